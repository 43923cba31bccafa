import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { config } from '#server/config.ts'
import { store } from '#server/images/store.ts'
import { fetchPictures, linkPictures } from '#server/operations/pictures.ts'
import { z } from '#server/zod.ts'

type Say = (line: string) => void
const TABLES = ['ClientCountry', 'ClientCompany', 'ClientImage', 'Picture', 'User', 'Enquiry', 'Mail', 'Activity'] as const
const ENTRY = /^(?:manifest\.json|agency\.db|pictures(?:\/[0-9a-f]{2}(?:\/[^/]+)?)?)\/?$/

const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  counts: z.record(z.string(), z.number().int()),
  files: z.record(z.string(), z.object({ size: z.number().int(), sha256: z.string().length(64) })),
})
export type Manifest = z.output<typeof manifestShape>

/**
 * Writes a consistent copy of database and pictures into one archive while the product runs, and gives its path. The database copies
 * itself (VACUUM INTO); pictures are linked from the data folder, or read from the bucket.
 */
export async function backUp(dataDir: string, folder: string, say: Say): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = await mkdtemp(join(folder, '.draft-'))
  try {
    const source = createClient({ url: `file:${join(dataDir, 'agency.db')}` })
    await source.execute('PRAGMA busy_timeout = 30000')
    await source.execute({ sql: 'VACUUM INTO ?', args: [join(draft, 'agency.db')] })
    source.close()
    say('The database is copied')
    const pictures = config.IMAGE_STORE === 's3' ? await fetchPictures(store, draft, say) : await linkPictures(dataDir, draft)
    const files: Manifest['files'] = {}
    for (const [n, path] of ['agency.db', ...pictures].entries()) {
      files[path] = { size: (await stat(join(draft, path))).size, sha256: await digest(join(draft, path)) }
      if (n > 0 && (n % 500 === 0 || n === pictures.length)) say(`Pictures: ${n} of ${pictures.length}`)
    }
    const createdAt = new Date().toISOString()
    const manifest: Manifest = { format: 1, createdAt, counts: await inspect(join(draft, 'agency.db')), files }
    await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 1))
    const target = join(folder, `agency-${createdAt.replace(/[:.]/g, '-')}.tar.gz`)
    const { create } = await import('tar') // here, so that the product itself, which reads no archive, does without
    await create({ gzip: { level: 1 }, file: `${target}.part`, cwd: draft, portable: true }, ['manifest.json', 'agency.db', ...pictures])
    await chmod(`${target}.part`, 0o600) // it holds what opens accounts
    await flush(`${target}.part`)
    await rename(`${target}.part`, target)
    return target
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Unpacks an archive into an empty folder and checks everything in it. Throws an Error that says what is wrong with it. */
export async function unpack(file: string, folder: string, say: Say): Promise<Manifest> {
  const { extract, list } = await import('tar')
  const foreign: string[] = []
  // Read to its end before a byte is written: an extraction that fails half way goes on writing for a moment into what is taken away.
  await list({ file, strict: true, onReadEntry: ({ path, type }) => { if (!ENTRY.test(path) || (type !== 'File' && type !== 'Directory')) foreign.push(path) } })
    .catch((error: Error) => { throw new Error(`${file} is no whole backup: ${error.message}`) })
  if (foreign.length > 0) throw new Error(`${file} holds ${foreign[0]}, which is no part of a backup`)
  await extract({ file, cwd: folder, strict: true })
  const manifest = manifestShape.safeParse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => 'null')))
  if (!manifest.success) throw new Error(`${file} is no backup of this product: its manifest is missing or of another format`)
  const { files, counts } = manifest.data
  const there = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1)).filter(path => path !== 'manifest.json')
  const [missing, more] = [Object.keys(files).find(path => !there.includes(path)), there.find(path => !files[path])]
  if (missing ?? more) throw new Error(`${file} is damaged: ${missing ? `${missing} is missing` : `${more} is not in its manifest`}`)
  for (const [path, { sha256 }] of Object.entries(files)) if ((await digest(join(folder, path))) !== sha256) throw new Error(`${file} is damaged: ${path} is not what was backed up`)
  say(`All ${there.length} files are whole`)
  const found = await inspect(join(folder, 'agency.db'))
  for (const [table, count] of Object.entries(counts)) if (found[table] !== count) throw new Error(`${file} is damaged: ${table} has ${found[table]} rows instead of ${count}`)
  return manifest.data
}

/** Checks a database file as a whole and counts its rows. Throws when it is broken. */
export async function inspect(file: string): Promise<Record<string, number>> {
  const database = createClient({ url: `file:${file}` })
  try {
    const [row] = (await database.execute('PRAGMA integrity_check')).rows
    if (row?.integrity_check !== 'ok') throw new Error(`The database in ${file} is broken: ${row?.integrity_check}`)
    const tables = new Set((await database.execute(`SELECT name FROM sqlite_master WHERE type = 'table'`)).rows.map(({ name }) => String(name)))
    const counts: Record<string, number> = {}
    for (const table of TABLES) if (tables.has(table)) counts[table] = Number((await database.execute(`SELECT count(*) AS n FROM "${table}"`)).rows[0]?.n)
    return counts
  } finally {
    database.close()
  }
}

/** Makes the bytes of a file, or the names in a folder, survive a loss of power. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try { await handle.sync() } finally { await handle.close() }
}

async function digest(file: string) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}
