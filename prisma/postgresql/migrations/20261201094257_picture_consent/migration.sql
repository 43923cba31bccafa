-- AlterTable
ALTER TABLE "Picture" ADD COLUMN     "consent" TEXT NOT NULL DEFAULT '';

