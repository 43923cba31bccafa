-- CreateTable
CREATE TABLE "CashClose" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sentHash" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "receipts" REAL NOT NULL,
    "opening" REAL NOT NULL,
    "expected" REAL NOT NULL,
    "counted" REAL NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "deposited" REAL NOT NULL DEFAULT 0,
    "depositNo" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE UNIQUE INDEX "CashClose_number_key" ON "CashClose"("number");

-- CreateIndex
CREATE INDEX "CashClose_currency_number_idx" ON "CashClose"("currency", "number");

