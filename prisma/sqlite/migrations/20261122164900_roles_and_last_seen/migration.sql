-- AlterTable
ALTER TABLE "User" ADD COLUMN "lastSeenAt" DATETIME;

UPDATE "User" SET "lastSeenAt" = (SELECT MAX("lastUsedAt") FROM "Session" WHERE "userId" = "User"."id");
