-- CreateTable
CREATE TABLE "LinkCheck" (
    "address" TEXT NOT NULL,
    "problem" TEXT NOT NULL,
    "checkedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LinkCheck_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "LinkCheck_checkedAt_idx" ON "LinkCheck"("checkedAt");
