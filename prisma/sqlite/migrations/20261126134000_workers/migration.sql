-- AlterTable
ALTER TABLE "Application" ADD COLUMN "workerId" TEXT;

-- CreateTable
CREATE TABLE "Worker" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameBn" TEXT NOT NULL DEFAULT '',
    "nameKey" TEXT NOT NULL,
    "bornOn" TEXT NOT NULL DEFAULT '',
    "sex" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL,
    "district" TEXT NOT NULL DEFAULT '',
    "trade" TEXT NOT NULL DEFAULT '',
    "experience" TEXT NOT NULL DEFAULT '',
    "languages" TEXT NOT NULL DEFAULT '',
    "numbers" TEXT NOT NULL DEFAULT '',
    "passportHash" TEXT,
    "nidHash" TEXT,
    "passportPlace" TEXT NOT NULL DEFAULT '',
    "passportIssuedOn" TEXT NOT NULL DEFAULT '',
    "passportExpiresOn" TEXT NOT NULL DEFAULT '',
    "registrationNo" TEXT NOT NULL DEFAULT '',
    "smartCardNo" TEXT NOT NULL DEFAULT '',
    "kinName" TEXT NOT NULL DEFAULT '',
    "kinRelation" TEXT NOT NULL DEFAULT '',
    "kinPhone" TEXT NOT NULL DEFAULT '',
    "bank" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'active',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "eraseAt" DATETIME
);

-- CreateIndex
CREATE UNIQUE INDEX "Worker_reference_key" ON "Worker"("reference");

-- CreateIndex
CREATE INDEX "Worker_state_createdAt_idx" ON "Worker"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Worker_state_changedAt_idx" ON "Worker"("state", "changedAt");

-- CreateIndex
CREATE INDEX "Worker_state_nameKey_idx" ON "Worker"("state", "nameKey");

-- CreateIndex
CREATE INDEX "Worker_state_passportExpiresOn_idx" ON "Worker"("state", "passportExpiresOn");

-- CreateIndex
CREATE INDEX "Worker_nameKey_idx" ON "Worker"("nameKey");

-- CreateIndex
CREATE INDEX "Worker_phone_idx" ON "Worker"("phone");

-- CreateIndex
CREATE INDEX "Worker_kinPhone_idx" ON "Worker"("kinPhone");

-- CreateIndex
CREATE INDEX "Worker_passportHash_idx" ON "Worker"("passportHash");

-- CreateIndex
CREATE INDEX "Worker_nidHash_idx" ON "Worker"("nidHash");

-- CreateIndex
CREATE INDEX "Worker_changedAt_idx" ON "Worker"("changedAt");

-- CreateIndex
CREATE INDEX "Worker_eraseAt_idx" ON "Worker"("eraseAt");

-- CreateIndex
CREATE INDEX "Application_workerId_idx" ON "Application"("workerId");

