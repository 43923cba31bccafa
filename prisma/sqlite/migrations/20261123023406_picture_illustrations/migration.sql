-- AlterTable
ALTER TABLE "Picture" ADD COLUMN "isIllustration" BOOLEAN NOT NULL DEFAULT false;
