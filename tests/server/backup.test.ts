import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, qatar } from './test-server.ts'
import { openBackupServer } from './backup-server.ts'

const {
  folder,
  request,
  storedFiles,
  backUp,
  inspect,
  requireKnownDatabase,
  restore,
  placeIn,
  owner,
  away,
  said,
  say,
  how,
  archive,
  fresh,
  rowsAt,
  spoilt,
} = await openBackupServer()

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

test('only its owner may read a backup', async () => {
  const { stdout } = await promisify(execFile)('stat', ['-c', '%a', archive])
  expect(stdout.trim()).toBe('600')
  expect((await bodyOf<{ ok: boolean }>(await request('/healthz'))).ok).toBe(true)
})
