-- AlterTable
ALTER TABLE "Activity" ADD COLUMN "revision" INTEGER;
ALTER TABLE "Activity" ADD COLUMN "before" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Activity_actorId_at_idx" ON "Activity"("actorId", "at");
