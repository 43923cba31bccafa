import { columnsIn, type Query, withDatabase } from '#server/backup/plain-sql.ts'
import { epochFrom } from '#server/backup/stamped-epoch.ts'
import type { Row } from '#server/db/table-of.ts'
import { lineageIn } from '#server/installation/lineage.ts'
import { tableList } from '#server/tables.ts'

/** What is asked of a database about whether it is a later state of a backup: so many rows of a table. */
const ASKED = 500

const decidedTables = tableList.flatMap(([table, { restored }]) => (restored === 'as it was' ? [table] : []))

/** What a database that a restore replaces knows of who may do what. */
export type Present = {
  epoch: number
  /** Of Installation, as SQLite stores it. */
  accountsOf: unknown
  lineage: string | undefined
  /** Whether it is a later state of that backup, or of another database altogether. */
  isLater: boolean
  /** Rows as SQLite stores them, of the tables that a restore leaves as they were. */
  decided: Map<string, Row[]>
}

/**
 * Reads what is about to be replaced, a database of any version, beside the `draft` that is to take its place.
 * Undefined where there is none or it cannot be read.
 */
export async function readPresent(url: string, draft: string): Promise<Present | undefined> {
  return withDatabase(draft, query =>
    withDatabase(url, async present => {
      const decided = new Map<string, Row[]>()
      for (const table of decidedTables)
        decided.set(table, (await present(`SELECT * FROM "${table}"`).catch(noneWithoutTable)).map(asStored))
      const [row] = await present('SELECT * FROM "Installation"').catch(noneWithoutTable)
      const accountsOf = stored(row?.accountsOf ?? null)
      const lineage = await lineageIn(present)
      return {
        epoch: await epochFrom(present, url),
        accountsOf,
        lineage,
        isLater: await isLater(present, query),
        decided,
      }
    }),
  ).catch(() => undefined)
}

/** An earlier version may not have the table. What is damaged is not known, however, and throws. */
function noneWithoutTable(error: Error): Row[] {
  if (/no such table|does not exist/.test(error.message)) return []
  throw error
}

/** By their lineage, or by people whom both know and what people have written: earlier versions had none, and copies began one each. */
async function isLater(present: Query, draft: Query): Promise<boolean> {
  const here = await lineageIn(present)
  if (here && here === (await lineageIn(draft))) return true
  for (const [table, { key, isFromPeople }] of tableList) {
    if (!isFromPeople) continue
    const rows = await draft(`SELECT "${key[0]}" AS "key" FROM "${table}" LIMIT ${ASKED}`)
    const keys = rows.map(row => `'${String(row.key).replaceAll("'", "''")}'`).join()
    const both = `SELECT 1 FROM "${table}" WHERE "${key[0]}" IN (${keys}) LIMIT 1`
    if (keys && (await present(both).catch(noneWithoutTable)).length > 0) return true
  }
  return false
}

const asStored = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, stored(value)]))

/** A value of PostgreSQL as Prisma stores it in SQLite. */
export function stored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00')
  return typeof value === 'boolean' ? Number(value) : value
}

/** Whoever could sign in as an owner, of the rows of accounts. */
export const ownersAmong = (decided: Present['decided']): Row[] => {
  const ways = [...(decided.get('Identity') ?? []), ...(decided.get('Passkey') ?? [])]
  const others = new Set(ways.map(({ userId }) => userId))
  return (decided.get('User') ?? []).filter(
    ({ id, role, status, passwordHash }) =>
      role === 'owner' && status === 'active' && (passwordHash !== null || others.has(id)),
  )
}

/** Puts rows that were decided in the place of those of a migrated draft, and deletes there what hangs on accounts that are gone. */
export async function putDecided(draft: string, decided: Present['decided']): Promise<void> {
  await withDatabase(draft, async query => {
    const columns = await columnsIn(query)
    await query('PRAGMA foreign_keys = OFF') // all of them are replaced, and whatever hangs on them stays
    await query('BEGIN')
    for (const table of decidedTables) await query(`DELETE FROM "${table}"`)
    for (const [table, rows] of decided)
      for (const row of rows) {
        const names = Object.keys(row).filter(name => columns.get(table)?.includes(name))
        const places = names.map(() => '?').join()
        await query(
          `INSERT INTO "${table}" (${names.map(name => `"${name}"`).join()}) VALUES (${places})`,
          names.map(name => row[name]),
        )
      }
    for (const table of columns.keys()) await dropLost(query, table)
    await query('COMMIT')
  })
}

/** Deletes rows whose foreign key leads to a decided row that is gone, or empties the key, as its deletion would have done. */
async function dropLost(query: Query, table: string) {
  for (const key of await query(`SELECT * FROM pragma_foreign_key_list('${table}')`)) {
    if (!decidedTables.some(each => each === key.table)) continue
    const isLost = `"${key.from}" IS NOT NULL AND "${key.from}" NOT IN (SELECT "${key.to}" FROM "${key.table}")`
    await query(
      key.on_delete === 'CASCADE'
        ? `DELETE FROM "${table}" WHERE ${isLost}`
        : `UPDATE "${table}" SET "${key.from}" = NULL WHERE ${isLost}`,
    )
  }
}
