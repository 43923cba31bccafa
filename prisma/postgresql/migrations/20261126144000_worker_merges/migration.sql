-- AlterTable
ALTER TABLE "Worker" ADD COLUMN     "given" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "mergedIntoId" TEXT;

-- CreateIndex
CREATE INDEX "Worker_mergedIntoId_idx" ON "Worker"("mergedIntoId");

