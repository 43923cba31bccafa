-- AlterTable
ALTER TABLE "NewsArticle" ADD COLUMN     "country" TEXT,
ADD COLUMN     "service" TEXT;

