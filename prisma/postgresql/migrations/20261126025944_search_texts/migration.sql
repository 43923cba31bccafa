-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "searchText" TEXT,
ADD COLUMN     "searchedAs" TEXT;

