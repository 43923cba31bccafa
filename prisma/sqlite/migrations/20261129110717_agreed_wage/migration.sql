-- AlterTable
ALTER TABLE "Application" ADD COLUMN "agreedWage" INTEGER;
ALTER TABLE "Application" ADD COLUMN "agreedThousandths" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Application" ADD COLUMN "agreedCurrency" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Application" ADD COLUMN "agreedPeriod" TEXT NOT NULL DEFAULT '';
