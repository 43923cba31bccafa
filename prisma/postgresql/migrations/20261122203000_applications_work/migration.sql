-- AlterTable
ALTER TABLE "Application" ADD COLUMN "callAgainSince" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Interview" ADD COLUMN "invitation" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Interview" ADD COLUMN "invitationBn" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Application_state_stateAt_idx" ON "Application"("state", "stateAt");

-- CreateIndex
CREATE INDEX "Application_callAgainSince_idx" ON "Application"("callAgainSince");

-- CreateIndex
CREATE INDEX "Application_interviewId_idx" ON "Application"("interviewId");
