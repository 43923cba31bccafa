-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT,
    "role" TEXT NOT NULL DEFAULT 'staff',
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RateLimiterFlexible" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" DATETIME
);

-- CreateTable
CREATE TABLE "ClientCountry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "countryName" TEXT NOT NULL,
    "workSummary" TEXT NOT NULL,
    "countryFlagImage" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ClientCompany" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientCountryId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "companyName" TEXT NOT NULL,
    "companySector" TEXT NOT NULL,
    "valueOfEmployement" INTEGER,
    CONSTRAINT "ClientCompany_clientCountryId_fkey" FOREIGN KEY ("clientCountryId") REFERENCES "ClientCountry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ClientImage" (
    "clientCountryId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "url" TEXT NOT NULL,

    PRIMARY KEY ("clientCountryId", "position"),
    CONSTRAINT "ClientImage_clientCountryId_fkey" FOREIGN KEY ("clientCountryId") REFERENCES "ClientCountry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Content" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Picture" (
    "path" TEXT NOT NULL PRIMARY KEY,
    "touchedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "RateLimiterFlexible_expire_idx" ON "RateLimiterFlexible"("expire");

-- CreateIndex
CREATE INDEX "ClientCountry_countryName_idx" ON "ClientCountry"("countryName");

-- CreateIndex
CREATE UNIQUE INDEX "ClientCompany_clientCountryId_position_key" ON "ClientCompany"("clientCountryId", "position");

-- CreateIndex
CREATE INDEX "ClientImage_url_idx" ON "ClientImage"("url");

-- CreateIndex
CREATE INDEX "Picture_touchedAt_idx" ON "Picture"("touchedAt");

