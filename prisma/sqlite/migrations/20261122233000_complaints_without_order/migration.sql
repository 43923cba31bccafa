-- These tables are new: nobody has complaints yet. WITHOUT ROWID, as a rowid would tell the order in which they came.
DROP TABLE "ComplaintFile";
DROP TABLE "ComplaintEntry";
DROP TABLE "Complaint";

-- CreateTable
CREATE TABLE "Complaint" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "codeHash" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "details" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'new',
    "day" TEXT NOT NULL,
    "dueOn" TEXT NOT NULL,
    "readOn" TEXT,
    "answeredOn" TEXT,
    "closedOn" TEXT,
    "closedFor" TEXT NOT NULL DEFAULT '',
    "officerId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;

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
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "ComplaintFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "complaintId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "storedName" TEXT NOT NULL,
    CONSTRAINT "ComplaintFile_complaintId_fkey" FOREIGN KEY ("complaintId") REFERENCES "Complaint" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateIndex
CREATE UNIQUE INDEX "Complaint_codeHash_key" ON "Complaint"("codeHash");

-- CreateIndex
CREATE INDEX "Complaint_state_dueOn_idx" ON "Complaint"("state", "dueOn");

-- CreateIndex
CREATE UNIQUE INDEX "ComplaintEntry_complaintId_position_key" ON "ComplaintEntry"("complaintId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "ComplaintFile_storedName_key" ON "ComplaintFile"("storedName");

-- CreateIndex
CREATE INDEX "ComplaintFile_complaintId_idx" ON "ComplaintFile"("complaintId");
