-- CreateTable
CREATE TABLE "Revision" (
    "id" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "actorId" TEXT,
    "actor" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "batch" TEXT,
    "restoredFrom" INTEGER,
    "liveBefore" INTEGER,
    "draftBefore" INTEGER,
    "liveSince" TIMESTAMP(3),

    CONSTRAINT "Revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Draft" (
    "feature" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "base" INTEGER,
    "title" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "actorId" TEXT,
    "actor" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "liveSince" TIMESTAMP(3),
    "publishAt" TIMESTAMP(3),
    "scheduledBy" TEXT,
    "held" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("feature","recordId")
);

-- CreateTable
CREATE TABLE "Address" (
    "feature" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,

    CONSTRAINT "Address_pkey" PRIMARY KEY ("feature","slug")
);

-- CreateTable
CREATE TABLE "PictureUse" (
    "path" TEXT NOT NULL,
    "revisionId" TEXT NOT NULL,

    CONSTRAINT "PictureUse_pkey" PRIMARY KEY ("path","revisionId")
);

-- CreateTable
CREATE TABLE "PreviewLink" (
    "id" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "actorId" TEXT,
    "actor" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Editing" (
    "tab" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "personName" TEXT NOT NULL,
    "isDirty" BOOLEAN NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Editing_pkey" PRIMARY KEY ("tab")
);

-- CreateIndex
CREATE INDEX "Revision_at_idx" ON "Revision"("at");

-- CreateIndex
CREATE INDEX "Revision_batch_idx" ON "Revision"("batch");

-- CreateIndex
CREATE UNIQUE INDEX "Revision_feature_recordId_number_key" ON "Revision"("feature", "recordId", "number");

-- CreateIndex
CREATE INDEX "Draft_publishAt_idx" ON "Draft"("publishAt");

-- CreateIndex
CREATE INDEX "Address_feature_recordId_idx" ON "Address"("feature", "recordId");

-- CreateIndex
CREATE INDEX "PictureUse_revisionId_idx" ON "PictureUse"("revisionId");

-- CreateIndex
CREATE INDEX "PreviewLink_feature_recordId_idx" ON "PreviewLink"("feature", "recordId");

-- CreateIndex
CREATE INDEX "PreviewLink_expiresAt_idx" ON "PreviewLink"("expiresAt");

-- CreateIndex
CREATE INDEX "Editing_feature_recordId_idx" ON "Editing"("feature", "recordId");

-- CreateIndex
CREATE INDEX "Editing_seenAt_idx" ON "Editing"("seenAt");

-- AddForeignKey
ALTER TABLE "PictureUse" ADD CONSTRAINT "PictureUse_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "Revision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

