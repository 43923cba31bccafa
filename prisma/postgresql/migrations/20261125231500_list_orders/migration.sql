-- DropIndex
DROP INDEX "ClientCountry_countryName_idx";

-- CreateIndex
CREATE INDEX "ClientCountry_updatedAt_id_idx" ON "ClientCountry"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Document_feature_position_id_idx" ON "Document"("feature", "position", "id");

-- CreateIndex
CREATE INDEX "Document_feature_updatedAt_id_idx" ON "Document"("feature", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_updatedAt_id_idx" ON "NewsArticle"("updatedAt", "id");

-- the order of lists by name, as server/db/keyset.ts writes it
CREATE INDEX "ClientCountry_name_order_idx" ON "ClientCountry"(lower(substr(NULLIF("countryName", ''), 1, 100) COLLATE "C"), "id");
