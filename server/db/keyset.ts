import { config, databaseFile } from '#server/config/config.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** Letters of a text that count for its order: a cursor holds them. */
export const KEY_LETTERS = 100

/**
 * What records are ordered by: SQL that gives null where a record has no value; those stand last in both directions. Texts are compared by
 * their first KEY_LETTERS letters, A to Z as a to z and the others by their numbers in Unicode, in both databases alike. `exact` is for ids
 * and days, which any collation orders in the same way. docs/decisions/0125 says why.
 */
export type SortKey = {
  sql: string
  kind: 'text' | 'exact' | 'number' | 'moment'
  isReversed?: boolean
  /** Every record has a value: an index of it can be used. */
  isAlwaysThere?: boolean
}
export type KeyValue = string | number | null

const isPostgres = () => databaseFile(config.DATABASE_URL) === null
const raw = Prisma.raw

/** The columns `k0`, `k1` and so on with the values of these keys. */
export function keyColumns(keys: SortKey[]): Prisma.Sql {
  return raw(keys.map((key, n) => `${valueOf(key)} AS "k${n}"`).join())
}

/** What stands after ORDER BY. The last key has to tell any two records apart. */
export function inOrder(keys: SortKey[]): Prisma.Sql {
  const parts = keys.flatMap(key => {
    const value = `${valueOf(key)}${key.isReversed ? ' DESC' : ''}`
    return key.isAlwaysThere ? value : [`(${valueOf(key)} IS NULL)`, value]
  })
  return raw(parts.join())
}

/** The condition that a record comes after the one with these values. */
export function isAfter(keys: SortKey[], values: KeyValue[]): Prisma.Sql {
  const [key, ...others] = keys
  const [value = null, ...later] = values
  if (!key) return raw('1 = 0')
  const found = raw(valueOf(key))
  const next = isAfter(others, later)
  if (value === null) return Prisma.sql`(${found} IS NULL AND ${next})`
  const given = key.kind === 'moment' ? new Date(value) : value
  const beyond = raw(key.isReversed ? '<' : '>')
  const isBehind = Prisma.sql`(${found} ${beyond} ${given} OR (${found} = ${given} AND ${next}))`
  // said twice, so that the database enters an index at the cursor
  return key.isAlwaysThere
    ? Prisma.sql`(${found} ${beyond}= ${given} AND ${isBehind})`
    : Prisma.sql`(${found} IS NULL OR ${isBehind})`
}

/** The values of keys in a row that has `keyColumns`, as a cursor holds them. */
export function keyValues(keys: SortKey[], row: Record<string, unknown>): KeyValue[] {
  return keys.map(({ kind }, n) => {
    const value = row[`k${n}`]
    if (value === null || value === undefined) return null
    if (kind === 'moment') return new Date(value as string | Date).toISOString()
    return kind === 'number' ? Number(value) : String(value)
  })
}

/** SQL of a member of JSON text, null where it is missing: a text, a whole number, or 1 and 0 for true and false. */
export function memberOf(json: string, name: string, kind: 'text' | 'number' | 'check' = 'text'): string {
  if (!isPostgres()) return `json_extract(${json}, '$.${name}')`
  const text = `CAST(${json} AS JSONB) ->> '${name}'`
  if (kind === 'text') return `(${text})`
  return kind === 'number' ? `CAST(${text} AS INTEGER)` : `CAST(CAST(${text} AS BOOLEAN) AS INTEGER)`
}

/** SQL of the moment at which a day in Dhaka, YYYY-MM-DD in SQL, is over, as the database stores moments. */
export function endOfDay(day: string): string {
  return isPostgres() ? `CAST(${day} || 'T18:00:00' AS TIMESTAMP(3))` : `(${day} || 'T18:00:00.000+00:00')`
}

/** FROM for the entries of a list in JSON text, each as JSON text in the column `entry`. */
export function entriesOf(json: string, list: string): string {
  return isPostgres()
    ? `(SELECT CAST("value" AS TEXT) AS "entry" FROM jsonb_array_elements(COALESCE(CAST(${json} AS JSONB) -> '${list}', '[]')) AS "each"("value"))`
    : `(SELECT "value" AS "entry" FROM json_each(${json}, '$.${list}'))`
}

function valueOf({ sql, kind }: SortKey): string {
  if (kind !== 'text') return sql
  return `lower(substr(NULLIF(${sql}, ''), 1, ${KEY_LETTERS})${isPostgres() ? ' COLLATE "C"' : ''})`
}
