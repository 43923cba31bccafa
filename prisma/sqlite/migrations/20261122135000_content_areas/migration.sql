-- CreateTable
CREATE TABLE "ContentArea" (
    "area" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL
);
