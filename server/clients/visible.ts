import { banglaNameOf } from '#server/clients/countries.ts'
import { jsonObject, type Reader } from '#server/db.ts'
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

/** What nobody has written in Bangla is left out, as the contract knows nothing of it. */
function toClient({ workSummaryBn, company, image, ...fields }: Packed): Client {
  const countryNameBn = banglaNameOf(fields.countryName)
  return {
    ...fields, ...(countryNameBn && { countryNameBn }), ...(workSummaryBn && { workSummaryBn }),
    company: unpack<Company>(company).map(({ companyNameBn, companySectorBn, ...entry }) => ({ ...entry, ...(companyNameBn && { companyNameBn }), ...(companySectorBn && { companySectorBn }) })),
    image: unpack<{ url: string }>(image).map(({ url }) => url),
  }
}

const unpack = <T>(objects: string | null): T[] => JSON.parse(`[${objects ?? ''}]`)
