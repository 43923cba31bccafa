-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "country" TEXT NOT NULL DEFAULT '';

