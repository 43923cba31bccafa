import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { bodyOf, openTestServer, picture } from './test-server.ts'

type Event = { id: string; type: string; timestamp: string; data: News }
type News = { id: string; kind: string; path: string | null; resource: string; version: number; updatedAt: string }
type Listed = { _id: string; version: number; updatedAt: string }
type Part = { data: Event[]; cursor: string; next?: string }

const server = await openTestServer()
const { contentFeatures } = await import('#server/registration/define-feature.ts')
await import('#server/features.ts')
const { publish, remove, unpublish } = await import('#server/drafts/drafts.ts')
const { readState } = await import('#server/drafts/record-state.ts')

const { cookie } = await server.signUp('owner')
const { id: ownerId } = await server.read.user.findFirstOrThrow()
const by = { id: ownerId, name: 'owner' }
const stored = new URL((await server.upload(await picture().png().toBuffer(), { cookie })).body.data.url).pathname
const addresses: Record<string, string> = { clients: '/our-clients/our-clients' }
const { paths } = await bodyOf<{ paths: object }>(await server.request('/api/v1/openapi.json'))
/** Every content type that has a list over REST. */
const kinds = contentFeatures().flatMap(({ name, content }) => {
  const path = addresses[name] ?? `/${name}`
  return path in paths ? [{ name, content, path: `/api/v1${path}` }] : []
})
type Kind = (typeof kinds)[number]

async function ask(query: string): Promise<Part> {
  const response = await server.request(`/api/v1/changes${query}`)
  expect([query, response.status]).toEqual([query, 200])
  return bodyOf<Part>(response)
}

let cursor = ''
beforeEach(async () => {
  ;({ cursor } = await ask(`?since=${new Date().toISOString()}`))
})

let made = 0
function valuesOf({ name, content }: Kind, title: string) {
  const file = readFileSync(`tests/features/content/examples/${name}-${content.schemaVersion}.json`, 'utf8')
  const data = JSON.parse(file.replaceAll(/\/pictures\/[\w.-]+/g, stored)) as Record<string, unknown>
  const field = Object.entries(content.fields).find(([, { kind }]) => kind === 'text' || kind === 'longText')![0]
  return { ...data, [field]: title, ...(name === 'news' && { slug: `piece-${made++}` }) }
}
const seen = async ({ content }: Kind, id: string) => ({
  id,
  seen: (await readState(server.read, content, id)).newest,
})

test('the walk meets every content type that has a list', () => {
  expect(kinds.map(({ name }) => name).toSorted()).toEqual(['clients', 'companies', 'gallery', 'news', 'vacancies'])
})

test.each(kinds)('each act on $name is one event, and what is gone has no path', async kind => {
  const { content, name } = kind
  const { _id } = await publish(content, by, { seen: 0 }, valuesOf(kind, 'One'))
  await expectNamed(kind)
  await publish(content, by, await seen(kind, _id), valuesOf(kind, 'Two'))
  await expectNamed(kind)
  const { data: live } = await ask(`?cursor=${cursor}`)
  expect(live.map(({ data }) => data.path)).toEqual([expect.stringMatching(/^\//), expect.stringMatching(/^\//)])
  await unpublish(content, by, await seen(kind, _id))
  await publish(content, by, await seen(kind, _id))
  await remove(content, by, await seen(kind, _id))
  const { data } = await ask(`?cursor=${cursor}`)
  const acts = ['published', 'changed', 'unpublished', 'published', 'deleted']
  expect(data.map(({ type }) => type)).toEqual(acts.map(act => `content.${act}`))
  for (const { data: each } of data) expect(each).toMatchObject({ kind: name, id: _id, path: null })
  expect(new Set(data.map(({ id }) => id)).size).toBe(acts.length)
  expect((await server.request(data[0]!.data.resource)).status).toBe(404)
})

/** What the newest event names is the record that it is about, alone and in its list, as it became then. */
async function expectNamed({ path }: Kind) {
  const { id, resource, version, updatedAt } = (await ask(`?cursor=${cursor}`)).data.at(-1)!.data
  const { data: record } = await bodyOf<{ data: Listed }>(await server.request(resource))
  expect(record).toMatchObject({ _id: id, version, updatedAt })
  const { data: records } = await bodyOf<{ data: Listed[] }>(await server.request(`${path}?limit=200`))
  expect(records.find(({ _id }) => _id === id)).toEqual(record)
}

test('who reads while others write gets each event once, in order', async () => {
  const list = kinds.find(({ name }) => name === 'news')!
  const script = fc.record({ writers: fc.integer({ min: 2, max: 5 }), limit: fc.integer({ min: 1, max: 4 }) })
  await fc.assert(
    fc.asyncProperty(script, async ({ writers, limit }) => {
      let at = (await ask(`?since=${new Date().toISOString()}`)).cursor
      const heard: Event[] = []
      const readOn = async () => {
        const part = await ask(`?limit=${limit}&cursor=${at}`)
        heard.push(...part.data)
        at = part.cursor
        return part
      }
      let isWriting = true
      const writing = Promise.all(
        Array.from({ length: writers }, async (_, n) => {
          const { _id } = await publish(list.content, by, { seen: 0 }, valuesOf(list, `Writer ${n}`))
          await publish(list.content, by, await seen(list, _id), valuesOf(list, `Again ${n}`))
          await remove(list.content, by, await seen(list, _id))
          return _id
        }),
      ).finally(() => (isWriting = false))
      while (isWriting) await readOn()
      const ids = await writing
      while ((await readOn()).next);
      expect(heard.length).toBe(3 * writers)
      expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length)
      for (const id of ids)
        expect(heard.flatMap(({ type, data }) => (data.id === id ? [type] : []))).toEqual([
          'content.published',
          'content.changed',
          'content.deleted',
        ])
      const rows = await server.read.change.findMany({ orderBy: { number: 'desc' }, take: heard.length })
      expect(heard.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed())
    }),
    { numRuns: 8, seed: 20_261_126 },
  )
}, 120_000)
