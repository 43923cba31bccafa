import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { folder, config, close } = await openTestServer()
const { StartError } = await import('#server/process/start-error.ts')
const { seal, unseal, UnsealError } = await import('#server/installation/keys.ts')

test('what is sealed comes back as it was, and shows nothing of itself', () => {
  const text = 'আমার পাসপোর্ট আটকে রাখা হয়েছে'
  const sealed = seal('complaint', text)
  expect(sealed.includes(text)).toBe(false)
  expect(seal('complaint', text).equals(sealed)).toBe(false)
  expect(unseal('complaint', sealed).toString()).toBe(text)
  expect(unseal('complaint', seal('complaint', Buffer.from([0, 255])))).toEqual(Buffer.from([0, 255]))
})

test('what was changed, cut, or sealed for another purpose does not open', () => {
  const sealed = seal('complaint', 'words')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  for (const [purpose, bytes] of [
    ['complaint', changed],
    ['complaint', sealed.subarray(0, 10)],
    ['complaint', Buffer.alloc(0)],
    ['file', sealed],
  ] as const)
    expect(() => unseal(purpose, bytes)).toThrow(UnsealError)
})

test('a new installation has its key at once, readable by its owner only', async () => {
  expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, 'keys/app.key'))).mode & 0o777).toBe(0o600)
})

test('another key is refused on the database of this one, and its own taken again', async () => {
  await close()
  const database = { DATA_DIR: folder, DATABASE_URL: config.DATABASE_URL }
  const another = 'another-key-than-the-one-of-this-database'
  await expect(openTestServer({ ...database, APP_KEY: another })).rejects.toThrow(StartError)
  const key = await readFile(join(folder, 'keys/app.key'), 'utf8')
  const again = await openTestServer({ ...database, APP_KEY: key })
  const { key: name } = (await (await again.request('/readyz')).json()) as { key: string }
  expect(name).toMatch(/^[\w-]{8}$/)
  await again.close()
})

test('the list of erased records is not believed where its day is still to come', async () => {
  const { close: closeList } = await openTestServer({ DATA_DIR: folder, DATABASE_URL: config.DATABASE_URL })
  const { countErased, findErased, forgetErased, rememberErased } = await import('#server/erasure/erased-records.ts')
  rememberErased(['due today'], 'time')
  const real = Date.now
  Date.now = () => real() + 3650 * 24 * 60 * 60 * 1000
  try {
    rememberErased(['due in ten years'], 'time')
    rememberErased(['asked'], 'asked')
  } finally {
    Date.now = real
  }
  const ids = ['due today', 'due in ten years', 'asked', 'kept']
  expect(findErased(ids)).toEqual(['due today', 'asked'])
  expect(countErased()).toEqual({ all: 3, wrong: 1 })
  expect(forgetErased('2999-01-01').count).toBe(0)
  const inAYear = new Date(real() + 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { count, kept } = forgetErased(inAYear)
  expect(count).toBe(2)
  expect(await readFile(kept, 'utf8')).toContain(' asked\n')
  expect(findErased(ids)).toEqual(['due today'])
  expect(forgetErased('all').count).toBe(1)
  expect(findErased(ids)).toEqual([])
  await closeList()
})

/** An installation whose key somebody has written into its file. */
async function withKeyFile(text: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'key-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await mkdir(join(dataDir, 'keys'))
  await writeFile(join(dataDir, 'keys/app.key'), text)
  return { DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, 'agency.db')}` }
}

/** The letters by which the page System names the key of a server that is opened and closed again. */
async function nameWith(settings: Record<string, string>) {
  const server = await openTestServer(settings)
  const { key: name } = (await (await server.request('/readyz')).json()) as { key: string }
  await server.close()
  return name
}

const LONG = 'a-key-that-somebody-made-with-openssl-01'
const markOf = (key: string) => createHmac('sha256', key).update('mark\0key').digest('base64url').slice(0, 16)

test.each([
  ['empty', '', 'is empty'],
  ['a line break', '\n', 'is empty'],
  ['short', 'a secret of twenty.\n', 'has 19 characters'],
])('a file of the key that is %s is refused with a sentence', async (_, text, words) => {
  const settings = await withKeyFile(text)
  const problem = await openTestServer(settings).catch((error: Error) => error)
  expect(problem).toBeInstanceOf(StartError)
  expect(String(problem)).toContain(`app.key ${words}: allowed is a key of at least 32`)
  expect(await readFile(join(settings.DATA_DIR, 'keys/app.key'), 'utf8'), 'nothing is written over it').toBe(text)
})

test.each(['\n', '\r\n', '\n\n'])('the line break %j at the end is no part of a key', async ending => {
  const settings = await withKeyFile(LONG)
  const name = await nameWith(settings)
  await writeFile(join(settings.DATA_DIR, 'keys/app.key'), `${LONG}${ending}`)
  expect(await nameWith(settings)).toBe(name)
  expect(await nameWith({ ...settings, APP_KEY: `${LONG}${ending}` })).toBe(name)
})

test('a database of an earlier version keeps the key with its line break', async () => {
  const settings = await withKeyFile(`${LONG}\n`)
  const first = await openTestServer(settings)
  await first.prisma.installation.updateMany({ data: { key: markOf(`${LONG}\n`) } })
  await first.close()
  expect(await nameWith(settings)).toBe(markOf(`${LONG}\n`).slice(0, 8))
})
