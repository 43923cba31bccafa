import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findMissing, findNamedFiles, type NamedFile, sayMissing } from '#server/backup/files.ts'
import { FILE_KINDS } from '#server/files/file-kinds.ts'
import { noteDrill } from '#server/backup/state.ts'
import { inspect, type Manifest } from '#server/backup/archive.ts'
import { type Config, databaseFile, fileAddress, parseConfig } from '#server/config/config.ts'
import { dropSchema, fillSchema } from '#server/backup/postgres.ts'
import { readManifest, restore } from '#server/backup/restore.ts'
import { listen } from '#server/http/listen.ts'
import { withDatabase } from '#server/backup/plain-sql.ts'
import { makeTemporary } from '#server/backup/temporary.ts'
import { markOfKey } from '#server/installation/keys.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { migrate } from '#server/db/migrate.ts'
import { rowsOf } from '#server/tables.ts'

const PAGES = 12
const PICTURES = 5
const REQUEST_TIMEOUT_MS = 30_000

type Say = (line: string) => void

/**
 * Restores an archive into a temporary folder, opens the product on it at a port of this machine alone, with no mail sent and nothing
 * scheduled, asks for pages, compares rows and files with the manifest, and removes everything. On PostgreSQL the rows also go into a
 * schema of their own there and are compared. Says how long each step took, and notes how it ended beside the backups of this installation.
 * Throws an Error that names the step and what is wrong.
 */
export async function drill(archive: string, settings: Config, say: Say): Promise<string> {
  const backups = join(settings.DATA_DIR, 'backups')
  try {
    const sentence = await practise(archive, settings, say)
    noteDrill(backups, true, sentence)
    return sentence
  } catch (error) {
    noteDrill(backups, false, (error as Error).message)
    throw error
  }
}

async function practise(archive: string, settings: Config, say: Say): Promise<string> {
  const folder = await makeTemporary('.drill-', settings.DATA_DIR)
  const begun = performance.now()
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    say(`${name} …`)
    const from = performance.now()
    try {
      const result = await work()
      say(`${name}: ${seconds(from)}`)
      return result
    } catch (error) {
      throw new Error(`The drill failed. ${name}: ${(error as Error).message}`, { cause: error })
    }
  }
  const place = { dataDir: folder, file: join(folder, 'agency.db') }
  const temporary = parseConfig({
    DATA_DIR: folder,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    BACKUP_PASSPHRASE: settings.BACKUP_PASSPHRASE,
    BACKUP_PASSPHRASE_FILE: settings.BACKUP_PASSPHRASE_FILE,
  })
  try {
    await closeAll()
    configure(settings)
    const mark = markOfKey() // of this installation, before the temporary one
    await closeAll()
    configure(temporary)
    const manifest = await step('Read and verified', () => readManifest(archive, say))
    if (manifest.key)
      say(manifest.key === mark ? 'The key here is that of this backup' : 'The key here is not that of this backup')
    await step('Restored into a temporary folder', () =>
      restore(archive, place, { check: false, force: false }, () => {}),
    )
    await step('Rows and files compared', () => compare(place.file, folder, manifest, say))
    if (databaseFile(settings.DATABASE_URL) === null)
      await step('Rows copied into a schema on PostgreSQL, compared and dropped', async () => {
        const schema = `drill_${Date.now()}`
        await migrate(fileAddress(place.file), 'prisma/sqlite/migrations')
        await fillSchema(settings.DATABASE_URL, schema, place.file, () => {})
        await dropSchema(settings.DATABASE_URL, schema)
      })
    await closeAll()
    await forgetKey(place.file) // the temporary folder has another
    await visit(temporary, step, say)
    await step('Files counted against rows', () => countFiles(place.file, folder, say))
    return `The drill succeeded in ${seconds(begun)}: this backup can be restored. Codes and links of applications need the folder keys/ besides, which is in no archive`
  } finally {
    await closeAll().catch(() => {})
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function forgetKey(file: string) {
  await migrate(fileAddress(file), 'prisma/sqlite/migrations')
  await withDatabase(file, query => query('UPDATE "Installation" SET "key" = NULL'))
}

async function compare(file: string, folder: string, manifest: Manifest, say: Say) {
  const found = await inspect(file)
  const other = Object.keys(manifest.counts).find(table => found[table] !== manifest.counts[table])
  if (other) throw new Error(`there are ${found[other] ?? 0} ${rowsOf(other)} instead of ${manifest.counts[other]}`)
  const rows = Object.values(found).reduce((sum, count) => sum + count, 0)
  const files = Object.entries(manifest.files).filter(([path]) => path !== 'agency.db') // which has lost its sessions
  for (const [n, [path, { sha256 }]] of files.entries()) {
    const hash = createHash('sha256')
    for await (const part of createReadStream(join(folder, path))) hash.update(part as Buffer)
    if (hash.digest('hex') !== sha256) throw new Error(`${path} is not what was backed up`)
    if ((n + 1) % 500 === 0) say(`Files: ${n + 1} of ${files.length}`)
  }
  say(`The same: ${rows} rows in ${Object.keys(found).length} tables, ${files.length} files`)
}

/** Every file that a row names is there, of each kind. */
async function countFiles(file: string, folder: string, say: Say) {
  const named = await findNamedFiles(file)
  const missing = await findMissing(named, folder)
  const lacks = sayMissing(missing, named)
  if (lacks) throw new Error(`missing are ${lacks}`)
  for (const { folder: kind } of FILE_KINDS) {
    const count = (files: NamedFile[]) => files.filter(each => each.kind.folder === kind).length
    say(`${count(named) - count(missing)} of ${count(named)} files in ${kind} that rows name are there`)
  }
}

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>

async function visit(temporary: Config, step: Step, say: Say) {
  const { createServer } = await import('#server/create-server.ts')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const [server, http] = await step('The product has started on it', async () => {
    const opened = await createServer(temporary, { jobs: false, seed: false })
    return [opened, await listen(opened.handleRequest, { HOST: '127.0.0.1', PORT: port })] as const
  })
  const ask = async (path: string) => {
    const response = await fetch(address + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${path} responds with ${response.status}`)
    return bytes
  }
  try {
    await step('Alive and ready', async () => {
      await ask('/healthz')
      await ask('/readyz')
    })
    await step('Pages asked', async () => {
      const sitemap = (await ask('/sitemap.xml')).toString()
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
      const paths = [...new Set(['/', '/login', '/api/v1/our-clients/our-clients', ...spread(listed, PAGES)])]
      for (const path of paths) await ask(path)
      say(`${paths.length} pages respond`)
    })
    await step('Pictures asked', async () => {
      const { read } = await import('#server/db/client.ts')
      const { readPicture } = await import('#server/files/schema.ts')
      const pictures = spread(await read.picture.findMany({ select: { path: true } }), PICTURES)
      const paths = pictures.flatMap(({ path }) => readPicture(path)?.variants[0]?.path ?? [])
      for (const path of paths) await ask(path)
      say(`${paths.length} pictures are shown`)
    })
  } finally {
    await http.drain()
    await server.close()
    http.closeConnections()
  }
}

/** So many of a list, from its beginning to its end. */
const spread = <T>(list: T[], most: number): T[] =>
  list.filter((_, n) => Math.floor((n * most) / list.length) !== Math.floor(((n - 1) * most) / list.length))

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number }
        server.close(() => resolve(port))
      })
  })
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`
