import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import pLimit from 'p-limit'
import { type Config, fileAddress } from '#server/config.ts'
import { ATTACHMENTS, FILE_KINDS, type FileKind, PICTURES } from '#server/files/file-kinds.ts'
import { nameOf, readPicture } from '#server/files/schema.ts'
import { openAttachments, openStore } from '#server/files/store.ts'
import type { ImageStore } from '#server/files/image-store.ts'

type Print = (line: string) => void
const limit = pLimit(8)

/** Links the files of a data folder into a draft and returns their paths in it. Files are immutable, so a link is a copy. */
export async function linkFiles(dataDir: string, draft: string): Promise<string[]> {
  const linked: string[] = []
  for (const kind of FILE_KINDS)
    for (const name of await namesIn(dataDir, kind)) {
      const path = pathIn(kind, name)
      await mkdir(dirname(join(draft, path)), { recursive: true })
      const isThere = await link(join(dataDir, path), join(draft, path)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      )
      if (isThere) linked.push(path)
    }
  return linked
}

/** Copies the files that a database file names from the stores of these settings into a draft and returns their paths in it. */
export async function fetchFiles(settings: Config, draft: string, print: Print): Promise<string[]> {
  const fetched: string[] = []
  for (const [kind, store] of storesOf(settings)) {
    const names = await namedIn(join(draft, 'agency.db'), kind)
    let done = 0
    const paths = await Promise.all(
      names.map(name =>
        limit(async () => {
          const bytes = await store.get(name)
          if (!bytes) return []
          await mkdir(dirname(join(draft, pathIn(kind, name))), { recursive: true })
          await writeFile(join(draft, pathIn(kind, name)), bytes)
          if (++done % 500 === 0) print(`Files of ${kind.folder} fetched: ${done} of ${names.length}`)
          return [pathIn(kind, name)]
        }),
      ),
    )
    fetched.push(...paths.flat())
    const missing = names.length - paths.flat().length
    if (missing > 0)
      print(`${missing} of ${names.length} files of ${kind.folder} are not in the store: uploads that are not finished`)
  }
  return fetched
}

/** Copies the files of a folder into the stores of these settings, unless they are there. Returns how many files the folder has. */
export async function sendFiles(folder: string, settings: Config, print: Print): Promise<number> {
  let [done, all] = [0, 0]
  for (const [kind, store] of storesOf(settings)) {
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

/** The stores of ours: without a cache, as each file is read once, and never the host of somebody else. */
function storesOf(given: Config): [FileKind, ImageStore][] {
  const settings: Config = given.IMAGE_STORE === 's3' ? { ...given, PAGE_CACHE: 0 } : { ...given, IMAGE_STORE: 'disk' }
  return [
    [PICTURES, openStore(settings)],
    [ATTACHMENTS, openAttachments(settings)],
  ]
}

const pathIn = ({ folder }: FileKind, name: string) => join(folder, name.slice(0, 2), name)

async function namesIn(folder: string, kind: FileKind) {
  const paths = await readdir(join(folder, kind.folder), { recursive: true }).catch(() => [])
  return paths.map(path => basename(path)).filter(name => kind.name.test(name))
}

/** The files that the records of a database file name. */
async function namedIn(file: string, kind: FileKind): Promise<string[]> {
  const database = createClient({ url: fileAddress(file) })
  try {
    if (kind === ATTACHMENTS) {
      const tables = ['ApplicationFile', 'DemandFile', 'ComplaintFile']
      const { rows } = await database.execute(
        tables.map(table => `SELECT "storedName" FROM "${table}"`).join(' UNION ALL '),
      )
      return rows.map(({ storedName }) => String(storedName))
    }
    const { rows } = await database.execute('SELECT "path" FROM "Picture"')
    return rows.flatMap(({ path }) => readPicture(String(path))?.variants ?? []).map(({ path }) => nameOf(path))
  } finally {
    database.close()
  }
}
