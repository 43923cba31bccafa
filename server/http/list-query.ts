import { z } from '@hono/zod-openapi'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { text } from '#i18n/typed/rules.ts'
import { listOf } from '#i18n/zod.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { read } from '#server/db/client.ts'
import { inOrder, isAfter, keyColumns, keyValues, type KeyValue, type SortKey } from '#server/db/keyset.ts'
import { CURSOR_MAX, readCursor, toCursor } from '#server/http/list-cursor.ts'
import { toAddress } from '#server/files/domain.ts'
import { plainWordsOf } from '#i18n/typed/words.ts'
import { SEARCH_MAX } from '#server/trpc/list.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** Records of one answer. */
export const LIST_MAX = 200
const FIELDS_MAX = 1000 // characters
const LAST_MOMENT = Date.parse('9999-12-31T00:00:00Z') // what databases still read

export type ListQuery = {
  limit?: number | undefined
  cursor?: string | undefined
  search?: string | undefined
  sort?: string | undefined
  fields?: string | undefined
  updatedSince?: string | undefined
}

/** A list of live records: where they are in the database, and in which order. Its rows have the columns `id` and `updatedAt`. */
export type Listing<Record extends { _id: string }> = {
  /** Below /api/v1. */
  path: string
  /** The areas of content that its records are made of. */
  areas: [string, ...string[]]
  /** What stands after FROM, and the condition of those rows that are in the list. */
  from: string
  where?: Prisma.Sql
  /** Its order where nobody asks for another, up to the id. */
  order: SortKey[]
  /** How a field is sorted by. */
  keyOf: (field: string) => SortKey
  /** The condition that people wrote a word in a record. */
  holds: (word: string) => Prisma.Sql
  /** The live records with these ids, in any order. */
  read: (ids: string[]) => Promise<Record[]>
}

/** How many of a list one answer has, in digits. */
export const limitOf = (description: string) =>
  z
    .preprocess(
      value => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
      z.number().int().min(1).max(LIST_MAX).optional(),
    )
    .openapi({ type: 'integer', minimum: 1, maximum: LIST_MAX, description })

/**
 * What a list takes in its address: which records, in which order, from where on, and what of each. `sortable` are
 * those of its `fields` that it sorts by.
 */
export function listQuery(fields: string[], sortable: string[]) {
  return z.strictObject({
    limit: limitOf('Records of one answer'),
    cursor: z
      .string()
      .max(CURSOR_MAX)
      .optional()
      .openapi({ description: 'Where to go on; `next` of an answer has it. It belongs to its search and order' }),
    search: text(SEARCH_MAX).optional().openapi({
      description: 'Words that people wrote in a record, such as welder; ids, days and addresses are not searched',
    }),
    sort: z
      .enum(sortable.flatMap(name => [name, `-${name}`]))
      .optional()
      .openapi({
        description:
          'A field to sort by, with - before it from the end; without it, the order of the site. Texts are sorted by their first 100 letters, A to Z as a to z, others by their numbers in Unicode. Records without the field stand last. With updatedAt, what changes meanwhile comes again at the end',
      }),
    fields: z
      .string()
      .max(FIELDS_MAX)
      .superRefine((given, context) => {
        const unknown = given.split(',').filter(name => !fields.includes(name))
        if (unknown.length > 0)
          context.addIssue(m.import_columns_unknown({ names: listOf(unknown), allowed: listOf(fields) }))
      })
      .optional()
      .openapi({
        description: 'The fields to send, with commas between them, such as _id,updatedAt; others are left out',
      }),
    updatedSince: z.iso
      .datetime({ offset: true, error: () => m.date_expected({ form: '2026-11-23T06:00:00Z' }) })
      .optional()
      .openapi({
        format: 'date-time',
        description:
          'Only records that changed at this moment or later, by the clock of the process that wrote them: for looking, not for following',
      }),
  })
}

/** The members of an answer that has a part of a list. */
export const listMembers = {
  total: z.number().int().optional().openapi({ description: 'How many records the whole list has' }),
  next: z
    .string()
    .optional()
    .openapi({ format: 'uri', description: 'The address of what follows; missing at the end' }),
}

/**
 * The part of a list that a query asks for: `{ data, total, next? }`, cut in the database. Whatever changes between two
 * parts, a record that is there all the time and keeps its sort key comes once. Throws BAD_REQUEST for a cursor of
 * nobody's or of another list, search or order.
 */
export async function partOf<Record extends { _id: string }>(listing: Listing<Record>, query: ListQuery) {
  const { fields, ...which } = query
  const [area, ...others] = listing.areas
  const key = `${area}.part ${today()} ${JSON.stringify(which)}`
  const { data, total, cursor } = await cachedRead(key, () => readPart(listing, which), others)
  const names = fields?.split(',')
  return {
    data: names ? data.map(record => pick(record, names)) : data,
    total,
    ...(cursor && { next: addressOf(listing.path, query, cursor) }),
  }
}

/** One live record of a list; undefined where there is none. */
export async function findIn<Record extends { _id: string }>(listing: Listing<Record>, id: string) {
  const [area, ...others] = listing.areas
  const find = async () => (await listing.read([id]))[0] ?? null
  return (await cachedRead(`${area}.one ${today()} ${id}`, find, others)) ?? undefined
}

async function readPart<Record extends { _id: string }>(listing: Listing<Record>, query: Omit<ListQuery, 'fields'>) {
  const { limit = LIST_MAX, cursor, search = '', sort, updatedSince } = query
  const words = plainWordsOf(search)
  const keys = keysOf(listing, sort)
  const list = [listing.path, sort, words, updatedSince]
  const found = [listing.where, sinceMoment(updatedSince), ...words.map(listing.holds)].filter(
    each => each !== undefined,
  )
  const values = cursor === undefined ? undefined : readCursor(list, cursor, keys)
  const from = Prisma.raw(listing.from)
  const select = words.length > 0 ? selectFound : selectPart
  const rows = await select({ from, found, keys, values, limit })
  const isWhole = cursor === undefined && rows.length <= limit
  const part = rows.slice(0, limit)
  const records = part.length > 0 ? await listing.read(part.map(({ id }) => id)) : []
  const byId = new Map(records.map(record => [record._id, record]))
  return {
    data: part.flatMap(({ id }) => byId.get(id) ?? []),
    total: isWhole ? rows.length : (rows[0]?.total ?? (await countOf(from, found))),
    cursor: rows.length > limit ? toCursor(list, keyValues(keys, part.at(-1)!)) : undefined,
  }
}

type Row = { id: string; total?: number }
type Selection = {
  from: Prisma.Sql
  found: Prisma.Sql[]
  keys: SortKey[]
  /** Of the record after which the part begins. */
  values: KeyValue[] | undefined
  limit: number
}

/** The rows of a part, and one more; an index may lead to them. */
function selectPart({ from, found, keys, values, limit }: Selection): Promise<Row[]> {
  return read.$queryRaw<Row[]>`
    SELECT "id", ${keyColumns(keys)} FROM ${from} ${allOf(values ? [...found, isAfter(keys, values)] : found)}
    ORDER BY ${inOrder(keys)} LIMIT ${limit + 1}`
}

/** The same with how many there are in all: a search reads every text of the list once, for both. */
function selectFound({ from, found, keys, values, limit }: Selection): Promise<Row[]> {
  const named = keys.map((key, n) => ({ ...key, sql: `"k${n}"` }))
  return read.$queryRaw<Row[]>`
    WITH "found" AS MATERIALIZED (SELECT "id", ${keyColumns(keys)} FROM ${from} ${allOf(found)})
    SELECT *, (SELECT CAST(COUNT(*) AS DOUBLE PRECISION) FROM "found") AS "total"
    FROM "found" ${allOf(values ? [isAfter(named, values)] : [])} ORDER BY ${inOrder(named)} LIMIT ${limit + 1}`
}

async function countOf(from: Prisma.Sql, conditions: Prisma.Sql[]) {
  const [counted] = await read.$queryRaw<{ total: number }[]>`
    SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "total" FROM ${from} ${allOf(conditions)}`
  return counted?.total ?? 0
}

/** What every record has. */
const ID: SortKey = { sql: '"id"', kind: 'exact', isAlwaysThere: true }
const known: { [name: string]: SortKey } = {
  version: { sql: '"version"', kind: 'number', isAlwaysThere: true },
  updatedAt: { sql: '"updatedAt"', kind: 'moment', isAlwaysThere: true },
}

function keysOf({ order, keyOf }: Pick<Listing<never>, 'order' | 'keyOf'>, sort: string | undefined): SortKey[] {
  if (!sort) return [...order, ID]
  const isReversed = sort.startsWith('-')
  const name = sort.replace(/^-/, '')
  const key = name === '_id' ? [] : [known[name] ?? keyOf(name)]
  return [...key, ID].map(each => ({ ...each, isReversed }))
}

function sinceMoment(moment: string | undefined) {
  if (moment === undefined) return undefined
  const since = new Date(Math.min(Math.max(Date.parse(moment), 0), LAST_MOMENT))
  return Prisma.sql`"updatedAt" >= ${since}`
}

function allOf(conditions: Prisma.Sql[]) {
  return conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty
}

function pick<Record extends { _id: string }>(record: Record, names: string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === '_id' || names.includes(name)))
}

function addressOf(path: string, query: ListQuery, cursor: string) {
  const given = Object.entries({ ...query, cursor }).filter(([, value]) => value !== undefined)
  return toAddress(`/api/v1${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`)
}
