-- AlterTable
ALTER TABLE "DemandLine" ADD COLUMN     "thousandths" INTEGER NOT NULL DEFAULT 0;
