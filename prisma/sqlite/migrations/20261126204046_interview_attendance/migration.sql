-- AlterTable
ALTER TABLE "Application" ADD COLUMN "attendance" TEXT NOT NULL DEFAULT '';
