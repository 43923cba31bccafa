import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import pLimit from 'p-limit'
import { fileAddress } from '#server/config.ts'
import { FILE_NAME, nameOf, readPicture } from '#server/media/schema.ts'
import type { ImageStore } from '#server/media/store.ts'

type Say = (line: string) => void
const atOnce = pLimit(8)

/** Links the picture files of a data folder into a draft, and gives their paths in it. A file never changes under its name, so a link is a copy. */
export async function linkPictures(dataDir: string, draft: string): Promise<string[]> {
  const found = (
    await readdir(join(dataDir, 'pictures'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter(entry => entry.isFile() && FILE_NAME.test(entry.name))
  const linked: string[] = []
  for (const { name } of found) {
    await mkdir(dirname(join(draft, placeOf(name))), { recursive: true })
    const isThere = await link(join(dataDir, placeOf(name)), join(draft, placeOf(name))).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (isThere) linked.push(placeOf(name))
  }
  return linked
}

/** Copies the files of every picture that a database file knows from the store into a draft, and gives their paths in it. */
export async function fetchPictures(store: ImageStore, draft: string, say: Say): Promise<string[]> {
  const names = await namesIn(join(draft, 'agency.db'))
  const fetched = await Promise.all(
    names.map(name =>
      atOnce(async () => {
        const bytes = await store.get(name)
        if (!bytes) return []
        await mkdir(dirname(join(draft, placeOf(name))), { recursive: true })
        await writeFile(join(draft, placeOf(name)), bytes)
        return [placeOf(name)]
      }),
    ),
  )
  const paths = fetched.flat()
  if (paths.length < names.length)
    say(
      `${names.length - paths.length} of ${names.length} picture files are not in the store: uploads that are not finished`,
    )
  return paths
}

/** Puts every picture file of a folder into the store that has none of its name. Gives how many were there to put. */
export async function sendPictures(folder: string, store: ImageStore, say: Say): Promise<number> {
  const names = (await readdir(join(folder, 'pictures'), { recursive: true }).catch(() => []))
    .map(path => path.split('/').at(-1)!)
    .filter(name => FILE_NAME.test(name))
  let done = 0
  await Promise.all(
    names.map(name =>
      atOnce(async () => {
        if (!(await store.has(name))) await store.put(name, await readFile(join(folder, placeOf(name))))
        if (++done % 500 === 0 || done === names.length) say(`Pictures in the store: ${done} of ${names.length}`)
      }),
    ),
  )
  return names.length
}

const placeOf = (name: string) => join('pictures', name.slice(0, 2), name)

async function namesIn(file: string) {
  const database = createClient({ url: fileAddress(file) })
  try {
    const { rows } = await database.execute('SELECT "path" FROM "Picture"')
    return rows.flatMap(({ path }) => readPicture(String(path))?.variants ?? []).map(({ path }) => nameOf(path))
  } finally {
    database.close()
  }
}
