-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN "companyName" TEXT;
