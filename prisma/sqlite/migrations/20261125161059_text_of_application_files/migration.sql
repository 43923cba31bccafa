-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_ApplicationFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "applicationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "storedName" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ApplicationFile_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_ApplicationFile" ("applicationId", "bytes", "createdAt", "id", "kind", "storedName") SELECT "applicationId", "bytes", "createdAt", "id", "kind", "storedName" FROM "ApplicationFile";
DROP TABLE "ApplicationFile";
ALTER TABLE "new_ApplicationFile" RENAME TO "ApplicationFile";
CREATE UNIQUE INDEX "ApplicationFile_storedName_key" ON "ApplicationFile"("storedName");
CREATE INDEX "ApplicationFile_applicationId_idx" ON "ApplicationFile"("applicationId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

