import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readState, writeState } from '#server/backup/state.ts'
import { startBucket } from '../server/s3-server.ts'
import { CLIENTS, openTestServer, qatar } from '../server/test-server.ts'

const store = await startBucket()
afterAll(() => store.end())
const { folder, config, request, signUp } = await openTestServer({
  BACKUP_EVERY: '8760',
  BACKUP_KEEP: '2',
  BACKUP_S3_ENDPOINT: store.endpoint,
  BACKUP_S3_BUCKET: store.settings.S3_BUCKET,
  BACKUP_S3_ACCESS_KEY_ID: store.settings.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: store.settings.S3_SECRET_ACCESS_KEY,
})
const { keepBackups } = await import('#server/backup/retention.ts')
const { openBackupBucket } = await import('#server/backup/bucket.ts')
const { withArchive } = await import('#server/backup/find-archive.ts')
const { verify } = await import('#server/backup/archive.ts')
const { cookie } = await signUp('owner')
await request(CLIENTS, { method: 'POST', cookie, json: qatar })
const away = mkdtempSync(join(tmpdir(), 'bucket-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))

const bucket = openBackupBucket()!
const backups = join(folder, 'backups')
const place = process.env.TEST_POSTGRES
  ? { url: config.DATABASE_URL, dataDir: folder }
  : { file: join(folder, 'agency.db'), dataDir: folder }
const said: string[] = []
const say = (line: string) => {
  said.push(line)
}
const keep = (isDueOnly = false) => keepBackups(place, backups, { isDueOnly }, say)
const onDisk = () => readdirSync(backups).filter(name => name.startsWith('agency-'))
beforeEach(async () => {
  rmSync(backups, { recursive: true, force: true })
  for (const name of await bucket.list()) await bucket.delete(name)
})

test('a backup is copied into the bucket, read back, and restored from there', async () => {
  expect(await keep()).toContain(`In the bucket agency at ${store.endpoint}: 1 archives`)
  expect(await bucket.list()).toEqual(onDisk())
  const found = await withArchive('bucket:newest', say, async file => ({ file, manifest: await verify(file) }))
  expect(found.manifest.counts).toMatchObject({ ClientCountry: 1, User: 1 })
  expect(existsSync(found.file), 'the fetched copy is gone').toBe(false)
  await expect(withArchive('bucket:agency-2020', say, async () => '')).rejects.toThrow(
    /There is no agency-2020 in the bucket .* There are: agency-/,
  )
})

test('beyond BACKUP_KEEP the oldest go from the bucket, but none of another program', async () => {
  const foreign = 'agency-2020-01-01T00-00-00-000Z.tar.gz'
  writeFileSync(join(away, foreign), 'not of this installation')
  await bucket.put(foreign, join(away, foreign), say)
  for (let n = 0; n < 4; n++) await keep()
  expect(await bucket.list()).toEqual([...onDisk().sort().toReversed(), foreign])
  expect(onDisk()).toHaveLength(2)
})

test('an archive of several parts is the same in the bucket', async () => {
  const [name, bytes] = ['agency-2026-01-01T00-00-00-000Z.tar.gz', randomBytes(17 * 1024 * 1024)]
  writeFileSync(join(away, name), bytes)
  await bucket.put(name, join(away, name), say)
  expect(said).toEqual(expect.arrayContaining(['Into the bucket: 94 %', 'Into the bucket: 100 %']))
  await bucket.fetch(name, join(away, 'fetched'))
  expect(readFileSync(join(away, 'fetched')).equals(bytes)).toBe(true)
})

test('what could not be sent is sent with the next turn, without another backup', async () => {
  config.BACKUP_S3_SECRET_ACCESS_KEY = 'wrong'
  await expect(keep()).rejects.toThrow(
    /on this disk alone\. The store of backups at \S+ refuses to GET in agency: 403 SignatureDoesNotMatch/,
  )
  config.BACKUP_S3_SECRET_ACCESS_KEY = store.settings.S3_SECRET_ACCESS_KEY
  const { last, verified } = readState(backups)
  expect(last).toMatchObject({ ok: false, isUnsent: true })
  expect(await keep(true), 'not at once').toBe('No backup is due')
  writeState(backups, { verified, last: { ...last!, at: new Date(Date.now() - 16 * 60_000).toISOString() } })
  expect(await keep(true)).toMatch(/^In the bucket .*: 1 archives/)
  expect([onDisk(), readState(backups).last?.ok]).toEqual([await bucket.list(), true])
})

test('archives that were on the disk before the bucket are copied, too', async () => {
  await keep()
  const [name] = onDisk() as [string]
  renameSync(join(backups, name), join(away, 'kept'))
  await bucket.delete(name)
  renameSync(join(away, 'kept'), join(backups, name))
  await keep()
  expect((await bucket.list()).sort()).toEqual(onDisk().sort())
})
