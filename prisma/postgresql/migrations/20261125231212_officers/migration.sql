-- AlterTable
ALTER TABLE "User" ADD COLUMN     "officerSince" TIMESTAMP(3),
ADD COLUMN     "officerUntil" TIMESTAMP(3);


-- Who is an officer stays one.
UPDATE "User" SET "officerSince" = "createdAt" WHERE "role" = 'officer' AND "status" = 'active';
