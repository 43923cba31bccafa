import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decrypter } from 'age-encryption'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { CLIENTS, openTestServer, picture, qatar } from '../server/test-server.ts'

const words = 'four random words and more'
const { folder, config, request, signUp, upload } = await openTestServer({ BACKUP_PASSPHRASE: words })
const { backUp, inspect } = await import('#server/backup/archive.ts')
const { restore } = await import('#server/backup/restore.ts')
const { archivesIn } = await import('#server/backup/state.ts')
const { cookie } = await signUp('owner')
const { url } = (await upload(await picture().jpeg().toBuffer(), { cookie })).body.data
await request(CLIENTS, { method: 'POST', cookie, json: { ...qatar, image: [url] } })
const away = mkdtempSync(join(tmpdir(), 'sealed-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))

const dataDir = process.env.TEST_POSTGRES ? '' : folder
const how = { check: false, force: false }
const place = (name: string) => ({ dataDir: join(away, name), file: join(away, name, 'agency.db') })
const source = process.env.TEST_POSTGRES
  ? { url: config.DATABASE_URL, dataDir: folder }
  : { file: join(folder, 'agency.db'), dataDir }
const { path: archive, manifest } = await backUp(source, join(away, 'backups'), () => {})

/** With these settings of the running product. */
function setting(given: Partial<typeof config>) {
  const before = { BACKUP_PASSPHRASE: config.BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE: undefined }
  Object.assign(config, given)
  onTestFinished(() => void Object.assign(config, before))
}

test('an encrypted backup opens with the passphrase in a file, and says nothing without', async () => {
  expect(archivesIn(join(away, 'backups'))).toEqual([expect.stringMatching(/\.tar\.gz\.age$/)])
  expect(readFileSync(archive).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const file = join(away, 'passphrase')
  writeFileSync(file, `${words}\n`)
  setting({ BACKUP_PASSPHRASE: undefined, BACKUP_PASSPHRASE_FILE: file })
  await restore(archive, place('whole'), how, () => {})
  expect(await inspect(join(away, 'whole/agency.db'))).toEqual(manifest.counts)
})

test('it is what the age program reads: one recipient of scrypt', async () => {
  expect(readFileSync(archive).subarray(22, 200).toString('latin1')).toMatch(/^-> scrypt [\w+/]{22} 17\n/)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(words)
  const opened = await decrypter.decrypt(readFileSync(archive))
  expect([...opened.subarray(0, 2)], 'gzip').toEqual([0x1f, 0x8b])
})

const hasAge = spawnSync('age', ['--version']).status === 0 && spawnSync('script', ['--version']).status === 0
test.runIf(hasAge)('the age program opens it with the passphrase', () => {
  const opened = join(away, 'opened.tar.gz')
  // age takes a passphrase from a terminal alone, which script gives it
  spawnSync('script', ['-qec', `age -d -o ${opened} ${archive}`, '/dev/null'], { input: `${words}\n` })
  expect([...readFileSync(opened).subarray(0, 2)], 'gzip').toEqual([0x1f, 0x8b])
})

test('a wrong or missing passphrase is refused before anything is touched', async () => {
  setting({ BACKUP_PASSPHRASE: 'another passphrase' })
  await expect(restore(archive, place('wrong'), how, () => {})).rejects.toThrow(
    'was encrypted with another passphrase than BACKUP_PASSPHRASE',
  )
  setting({ BACKUP_PASSPHRASE: undefined })
  await expect(restore(archive, place('wrong'), how, () => {})).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE')
  setting({ BACKUP_PASSPHRASE_FILE: join(away, 'none') })
  await expect(backUp(source, join(away, 'none'), () => {})).rejects.toThrow('BACKUP_PASSPHRASE_FILE cannot be read')
  expect(readdirSync(away)).toEqual(expect.not.arrayContaining(['wrong', 'none']))
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1000)],
  ['changed in one bit', (bytes: Buffer) => bytes.fill(bytes[4000]! ^ 1, 4000, 4001)],
])('an encrypted archive that was %s is refused before anything is touched', async (_, change) => {
  const file = join(away, 'spoilt.tar.gz.age')
  writeFileSync(file, change(readFileSync(archive)))
  await expect(restore(file, place('spoilt'), how, () => {})).rejects.toThrow('is no whole backup')
  expect(readdirSync(away)).not.toContain('spoilt')
})
