-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN     "phone" TEXT,
ALTER COLUMN "email" DROP NOT NULL;

