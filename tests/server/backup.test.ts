import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { create, extract } from 'tar'
import type { Manifest } from '#server/backup/archive.ts'
import { bodyOf, CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

const { folder, request, mutate, signUp, upload, storedFiles, read } = await openTestServer({ SIGN_UP: 'open' })
const { backUp, inspect } = await import('#server/backup/archive.ts')
const { fileAddress } = await import('#server/config.ts')
const { requireKnownDatabase } = await import('#server/backup/known-database.ts')
const { finishRestore, restore } = await import('#server/backup/restore.ts')
const placeIn = (dataDir: string, file = join(dataDir, 'agency.db')) => ({ dataDir, file })
const owner = (await signUp('owner')).cookie
const { url } = (await upload(await picture().jpeg().toBuffer(), { cookie: owner })).body.data
await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, image: [url] } })
const away = await mkdtemp(join(tmpdir(), 'backup-'))
afterAll(() => rm(away, { recursive: true, force: true }))

const said: string[] = []
const say = (line: string) => {
  said.push(line)
}
const how = { check: false, force: false }
const { path: archive } = await backUp(placeIn(folder), join(away, 'backups'), say)
const fresh = async () => mkdtemp(join(away, 'data-'))

const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

async function rowsAt(file: string, sql: string) {
  const database = createClient({ url: fileAddress(file) })
  try {
    return (await database.execute(sql)).rows.map(row => ({ ...row }))
  } finally {
    database.close()
  }
}
const rowsIn = (dataDir: string, sql: string) => rowsAt(join(dataDir, 'agency.db'), sql)

/** The archive with something in it changed by hand. */
async function spoilt(change: (place: string) => Promise<unknown>): Promise<string> {
  const place = await mkdtemp(join(away, 'spoilt-'))
  await extract({ file: archive, cwd: place })
  await change(place)
  const file = `${place}.tar.gz`
  await create({ gzip: true, file, cwd: place }, await readdir(place))
  return file
}

test('a backup restores every record and every picture, byte for byte', async () => {
  const target = await fresh()
  await restore(archive, placeIn(target), how, say)
  expect(await inspect(join(target, 'agency.db'))).toEqual(await inspect(join(folder, 'agency.db')))
  const files = (await readdir(join(target, 'pictures'), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
    .sort()
  expect(files).toEqual(await storedFiles())
  for (const name of files)
    expect(await readFile(join(target, 'pictures', name.slice(0, 2), name))).toEqual(
      await readFile(join(folder, 'pictures', name.slice(0, 2), name)),
    )
  expect(said).toContain('The database is copied')
  expect(await readdir(target)).toEqual(expect.not.arrayContaining([expect.stringMatching(/^\.restore|restoring/)]))
})

test('while people write, a backup holds whole records alone', async () => {
  let isOver = false
  const writing = (async () => {
    for (let n = 0; !isOver; n++) {
      await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, countryName: `Country ${n}` } })
      await immediate() // or nothing else would have its turn
    }
  })()
  const taken: string[] = []
  try {
    for (let n = 0; n < 3; n++) taken.push((await backUp(placeIn(folder), join(away, 'while'), say)).path)
  } finally {
    isOver = true
    await writing
  }
  for (const file of taken) {
    const target = await fresh()
    await restore(file, placeIn(target), how, say)
    const { ClientCountry, ClientCompany } = await inspect(join(target, 'agency.db'))
    expect(ClientCompany).toBe(2 * ClientCountry!)
  }
}, 60_000)

test('--check verifies and changes nothing', async () => {
  const target = await fresh()
  await restore(archive, placeIn(target), { check: true, force: false }, say)
  expect(await readdir(target)).toEqual([])
})

test.each<[string, (place: string) => Promise<unknown>, string]>([
  [
    'a picture that is another',
    async place =>
      writeFile(
        (await readdir(join(place, 'pictures'), { recursive: true, withFileTypes: true }))
          .filter(entry => entry.isFile())
          .map(entry => join(entry.parentPath, entry.name))[0]!,
        'other',
      ),
    'is damaged',
  ],
  ['a missing database', place => rm(join(place, 'agency.db')), 'agency.db is missing'],
  [
    'a file too many',
    place =>
      mkdir(join(place, 'pictures/aa'), { recursive: true }).then(() =>
        writeFile(join(place, 'pictures/aa/more.webp'), 'x'),
      ),
    'is not in its manifest',
  ],
  ['a foreign file', place => writeFile(join(place, 'evil.sh'), 'x'), 'no part of a backup'],
  ['no manifest', place => rm(join(place, 'manifest.json')), 'no backup of this product'],
])('%s is rejected before anything is changed', async (_, change, words) => {
  const target = await fresh()
  await expect(restore(await spoilt(change), placeIn(target), how, say)).rejects.toThrow(words)
  expect(await readdir(target)).toEqual([])
})

test('a truncated or missing archive is rejected with a sentence', async () => {
  const half = join(away, 'half.tar.gz')
  const whole = await readFile(archive)
  for (const length of [0, 4000, Math.floor(whole.length / 2), whole.length - 100]) {
    const target = await fresh()
    await writeFile(half, whole.subarray(0, length))
    await expect(restore(half, placeIn(target), how, say)).rejects.toThrow('is no whole backup')
    expect(await readdir(target)).toEqual([])
  }
  await expect(restore(join(away, 'none.tar.gz'), placeIn(await fresh()), how, say)).rejects.toThrow('There is no file')
})

test('a restore overwrites existing data only with --force, and moves it aside', async () => {
  const target = await fresh()
  await restore(archive, placeIn(target), how, say)
  await expect(restore(archive, placeIn(target), how, say)).rejects.toThrow(
    'is not empty: it has 1 client countries and 1 accounts',
  )
  await restore(archive, placeIn(target), { check: false, force: true }, say)
  const before = (await readdir(target)).find(name => name.startsWith('before-restore-'))!
  expect((await inspect(join(target, before, 'agency.db'))).ClientCountry).toBe(1)
})

/** A process that runs code with a database's locks and stays until it is killed. */
async function another(code: string) {
  const child = spawn(
    node,
    ['--no-warnings', '--input-type=module', '-e', `${code}; console.log('there'); setInterval(() => {}, 1000)`],
    { env: { ...process.env, LOG_LEVEL: 'silent' }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  return child
}

test.each([false, true])('a running product is never overwritten, with --force: %s', async force => {
  const target = await fresh()
  await restore(archive, placeIn(target), how, say)
  const product = await another(
    `await (await import('#server/db/file-locks.ts')).registerDatabaseUse(${JSON.stringify(join(target, 'agency.db'))})`,
  )
  const before = await readdir(target)
  await expect(restore(archive, placeIn(target), { check: false, force }, say)).rejects.toThrow('The product runs on')
  expect(await readdir(target)).toEqual(before)
  product.kill('SIGKILL')
  await once(product, 'exit')
  await restore(archive, placeIn(target), { check: false, force: true }, say)
})

test('a restore ends sessions and mailed links, and suspended accounts stay suspended', async () => {
  const salma = (await signUp('salma')).cookie
  await mutate('accounts.askLink', { email: 'salma@agency.example' })
  await expect.poll(() => read.ticket.count()).toBeGreaterThan(0)
  const target = await fresh()
  const { path } = await backUp(placeIn(folder), join(away, 'sessions'), say)
  await restore(path, placeIn(target), how, say)
  expect(
    await rowsIn(target, 'SELECT (SELECT count(*) FROM "Session") + (SELECT count(*) FROM "Ticket") AS n'),
  ).toEqual([{ n: 0 }])
  expect(said.at(-1)).toContain('Whom you have suspended since')
  await rowsIn(target, `UPDATE "User" SET "status" = 'suspended' WHERE "email" = 'salma@agency.example'`)
  await restore(path, placeIn(target), { check: false, force: true }, say)
  expect(said.at(-1)).toBe('Suspended, as now: 1 accounts')
  expect(await rowsIn(target, `SELECT "email" FROM "User" WHERE "status" = 'suspended'`)).toEqual([
    { email: 'salma@agency.example' },
  ])
  expect((await request('/api/trpc/accounts.own.profile', { cookie: salma })).status).toBe(200) // here nothing has changed
})

test('database and pictures are found where the settings say, and go back there', async () => {
  const [target, elsewhere] = [await fresh(), await fresh()]
  const place = placeIn(target, join(elsewhere, 'odd name%20#1.db'))
  await restore(archive, place, how, say)
  expect(await readdir(elsewhere)).toEqual(['odd name%20#1.db', 'odd name%20#1.db.lock'])
  const again = await backUp(place, join(away, 'elsewhere'), say)
  expect(again.manifest.counts).toMatchObject({ ClientCountry: 1, Picture: 1 })
  await restore(again.path, place, { check: false, force: true }, say)
  expect((await inspect(place.file)).ClientCountry).toBe(1)
  expect((await readdir(elsewhere)).filter(name => name.startsWith('before-restore-'))).toHaveLength(1)
  expect((await readdir(target)).filter(name => name.startsWith('before-restore-'))).toHaveLength(1)
})

/** Files that are no database of ours, made in an empty folder. */
const strange: [string, (file: string) => Promise<unknown>, string][] = [
  ['no file', async () => {}, 'There is no database'],
  ['an empty file', file => writeFile(file, ''), 'is empty: it has no tables'],
  [
    'a text',
    file => writeFile(file, 'no database at all, but long enough to be read as one'.repeat(40)),
    'cannot be read',
  ],
  [
    'the database of another program',
    file => rowsAt(file, 'CREATE TABLE "Bookmark" ("id" TEXT)'),
    'belongs to another program',
  ],
  [
    'a newer database',
    async file => {
      await cp(join(folder, 'agency.db'), file)
      await rowsAt(
        file,
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29990101000000_later', 0)`,
      )
    },
    'does not know',
  ],
]

test.each(strange)('%s is not backed up, and no archive is written', async (_, make, words) => {
  const target = await fresh()
  await make(join(target, 'agency.db'))
  const before = await readdir(target)
  await expect(backUp(placeIn(target), join(target, 'backups'), say)).rejects.toThrow(words)
  await expect(requireKnownDatabase(`file:${join(target, 'agency.db')}`)).rejects.toThrow(words)
  expect(await readdir(target)).toEqual(before)
})

test('a database of another program is not replaced, and a damaged one only with --force', async () => {
  const [foreign, damaged] = [await fresh(), await fresh()]
  await rowsIn(foreign, 'CREATE TABLE "Bookmark" ("id" TEXT)')
  await expect(restore(archive, placeIn(foreign), { check: false, force: true }, say)).rejects.toThrow(
    'nothing is restored over it',
  )
  expect(await readdir(foreign)).toEqual(['agency.db'])
  await writeFile(join(damaged, 'agency.db'), 'damaged'.repeat(1000))
  await expect(restore(archive, placeIn(damaged), how, say)).rejects.toThrow('With --force it is set aside')
  await restore(archive, placeIn(damaged), { check: false, force: true }, say)
  expect((await inspect(join(damaged, 'agency.db'))).ClientCountry).toBe(1)
})

test('an archive of a newer version is rejected before anything is changed', async () => {
  const target = await fresh()
  const file = await spoilt(async place => {
    await rowsIn(
      place,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29990101000000_later', 0)`,
    )
    const manifest = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8')) as Manifest
    manifest.files['agency.db']!.sha256 = createHash('sha256')
      .update(await readFile(join(place, 'agency.db')))
      .digest('hex')
    await writeFile(join(place, 'manifest.json'), JSON.stringify(manifest))
  })
  await expect(restore(file, placeIn(target), how, say)).rejects.toThrow('has the migration 29990101000000_later')
  expect(await readdir(target)).toEqual(['agency.db.lock'])
})

test('an interrupted restore is completed at the next start', async () => {
  for (const done of [0, 1, 2]) {
    const target = await fresh()
    const [draft, before] = [join(target, '.restore-x'), join(target, 'before-restore-x')]
    const note = { draft: '.restore-x', before: 'before-restore-x' }
    await mkdir(draft)
    await extract({ file: archive, cwd: draft })
    await cp(join(folder, 'agency.db'), join(target, 'agency.db'))
    await writeFile(join(target, 'restoring.json'), JSON.stringify(note))
    if (done > 0) {
      // the old ones are aside already
      await mkdir(before)
      await cp(join(target, 'agency.db'), join(before, 'agency.db'))
      await rm(join(target, 'agency.db'))
      await writeFile(join(draft, 'swapping'), '')
    }
    if (done > 1) {
      // the new database is in its place already
      await cp(join(draft, 'agency.db'), join(target, 'agency.db'))
      await rm(join(draft, 'agency.db'))
    }
    await finishRestore(placeIn(target))
    expect(await inspect(join(target, 'agency.db'))).toMatchObject({ ClientCountry: 1, Picture: 1 })
    expect((await readdir(target)).sort()).toEqual(['agency.db', 'agency.db.lock', 'before-restore-x', 'pictures'])
  }
})

test('only its owner may read a backup', async () => {
  const { stdout } = await promisify(execFile)('stat', ['-c', '%a', archive])
  expect(stdout.trim()).toBe('600')
  expect((await bodyOf<{ ok: boolean }>(await request('/healthz'))).ok).toBe(true)
})
