-- AlterTable
ALTER TABLE "Application" ADD COLUMN "wrongNumberSince" DATETIME;

-- AlterTable
ALTER TABLE "ApplicationEntry" ADD COLUMN "callAt" DATETIME;
ALTER TABLE "ApplicationEntry" ADD COLUMN "phone" TEXT;


-- calls that were to be repeated are to be repeated from then on
UPDATE "ApplicationEntry" SET "callAt" = "at" WHERE "kind" = 'call' AND "outcome" IN ('missed', 'again');
