import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { create, extract } from 'tar'
import { bodyOf, CLIENTS, openWorld, picture, qatar } from './world.ts'

const { folder, ask, signUp, upload, storedFiles } = await openWorld()
const { backUp, inspect } = await import('#server/operations/archive.ts')
const { beat, finishRestore, restore } = await import('#server/operations/restore.ts')
const owner = (await signUp('owner')).cookie
const { url } = (await upload(await picture().jpeg().toBuffer(), { as: owner })).body.data
await ask(CLIENTS, { method: 'POST', as: owner, json: { ...qatar, image: [url] } })
const away = await mkdtemp(join(tmpdir(), 'backup-'))
afterAll(() => rm(away, { recursive: true, force: true }))

const said: string[] = []
const say = (line: string) => { said.push(line) }
const how = { check: false, force: false }
const archive = await backUp(folder, join(away, 'backups'), say)
const fresh = async () => mkdtemp(join(away, 'data-'))

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
  await restore(archive, target, how, say)
  expect(await inspect(join(target, 'agency.db'))).toEqual(await inspect(join(folder, 'agency.db')))
  const files = (await readdir(join(target, 'pictures'), { recursive: true, withFileTypes: true })).filter(entry => entry.isFile()).map(({ name }) => name).sort()
  expect(files).toEqual(await storedFiles())
  for (const name of files) expect(await readFile(join(target, 'pictures', name.slice(0, 2), name))).toEqual(await readFile(join(folder, 'pictures', name.slice(0, 2), name)))
  expect(said).toContain('The database is copied')
  expect(await readdir(target)).toEqual(expect.not.arrayContaining([expect.stringMatching(/^\.restore|restoring/)]))
})

test('while people write, a backup holds whole records alone', async () => {
  let isOver = false
  const writing = (async () => {
    for (let n = 0; !isOver; n++) {
      await ask(CLIENTS, { method: 'POST', as: owner, json: { ...qatar, countryName: `Country ${n}` } })
      await immediate() // or nothing else would have its turn
    }
  })()
  const taken: string[] = []
  try {
    for (let n = 0; n < 3; n++) taken.push(await backUp(folder, join(away, 'while'), say))
  } finally {
    isOver = true
    await writing
  }
  for (const file of taken) {
    const target = await fresh()
    await restore(file, target, how, say)
    const { ClientCountry, ClientCompany } = await inspect(join(target, 'agency.db'))
    expect(ClientCompany).toBe(2 * ClientCountry!)
  }
}, 60_000)

test('--check verifies and touches nothing', async () => {
  const target = await fresh()
  await restore(archive, target, { check: true, force: false }, say)
  expect(await readdir(target)).toEqual([])
})

test.each<[string, (place: string) => Promise<unknown>, string]>([
  ['a picture that is another', async place => writeFile((await readdir(join(place, 'pictures'), { recursive: true, withFileTypes: true })).filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))[0]!, 'other'), 'is damaged'],
  ['a missing database', place => rm(join(place, 'agency.db')), 'agency.db is missing'],
  ['a file too many', place => mkdir(join(place, 'pictures/aa'), { recursive: true }).then(() => writeFile(join(place, 'pictures/aa/more.webp'), 'x')), 'is not in its manifest'],
  ['a foreign file', place => writeFile(join(place, 'evil.sh'), 'x'), 'no part of a backup'],
  ['no manifest', place => rm(join(place, 'manifest.json')), 'no backup of this product'],
])('%s is refused before anything is touched', async (_, change, words) => {
  const target = await fresh()
  await expect(restore(await spoilt(change), target, how, say)).rejects.toThrow(words)
  expect(await readdir(target)).toEqual([])
})

test('half an archive, or none, is refused in words', async () => {
  const half = join(away, 'half.tar.gz')
  const whole = await readFile(archive)
  for (const length of [0, 4000, Math.floor(whole.length / 2), whole.length - 100]) {
    const target = await fresh()
    await writeFile(half, whole.subarray(0, length))
    await expect(restore(half, target, how, say)).rejects.toThrow('is no whole backup')
    expect(await readdir(target)).toEqual([])
  }
  await expect(restore(join(away, 'none.tar.gz'), await fresh(), how, say)).rejects.toThrow('There is no file')
})

test('what is in use is not overwritten without a word, and with --force it is set aside', async () => {
  const target = await fresh()
  await restore(archive, target, how, say)
  await expect(restore(archive, target, how, say)).rejects.toThrow('is not empty: it has 1 client countries and 1 accounts')
  await restore(archive, target, { check: false, force: true }, say)
  const before = (await readdir(target)).find(name => name.startsWith('before-restore-'))!
  expect((await inspect(join(target, before, 'agency.db'))).ClientCountry).toBe(1)
})

test('a product that runs on the folder is not disturbed', async () => {
  const target = await fresh()
  const end = beat(target)
  await expect.poll(() => readdir(target)).toContain('running')
  await expect(restore(archive, target, how, say)).rejects.toThrow('The product runs on')
  await end()
  await restore(archive, target, how, say)
})

test('a restore that was cut short is finished at the next start', async () => {
  for (const done of [0, 1, 2]) {
    const target = await fresh()
    const [draft, before] = [join(target, '.restore-x'), join(target, 'before-restore-x')]
    await mkdir(draft)
    await extract({ file: archive, cwd: draft })
    await cp(join(folder, 'agency.db'), join(target, 'agency.db'))
    await writeFile(join(target, 'restoring.json'), JSON.stringify({ draft, before }))
    if (done > 0) { // the old ones are aside already
      await mkdir(before)
      await cp(join(target, 'agency.db'), join(before, 'agency.db'))
      await rm(join(target, 'agency.db'))
      await writeFile(join(draft, 'swapping'), '')
    }
    if (done > 1) { // the new database is in its place already
      await cp(join(draft, 'agency.db'), join(target, 'agency.db'))
      await rm(join(draft, 'agency.db'))
    }
    await finishRestore(target)
    expect(await inspect(join(target, 'agency.db'))).toMatchObject({ ClientCountry: 1, Picture: 1 })
    expect((await readdir(target)).sort()).toEqual(['agency.db', 'before-restore-x', 'pictures'])
  }
})

test('only its owner may read a backup', async () => {
  const { stdout } = await promisify(execFile)('stat', ['-c', '%a', archive])
  expect(stdout.trim()).toBe('600')
  expect((await bodyOf<{ ok: boolean }>(await ask('/healthz'))).ok).toBe(true)
})
