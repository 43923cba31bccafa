-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "agreedCurrency" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "agreedPeriod" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "agreedThousandths" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "agreedWage" INTEGER;

