-- AlterTable
ALTER TABLE "Demand" ADD COLUMN     "enquiryId" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Demand_enquiryId_key" ON "Demand"("enquiryId");

