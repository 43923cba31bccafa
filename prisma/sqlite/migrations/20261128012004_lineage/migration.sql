-- AlterTable
ALTER TABLE "Installation" ADD COLUMN "accountsOf" DATETIME;
ALTER TABLE "Installation" ADD COLUMN "lineage" TEXT;

