-- CreateTable
CREATE TABLE "Job" (
    "name" TEXT NOT NULL,
    "nextRunAt" TIMESTAMP(3) NOT NULL,
    "requestedAt" TIMESTAMP(3),
    "holder" TEXT,
    "leaseUntil" TIMESTAMP(3),
    "startedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "lastSucceededAt" TIMESTAMP(3),
    "lastMs" INTEGER,
    "lastResult" TEXT,
    "lastError" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("name")
);

