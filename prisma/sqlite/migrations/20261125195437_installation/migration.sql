-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT,
    "ranAt" DATETIME
);

-- CreateTable
CREATE TABLE "HeldErasure" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL,
    "due" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "allowed" INTEGER,
    "from" DATETIME,
    "to" DATETIME,
    "isBack" BOOLEAN NOT NULL DEFAULT false
);

