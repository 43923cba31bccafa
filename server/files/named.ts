import { afterCommit, chunk, read, type Writer } from '#server/db/client.ts'
import { tableOf } from '#server/db/table-of.ts'
import { AppError } from '#server/errors.ts'
import type { FileKind } from '#server/files/file-kinds.ts'
import { attachments } from '#server/files/store.ts'
import { log } from '#server/process/log.ts'
import { factsOf, tableList } from '#server/tables.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** The tables whose rows name files of a kind, with the column that has the name. */
export const tablesNaming = (kind: FileKind['folder']) =>
  tableList.flatMap(([table, { files }]) => (files?.kind === kind ? [{ table, ...files }] : []))

/** Those of these names of attachments that a row of any table has. */
export async function findNamed(names: string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const part of chunk(names))
    for (const { table, column } of tablesNaming('attachments')) {
      const where = { [column]: { in: part } }
      for (const row of await tableOf(read, table).findMany({ where, select: { [column]: true } }))
        named.add(String(row[column]))
    }
  return named
}

/**
 * Runs a change that names files which are stored already, and deletes those that no row names in the end. Where nobody
 * knows whether the change was committed they stay: the sweep, a day later, knows.
 */
export async function namingFiles<T>(names: string[], change: () => Promise<T>): Promise<T> {
  try {
    const done = await change()
    await discardUnnamed(names)
    return done
  } catch (error) {
    if (error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE') await discardUnnamed(names)
    throw error
  }
}

/**
 * Deletes rows that name attachments, in a transaction. The files go once it is committed, as what is deleted before
 * would be missing when it is not; what cannot be deleted then the sweep deletes.
 */
export async function deleteWithFiles(transaction: Writer, table: Prisma.ModelName, where: object): Promise<void> {
  const { files } = factsOf(table)
  if (files?.kind !== 'attachments') throw new Error(`${table} names no attachments`)
  const { column } = files
  const rows = await tableOf(transaction, table).findMany({ where, select: { [column]: true } })
  await tableOf(transaction, table).deleteMany({ where })
  const names = rows.flatMap(row => (row[column] === null ? [] : [String(row[column])]))
  discardAfterCommit(transaction, names)
}

/** Once a transaction is committed, deletes those of these files that no row names any more. */
export function discardAfterCommit(transaction: Writer, names: string[]): void {
  if (names.length > 0) afterCommit(transaction, () => discardUnnamed(names))
}

async function discardUnnamed(names: string[]) {
  if (names.length === 0) return
  try {
    const named = await findNamed(names)
    for (const name of names) if (!named.has(name)) await attachments().delete(name)
  } catch (error) {
    log.warn({ err: error, files: names.length }, 'files that no record has could not be deleted yet')
  }
}
