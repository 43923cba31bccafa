-- CreateTable
CREATE TABLE "WorkerPaper" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "applicationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "sentHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "byId" TEXT,
    "by" TEXT NOT NULL DEFAULT '',
    "decidedAt" DATETIME,
    "reason" TEXT NOT NULL DEFAULT '',
    "fileKind" TEXT,
    "bytes" INTEGER,
    "storedName" TEXT,
    CONSTRAINT "WorkerPaper_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "WorkerPaper_storedName_key" ON "WorkerPaper"("storedName");

-- CreateIndex
CREATE INDEX "WorkerPaper_applicationId_idx" ON "WorkerPaper"("applicationId");

-- CreateIndex
CREATE INDEX "WorkerPaper_state_createdAt_idx" ON "WorkerPaper"("state", "createdAt");

