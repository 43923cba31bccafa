-- AlterTable
ALTER TABLE "Application" ADD COLUMN "nameSounds" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Worker" ADD COLUMN "nameSounds" TEXT NOT NULL DEFAULT '';
