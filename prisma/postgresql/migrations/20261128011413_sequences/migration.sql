-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "given" TEXT,
ADD COLUMN     "homeId" TEXT,
ADD COLUMN     "putIntoId" TEXT,
ADD COLUMN     "sentHash" TEXT,
ADD COLUMN     "toldId" TEXT;

-- AlterTable
ALTER TABLE "ApplicationEvent" ADD COLUMN     "interviewId" TEXT,
ADD COLUMN     "news" TEXT;

-- AlterTable
ALTER TABLE "ApplicationEntry" ADD COLUMN     "eventId" TEXT;

-- AlterTable
ALTER TABLE "Demand" ADD COLUMN     "sentHash" TEXT;

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "sentHash" TEXT;

-- AlterTable
ALTER TABLE "Task" ADD COLUMN     "sentHash" TEXT;

-- AlterTable
ALTER TABLE "Worker" ADD COLUMN     "putIntoId" TEXT;

-- AlterTable
ALTER TABLE "WorkerDocument" ADD COLUMN     "homeId" TEXT;

-- CreateIndex
CREATE INDEX "Application_toldId_idx" ON "Application"("toldId");

-- CreateIndex
CREATE INDEX "ApplicationEvent_interviewId_idx" ON "ApplicationEvent"("interviewId");


-- What was merged into another one was put into it
UPDATE "Worker" SET "putIntoId" = "mergedIntoId";
UPDATE "Application" SET "putIntoId" = "mergedIntoId";

-- What a merged file gave to the other one came from there: of several that name it, from the one that names the fewest
UPDATE "Application" SET "homeId" = (
    SELECT "Worker"."id" FROM "Worker"
    WHERE "Worker"."mergedIntoId" = "Application"."workerId" AND "Worker"."given" LIKE '%"' || "Application"."id" || '"%'
    ORDER BY LENGTH("Worker"."given"), "Worker"."id" LIMIT 1
) WHERE "workerId" IN (SELECT "mergedIntoId" FROM "Worker");
UPDATE "WorkerDocument" SET "homeId" = (
    SELECT "Worker"."id" FROM "Worker"
    WHERE "Worker"."mergedIntoId" = "WorkerDocument"."workerId" AND "Worker"."given" LIKE '%"' || "WorkerDocument"."id" || '"%'
    ORDER BY LENGTH("Worker"."given"), "Worker"."id" LIMIT 1
) WHERE "workerId" IN (SELECT "mergedIntoId" FROM "Worker");

-- Whoever is invited was told by their last step, and what was written to them was that
UPDATE "Application" SET "toldId" = (
    SELECT "ApplicationEvent"."id" FROM "ApplicationEvent"
    WHERE "ApplicationEvent"."applicationId" = "Application"."id"
    ORDER BY "ApplicationEvent"."at" DESC, "ApplicationEvent"."id" DESC LIMIT 1
) WHERE "interviewId" IS NOT NULL;
UPDATE "ApplicationEvent" SET "interviewId" = (
    SELECT "Application"."interviewId" FROM "Application" WHERE "Application"."toldId" = "ApplicationEvent"."id"
) WHERE "id" IN (SELECT "toldId" FROM "Application");
UPDATE "ApplicationEntry" SET "eventId" = (
    SELECT "Application"."toldId" FROM "Application" WHERE "Application"."id" = "ApplicationEntry"."applicationId"
) WHERE "kind" = 'invitation';
