-- AlterEnum
ALTER TYPE "TicketKind" ADD VALUE 'confirmation';

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "confirmedAt" TIMESTAMP(3),
ADD COLUMN     "place" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Ticket" ADD COLUMN     "sessionId" TEXT;

