-- CreateEnum
CREATE TYPE "NoticeTiming" AS ENUM ('now', 'daily', 'never');

-- CreateTable
CREATE TABLE "NoticeChoice" (
    "userId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "timing" "NoticeTiming" NOT NULL,

    CONSTRAINT "NoticeChoice_pkey" PRIMARY KEY ("userId","event")
);

-- CreateTable
CREATE TABLE "DigestEntry" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "recordId" TEXT,
    "subject" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DigestEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reported" (
    "key" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Reported_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "DigestEntry_userId_createdAt_idx" ON "DigestEntry"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "DigestEntry_createdAt_idx" ON "DigestEntry"("createdAt");

-- CreateIndex
CREATE INDEX "Reported_at_idx" ON "Reported"("at");

-- AddForeignKey
ALTER TABLE "NoticeChoice" ADD CONSTRAINT "NoticeChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DigestEntry" ADD CONSTRAINT "DigestEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

