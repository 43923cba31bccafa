import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createClient } from '@libsql/client'
import { list, extract } from 'tar'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { notesOf, PACKED, packProduct } from '../../scripts/release/archive.ts'
import product from '../../package.json' with { type: 'json' }
import { root, startProduct } from '../browser/product.ts'
import { node } from '../../scripts/setup.mjs'

const FOLDER = 'tests/releases'
const REBUILT = new Set(['RateLimiterFlexible', '_prisma_migrations', 'Session', 'Ticket', 'ContentVersion'])
const numbers = (name: string) => name.split('.').slice(0, 3).map(Number)
const released = readdirSync(FOLDER)
  .sort((a, b) => numbers(a).reduce((order, n, at) => order || n - numbers(b)[at]!, 0))
  .slice(-3)

const folder = await mkdtemp(join(tmpdir(), 'releases-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the data of the first released version is kept', () => {
  expect(released.map(name => basename(name, '.tar.gz'))).toContain('1.0.0')
})

test.each(released)('%s is upgraded, backed up, and comes back from its backup', async name => {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const run = (command: string, ...words: string[]) =>
    execFileSync(join(root, node), [`dist/server/${command}.js`, ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    })

  run('restore', join(FOLDER, name))
  const before = await manifestOf(join(FOLDER, name))
  const upgraded = await startProduct({ DATA_DIR: dataDir })
  onTestFinished(() => upgraded.end())
  expect(await (await fetch(`${upgraded.url}/healthz`)).json()).toMatchObject({ version: product.version })
  expect((await fetch(`${upgraded.url}/readyz`)).status).toBe(200)
  for (const [table, count] of Object.entries(await countsIn(dataDir, Object.keys(before.counts))))
    if (!REBUILT.has(table)) expect(count, table).toBeGreaterThanOrEqual(before.counts[table]!)
  const { data: countries } = await (await fetch(`${upgraded.url}/api/v1/our-clients/our-clients`)).json()
  expect(countries.length).toBe(before.counts.ClientCountry)
  const cookie = await signIn(upgraded.url)
  const page = await fetch(`${upgraded.url}/our-clients/${countries[0]._id}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(countries[0].countryName)])

  run('backup')
  const removed = await fetch(`${upgraded.url}/api/v1/our-clients/our-clients/${countries[0]._id}`, {
    method: 'DELETE',
    headers: { cookie, origin: upgraded.url },
  })
  expect(removed.ok).toBe(true)
  await upgraded.stop()
  const backup = readdirSync(join(dataDir, 'backups')).find(each => each.endsWith('.tar.gz'))!
  run('restore', join(dataDir, 'backups', backup), '--force')
  await upgraded.start()
  const again = await (await fetch(`${upgraded.url}/api/v1/our-clients/our-clients`)).json()
  expect(again.data).toEqual(countries)
})

test('a release holds what runs the product, and its notes', async () => {
  const archive = await packProduct(root, folder, 'meghbridge-test')
  execFileSync('sha256sum', ['--check', 'meghbridge-test.tar.gz.sha256'], { cwd: folder })
  const paths: string[] = []
  await list({ file: archive, onReadEntry: entry => void paths.push(entry.path) })
  for (const path of PACKED)
    expect(
      paths.some(each => each.startsWith(`meghbridge-test/${path}`)),
      path,
    ).toBe(true)
  expect(paths.filter(path => /node_modules|\.env$|prisma\/generated|\.test\.|\/data\//.test(path))).toEqual([])
  await extract({ file: archive, cwd: folder })
  const place = join(folder, 'meghbridge-test')
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const started = await startProduct({ DEMO: 'on', DATA_DIR: await mkdtemp(join(folder, 'data-')) }, [
    'env',
    '--chdir',
    place,
  ])
  onTestFinished(() => started.end())
  expect((await fetch(`${started.url}/`)).status).toBe(200)
  expect(await (await fetch(`${started.url}/our-clients`)).text()).toContain('Qatar')

  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  expect(notesOf(changelog, '1.0.0')).toMatch(/^The first version: /)
  expect(() => notesOf(changelog, '0.0.1')).toThrow('CHANGELOG.md has no section “## 0.0.1 – YYYY-MM-DD”')
})

async function manifestOf(archive: string): Promise<{ counts: Record<string, number> }> {
  const place = await mkdtemp(join(folder, 'manifest-'))
  await extract({ file: archive, cwd: place }, ['manifest.json'])
  return JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8'))
}

async function countsIn(dataDir: string, tables: string[]) {
  const database = createClient({ url: `file:${join(dataDir, 'agency.db')}` })
  const counts: Record<string, number> = {}
  for (const table of tables)
    counts[table] = Number((await database.execute(`SELECT count(*) AS n FROM "${table}"`)).rows[0]!.n)
  database.close()
  return counts
}

async function signIn(url: string) {
  const response = await fetch(`${url}/api/trpc/accounts.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'ayesha@meghbridge.example', password: 'river bridge' }),
  })
  expect(response.status).toBe(200)
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}
