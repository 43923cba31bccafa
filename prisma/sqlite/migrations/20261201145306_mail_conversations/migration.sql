-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Mail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "to" TEXT NOT NULL,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" DATETIME,
    "lastError" TEXT,
    "byPerson" BOOLEAN NOT NULL DEFAULT false,
    "thread" TEXT,
    "stop" TEXT
);
INSERT INTO "new_Mail" ("attempts", "createdAt", "html", "id", "lastError", "nextTryAt", "replyTo", "sentAt", "subject", "text", "to") SELECT "attempts", "createdAt", "html", "id", "lastError", "nextTryAt", "replyTo", "sentAt", "subject", "text", "to" FROM "Mail";
DROP TABLE "Mail";
ALTER TABLE "new_Mail" RENAME TO "Mail";
CREATE INDEX "Mail_sentAt_nextTryAt_idx" ON "Mail"("sentAt", "nextTryAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

