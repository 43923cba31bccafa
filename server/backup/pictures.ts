import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import pLimit from 'p-limit'
import { fileAddress } from '#server/config.ts'
import { FILE_NAME, nameOf, readPicture } from '#server/media/schema.ts'
import type { ImageStore } from '#server/media/store.ts'

type Print = (line: string) => void
const limit = pLimit(8)

/** Links the picture files of a data folder into a draft and returns their paths in it. Files are immutable, so a link is a copy. */
export async function linkPictures(dataDir: string, draft: string): Promise<string[]> {
  const found = (
    await readdir(join(dataDir, 'pictures'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter(entry => entry.isFile() && FILE_NAME.test(entry.name))
  const linked: string[] = []
  for (const { name } of found) {
    await mkdir(dirname(join(draft, pathInFolder(name))), { recursive: true })
    const isThere = await link(join(dataDir, pathInFolder(name)), join(draft, pathInFolder(name))).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (isThere) linked.push(pathInFolder(name))
  }
  return linked
}

/** Copies the files of every picture in a database file from the store into a draft and returns their paths in it. */
export async function fetchPictures(store: ImageStore, draft: string, print: Print): Promise<string[]> {
  const names = await namesIn(join(draft, 'agency.db'))
  const fetched = await Promise.all(
    names.map(name =>
      limit(async () => {
        const bytes = await store.get(name)
        if (!bytes) return []
        await mkdir(dirname(join(draft, pathInFolder(name))), { recursive: true })
        await writeFile(join(draft, pathInFolder(name)), bytes)
        return [pathInFolder(name)]
      }),
    ),
  )
  const paths = fetched.flat()
  if (paths.length < names.length)
    print(
      `${names.length - paths.length} of ${names.length} picture files are not in the store: uploads that are not finished`,
    )
  return paths
}

/** Copies the picture files of a folder into the store, unless they are there. Returns how many files the folder has. */
export async function sendPictures(folder: string, store: ImageStore, print: Print): Promise<number> {
  const names = (await readdir(join(folder, 'pictures'), { recursive: true }).catch(() => []))
    .map(path => path.split('/').at(-1)!)
    .filter(name => FILE_NAME.test(name))
  let done = 0
  await Promise.all(
    names.map(name =>
      limit(async () => {
        if (!(await store.has(name))) await store.put(name, await readFile(join(folder, pathInFolder(name))))
        if (++done % 500 === 0 || done === names.length) print(`Pictures in the store: ${done} of ${names.length}`)
      }),
    ),
  )
  return names.length
}

const pathInFolder = (name: string) => join('pictures', name.slice(0, 2), name)

async function namesIn(file: string) {
  const database = createClient({ url: fileAddress(file) })
  try {
    const { rows } = await database.execute('SELECT "path" FROM "Picture"')
    return rows.flatMap(({ path }) => readPicture(String(path))?.variants ?? []).map(({ path }) => nameOf(path))
  } finally {
    database.close()
  }
}
