import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { answerTag, recordTag } from '#server/http/etags.ts'
import { CLIENTS, openTestServer, qatar } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tags-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const settings = { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'agency.db')}` }
const open = (address: string) => openTestServer({ ...settings, PUBLIC_URL: address })
const known = (etag: string) => ({ headers: { 'if-none-match': etag } })

const first = await open('https://agency.example')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
const { listPaths } = await import('#server/http/rest-paths.ts')
const { seed } = await import('#prisma/seed/seed.ts')
await seed(['clients', 'news', 'vacancies', 'gallery', 'companies', 'settings-identity', 'settings-contact'])
const lists = registeredFeatures().flatMap(({ rest }) => (rest ? listPaths(rest).map(path => `/api/v1${path}`) : []))

type Answer = { text: string; etag: string }
async function answersOf({ request }: typeof first): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const ask = async (path: string) => {
    const response = await request(path)
    expect([path, response.status]).toEqual([path, 200])
    answers.set(path, { text: await response.text(), etag: response.headers.get('etag')! })
    return answers.get(path)!.text
  }
  for (const path of lists) {
    const { data } = JSON.parse(await ask(path)) as { data: { _id: string }[] }
    await ask(`${path}?limit=1`)
    await ask(`${path}?fields=_id`)
    await ask(`${path}?fields=_id,updatedAt`)
    await ask(`${path}/${data[0]!._id}`)
  }
  for (const path of ['/api/v1/agency', '/companies.json', '/our-clients/map.svg', '/our-clients/gulf.svg'])
    await ask(path)
  return answers
}

const before = await answersOf(first)

test('answers that say anything else have another tag, at one address and at all', async () => {
  const byTag = Map.groupBy(before.values(), ({ etag }) => etag)
  for (const [etag, answers] of byTag) expect([etag, new Set(answers.map(({ text }) => text)).size]).toEqual([etag, 1])
  for (const [path, { etag }] of before)
    for (const other of [...before].flatMap(([at, { text }]) => (text === before.get(path)!.text ? [] : [at])))
      expect([path, other, (await first.request(other, known(etag))).status]).toEqual([path, other, 200])
}, 60_000)

test('an answer that is still the same is not sent again', async () => {
  for (const [path, { etag }] of before)
    expect([path, (await first.request(path, known(etag))).status]).toEqual([path, 304])
})

test('another version of the product has other tags for all that it says', () => {
  expect(answerTag('{}', '1.1.0')).not.toBe(answerTag('{}', '1.2.0'))
  expect(recordTag(3, '{}', '1.1.0')).not.toBe(recordTag(3, '{}', '1.2.0'))
  expect(recordTag(3, '{}', '1.1.0')).not.toBe(recordTag(3, '{"a":1}', '1.1.0'))
})

test('a change takes the tag of any answer of its version, and no other', async () => {
  const { cookie } = await first.signUp('owner')
  const response = await first.request(CLIENTS, { method: 'POST', cookie, json: qatar })
  const { data } = (await response.json()) as { data: { _id: string } }
  const patch = (workSummary: string, etag: string) =>
    first.request(`${CLIENTS}/${data._id}`, {
      method: 'PATCH',
      cookie,
      json: { workSummary },
      headers: { 'if-match': etag },
    })
  expect((await patch('Of an earlier product', recordTag(1, '{}', '0.9.0'))).status).toBe(200)
  for (const etag of [recordTag(1, '{}'), '"2-nothing"', '"list-2"', answerTag('{}')])
    expect([etag, (await patch('Late', etag)).status]).toEqual([etag, 412])
})

test('at another address of the site every answer with an address has another tag', async () => {
  await first.close()
  const second = await open('https://www.agency.example')
  const changed: string[] = []
  for (const [path, { text, etag }] of before) {
    const response = await second.request(path, known(etag))
    if (response.status === 304) expect([path, text.includes('https://agency.example')]).toEqual([path, false])
    else changed.push(path)
  }
  await second.close()
  expect(changed).toEqual(expect.arrayContaining([...lists, ...lists.map(path => `${path}?limit=1`)]))
})
