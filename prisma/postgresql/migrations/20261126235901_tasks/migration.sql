-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "assignee" TEXT,
ADD COLUMN     "assigneeId" TEXT;

-- AlterTable
ALTER TABLE "Demand" ADD COLUMN     "assignee" TEXT;

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "hasTexts" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastReadAt" TIMESTAMP(3),

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Task" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT,
    "demandId" TEXT,
    "enquiryId" TEXT,
    "text" TEXT NOT NULL,
    "dueOn" TEXT NOT NULL,
    "assigneeId" TEXT,
    "assignee" TEXT,
    "doneAt" TIMESTAMP(3),
    "doneBy" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_digest_key" ON "CalendarFeed"("digest");

-- CreateIndex
CREATE INDEX "Task_assigneeId_doneAt_dueOn_idx" ON "Task"("assigneeId", "doneAt", "dueOn");

-- CreateIndex
CREATE INDEX "Task_doneAt_dueOn_idx" ON "Task"("doneAt", "dueOn");

-- CreateIndex
CREATE INDEX "Task_applicationId_idx" ON "Task"("applicationId");

-- CreateIndex
CREATE INDEX "Task_demandId_idx" ON "Task"("demandId");

-- CreateIndex
CREATE INDEX "Task_enquiryId_idx" ON "Task"("enquiryId");

-- CreateIndex
CREATE INDEX "Application_assigneeId_state_idx" ON "Application"("assigneeId", "state");

-- CreateIndex
CREATE INDEX "Demand_assigneeId_state_idx" ON "Demand"("assigneeId", "state");

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_demandId_fkey" FOREIGN KEY ("demandId") REFERENCES "Demand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Messages of people who work here no longer are nobody's; their names stay
UPDATE "Enquiry" SET "assigneeId" = NULL WHERE "assigneeId" IS NOT NULL AND "assigneeId" NOT IN (
    SELECT "id" FROM "User" WHERE "status" = 'active' AND "role" IN ('owner', 'admin', 'staff', 'caseworker')
);
