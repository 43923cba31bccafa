-- AlterTable
ALTER TABLE "Installation" ADD COLUMN     "accountsOf" TIMESTAMP(3),
ADD COLUMN     "lineage" TEXT;

