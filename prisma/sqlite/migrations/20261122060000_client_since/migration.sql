-- AlterTable
ALTER TABLE "ClientCountry" ADD COLUMN "since" INTEGER;
