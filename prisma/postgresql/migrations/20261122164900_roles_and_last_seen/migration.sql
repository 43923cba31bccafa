-- AlterEnum
ALTER TYPE "Role" ADD VALUE 'editor';
ALTER TYPE "Role" ADD VALUE 'caseworker';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "lastSeenAt" TIMESTAMP(3);

UPDATE "User" SET "lastSeenAt" = (SELECT MAX("lastUsedAt") FROM "Session" WHERE "userId" = "User"."id");
