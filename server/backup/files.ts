import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Config } from '#server/config/config.ts'
import { columnsIn, type Query, withDatabase } from '#server/backup/plain-sql.ts'
import { ATTACHMENTS, FILE_KINDS, type FileKind } from '#server/files/file-kinds.ts'
import { tablesNaming } from '#server/files/named.ts'
import { openAttachments, openStore } from '#server/files/store.ts'
import type { ImageStore } from '#server/files/image-store.ts'
import { rowsOf } from '#server/tables.ts'

type Print = (line: string) => void
const limit = pLimit(8)

/** A stored file that a row of a table names. What `isOpen` may be missing yet: its upload has not ended. */
export type NamedFile = { kind: FileKind; name: string; table: string; isOpen: boolean }

/** Every file that the rows of a database name, which is of this version or an earlier one. */
export async function findNamedFiles(url: string): Promise<NamedFile[]> {
  return withDatabase(url, async query => {
    const columns = url.startsWith('postgres') ? undefined : await columnsIn(query)
    const named: NamedFile[] = []
    for (const kind of FILE_KINDS)
      for (const naming of tablesNaming(kind.folder))
        named.push(...(await namedBy(query, kind, naming, columns && (columns.get(naming.table) ?? []))))
    return named
  })
}

/** `columns` are those that the table has there, where that may be others than here. */
async function namedBy(
  query: Query,
  kind: FileKind,
  { table, column, unless = '' }: ReturnType<typeof tablesNaming>[number],
  columns = [column, unless],
): Promise<NamedFile[]> {
  if (!columns.includes(column)) return []
  const open = unless && columns.includes(unless) ? `"${unless}"` : 'NULL'
  const rows = await query(
    `SELECT "${column}" AS "value", ${open} AS "open" FROM "${table}" WHERE "${column}" IS NOT NULL`,
  )
  return rows.flatMap(({ value, open: isOpen }) =>
    kind.namesOf(String(value)).map(name => ({ kind, name, table, isOpen: Boolean(isOpen) })),
  )
}

/**
 * Brings the files that rows name from the stores of these settings into a draft, unless they are there already: from a
 * disk as links, since files never change. Gives those that the stores do not have.
 */
export async function fetchFiles(
  named: NamedFile[],
  settings: Config,
  draft: string,
  print: Print,
): Promise<NamedFile[]> {
  const [missing, storeOf]: [NamedFile[], StoreOf] = [[], storesOf(settings)]
  let done = 0
  await Promise.all(
    named.map(file =>
      limit(async () => {
        if (!(await bring(file, settings, storeOf, draft))) missing.push(file)
        if (++done % 500 === 0) print(`Files fetched: ${done} of ${named.length}`)
      }),
    ),
  )
  return missing
}

async function bring({ kind, name }: NamedFile, settings: Config, storeOf: StoreOf, draft: string): Promise<boolean> {
  const path = pathIn(kind, name)
  const to = join(draft, path)
  if (existsSync(to)) return true
  await mkdir(dirname(to), { recursive: true })
  if (settings.IMAGE_STORE !== 's3') return linkOrCopy(join(settings.DATA_DIR, path), to)
  const bytes = await storeOf(kind).get(name)
  if (bytes) await writeFile(to, bytes)
  return bytes !== null
}

/** Gives false where there is no such file. A link does not lead to another disk. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      return copyFile(from, to)
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Copies the files of a folder into the stores of these settings, unless they are there. Returns how many files the folder has. */
export async function sendFiles(folder: string, settings: Config, print: Print): Promise<number> {
  const storeOf = storesOf(settings)
  let [done, all] = [0, 0]
  for (const kind of FILE_KINDS) {
    const store = storeOf(kind)
    const names = await namesIn(folder, kind)
    all += names.length
    await Promise.all(
      names.map(name =>
        limit(async () => {
          if (!(await store.has(name))) await store.put(name, await readFile(join(folder, pathIn(kind, name))))
          if (++done % 500 === 0 || done === all) print(`Files in the store: ${done} of ${all}`)
        }),
      ),
    )
  }
  return all
}

/** Of these files those that are neither in a folder nor in the stores of these settings. */
export async function findMissing(named: NamedFile[], folder: string, settings?: Config): Promise<NamedFile[]> {
  const absent = named.filter(({ kind, name }) => !existsSync(join(folder, pathIn(kind, name))))
  if (!settings) return absent
  const storeOf = storesOf(settings)
  const there = await Promise.all(
    absent.map(file => limit(async () => ((await storeOf(file.kind).has(file.name)) ? [] : [file]))),
  )
  return there.flat()
}

/** What files are missing without which a record is not whole, as a clause: of which table, and how many; undefined where none is. */
export function sayMissing(missing: NamedFile[], named: NamedFile[]): string | undefined {
  const lost = missing.filter(({ isOpen }) => !isOpen)
  if (lost.length === 0) return undefined
  const parts = [...Map.groupBy(lost, ({ table }) => table)].map(([table, files]) => {
    const all = named.filter(file => file.table === table).length
    return `${files.length} of the ${all} files that ${rowsOf(table)} name (the first is ${files[0]!.name})`
  })
  return new Intl.ListFormat('en-GB').format(parts)
}

type StoreOf = (kind: FileKind) => ImageStore
/** The stores of ours: without a cache, as each file is read once, and never the host of somebody else. */
function storesOf(given: Config): StoreOf {
  const settings: Config = given.IMAGE_STORE === 's3' ? { ...given, PAGE_CACHE: 0 } : { ...given, IMAGE_STORE: 'disk' }
  const [pictures, attachments] = [openStore(settings), openAttachments(settings)]
  return kind => (kind === ATTACHMENTS ? attachments : pictures)
}

/** The path of a stored file in a data folder, a draft or an archive. */
export const pathIn = ({ folder }: Pick<FileKind, 'folder'>, name: string): string =>
  join(folder, name.slice(0, 2), name)

async function namesIn(folder: string, kind: FileKind) {
  const paths = await readdir(join(folder, kind.folder), { recursive: true }).catch(() => [])
  return paths.map(path => basename(path)).filter(name => kind.name.test(name))
}
