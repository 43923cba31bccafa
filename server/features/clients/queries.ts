import { banglaNameOf } from '#server/features/clients/countries.ts'
import { jsonObject, type Reader } from '#server/db/client.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Company = {
  _id: string
  companyName: string
  companyNameBn?: string
  companySector: string
  companySectorBn?: string
  valueOfEmployement: number | null
}

/** A client country with the contract's field names, and the Bangla texts beside the English ones where there are any. `version` grows by one with each change. */
export type Client = {
  _id: string
  countryName: string
  countryNameBn?: string
  workSummary: string
  workSummaryBn?: string
  countryFlagImage: string
  version: number
  company: Company[]
  image: string[]
}

/** What a card shows of a client country: its companies are only counted, and the people placed with them added up (an unknown figure counts 0). */
export type ClientCard = Pick<Client, '_id' | 'countryName' | 'countryNameBn' | 'countryFlagImage'> & {
  companies: number
  employed: number
}

type Totals = { countries: number; employed: number }

type Packed = Omit<Client, 'company' | 'image'> & { company: string | null; image: string | null }

/**
 * Everything the public may see of the client countries, by name; with an id, of that one alone. One statement in which the database
 * packs the lists: Prisma's three, with a row for each company, take several times as long.
 */
export async function visible(database: Pick<Reader, '$queryRaw'>, id?: string): Promise<Client[]> {
  const rows = await database.$queryRaw<Packed[]>`
    SELECT "id" AS "_id", "countryName", "workSummary", "workSummaryBn", "countryFlagImage", "version",
      (SELECT string_agg(CAST(${jsonObject}('_id', "id", 'companyName', "companyName", 'companyNameBn', "companyNameBn",
          'companySector', "companySector", 'companySectorBn', "companySectorBn", 'valueOfEmployement', "valueOfEmployement") AS TEXT), ',' ORDER BY "position")
        FROM "ClientCompany" WHERE "clientCountryId" = "country"."id") AS "company",
      (SELECT string_agg(CAST(${jsonObject}('url', "url") AS TEXT), ',' ORDER BY "position") FROM "ClientImage" WHERE "clientCountryId" = "country"."id") AS "image"
    FROM "ClientCountry" AS "country" ${id === undefined ? Prisma.empty : Prisma.sql`WHERE "id" = ${id}`}
    ORDER BY "countryName", "id"`
  return rows.map(toClient)
}

/** All client countries as cards, by name: a tenth of what `visible` reads. */
export async function visibleCards(database: Pick<Reader, '$queryRaw'>): Promise<ClientCard[]> {
  const rows = await database.$queryRaw<Omit<ClientCard, 'countryNameBn'>[]>`
    SELECT "country"."id" AS "_id", "countryName", "countryFlagImage", CAST(COUNT("company"."id") AS DOUBLE PRECISION) AS "companies",
      CAST(COALESCE(SUM("company"."valueOfEmployement"), 0) AS DOUBLE PRECISION) AS "employed"
    FROM "ClientCountry" AS "country" LEFT JOIN "ClientCompany" AS "company" ON "company"."clientCountryId" = "country"."id"
    GROUP BY "country"."id" ORDER BY "countryName", "country"."id"`
  return rows.map(card => ({ ...card, ...withBanglaName(card) }))
}

/** How many client countries there are, and how many people were placed there over time. */
export async function visibleTotals(database: Pick<Reader, '$queryRaw'>): Promise<Totals> {
  const [totals] = await database.$queryRaw<Totals[]>`
    SELECT CAST((SELECT COUNT(*) FROM "ClientCountry") AS DOUBLE PRECISION) AS "countries",
      CAST((SELECT COALESCE(SUM("valueOfEmployement"), 0) FROM "ClientCompany") AS DOUBLE PRECISION) AS "employed"`
  return totals!
}

/** What nobody has written in Bangla is left out, as the contract knows nothing of it. */
function toClient({ workSummaryBn, company, image, ...fields }: Packed): Client {
  return {
    ...fields,
    ...withBanglaName(fields),
    ...(workSummaryBn && { workSummaryBn }),
    company: unpack<Company>(company).map(({ companyNameBn, companySectorBn, ...entry }) => ({
      ...entry,
      ...(companyNameBn && { companyNameBn }),
      ...(companySectorBn && { companySectorBn }),
    })),
    image: unpack<{ url: string }>(image).map(({ url }) => url),
  }
}

function withBanglaName({ countryName }: Pick<Client, 'countryName'>) {
  const countryNameBn = banglaNameOf(countryName)
  return countryNameBn && { countryNameBn }
}

const unpack = <T>(objects: string | null): T[] => JSON.parse(`[${objects ?? ''}]`)
