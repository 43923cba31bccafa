-- AlterTable
ALTER TABLE "ApplicationEvent" ADD COLUMN "tellAt" DATETIME;

