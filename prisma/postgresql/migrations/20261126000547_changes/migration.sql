-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "messageId" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Change" (
    "number" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "path" TEXT,
    "version" INTEGER NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "Change_id_key" ON "Change"("id");

-- CreateIndex
CREATE INDEX "Change_at_idx" ON "Change"("at");

-- CreateIndex
CREATE INDEX "Change_kind_recordId_idx" ON "Change"("kind", "recordId");

-- A delivery keeps the id under which it was sent
UPDATE "WebhookDelivery" SET "messageId" = "id";

-- What was "deleted or unpublished" is two events now: who hears of one goes on hearing of both
UPDATE "Webhook" SET "events" = replace("events", 'content.deleted', 'content.unpublished content.deleted');
