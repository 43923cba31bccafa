import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { config } from '#server/config/config.ts'
import { markOfKey } from '#server/installation/keys.ts'
import { requireKnownDatabase, requireKnownFile } from '#server/backup/known-database.ts'
import { copyWhole } from '#server/backup/copy-whole.ts'
import { findMissing, findNamedFiles, sayMissing } from '#server/backup/files.ts'
import { columnsIn, withDatabase } from '#server/backup/plain-sql.ts'
import { lineageIn } from '#server/installation/lineage.ts'
import { type Bytes, openArchive, passphrase, sealStream } from '#server/backup/sealing.ts'
import { markOfOwners } from '#server/backup/state.ts'
import type { DataLocation } from '#server/backup/location.ts'
import { isFullDisk } from '#server/process/start-error.ts'
import { rowsOf, tableList } from '#server/tables.ts'
import { z } from '#i18n/zod.ts'
import type { Parser } from 'tar'

type Say = (line: string) => void
const ENTRY = /^(?:manifest\.json|agency\.db|(?:pictures|attachments)(?:\/[0-9a-f]{2}(?:\/[^/]+)?)?)\/?$/

const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  counts: z.record(z.string(), z.number().int()),
  files: z.record(z.string(), z.object({ size: z.number().int(), sha256: z.string().length(64) })),
  key: z.string().optional(), // markOfKey of the installation that it comes from
  owners: z.string().optional(), // markOfOwners
  lineage: z.string().optional(), // of the database, see server/installation/lineage.ts
  lacks: z.string().optional(), // what sayMissing says of it
})
export type Manifest = z.output<typeof manifestShape>

/**
 * Writes a consistent copy of database and files into one archive while the product runs, reads it back, and gives its
 * path and what it holds. An SQLite database copies itself (VACUUM INTO), one on PostgreSQL is copied from a snapshot
 * into such a file; the files that its rows name are linked from the data folder, or read from the bucket. Encrypted
 * where there is a passphrase. Throws an Error with a sentence, before it makes anything, when there is no database of
 * ours, and an Incomplete when files are missing. docs/decisions/0016 says why.
 */
export async function backUp(
  place: DataLocation,
  folder: string,
  say: Say,
): Promise<{ path: string; manifest: Manifest }> {
  const words = passphrase()
  await ('url' in place ? requireKnownDatabase(place.url) : requireKnownFile(place.file))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = await mkdtemp(join(folder, '.draft-'))
  try {
    const { stored, lacks } = await copyWhole(place, draft, say)
    const files: Manifest['files'] = {}
    for (const [n, path] of ['agency.db', ...stored].entries()) {
      files[path] = { size: (await stat(join(draft, path))).size, sha256: await digest(join(draft, path)) }
      if (n > 0 && (n % 500 === 0 || n === stored.length)) say(`Files: ${n} of ${stored.length}`)
    }
    const createdAt = new Date().toISOString()
    const manifest: Manifest = {
      format: 1,
      createdAt,
      counts: await inspect(join(draft, 'agency.db')),
      files,
      key: markOfKey(),
      lacks,
      ...(await marksIn(join(draft, 'agency.db'))),
    }
    await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 1))
    const target = join(folder, `agency-${createdAt.replace(/[:.]/g, '-')}.tar.gz${words ? '.age' : ''}`)
    const { create } = await import('tar') // here, so that the product itself, which reads no archive, does without
    const packed = create({ gzip: { level: 1 }, cwd: draft, portable: true }, ['manifest.json', 'agency.db', ...stored])
    // it holds what opens accounts
    const written = createWriteStream(`${target}.part`, { mode: 0o600 })
    await pipeline(words ? await sealStream(packed, words) : packed, written)
    say(`The archive is written${words ? ', encrypted,' : ''} and is read back`)
    await flush(`${target}.part`)
    await verify(`${target}.part`)
    await rename(`${target}.part`, target)
    await flush(folder)
    if (lacks) throw new Incomplete(target, manifest, lacks)
    return { path: target, manifest }
  } catch (error) {
    throw isFullDisk(error, folder) ? await noRoom(folder, error) : error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** An archive was written with everything that is there, but files that rows name are not. */
export class Incomplete extends Error {
  readonly path: string
  readonly manifest: Manifest

  constructor(path: string, manifest: Manifest, lacks: string) {
    super(
      `Saved as ${path}, but it is not whole. Missing in ${config.IMAGE_STORE === 's3' ? 'the bucket' : config.DATA_DIR}: ${lacks}. Put them back from an older backup or another copy`,
    )
    this.path = path
    this.manifest = manifest
  }
}

/** What to do where the archive found no room; what has been written of it is taken away. */
async function noRoom(folder: string, cause: unknown): Promise<Error> {
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
  return new Error(
    `The disk of ${folder} is full: there is no room for a backup. Make room, lower BACKUP_KEEP, or name a folder elsewhere: npm run backup -- FOLDER`,
    { cause },
  )
}

/** Reads every byte of an archive and gives its manifest. Throws an Error that says what is wrong with it. */
export async function verify(file: string): Promise<Manifest> {
  const { list } = await import('tar')
  const digests: Record<string, string> = {}
  const foreign: string[] = []
  let text = ''
  const bytes = await openArchive(file)
  const parser = list({
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
  })
  await feed(parser, bytes).catch((error: Error) => {
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
  await feed(extract({ cwd: folder, strict: true }), await openArchive(file))
  say(`All ${Object.keys(files).length} files are whole`)
  await requireKnownFile(join(folder, 'agency.db'), `in ${file}`)
  const found = await inspect(join(folder, 'agency.db'))
  const other = Object.keys(counts).find(table => found[table] !== counts[table])
  if (other)
    throw new Error(`${file} is damaged: it has ${found[other] ?? 0} ${rowsOf(other)} instead of ${counts[other]}`)
  const named = await findNamedFiles(join(folder, 'agency.db'))
  const lacks = sayMissing(await findMissing(named, folder), named)
  if (lacks) say(`This backup is not whole. Missing in it: ${lacks}`)
}

/** Gives a reader of archives all bytes, as fast as it takes them. Throws what it finds wrong. */
async function feed(parser: Parser, bytes: Bytes) {
  let [isEnded, isEmpty, wake] = [false, true, () => {}]
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('close', resolve)
    parser.on('error', reject)
  }).finally(() => {
    isEnded = true
    wake()
  })
  ended.catch(() => {}) // an error of the bytes may come first
  parser.on('drain', () => wake())
  for await (const part of bytes) {
    isEmpty &&= part.length === 0
    if (isEnded) break
    if (!parser.write(Buffer.from(part.buffer, part.byteOffset, part.byteLength)))
      await new Promise<void>(resolve => {
        wake = resolve
      })
  }
  if (isEmpty) throw new Error('it is empty')
  parser.end()
  await ended
}

/** Checks a database file as a whole and counts its rows, but for tables that a restore empties. Throws when it is broken. */
export async function inspect(file: string): Promise<Record<string, number>> {
  return withDatabase(file, async query => {
    const [row] = await query('PRAGMA integrity_check')
    if (row?.integrity_check !== 'ok') throw new Error(`The database in ${file} is broken: ${row?.integrity_check}`)
    const tables = await columnsIn(query)
    const counts: Record<string, number> = {}
    for (const [table, { restored }] of tableList)
      if (tables.has(table) && restored !== 'emptied')
        counts[table] = Number((await query(`SELECT count(*) AS n FROM "${table}"`))[0]?.n)
    return counts
  })
}

/** By what a database file is known again: who its owners are, see `markOfOwners`, and its lineage. */
async function marksIn(file: string): Promise<Pick<Manifest, 'owners' | 'lineage'>> {
  return withDatabase(file, async query => {
    const owners = await query(`SELECT "id" FROM "User" WHERE "role" = 'owner' AND "status" = 'active'`)
    return { owners: markOfOwners(owners.map(({ id }) => String(id))), lineage: await lineageIn(query) }
  })
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
