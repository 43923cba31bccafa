-- AlterTable
ALTER TABLE "User" ADD COLUMN "officerSince" DATETIME;
ALTER TABLE "User" ADD COLUMN "officerUntil" DATETIME;


-- Who is an officer stays one.
UPDATE "User" SET "officerSince" = "createdAt" WHERE "role" = 'officer' AND "status" = 'active';
