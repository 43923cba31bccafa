import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { restore } from '#server/backup/restore.ts'
import { parseConfig } from '#server/config/config.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { rowsOf, tableList } from '#server/tables.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from './test-server.ts'

const away = mkdtempSync(join(tmpdir(), 'after-restore-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))
const dataDir = join(away, 'data')
const place = { dataDir, file: join(dataDir, 'agency.db') }
const settings = { DATA_DIR: dataDir, DATABASE_URL: `file:${place.file}`, LOG_LEVEL: 'silent', DEMO: 'off' }
const LISTS = ['clients', 'news', 'vacancies', 'gallery', 'companies', 'agency']
  .map(name => (name === 'clients' ? CLIENTS : `/api/v1/${name}`))
  .concat('/companies.json', '/our-clients/map.svg')

/** Restores an archive over what is there, or into an empty place, and gives what is said. */
async function restoreAgain(archive: string, into = place): Promise<string[]> {
  const said: string[] = []
  configure(parseConfig({ ...settings, DATA_DIR: into.dataDir, DATABASE_URL: `file:${into.file}` }))
  await restore(archive, into, { check: false, force: true }, line => void said.push(line)).finally(closeAll)
  return said
}

type Server = Awaited<ReturnType<typeof openTestServer>>

/** Saves a draft from a page that was opened in this epoch. */
async function mutateAs(server: Server, cookie: string, epoch: string | undefined, json: object) {
  const headers: Record<string, string> = epoch ? { 'x-epoch': epoch } : {}
  const response = await server.request('/api/trpc/content.saveDraft', { method: 'POST', cookie, json, headers })
  return { status: response.status, body: await response.json() }
}

async function meOf(server: Server, cookie: string) {
  const { result } = await bodyOf<{ result: { data: { epoch?: number } } }>(
    await server.request('/api/trpc/accounts.me', { cookie }),
  )
  return result
}

test('a restore begins an epoch: no ETag from before means anything else afterwards', async () => {
  const first = await openTestServer(settings)
  const { cookie } = await first.signUp('owner')
  const { _id } = (await bodyOf(await first.request(CLIENTS, { method: 'POST', cookie, json: qatar }))).data
  const { path: archive } = await backUp(place, join(away, 'backups'), () => {})
  const one = `${CLIENTS}/${_id}`
  const change = (server: typeof first, by: string, workSummary: string, etag?: string) =>
    server.request(one, {
      method: 'PATCH',
      cookie: by,
      json: { workSummary },
      headers: etag ? { 'if-match': etag } : {},
    })
  await change(first, cookie, 'What the restore loses')
  const known = await Promise.all(
    [one, ...LISTS].map(async path => {
      const response = await first.request(path)
      return { path, etag: response.headers.get('etag')!, text: await response.text() }
    }),
  )
  expect(known[0]!.etag, 'before any restore a tag begins with the version').toMatch(/^"2-/)
  await first.close()

  const epochs = [known[0]!.etag]
  for (const words of ['What is written after it', 'What is written after another']) {
    await restoreAgain(archive)
    const next = await openTestServer(settings)
    const { cookie: by } = await next.signIn('owner')
    expect((await change(next, by, words)).status).toBe(200)
    for (const { path, etag, text } of known) {
      const response = await next.request(path, { headers: { 'if-none-match': etag } })
      if (response.status === 304) expect(await (await next.request(path)).text(), path).toBe(text)
    }
    for (const etag of epochs) expect((await change(next, by, 'By an old tag', etag)).status, etag).toBe(412)
    const now = await next.request(one)
    expect((await bodyOf(now)).data).toMatchObject({ workSummary: words, version: 2 })
    const etag = now.headers.get('etag')!
    expect(epochs).not.toContain(etag)
    expect((await next.request(one, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await change(next, by, 'By the new tag', etag)).status).toBe(200)
    epochs.push(etag)
    await next.close()
  }
}, 90_000)

test('after a restore a page of staff changes nothing, and a cursor goes on', async () => {
  const dataDir = join(away, 'pages')
  const here = { dataDir, file: join(dataDir, 'agency.db') }
  const own = { ...settings, DATA_DIR: dataDir, DATABASE_URL: `file:${here.file}` }
  const first = await openTestServer(own)
  const { cookie } = await first.signUp('owner')
  const add = async (server: typeof first, by: string, countryName: string) =>
    (await bodyOf(await server.request(CLIENTS, { method: 'POST', cookie: by, json: { ...qatar, countryName } }))).data
  const names = ['Chad', 'Iraq', 'Oman', 'Peru']
  const kept: { _id: string }[] = []
  for (const name of names) kept.push(await add(first, cookie, name))
  const { path: archive } = await backUp(here, join(away, 'backups'), () => {})
  const save = async (server: typeof first, by: string, countryName: string, epoch?: string) => {
    const { status, body } = await mutateAs(server, by, epoch, {
      feature: 'clients',
      _id: kept[0]!._id,
      seen: countryName === 'Chad lost' ? 1 : 2,
      data: { ...qatar, countryName },
    })
    return [status, body]
  }
  expect((await save(first, cookie, 'Chad lost', '0'))[0]).toBe(200)
  await add(first, cookie, 'Jordan')
  type Part = { data: { countryName: string }[]; next?: string }
  const read = async (server: typeof first, address: string) =>
    bodyOf<Part>(await server.request(address.replace(/^https?:\/\/[^/]+/, '')))
  const part = await read(first, `${CLIENTS}?limit=3`)
  expect(part.data.map(({ countryName }) => countryName)).toEqual(['Chad', 'Iraq', 'Jordan'])
  await first.close()

  await restoreAgain(archive, here)
  const next = await openTestServer(own)
  const { cookie: by } = await next.signIn('owner')
  const { data: me } = await meOf(next, by)
  expect(me.epoch).toBeGreaterThan(0)
  const other = { feature: 'clients', _id: kept[0]!._id, seen: 1, data: { ...qatar, countryName: 'Chad again' } }
  expect((await mutateAs(next, by, String(me.epoch), other)).status).toBe(200)
  const [status, body] = await save(next, by, 'Chad of before', '0')
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('restored from a backup')])
  expect((await save(next, by, 'Chad of now', String(me.epoch)))[0]).toBe(200)
  const rest = await read(next, part.next!)
  expect(rest.data.map(({ countryName }) => countryName)).toEqual(['Oman', 'Peru'])
  await next.close()
}, 90_000)

test('a restore without the old key warns only of what the archive has', async () => {
  const said = async (version: string) => {
    const fresh = join(away, version)
    const lines = await restoreAgain(`tests/releases/${version}.tar.gz`, {
      dataDir: fresh,
      file: join(fresh, 'agency.db'),
    })
    return lines.join('\n')
  }
  const oldest = await said('1.0.0')
  expect(oldest).toContain('Nothing in this backup is stored under a key')
  expect(oldest).not.toMatch(/complaint|application|webhook/)
  expect(await said('1.1.0')).toMatch(/keys is empty: codes and links of applications .+complaints cannot be read/)
})

test('every table has words for its rows', () => {
  for (const [table] of tableList) expect(rowsOf(table)).toMatch(/^[a-z][a-z ]+$/)
})
