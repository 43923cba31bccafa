-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "keyedAs" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Worker" ADD COLUMN     "keyedAs" INTEGER NOT NULL DEFAULT 0;

