-- AlterTable
ALTER TABLE "Content" ADD COLUMN "origin" TEXT;

