import { banglaNameOf, namesInBangla, placeOf } from '#server/features/clients/countries.ts'
import type { Place } from '#server/features/clients/map/views.shared.ts'
import { holds, type Reader } from '#server/db/client.ts'
import { inOrder, type SortKey } from '#server/db/keyset.ts'
import type { ClientInput } from '#server/features/clients/input.ts'
import { companyFields, countryFields, type CountryField, type Field } from '#server/features/clients/schema.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The values of stored fields: an optional one is left out where there is none. */
type Stored<T> = { [F in keyof T]: undefined extends T[F] ? NonNullable<T[F]> : T[F] }
type Company = { _id: string } & Stored<Omit<ClientInput['company'][number], '_id'>>

/**
 * A client country with the contract's field names. `version` grows by one with each change, `updatedAt` is the moment of the last (ISO);
 * `countryNameBn` is there where Unicode lists the country.
 */
export type Client = {
  _id: string
  countryNameBn?: string
  version: number
  updatedAt: string
  company: Company[]
} & Stored<Omit<ClientInput, 'company'>>

type CardField = {
  [F in CountryField]: (typeof countryFields)[F] extends { onCard: true } ? F : never
}[CountryField]
/**
 * What a card shows of a client country: how many companies it has, how many people were placed with them (an unknown number counts 0),
 * and where it is on our maps.
 */
export type ClientCard = Pick<Client, '_id' | 'countryNameBn' | CardField> & {
  companies: number
  employed: number
  place?: Place
}

export type Totals = { countries: number; employed: number; asOf: string | null }

/** The order of client countries, wherever no reader's language decides: by name, see `SortKey`. */
export const byName: SortKey = { sql: '"countryName"', kind: 'text', isAlwaysThere: true }

const cardColumns = columns(Object.entries(countryFields).flatMap(([name, field]) => ('onCard' in field ? [name] : [])))

type Row = Prisma.ClientCountryGetPayload<{ include: typeof lists }>
const lists = {
  company: { orderBy: { position: 'asc' } },
  image: { orderBy: { position: 'asc' } },
} satisfies Prisma.ClientCountryInclude

/** The rows of all client countries with their lists, or of those with these ids, in any order. */
export function selectRows(database: Pick<Reader, 'clientCountry'>, ids?: string[]): Promise<Row[]> {
  return database.clientCountry.findMany({ where: ids && { id: { in: ids } }, include: lists })
}

/** All client countries, by name, or those with these ids. */
export async function selectClients(
  database: Pick<Reader, '$queryRaw' | 'clientCountry'>,
  ids?: string[],
): Promise<Client[]> {
  if (ids?.length === 0) return []
  const rows = new Map((await selectRows(database, ids)).map(row => [row.id, row]))
  const sorted = await database.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "ClientCountry" ${ids ? Prisma.sql`WHERE "id" IN (${Prisma.join(ids)})` : Prisma.empty}
    ORDER BY ${inOrder([byName])}, "id"`
  return sorted.flatMap(({ id }) => {
    const row = rows.get(id)
    return row ? toClient(row) : []
  })
}

/** One client country, or null. */
export async function selectClient(database: Pick<Reader, 'clientCountry'>, id: string): Promise<Client | null> {
  const row = await database.clientCountry.findUnique({ where: { id }, include: lists })
  return row && toClient(row)
}

/** A record of a row. */
export function toClient({ id, createdAt: _created, version, updatedAt, company, image, ...fields }: Row): Client {
  return {
    _id: id,
    ...withBanglaName(fields),
    ...withoutNulls(fields, countryFields),
    version,
    updatedAt: updatedAt.toISOString(),
    company: company.map(({ id: _id, clientCountryId: _country, position: _at, ...entry }) => ({
      _id,
      ...withoutNulls(entry, companyFields),
    })),
    image: image.map(({ url }) => url),
  }
}

/** All client countries as cards, by name: a tenth of what `selectClients` reads. */
export async function visibleCards(database: Pick<Reader, '$queryRaw'>): Promise<ClientCard[]> {
  const rows = await database.$queryRaw<ClientCard[]>`
    SELECT "country"."id" AS "_id", ${cardColumns}, CAST(COUNT("company"."id") AS DOUBLE PRECISION) AS "companies",
      CAST(COALESCE(SUM("company"."valueOfEmployement"), 0) AS DOUBLE PRECISION) AS "employed"
    FROM "ClientCountry" AS "country" LEFT JOIN "ClientCompany" AS "company" ON "company"."clientCountryId" = "country"."id"
    GROUP BY "country"."id" ORDER BY ${inOrder([byName])}, "country"."id"`
  return rows.map(card => ({ ...withoutNulls(card, countryFields), ...withBanglaName(card), ...withPlace(card) }))
}

/** How many client countries there are, how many people were placed there over time, and when the last of them changed (ISO). */
export async function visibleTotals(database: Pick<Reader, '$queryRaw'>): Promise<Totals> {
  const [totals] = await database.$queryRaw<(Omit<Totals, 'asOf'> & { updatedAt: Date | string | null })[]>`
    SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "countries", MAX("updatedAt") AS "updatedAt",
      CAST((SELECT COALESCE(SUM("valueOfEmployement"), 0) FROM "ClientCompany") AS DOUBLE PRECISION) AS "employed"
    FROM "ClientCountry"`
  const { updatedAt, ...figures } = totals!
  return { ...figures, asOf: updatedAt && new Date(updatedAt).toISOString() }
}

/** The ids of the client countries that have these words in one of their texts or in those of their companies. */
export async function findIds(database: Pick<Reader, '$queryRaw'>, words: string): Promise<Set<string>> {
  const rows = await database.$queryRaw<{ id: string }[]>`SELECT "id" FROM "ClientCountry" WHERE ${holdsWords(words)}`
  return new Set(rows.map(({ id }) => id))
}

/** The condition that a client country has these words in one of its texts or in those of its companies, or is called so in Bangla. */
export function holdsWords(words: string): Prisma.Sql {
  const names = namesInBangla(words)
  const isNamed = names.length > 0 ? Prisma.sql`OR ${Prisma.raw(PLAIN_NAME)} IN (${Prisma.join(names)})` : Prisma.empty
  return Prisma.sql`(${holds(textColumns(countryFields), words)} ${isNamed} OR "id" IN (
    SELECT "clientCountryId" FROM "ClientCompany" WHERE ${holds(textColumns(companyFields), words)}))`
}

/** A country's name without the differences in how people write it, as far as SQL can say it. */
const PLAIN_NAME = ['.', "''", '’'].reduce(
  (name, sign) => `replace(${name}, '${sign}', '')`,
  `replace(lower("countryName"), '&', 'and')`,
)

function textColumns(fields: Record<string, Field>) {
  return Object.keys(fields).filter(name => fields[name]?.kind === 'text' || fields[name]?.kind === 'longText')
}

function columns(names: string[]) {
  return Prisma.raw(names.map(name => `"${name}"`).join())
}

/** A record without the optional fields that nobody has filled in, as the contract does not know them. */
export function withoutNulls<T extends object, F extends Record<string, Field>>(record: T, fields: F): Shown<T, F> {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => value || fields[name]?.whenNull !== 'omitted'),
  ) as Shown<T, F>
}

type Shown<T, F> = {
  [N in keyof T]: N extends keyof F ? (F[N] extends { whenNull: 'omitted' } ? NonNullable<T[N]> : T[N]) : T[N]
}

/** The name of a country in Bangla, where there is one. */
export function withBanglaName({ countryName }: { countryName: string }) {
  const countryNameBn = banglaNameOf(countryName)
  return countryNameBn && { countryNameBn }
}

function withPlace({ countryName }: { countryName: string }) {
  const place = placeOf(countryName)
  return place && { place }
}
