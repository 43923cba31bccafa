-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Task" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sentHash" TEXT,
    "applicationId" TEXT,
    "demandId" TEXT,
    "enquiryId" TEXT,
    "workerId" TEXT,
    "vacancyId" TEXT,
    "text" TEXT NOT NULL,
    "dueOn" TEXT NOT NULL,
    "assigneeId" TEXT,
    "assignee" TEXT,
    "doneAt" DATETIME,
    "doneBy" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "Task_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Task_demandId_fkey" FOREIGN KEY ("demandId") REFERENCES "Demand" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Task_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Task_workerId_fkey" FOREIGN KEY ("workerId") REFERENCES "Worker" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Task" ("applicationId", "assignee", "assigneeId", "by", "byId", "createdAt", "demandId", "doneAt", "doneBy", "dueOn", "enquiryId", "id", "sentHash", "text", "version") SELECT "applicationId", "assignee", "assigneeId", "by", "byId", "createdAt", "demandId", "doneAt", "doneBy", "dueOn", "enquiryId", "id", "sentHash", "text", "version" FROM "Task";
DROP TABLE "Task";
ALTER TABLE "new_Task" RENAME TO "Task";
CREATE INDEX "Task_assigneeId_doneAt_dueOn_idx" ON "Task"("assigneeId", "doneAt", "dueOn");
CREATE INDEX "Task_doneAt_dueOn_idx" ON "Task"("doneAt", "dueOn");
CREATE INDEX "Task_applicationId_idx" ON "Task"("applicationId");
CREATE INDEX "Task_demandId_idx" ON "Task"("demandId");
CREATE INDEX "Task_enquiryId_idx" ON "Task"("enquiryId");
CREATE INDEX "Task_workerId_idx" ON "Task"("workerId");
CREATE INDEX "Task_vacancyId_idx" ON "Task"("vacancyId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

