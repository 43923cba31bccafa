-- CreateTable
CREATE TABLE "WorkerDocument" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "workerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL DEFAULT '',
    "issuedOn" TEXT NOT NULL DEFAULT '',
    "expiresOn" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checkedBy" TEXT NOT NULL DEFAULT '',
    "checkedOn" TEXT NOT NULL DEFAULT '',
    "fileKind" TEXT,
    "bytes" INTEGER,
    "storedName" TEXT,
    CONSTRAINT "WorkerDocument_workerId_fkey" FOREIGN KEY ("workerId") REFERENCES "Worker" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Worker" ADD COLUMN "expiresOn" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Worker_state_expiresOn_idx" ON "Worker"("state", "expiresOn");

-- CreateIndex
CREATE UNIQUE INDEX "WorkerDocument_storedName_key" ON "WorkerDocument"("storedName");

-- CreateIndex
CREATE INDEX "WorkerDocument_workerId_createdAt_idx" ON "WorkerDocument"("workerId", "createdAt");

-- So far files had passports alone
UPDATE "Worker" SET "expiresOn" = "passportExpiresOn";
