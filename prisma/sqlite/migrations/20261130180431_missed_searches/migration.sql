-- CreateTable
CREATE TABLE "MissedSearch" (
    "words" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "askedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "MissedSearch_askedAt_idx" ON "MissedSearch"("askedAt");

