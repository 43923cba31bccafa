-- CreateTable
CREATE TABLE "ImportWord" (
    "field" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("field", "word")
);
