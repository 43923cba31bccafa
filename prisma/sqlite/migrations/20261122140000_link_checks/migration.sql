-- CreateTable
CREATE TABLE "LinkCheck" (
    "address" TEXT NOT NULL PRIMARY KEY,
    "problem" TEXT NOT NULL,
    "checkedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "LinkCheck_checkedAt_idx" ON "LinkCheck"("checkedAt");
