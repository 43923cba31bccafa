-- AlterTable
ALTER TABLE "WorkerDocument" ADD COLUMN     "sentHash" TEXT;

