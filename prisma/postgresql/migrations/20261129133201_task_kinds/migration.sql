-- AlterTable
ALTER TABLE "Task" ADD COLUMN     "vacancyId" TEXT,
ADD COLUMN     "workerId" TEXT;

-- CreateIndex
CREATE INDEX "Task_workerId_idx" ON "Task"("workerId");

-- CreateIndex
CREATE INDEX "Task_vacancyId_idx" ON "Task"("vacancyId");

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_workerId_fkey" FOREIGN KEY ("workerId") REFERENCES "Worker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

