-- AlterTable
ALTER TABLE "Application" ADD COLUMN "unsaid" TEXT NOT NULL DEFAULT '';
