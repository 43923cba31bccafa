import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { extract } from 'tar'
import type { Manifest } from '#server/backup/archive.ts'
import { openBackupServer } from './backup-server.ts'

const {
  folder,
  request,
  mutate,
  signUp,
  read,
  write,
  backUp,
  inspect,
  finishRestore,
  restore,
  placeIn,
  away,
  said,
  say,
  how,
  archive,
  fresh,
  node,
  rowsIn,
  spoilt,
} = await openBackupServer()

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

test('a restore says when the key here is not that of the backup', async () => {
  const fromElsewhere = await spoilt(async place => {
    const file = join(place, 'manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
    expect(manifest.key).toMatch(/^[\w-]{16}$/)
    await writeFile(file, JSON.stringify({ ...manifest, key: 'of another place' }))
  })
  await restore(archive, placeIn(await fresh()), how, say)
  expect(said.join()).not.toContain('The key here')
  await restore(fromElsewhere, placeIn(await fresh()), how, say)
  expect(said.join()).toMatch(/The key here is not that of this backup: .+ Copy the folder keys/)
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

test('a restore ends sessions, mailed links and API tokens, and suspended accounts stay suspended', async () => {
  const salma = (await signUp('salma')).cookie
  await mutate('accounts.askLink', { email: 'salma@agency.example' })
  await expect.poll(() => read.ticket.count()).toBeGreaterThan(0)
  const { id: userId } = await read.user.findFirstOrThrow({ where: { name: 'salma' } })
  const sync = { id: 'sync', digest: 'd', name: 'Website sync', hint: 'mb_…', scopes: 'content', userId }
  await write(transaction =>
    transaction.apiToken.create({ data: { ...sync, expiresAt: new Date(Date.now() + 60_000) } }),
  )
  const target = await fresh()
  const { path } = await backUp(placeIn(folder), join(away, 'sessions'), say)
  await restore(path, placeIn(target), how, say)
  expect(
    await rowsIn(
      target,
      'SELECT (SELECT count(*) FROM "Session") + (SELECT count(*) FROM "Ticket") + (SELECT count(*) FROM "ApiToken") AS n',
    ),
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

test('a restore holds every schedule until somebody confirms it', async () => {
  const draft = {
    feature: 'clients',
    recordId: 'x',
    number: 1,
    title: '',
    data: '{}',
    schemaVersion: 1,
    actor: 'Salma',
  }
  await write(transaction => transaction.draft.create({ data: { ...draft, publishAt: new Date() } }))
  const target = await fresh()
  const { path } = await backUp(placeIn(folder), join(away, 'schedules'), say)
  await restore(path, placeIn(target), how, say)
  expect(await rowsIn(target, 'SELECT "held" FROM "Draft"')).toEqual([{ held: 'restored' }])
  await write(transaction => transaction.draft.deleteMany())
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
