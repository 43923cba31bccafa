-- AlterTable
ALTER TABLE "User" ADD COLUMN     "sidebar" TEXT NOT NULL DEFAULT '';

