-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "thousandths" INTEGER NOT NULL DEFAULT 0;

