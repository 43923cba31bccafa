-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "wrongNumberSince" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "ApplicationEntry" ADD COLUMN     "callAt" TIMESTAMP(3),
ADD COLUMN     "phone" TEXT;


-- calls that were to be repeated are to be repeated from then on
UPDATE "ApplicationEntry" SET "callAt" = "at" WHERE "kind" = 'call' AND "outcome" IN ('missed', 'again');
