import { perServer } from '#server/lifecycle.ts'
import { banglaNameOf, namesInBangla, placeOf } from '#server/features/clients/countries.ts'
import type { Place } from '#server/features/clients/map/views.shared.ts'
import { holds, jsonOf, type Reader } from '#server/db/client.ts'
import { inOrder, type SortKey } from '#server/db/keyset.ts'
import type { ClientInput } from '#server/features/clients/input.ts'
import { companyFields, countryFields, type CountryField, type Field } from '#server/features/clients/schema.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The values of stored fields: an optional one is left out where there is none. */
type Stored<T> = { [F in keyof T]: undefined extends T[F] ? NonNullable<T[F]> : T[F] }
export type Company = { _id: string } & Stored<Omit<ClientInput['company'][number], '_id'>>

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

/** A record as the database makes it: JSON text, which REST sends as it is. */
export type ClientJson = { version: number; json: string }

/** All client countries, by name, or those with these ids. */
export async function selectClients(database: Pick<Reader, '$queryRaw'>, ids?: string[]): Promise<Client[]> {
  return (await visibleJson(database, '', ids)).map(({ json }) => JSON.parse(json) as Client)
}

/**
 * The same as JSON text, with `origin` before the paths of our own pictures. One statement in which the database makes the text:
 * Prisma's three, with a row for each company, take several times as long, and so does JSON made here.
 */
export async function visibleJson(
  database: Pick<Reader, '$queryRaw'>,
  origin: string,
  ids?: string[],
): Promise<ClientJson[]> {
  if (ids?.length === 0) return []
  const rows = await database.$queryRaw<(ClientJson & { countryName: string; updatedAt: Date | string })[]>`
    SELECT "version", "countryName", "updatedAt", ${clientJson()} AS "json"
    FROM "ClientCountry" AS "country", (SELECT CAST(${origin} AS TEXT) AS "origin") AS "site"
    ${ids ? Prisma.sql`WHERE "id" IN (${Prisma.join(ids)})` : Prisma.empty} ORDER BY ${inOrder([byName])}, "country"."id"`
  return rows.map(({ version, countryName, updatedAt, json }) => ({
    version,
    json: withBanglaNameIn(`${json.slice(0, -1)},"updatedAt":"${new Date(updatedAt).toISOString()}"}`, countryName),
  }))
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

const clientJson = perServer(clientJsonSql)

function clientJsonSql() {
  const list = (table: string, object: string) =>
    `COALESCE((SELECT string_agg(${object}, ',' ORDER BY "position") FROM "${table}" WHERE "clientCountryId" = "country"."id"), '')`
  return Prisma.raw(
    [
      `'{"_id":' || ${jsonOf('"id"')} || ${members(countryFields)} || ',"version":' || "version"`,
      `',"company":[' || ${list('ClientCompany', `'{"_id":' || ${jsonOf('"id"')} || ${members(companyFields)} || '}'`)}`,
      `'],"image":[' || ${list('ClientImage', jsonOf(address('url')))} || ']}'`,
    ].join(' || '),
  )
}

/** The members of a JSON object for these fields, each with a comma before it; one to be omitted is empty text. */
function members(fields: Record<string, Field>): string {
  return Object.entries(fields)
    .map(([name, { kind, whenNull }]) => {
      const member = `',"${name}":' || ${jsonOf(kind === 'picture' ? address(name) : `"${name}"`)}`
      const isEmpty = kind === 'number' ? `"${name}" IS NULL` : `COALESCE("${name}", '') = ''`
      return whenNull === 'omitted' ? `CASE WHEN ${isEmpty} THEN '' ELSE ${member} END` : member
    })
    .join(' || ')
}

/** A picture's path of our own as an address, any other address as it is. */
function address(column: string) {
  return `CASE WHEN "${column}" LIKE '/%' THEN "origin" || "${column}" ELSE "${column}" END`
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

function withPlace({ countryName }: { countryName: string }) {
  const place = placeOf(countryName)
  return place && { place }
}

function withBanglaNameIn(json: string, countryName: string) {
  const countryNameBn = banglaNameOf(countryName)
  return countryNameBn ? `{"countryNameBn":${JSON.stringify(countryNameBn)},${json.slice(1)}` : json
}
