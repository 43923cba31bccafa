-- CreateTable
CREATE TABLE "Demonstration" (
    "feature" TEXT NOT NULL PRIMARY KEY,
    "writtenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "NewsArticle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleBn" TEXT,
    "text" TEXT NOT NULL,
    "textBn" TEXT,
    "date" TEXT NOT NULL,
    "place" TEXT,
    "placeBn" TEXT,
    "picture" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "altBn" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "NewsArticle_slug_key" ON "NewsArticle"("slug");

-- CreateIndex
CREATE INDEX "NewsArticle_date_id_idx" ON "NewsArticle"("date", "id");


-- A database that was ever written has had its demonstration countries, or wants none
INSERT INTO "Demonstration" ("feature") SELECT 'clients' FROM "Content" WHERE "version" > 0;
