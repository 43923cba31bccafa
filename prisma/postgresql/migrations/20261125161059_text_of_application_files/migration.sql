-- AlterTable
ALTER TABLE "ApplicationFile" ADD COLUMN     "text" TEXT NOT NULL DEFAULT '';

