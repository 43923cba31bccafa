import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { config, fileAddress } from '#server/config.ts'
import { requireKnownFile } from '#server/backup/known-database.ts'
import { fetchFiles, linkFiles } from '#server/backup/files.ts'
import type { DataLocation } from '#server/backup/location.ts'
import { tableList } from '#server/tables.ts'
import { z } from '#i18n/zod.ts'

type Say = (line: string) => void
const ENTRY = /^(?:manifest\.json|agency\.db|(?:pictures|attachments)(?:\/[0-9a-f]{2}(?:\/[^/]+)?)?)\/?$/

const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  counts: z.record(z.string(), z.number().int()),
  files: z.record(z.string(), z.object({ size: z.number().int(), sha256: z.string().length(64) })),
})
export type Manifest = z.output<typeof manifestShape>

/**
 * Writes a consistent copy of database and files into one archive while the product runs, reads it back, and gives its path and what
 * it holds. The database copies itself (VACUUM INTO); files are linked from the data folder, or read from the bucket. Throws an Error
 * with a sentence, before it makes anything, when there is no database of ours.
 */
export async function backUp(
  { file, dataDir }: DataLocation,
  folder: string,
  say: Say,
): Promise<{ path: string; manifest: Manifest }> {
  await requireKnownFile(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = await mkdtemp(join(folder, '.draft-'))
  try {
    const source = createClient({ url: fileAddress(file) })
    await source.execute('PRAGMA busy_timeout = 30000')
    await source.execute({ sql: 'VACUUM INTO ?', args: [join(draft, 'agency.db')] })
    source.close()
    say('The database is copied')
    const stored = config.IMAGE_STORE === 's3' ? await fetchFiles(config, draft, say) : await linkFiles(dataDir, draft)
    const files: Manifest['files'] = {}
    for (const [n, path] of ['agency.db', ...stored].entries()) {
      files[path] = { size: (await stat(join(draft, path))).size, sha256: await digest(join(draft, path)) }
      if (n > 0 && (n % 500 === 0 || n === stored.length)) say(`Files: ${n} of ${stored.length}`)
    }
    const createdAt = new Date().toISOString()
    const manifest: Manifest = { format: 1, createdAt, counts: await inspect(join(draft, 'agency.db')), files }
    await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 1))
    const target = join(folder, `agency-${createdAt.replace(/[:.]/g, '-')}.tar.gz`)
    const { create } = await import('tar') // here, so that the product itself, which reads no archive, does without
    await create({ gzip: { level: 1 }, file: `${target}.part`, cwd: draft, portable: true }, [
      'manifest.json',
      'agency.db',
      ...stored,
    ])
    await chmod(`${target}.part`, 0o600) // it holds what opens accounts
    await flush(`${target}.part`)
    await verify(`${target}.part`)
    await rename(`${target}.part`, target)
    await flush(folder)
    return { path: target, manifest }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Reads every byte of an archive and gives its manifest. Throws an Error that says what is wrong with it. */
export async function verify(file: string): Promise<Manifest> {
  const { list } = await import('tar')
  const digests: Record<string, string> = {}
  const foreign: string[] = []
  let text = ''
  await list({
    file,
    strict: true,
    onReadEntry(entry) {
      const { path, type } = entry
      if (!ENTRY.test(path) || (type !== 'File' && type !== 'Directory')) foreign.push(path)
      if (path === 'manifest.json')
        entry.on('data', part => {
          text += part.toString('latin1')
        })
      else if (type === 'File') {
        const hash = createHash('sha256')
        entry
          .on('data', part => {
            hash.update(part)
          })
          .on('end', () => {
            digests[path] = hash.digest('hex')
          })
      }
    },
  }).catch((error: Error) => {
    throw new Error(`${file} is no whole backup: ${error.message}`)
  })
  if (foreign.length > 0) throw new Error(`${file} holds ${foreign[0]}, which is no part of a backup`)
  const manifest = manifestShape.safeParse(jsonIn(text))
  if (!manifest.success)
    throw new Error(`${file} is no backup of this product: its manifest is missing or of another format`)
  const { files } = manifest.data
  const [missing, more] = [
    ['agency.db', ...Object.keys(files)].find(path => !digests[path]),
    Object.keys(digests).find(path => !files[path]),
  ]
  if (missing ?? more)
    throw new Error(`${file} is damaged: ${missing ? `${missing} is missing` : `${more} is not in its manifest`}`)
  const other = Object.keys(files).find(path => files[path]!.sha256 !== digests[path])
  if (other) throw new Error(`${file} is damaged: ${other} is not what was backed up`)
  return manifest.data
}

/** Unpacks a verified archive into an empty folder and checks its database. Throws an Error that says what is wrong with it. */
export async function unpack(file: string, { files, counts }: Manifest, folder: string, say: Say): Promise<void> {
  const { extract } = await import('tar')
  await extract({ file, cwd: folder, strict: true })
  say(`All ${Object.keys(files).length} files are whole`)
  await requireKnownFile(join(folder, 'agency.db'), `in ${file}`)
  const found = await inspect(join(folder, 'agency.db'))
  const other = Object.keys(counts).find(table => found[table] !== counts[table])
  if (other) throw new Error(`${file} is damaged: ${other} has ${found[other]} rows instead of ${counts[other]}`)
}

/** Checks a database file as a whole and counts its rows, but for tables that a restore empties. Throws when it is broken. */
export async function inspect(file: string): Promise<Record<string, number>> {
  const database = createClient({ url: fileAddress(file) })
  try {
    const [row] = (await database.execute('PRAGMA integrity_check')).rows
    if (row?.integrity_check !== 'ok') throw new Error(`The database in ${file} is broken: ${row?.integrity_check}`)
    const tables = new Set(
      (await database.execute(`SELECT name FROM sqlite_master WHERE type = 'table'`)).rows.map(({ name }) =>
        String(name),
      ),
    )
    const counts: Record<string, number> = {}
    for (const [table, { opensAccounts }] of tableList)
      if (tables.has(table) && !opensAccounts)
        counts[table] = Number((await database.execute(`SELECT count(*) AS n FROM "${table}"`)).rows[0]?.n)
    return counts
  } finally {
    database.close()
  }
}

/** Makes the bytes of a file, or the names in a folder, survive a loss of power. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function digest(file: string) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}
