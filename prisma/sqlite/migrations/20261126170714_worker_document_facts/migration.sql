-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_WorkerDocument" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "workerId" TEXT NOT NULL,
    "applicationId" TEXT,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL DEFAULT '',
    "issuedOn" TEXT NOT NULL DEFAULT '',
    "expiresOn" TEXT NOT NULL DEFAULT '',
    "heldOn" TEXT NOT NULL DEFAULT '',
    "place" TEXT NOT NULL DEFAULT '',
    "person" TEXT NOT NULL DEFAULT '',
    "outcome" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checkedBy" TEXT NOT NULL DEFAULT '',
    "checkedOn" TEXT NOT NULL DEFAULT '',
    "fileKind" TEXT,
    "bytes" INTEGER,
    "storedName" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "WorkerDocument_workerId_fkey" FOREIGN KEY ("workerId") REFERENCES "Worker" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_WorkerDocument" ("by", "byId", "bytes", "checkedBy", "checkedOn", "createdAt", "expiresOn", "fileKind", "id", "issuedOn", "kind", "note", "number", "storedName", "workerId") SELECT "by", "byId", "bytes", "checkedBy", "checkedOn", "createdAt", "expiresOn", "fileKind", "id", "issuedOn", "kind", "note", "number", "storedName", "workerId" FROM "WorkerDocument";
DROP TABLE "WorkerDocument";
ALTER TABLE "new_WorkerDocument" RENAME TO "WorkerDocument";
CREATE UNIQUE INDEX "WorkerDocument_storedName_key" ON "WorkerDocument"("storedName");
CREATE INDEX "WorkerDocument_workerId_createdAt_idx" ON "WorkerDocument"("workerId", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

