-- CreateTable
CREATE TABLE "Job" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "nextRunAt" DATETIME NOT NULL,
    "requestedAt" DATETIME,
    "holder" TEXT,
    "leaseUntil" DATETIME,
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    "lastSucceededAt" DATETIME,
    "lastMs" INTEGER,
    "lastResult" TEXT,
    "lastError" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0
);

