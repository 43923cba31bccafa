import { banglaNameOf } from '#server/features/clients/countries.ts'
import { jsonObject, type Reader } from '#server/db/client.ts'
import type { ClientInput } from '#server/features/clients/input.ts'
import { companyFields, countryFields, type CountryField, type Field } from '#server/features/clients/schema.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The values of stored fields: an optional one is left out where there is none. */
type Stored<T> = { [F in keyof T]: undefined extends T[F] ? NonNullable<T[F]> : T[F] }
export type Company = { _id: string } & Stored<Omit<ClientInput['company'][number], '_id'>>

/**
 * A client country with the contract's field names. `version` grows by one with each change; `countryNameBn` is there where Unicode
 * lists the country.
 */
export type Client = { _id: string; countryNameBn?: string; version: number; company: Company[] } & Stored<
  Omit<ClientInput, 'company'>
>

type CardField = {
  [F in CountryField]: (typeof countryFields)[F] extends { onCard: true } ? F : never
}[CountryField]
/** What a card shows of a client country: how many companies it has, and how many people were placed with them (an unknown number counts 0). */
export type ClientCard = Pick<Client, '_id' | 'countryNameBn' | CardField> & {
  companies: number
  employed: number
}

type Totals = { countries: number; employed: number }

type Packed = Record<string, unknown> & { countryName: string; company: string | null; image: string | null }

const countryColumns = columns(Object.keys(countryFields))
const cardColumns = columns(Object.entries(countryFields).flatMap(([name, field]) => ('onCard' in field ? [name] : [])))
const companyColumns = Prisma.raw(
  Object.keys(companyFields)
    .map(name => `'${name}', "${name}"`)
    .join(),
)

/**
 * All client countries by name; with an id, that one alone. One statement in which the database packs the lists: Prisma's three, with a
 * row for each company, take several times as long.
 */
export async function visible(database: Pick<Reader, '$queryRaw'>, id?: string): Promise<Client[]> {
  const rows = await database.$queryRaw<Packed[]>`
    SELECT "id" AS "_id", ${countryColumns}, "version",
      (SELECT string_agg(CAST(${jsonObject()}('_id', "id", ${companyColumns}) AS TEXT), ',' ORDER BY "position")
        FROM "ClientCompany" WHERE "clientCountryId" = "country"."id") AS "company",
      (SELECT string_agg(CAST(${jsonObject()}('url', "url") AS TEXT), ',' ORDER BY "position") FROM "ClientImage" WHERE "clientCountryId" = "country"."id") AS "image"
    FROM "ClientCountry" AS "country" ${id === undefined ? Prisma.empty : Prisma.sql`WHERE "id" = ${id}`}
    ORDER BY "countryName", "id"`
  return rows.map(toClient)
}

/** All client countries as cards, by name: a tenth of what `visible` reads. */
export async function visibleCards(database: Pick<Reader, '$queryRaw'>): Promise<ClientCard[]> {
  const rows = await database.$queryRaw<ClientCard[]>`
    SELECT "country"."id" AS "_id", ${cardColumns}, CAST(COUNT("company"."id") AS DOUBLE PRECISION) AS "companies",
      CAST(COALESCE(SUM("company"."valueOfEmployement"), 0) AS DOUBLE PRECISION) AS "employed"
    FROM "ClientCountry" AS "country" LEFT JOIN "ClientCompany" AS "company" ON "company"."clientCountryId" = "country"."id"
    GROUP BY "country"."id" ORDER BY "countryName", "country"."id"`
  return rows.map(card => ({ ...withoutNulls(card, countryFields), ...withBanglaName(card) }))
}

/** How many client countries there are, and how many people were placed there over time. */
export async function visibleTotals(database: Pick<Reader, '$queryRaw'>): Promise<Totals> {
  const [totals] = await database.$queryRaw<Totals[]>`
    SELECT CAST((SELECT COUNT(*) FROM "ClientCountry") AS DOUBLE PRECISION) AS "countries",
      CAST((SELECT COALESCE(SUM("valueOfEmployement"), 0) FROM "ClientCompany") AS DOUBLE PRECISION) AS "employed"`
  return totals!
}

function columns(names: string[]) {
  return Prisma.raw(names.map(name => `"${name}"`).join())
}

function toClient({ company, image, ...fields }: Packed): Client {
  return {
    ...withoutNulls(fields, countryFields),
    ...withBanglaName(fields),
    company: unpack<Company>(company).map(entry => withoutNulls(entry, companyFields)),
    image: unpack<{ url: string }>(image).map(({ url }) => url),
  } as Client
}

/** A record without the optional fields that nobody has filled in, as the contract does not know them. */
function withoutNulls<T extends object>(record: T, fields: Record<string, Field>): T {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => value || fields[name]?.whenNull !== 'omitted'),
  ) as T
}

function withBanglaName({ countryName }: { countryName: string }) {
  const countryNameBn = banglaNameOf(countryName)
  return countryNameBn && { countryNameBn }
}

const unpack = <T>(objects: string | null): T[] => JSON.parse(`[${objects ?? ''}]`)
