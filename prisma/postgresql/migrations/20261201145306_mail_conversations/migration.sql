-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "byPerson" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "stop" TEXT,
ADD COLUMN     "thread" TEXT;

