import { banglaNameOf } from '#server/clients/countries.ts'
import { json, type Reader } from '#server/db.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

type Company = { _id: string; companyName: string; companyNameBn?: string; companySector: string; companySectorBn?: string; valueOfEmployement: number | null }

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

type Packed = Omit<Client, 'company' | 'image'> & { company: string | null; image: string | null }

/**
 * Everything the public may see of the client countries, by name; with an id, of that one alone. One statement in which the database
 * packs the lists: Prisma's three, with a row for each company, take nine times as long.
 */
export async function visible(database: Pick<Reader, '$queryRaw'>, id?: string): Promise<Client[]> {
  const rows = await database.$queryRaw<Packed[]>`
    SELECT "id" AS "_id", "countryName", "workSummary", "workSummaryBn", "countryFlagImage", "version",
      (SELECT CAST(${json.list}(${json.object}('_id', "id", 'companyName', "companyName", 'companyNameBn', "companyNameBn",
          'companySector', "companySector", 'companySectorBn', "companySectorBn", 'valueOfEmployement', "valueOfEmployement") ORDER BY "position") AS TEXT)
        FROM "ClientCompany" WHERE "clientCountryId" = "country"."id") AS "company",
      (SELECT CAST(${json.list}("url" ORDER BY "position") AS TEXT) FROM "ClientImage" WHERE "clientCountryId" = "country"."id") AS "image"
    FROM "ClientCountry" AS "country" ${id === undefined ? Prisma.empty : Prisma.sql`WHERE "id" = ${id}`}
    ORDER BY "countryName", "id"`
  return rows.map(unpack)
}

/** What nobody has written in Bangla is left out, as the contract knows nothing of it. */
function unpack({ workSummaryBn, company, image, ...fields }: Packed): Client {
  const countryNameBn = banglaNameOf(fields.countryName)
  return {
    ...fields, ...(countryNameBn && { countryNameBn }), ...(workSummaryBn && { workSummaryBn }),
    company: (JSON.parse(company ?? '[]') as Company[]).map(unpackCompany),
    image: JSON.parse(image ?? '[]'),
  }
}

/** Names each field: taking two away and keeping the rest takes fifty times as long. */
function unpackCompany({ _id, companyName, companyNameBn, companySector, companySectorBn, valueOfEmployement }: Company): Company {
  return { _id, companyName, ...(companyNameBn && { companyNameBn }), companySector, ...(companySectorBn && { companySectorBn }), valueOfEmployement }
}
