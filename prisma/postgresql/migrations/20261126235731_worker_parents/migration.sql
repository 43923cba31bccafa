-- AlterTable
ALTER TABLE "Worker" ADD COLUMN     "fatherName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "motherName" TEXT NOT NULL DEFAULT '';

