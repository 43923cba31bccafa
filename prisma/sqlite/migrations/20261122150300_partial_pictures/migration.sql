-- AlterTable
ALTER TABLE "Picture" ADD COLUMN "isPartial" BOOLEAN NOT NULL DEFAULT false;
