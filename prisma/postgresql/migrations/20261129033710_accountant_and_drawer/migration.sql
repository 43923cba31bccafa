-- AlterEnum
ALTER TYPE "Role" ADD VALUE 'accountant';

-- CreateTable
CREATE TABLE "CashClose" (
    "id" TEXT NOT NULL,
    "sentHash" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "receipts" DOUBLE PRECISION NOT NULL,
    "opening" DOUBLE PRECISION NOT NULL,
    "expected" DOUBLE PRECISION NOT NULL,
    "counted" DOUBLE PRECISION NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "deposited" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "depositNo" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CashClose_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CashClose_number_key" ON "CashClose"("number");

-- CreateIndex
CREATE INDEX "CashClose_currency_number_idx" ON "CashClose"("currency", "number");

