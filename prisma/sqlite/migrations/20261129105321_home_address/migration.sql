-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Worker" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameBn" TEXT NOT NULL DEFAULT '',
    "nameKey" TEXT NOT NULL,
    "keyedAs" INTEGER NOT NULL DEFAULT 0,
    "fatherName" TEXT NOT NULL DEFAULT '',
    "motherName" TEXT NOT NULL DEFAULT '',
    "bornOn" TEXT NOT NULL DEFAULT '',
    "sex" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL,
    "district" TEXT NOT NULL DEFAULT '',
    "village" TEXT NOT NULL DEFAULT '',
    "postOffice" TEXT NOT NULL DEFAULT '',
    "upazila" TEXT NOT NULL DEFAULT '',
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
    "mergedIntoId" TEXT,
    "putIntoId" TEXT,
    "given" TEXT NOT NULL DEFAULT '',
    "expiresOn" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "eraseAt" DATETIME
);
INSERT INTO "new_Worker" ("bank", "bornOn", "changedAt", "createdAt", "district", "eraseAt", "experience", "expiresOn", "fatherName", "given", "id", "keyedAs", "kinName", "kinPhone", "kinRelation", "languages", "mergedIntoId", "motherName", "name", "nameBn", "nameKey", "nidHash", "note", "numbers", "passportExpiresOn", "passportHash", "passportIssuedOn", "passportPlace", "phone", "putIntoId", "reference", "registrationNo", "sex", "smartCardNo", "state", "trade", "version") SELECT "bank", "bornOn", "changedAt", "createdAt", "district", "eraseAt", "experience", "expiresOn", "fatherName", "given", "id", "keyedAs", "kinName", "kinPhone", "kinRelation", "languages", "mergedIntoId", "motherName", "name", "nameBn", "nameKey", "nidHash", "note", "numbers", "passportExpiresOn", "passportHash", "passportIssuedOn", "passportPlace", "phone", "putIntoId", "reference", "registrationNo", "sex", "smartCardNo", "state", "trade", "version" FROM "Worker";
DROP TABLE "Worker";
ALTER TABLE "new_Worker" RENAME TO "Worker";
CREATE UNIQUE INDEX "Worker_reference_key" ON "Worker"("reference");
CREATE INDEX "Worker_state_createdAt_idx" ON "Worker"("state", "createdAt");
CREATE INDEX "Worker_state_changedAt_idx" ON "Worker"("state", "changedAt");
CREATE INDEX "Worker_state_nameKey_idx" ON "Worker"("state", "nameKey");
CREATE INDEX "Worker_state_passportExpiresOn_idx" ON "Worker"("state", "passportExpiresOn");
CREATE INDEX "Worker_state_expiresOn_idx" ON "Worker"("state", "expiresOn");
CREATE INDEX "Worker_nameKey_idx" ON "Worker"("nameKey");
CREATE INDEX "Worker_mergedIntoId_idx" ON "Worker"("mergedIntoId");
CREATE INDEX "Worker_phone_idx" ON "Worker"("phone");
CREATE INDEX "Worker_kinPhone_idx" ON "Worker"("kinPhone");
CREATE INDEX "Worker_passportHash_idx" ON "Worker"("passportHash");
CREATE INDEX "Worker_nidHash_idx" ON "Worker"("nidHash");
CREATE INDEX "Worker_changedAt_idx" ON "Worker"("changedAt");
CREATE INDEX "Worker_eraseAt_idx" ON "Worker"("eraseAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

