-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "refundOfId" TEXT,
    "workerId" TEXT,
    "applicationId" TEXT,
    "vacancyId" TEXT,
    "demandId" TEXT,
    "name" TEXT NOT NULL,
    "job" TEXT NOT NULL DEFAULT '',
    "item" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'BDT',
    "paidOn" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "transferNo" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "allowedBy" TEXT NOT NULL DEFAULT '',
    "allowedFor" TEXT NOT NULL DEFAULT '',
    "allowedWhy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelledAt" TIMESTAMP(3),
    "cancelledBy" TEXT NOT NULL DEFAULT '',
    "cancelReason" TEXT NOT NULL DEFAULT '',
    "token" TEXT NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Payment_number_key" ON "Payment"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_token_key" ON "Payment"("token");

-- CreateIndex
CREATE INDEX "Payment_paidOn_number_idx" ON "Payment"("paidOn", "number");

-- CreateIndex
CREATE INDEX "Payment_workerId_idx" ON "Payment"("workerId");

-- CreateIndex
CREATE INDEX "Payment_applicationId_idx" ON "Payment"("applicationId");

-- CreateIndex
CREATE INDEX "Payment_vacancyId_idx" ON "Payment"("vacancyId");

-- CreateIndex
CREATE INDEX "Payment_demandId_idx" ON "Payment"("demandId");

-- CreateIndex
CREATE INDEX "Payment_refundOfId_idx" ON "Payment"("refundOfId");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_workerId_fkey" FOREIGN KEY ("workerId") REFERENCES "Worker"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_demandId_fkey" FOREIGN KEY ("demandId") REFERENCES "Demand"("id") ON DELETE SET NULL ON UPDATE CASCADE;

