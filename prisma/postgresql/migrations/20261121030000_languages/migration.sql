-- AlterTable
ALTER TABLE "User" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "ClientCountry" ADD COLUMN     "workSummaryBn" TEXT;

-- AlterTable
ALTER TABLE "ClientCompany" ADD COLUMN     "companyNameBn" TEXT,
ADD COLUMN     "companySectorBn" TEXT;

-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

