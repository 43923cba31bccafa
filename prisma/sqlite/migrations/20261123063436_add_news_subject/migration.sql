-- AlterTable
ALTER TABLE "NewsArticle" ADD COLUMN "country" TEXT;
ALTER TABLE "NewsArticle" ADD COLUMN "service" TEXT;

