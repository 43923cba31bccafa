-- AlterTable
ALTER TABLE "Worker" ADD COLUMN     "shortFor" TEXT;

