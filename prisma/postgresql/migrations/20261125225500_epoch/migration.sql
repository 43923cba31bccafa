-- AlterTable
ALTER TABLE "Installation" ADD COLUMN     "epoch" INTEGER NOT NULL DEFAULT 0;
