-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Picture" (
    "path" TEXT NOT NULL PRIMARY KEY,
    "touchedAt" DATETIME NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "alt" TEXT NOT NULL DEFAULT '',
    "altBn" TEXT NOT NULL DEFAULT '',
    "isDecorative" BOOLEAN NOT NULL DEFAULT false,
    "caption" TEXT NOT NULL DEFAULT '',
    "captionBn" TEXT NOT NULL DEFAULT '',
    "focus" TEXT NOT NULL DEFAULT '',
    "isIllustration" BOOLEAN NOT NULL DEFAULT false,
    "consent" TEXT NOT NULL DEFAULT '',
    "isPermanent" BOOLEAN NOT NULL DEFAULT false,
    "isPartial" BOOLEAN NOT NULL DEFAULT false
);
INSERT INTO "new_Picture" ("alt", "altBn", "bytes", "caption", "captionBn", "createdAt", "createdBy", "focus", "isDecorative", "isIllustration", "isPartial", "isPermanent", "name", "path", "touchedAt") SELECT "alt", "altBn", "bytes", "caption", "captionBn", "createdAt", "createdBy", "focus", "isDecorative", "isIllustration", "isPartial", "isPermanent", "name", "path", "touchedAt" FROM "Picture";
DROP TABLE "Picture";
ALTER TABLE "new_Picture" RENAME TO "Picture";
CREATE INDEX "Picture_touchedAt_idx" ON "Picture"("touchedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

