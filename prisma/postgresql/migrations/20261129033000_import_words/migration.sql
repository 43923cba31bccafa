-- CreateTable
CREATE TABLE "ImportWord" (
    "field" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ImportWord_pkey" PRIMARY KEY ("field","word")
);
