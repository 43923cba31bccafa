-- CreateTable
CREATE TABLE "MissedSearch" (
    "words" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MissedSearch_pkey" PRIMARY KEY ("words")
);

-- CreateIndex
CREATE INDEX "MissedSearch_askedAt_idx" ON "MissedSearch"("askedAt");

