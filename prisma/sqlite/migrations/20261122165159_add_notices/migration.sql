-- CreateTable
CREATE TABLE "NoticeChoice" (
    "userId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "timing" TEXT NOT NULL,

    PRIMARY KEY ("userId", "event"),
    CONSTRAINT "NoticeChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DigestEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "recordId" TEXT,
    "subject" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "DigestEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Reported" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "DigestEntry_userId_createdAt_idx" ON "DigestEntry"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "DigestEntry_createdAt_idx" ON "DigestEntry"("createdAt");

-- CreateIndex
CREATE INDEX "Reported_at_idx" ON "Reported"("at");

