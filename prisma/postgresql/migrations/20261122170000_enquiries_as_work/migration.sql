-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN "subject" TEXT;
ALTER TABLE "Enquiry" ADD COLUMN "state" TEXT NOT NULL DEFAULT 'new';
ALTER TABLE "Enquiry" ADD COLUMN "answeredAt" TIMESTAMP(3);
ALTER TABLE "Enquiry" ADD COLUMN "handledBy" TEXT;
ALTER TABLE "Enquiry" ADD COLUMN "assigneeId" TEXT;
ALTER TABLE "Enquiry" ADD COLUMN "assignee" TEXT;
ALTER TABLE "Enquiry" ADD COLUMN "spamAt" TIMESTAMP(3);
ALTER TABLE "Enquiry" ADD COLUMN "spamSigns" TEXT;
ALTER TABLE "Enquiry" ADD COLUMN "learnedAs" TEXT;
ALTER TABLE "Enquiry" ADD COLUMN "deletedAt" TIMESTAMP(3);

-- What is known of earlier messages
UPDATE "Enquiry" SET "state" = 'open' WHERE "readAt" IS NOT NULL;
UPDATE "Enquiry" SET "state" = 'handled' WHERE "handledAt" IS NOT NULL;

-- CreateTable
CREATE TABLE "EnquiryEntry" (
    "id" TEXT NOT NULL,
    "enquiryId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "subject" TEXT,
    "address" TEXT,
    "mailId" TEXT,
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EnquiryEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnswerTemplate" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "subjectBn" TEXT NOT NULL DEFAULT '',
    "textBn" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnswerTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SpamWord" (
    "hash" TEXT NOT NULL,
    "spam" INTEGER NOT NULL DEFAULT 0,
    "wanted" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SpamWord_pkey" PRIMARY KEY ("hash")
);

-- AddForeignKey
ALTER TABLE "EnquiryEntry" ADD CONSTRAINT "EnquiryEntry_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Enquiry_state_createdAt_idx" ON "Enquiry"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Enquiry_assigneeId_state_idx" ON "Enquiry"("assigneeId", "state");

-- CreateIndex
CREATE INDEX "EnquiryEntry_enquiryId_at_idx" ON "EnquiryEntry"("enquiryId", "at");
