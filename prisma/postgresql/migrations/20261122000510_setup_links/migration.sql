-- AlterEnum
ALTER TYPE "TicketKind" ADD VALUE 'setup';
