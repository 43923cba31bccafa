-- AlterTable
ALTER TABLE "Worker" ADD COLUMN "mergedIntoId" TEXT;
ALTER TABLE "Worker" ADD COLUMN "given" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Worker_mergedIntoId_idx" ON "Worker"("mergedIntoId");
