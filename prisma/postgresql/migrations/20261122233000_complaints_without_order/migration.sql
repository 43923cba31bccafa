-- These tables are new: nobody has complaints yet
DELETE FROM "Complaint";

-- DropIndex
DROP INDEX "Complaint_sendKeyHash_key";

-- DropIndex
DROP INDEX "Complaint_deleteOn_idx";

-- DropIndex
DROP INDEX "Complaint_eraseOn_idx";

-- AlterTable
ALTER TABLE "Complaint" DROP COLUMN "sendKeyHash",
DROP COLUMN "about",
DROP COLUMN "place",
DROP COLUMN "contact",
DROP COLUMN "eraseOn",
DROP COLUMN "deleteOn",
ADD COLUMN     "details" TEXT NOT NULL;
