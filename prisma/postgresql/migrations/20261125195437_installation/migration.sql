-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL,
    "key" TEXT,
    "ranAt" TIMESTAMP(3),

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HeldErasure" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "due" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "allowed" INTEGER,
    "from" TIMESTAMP(3),
    "to" TIMESTAMP(3),
    "isBack" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "HeldErasure_pkey" PRIMARY KEY ("name")
);

