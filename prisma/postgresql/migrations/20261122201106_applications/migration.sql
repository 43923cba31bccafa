-- CreateTable
CREATE TABLE "Application" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "vacancyId" TEXT,
    "jobTitle" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "trade" TEXT NOT NULL,
    "years" INTEGER NOT NULL,
    "hasPassport" BOOLEAN NOT NULL,
    "registered" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "source" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "consent" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "linkHash" TEXT NOT NULL,
    "sendKeyHash" TEXT,
    "state" TEXT NOT NULL DEFAULT 'received',
    "stateAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "duplicateOfId" TEXT,
    "mergedIntoId" TEXT,
    "interviewId" TEXT,
    "testResult" TEXT NOT NULL DEFAULT '',
    "countedAt" TIMESTAMP(3),
    "eraseAt" TIMESTAMP(3),
    "deleteAfter" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationEvent" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "on" TEXT NOT NULL,
    "sentence" TEXT NOT NULL DEFAULT '',
    "nextStep" TEXT NOT NULL DEFAULT '',
    "cost" INTEGER,
    "payer" TEXT,
    "byId" TEXT,
    "by" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApplicationEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationEntry" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "outcome" TEXT,
    "text" TEXT NOT NULL DEFAULT '',
    "mailId" TEXT,
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApplicationEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationFile" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "storedName" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApplicationFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Interview" (
    "id" TEXT NOT NULL,
    "vacancyId" TEXT,
    "at" TIMESTAMP(3) NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Interview_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VacancyPosts" (
    "vacancyId" TEXT NOT NULL,
    "taken" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "VacancyPosts_pkey" PRIMARY KEY ("vacancyId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Application_reference_key" ON "Application"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "Application_linkHash_key" ON "Application"("linkHash");

-- CreateIndex
CREATE UNIQUE INDEX "Application_sendKeyHash_key" ON "Application"("sendKeyHash");

-- CreateIndex
CREATE INDEX "Application_createdAt_idx" ON "Application"("createdAt");

-- CreateIndex
CREATE INDEX "Application_state_createdAt_idx" ON "Application"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Application_vacancyId_state_idx" ON "Application"("vacancyId", "state");

-- CreateIndex
CREATE INDEX "Application_phone_idx" ON "Application"("phone");

-- CreateIndex
CREATE INDEX "Application_mergedIntoId_idx" ON "Application"("mergedIntoId");

-- CreateIndex
CREATE INDEX "Application_deleteAfter_idx" ON "Application"("deleteAfter");

-- CreateIndex
CREATE INDEX "Application_eraseAt_idx" ON "Application"("eraseAt");

-- CreateIndex
CREATE INDEX "ApplicationEvent_applicationId_at_idx" ON "ApplicationEvent"("applicationId", "at");

-- CreateIndex
CREATE INDEX "ApplicationEntry_applicationId_at_idx" ON "ApplicationEntry"("applicationId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "ApplicationFile_storedName_key" ON "ApplicationFile"("storedName");

-- CreateIndex
CREATE INDEX "ApplicationFile_applicationId_idx" ON "ApplicationFile"("applicationId");

-- CreateIndex
CREATE INDEX "Interview_at_idx" ON "Interview"("at");

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationEvent" ADD CONSTRAINT "ApplicationEvent_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationEntry" ADD CONSTRAINT "ApplicationEntry_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationFile" ADD CONSTRAINT "ApplicationFile_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

