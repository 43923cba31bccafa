-- AlterTable
ALTER TABLE "Worker" ADD COLUMN     "postOffice" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "upazila" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "village" TEXT NOT NULL DEFAULT '';

