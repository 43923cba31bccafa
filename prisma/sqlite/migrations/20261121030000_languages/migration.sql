-- AlterTable
ALTER TABLE "ClientCountry" ADD COLUMN "workSummaryBn" TEXT;

-- AlterTable
ALTER TABLE "ClientCompany" ADD COLUMN "companyNameBn" TEXT;
ALTER TABLE "ClientCompany" ADD COLUMN "companySectorBn" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT,
    "emailVerifiedAt" DATETIME,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "passwordHash" TEXT,
    "role" TEXT NOT NULL DEFAULT 'staff',
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_User" ("createdAt", "email", "emailVerifiedAt", "id", "name", "passwordHash", "role", "status") SELECT "createdAt", "email", "emailVerifiedAt", "id", "name", "passwordHash", "role", "status" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE TABLE "new_Enquiry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" DATETIME,
    "handledAt" DATETIME
);
INSERT INTO "new_Enquiry" ("company", "createdAt", "email", "handledAt", "id", "lastName", "message", "readAt", "reference") SELECT "company", "createdAt", "email", "handledAt", "id", "lastName", "message", "readAt", "reference" FROM "Enquiry";
DROP TABLE "Enquiry";
ALTER TABLE "new_Enquiry" RENAME TO "Enquiry";
CREATE UNIQUE INDEX "Enquiry_reference_key" ON "Enquiry"("reference");
CREATE INDEX "Enquiry_createdAt_idx" ON "Enquiry"("createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

