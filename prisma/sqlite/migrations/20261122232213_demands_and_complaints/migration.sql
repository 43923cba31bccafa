-- CreateTable
CREATE TABLE "Complaint" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "codeHash" TEXT NOT NULL,
    "sendKeyHash" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "about" TEXT NOT NULL DEFAULT '',
    "place" TEXT NOT NULL DEFAULT '',
    "contact" TEXT,
    "state" TEXT NOT NULL DEFAULT 'new',
    "day" TEXT NOT NULL,
    "dueOn" TEXT NOT NULL,
    "readOn" TEXT,
    "answeredOn" TEXT,
    "closedOn" TEXT,
    "closedFor" TEXT NOT NULL DEFAULT '',
    "officerId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "eraseOn" TEXT,
    "deleteOn" TEXT
);

-- CreateTable
CREATE TABLE "ComplaintEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "complaintId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "byId" TEXT,
    "by" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ComplaintEntry_complaintId_fkey" FOREIGN KEY ("complaintId") REFERENCES "Complaint" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ComplaintFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "complaintId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "storedName" TEXT NOT NULL,
    CONSTRAINT "ComplaintFile_complaintId_fkey" FOREIGN KEY ("complaintId") REFERENCES "Complaint" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Demand" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "linkHash" TEXT NOT NULL,
    "sendKeyHash" TEXT,
    "company" TEXT NOT NULL,
    "registrationNo" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL,
    "city" TEXT NOT NULL DEFAULT '',
    "contact" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "visaNo" TEXT NOT NULL DEFAULT '',
    "attestedOn" TEXT NOT NULL DEFAULT '',
    "startsOn" TEXT NOT NULL DEFAULT '',
    "payers" TEXT NOT NULL DEFAULT '{}',
    "message" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT 'en',
    "consent" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'received',
    "stateAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "assigneeId" TEXT,
    "eraseAt" DATETIME,
    "deleteAfter" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "DemandLine" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "demandId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "trade" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "wage" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "hours" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "months" INTEGER NOT NULL,
    "housing" TEXT NOT NULL,
    "food" TEXT NOT NULL,
    "ticket" TEXT NOT NULL,
    "medical" TEXT NOT NULL,
    "insurance" TEXT NOT NULL,
    "vacancyId" TEXT,
    CONSTRAINT "DemandLine_demandId_fkey" FOREIGN KEY ("demandId") REFERENCES "Demand" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DemandEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "demandId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "on" TEXT NOT NULL,
    "sentence" TEXT NOT NULL DEFAULT '',
    "byId" TEXT,
    "by" TEXT NOT NULL DEFAULT '',
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "DemandEvent_demandId_fkey" FOREIGN KEY ("demandId") REFERENCES "Demand" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DemandEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "demandId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "mailId" TEXT,
    "byId" TEXT,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "DemandEntry_demandId_fkey" FOREIGN KEY ("demandId") REFERENCES "Demand" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DemandFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "demandId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "storedName" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "DemandFile_demandId_fkey" FOREIGN KEY ("demandId") REFERENCES "Demand" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Complaint_codeHash_key" ON "Complaint"("codeHash");

-- CreateIndex
CREATE UNIQUE INDEX "Complaint_sendKeyHash_key" ON "Complaint"("sendKeyHash");

-- CreateIndex
CREATE INDEX "Complaint_state_dueOn_idx" ON "Complaint"("state", "dueOn");

-- CreateIndex
CREATE INDEX "Complaint_deleteOn_idx" ON "Complaint"("deleteOn");

-- CreateIndex
CREATE INDEX "Complaint_eraseOn_idx" ON "Complaint"("eraseOn");

-- CreateIndex
CREATE UNIQUE INDEX "ComplaintEntry_complaintId_position_key" ON "ComplaintEntry"("complaintId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "ComplaintFile_storedName_key" ON "ComplaintFile"("storedName");

-- CreateIndex
CREATE INDEX "ComplaintFile_complaintId_idx" ON "ComplaintFile"("complaintId");

-- CreateIndex
CREATE UNIQUE INDEX "Demand_reference_key" ON "Demand"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "Demand_linkHash_key" ON "Demand"("linkHash");

-- CreateIndex
CREATE UNIQUE INDEX "Demand_sendKeyHash_key" ON "Demand"("sendKeyHash");

-- CreateIndex
CREATE INDEX "Demand_createdAt_idx" ON "Demand"("createdAt");

-- CreateIndex
CREATE INDEX "Demand_state_createdAt_idx" ON "Demand"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Demand_deleteAfter_idx" ON "Demand"("deleteAfter");

-- CreateIndex
CREATE INDEX "Demand_eraseAt_idx" ON "Demand"("eraseAt");

-- CreateIndex
CREATE INDEX "DemandLine_demandId_position_idx" ON "DemandLine"("demandId", "position");

-- CreateIndex
CREATE INDEX "DemandLine_vacancyId_idx" ON "DemandLine"("vacancyId");

-- CreateIndex
CREATE INDEX "DemandEvent_demandId_at_idx" ON "DemandEvent"("demandId", "at");

-- CreateIndex
CREATE INDEX "DemandEntry_demandId_at_idx" ON "DemandEntry"("demandId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "DemandFile_storedName_key" ON "DemandFile"("storedName");

-- CreateIndex
CREATE INDEX "DemandFile_demandId_idx" ON "DemandFile"("demandId");

