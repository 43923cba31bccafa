-- AlterTable
ALTER TABLE "ApplicationEvent" ADD COLUMN     "tellAt" TIMESTAMP(3);

