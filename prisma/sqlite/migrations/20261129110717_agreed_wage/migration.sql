-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Application" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "vacancyId" TEXT,
    "jobTitle" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "keyedAs" INTEGER NOT NULL DEFAULT 0,
    "phone" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "trade" TEXT NOT NULL,
    "country" TEXT NOT NULL DEFAULT '',
    "years" INTEGER NOT NULL,
    "hasPassport" BOOLEAN NOT NULL,
    "registered" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "source" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "consent" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "linkHash" TEXT NOT NULL,
    "sendKeyHash" TEXT,
    "sentHash" TEXT,
    "state" TEXT NOT NULL DEFAULT 'received',
    "stateAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "duplicateOfId" TEXT,
    "mergedIntoId" TEXT,
    "putIntoId" TEXT,
    "given" TEXT,
    "interviewId" TEXT,
    "toldId" TEXT,
    "workerId" TEXT,
    "homeId" TEXT,
    "attendance" TEXT NOT NULL DEFAULT '',
    "testResult" TEXT NOT NULL DEFAULT '',
    "agreedWage" INTEGER,
    "agreedThousandths" INTEGER NOT NULL DEFAULT 0,
    "agreedCurrency" TEXT NOT NULL DEFAULT '',
    "countedAt" DATETIME,
    "callAgainSince" DATETIME,
    "wrongNumberSince" DATETIME,
    "assigneeId" TEXT,
    "assignee" TEXT,
    "eraseAt" DATETIME,
    "deleteAfter" DATETIME NOT NULL,
    CONSTRAINT "Application_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Application" ("assignee", "assigneeId", "attendance", "callAgainSince", "codeHash", "consent", "countedAt", "country", "createdAt", "deleteAfter", "district", "duplicateOfId", "email", "eraseAt", "given", "hasPassport", "homeId", "id", "interviewId", "jobTitle", "keyedAs", "language", "linkHash", "mergedIntoId", "message", "name", "nameKey", "phone", "putIntoId", "reference", "registered", "sendKeyHash", "sentHash", "source", "state", "stateAt", "testResult", "toldId", "trade", "vacancyId", "version", "workerId", "wrongNumberSince", "years") SELECT "assignee", "assigneeId", "attendance", "callAgainSince", "codeHash", "consent", "countedAt", "country", "createdAt", "deleteAfter", "district", "duplicateOfId", "email", "eraseAt", "given", "hasPassport", "homeId", "id", "interviewId", "jobTitle", "keyedAs", "language", "linkHash", "mergedIntoId", "message", "name", "nameKey", "phone", "putIntoId", "reference", "registered", "sendKeyHash", "sentHash", "source", "state", "stateAt", "testResult", "toldId", "trade", "vacancyId", "version", "workerId", "wrongNumberSince", "years" FROM "Application";
DROP TABLE "Application";
ALTER TABLE "new_Application" RENAME TO "Application";
CREATE UNIQUE INDEX "Application_reference_key" ON "Application"("reference");
CREATE UNIQUE INDEX "Application_linkHash_key" ON "Application"("linkHash");
CREATE UNIQUE INDEX "Application_sendKeyHash_key" ON "Application"("sendKeyHash");
CREATE INDEX "Application_createdAt_idx" ON "Application"("createdAt");
CREATE INDEX "Application_state_createdAt_idx" ON "Application"("state", "createdAt");
CREATE INDEX "Application_state_stateAt_idx" ON "Application"("state", "stateAt");
CREATE INDEX "Application_callAgainSince_idx" ON "Application"("callAgainSince");
CREATE INDEX "Application_assigneeId_state_idx" ON "Application"("assigneeId", "state");
CREATE INDEX "Application_interviewId_idx" ON "Application"("interviewId");
CREATE INDEX "Application_toldId_idx" ON "Application"("toldId");
CREATE INDEX "Application_workerId_idx" ON "Application"("workerId");
CREATE INDEX "Application_vacancyId_state_idx" ON "Application"("vacancyId", "state");
CREATE INDEX "Application_phone_idx" ON "Application"("phone");
CREATE INDEX "Application_mergedIntoId_idx" ON "Application"("mergedIntoId");
CREATE INDEX "Application_deleteAfter_idx" ON "Application"("deleteAfter");
CREATE INDEX "Application_eraseAt_idx" ON "Application"("eraseAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

