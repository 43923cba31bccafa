-- AlterTable
ALTER TABLE "Document" ADD COLUMN "searchText" TEXT;
ALTER TABLE "Document" ADD COLUMN "searchedAs" TEXT;


-- what the list of vacancies is ordered by, as server/features/vacancies/list-sql.ts writes it: SQLite takes the values from here, and reads no JSON
CREATE INDEX "Document_vacancy_order_idx" ON "Document"("feature", json_extract("data", '$.isClosed'), json_extract("data", '$.closesOn'), json_extract("data", '$.posts'), "createdAt", "updatedAt", "id");
