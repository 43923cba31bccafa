-- CreateTable
CREATE TABLE "ContentArea" (
    "area" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "ContentArea_pkey" PRIMARY KEY ("area")
);
