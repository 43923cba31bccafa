import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bodyOf, openTestServer, picture } from './test-server.ts'

type Event = { type: string; data: { id: string; kind: string } }
type Paths = Record<string, { get?: { responses: Record<string, { headers?: object }> } }>

const { request, signUp, upload, prisma, read } = await openTestServer()
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
await import('#server/features.ts')
const { listPaths } = await import('#server/http/rest-paths.ts')
const { changeContent, clearCachedVersion, contentVersion } = await import('#server/cache/content-version.ts')
const { sendList } = await import('#server/http/tagged.ts')
const { purge } = await import('#server/features/webhooks/domain.ts')

const { cookie } = await signUp('owner')
const stored = (await upload(await picture().png().toBuffer(), { cookie })).body.data.url
const { paths } = await bodyOf<{ paths: Paths }>(await request('/api/v1/openapi.json'))
/** Every list of content, those of REST and the file of the companies. */
const lists = registeredFeatures().flatMap(({ name, rest }) =>
  (rest ? listPaths(rest) : []).map(path => ({ name, path })),
)
const clients = lists.find(({ name }) => name === 'clients')!
const DAY_MS = 24 * 60 * 60 * 1000

const placeIn = (response: Response) => response.headers.get('changes-cursor') ?? ''
async function eventsAfter(place: string) {
  const response = await request(`/api/v1/changes?cursor=${place}`)
  expect(response.status).toBe(200)
  return (await bodyOf<{ data: Event[] }>(response)).data
}
let made = 0
async function add({ name, path }: (typeof lists)[number]) {
  const file = readFileSync(`tests/features/content/examples/${name}-1.json`, 'utf8')
  const data = JSON.parse(file.replaceAll(/\/pictures\/[\w.-]+/g, stored)) as object
  const json = { ...data, ...(name === 'news' && { slug: `piece-${made++}` }) }
  const response = await request(`/api/v1${path}`, { method: 'POST', cookie, json })
  return (await bodyOf<{ data: { _id: string } }>(response)).data._id
}

test('the walk meets every list of REST', () => {
  const described = Object.entries(paths).filter(
    ([, { get }]) => get && 'changes-cursor' in (get.responses[200]?.headers ?? {}),
  )
  expect(described.map(([path]) => path).toSorted()).toEqual(lists.map(({ path }) => path).toSorted())
  expect(lists).toHaveLength(5)
})

test('a site without a record has a place in the feed, too', async () => {
  for (const { path } of lists)
    expect([path, placeIn(await request(`/api/v1${path}`))]).toEqual([path, expect.stringMatching(/.{10}/)])
})

test.each(lists)('the list $path says from where on the feed has what happens to it', async list => {
  const url = `/api/v1${list.path}`
  const addresses = [
    url,
    `${url}?limit=2`,
    `${url}?fields=_id`,
    ...(list.name === 'companies' ? ['/companies.json'] : []),
  ]
  for (const address of addresses) {
    const first = await request(address)
    const cached = await request(address)
    const headers = { 'if-none-match': first.headers.get('etag')! }
    const unchanged = await request(address, { headers })
    expect([first.status, cached.status, unchanged.status]).toEqual([200, 200, 304])
    const places = [first, cached, unchanged].map(placeIn)
    const id = await add(list)
    for (const place of places) {
      const ofList = (await eventsAfter(place)).filter(({ data }) => data.kind === list.name)
      expect([address, ofList.map(({ data }) => data.id)]).toEqual([address, [id]])
    }
  }
})

test('a list from before a change by another process has a place before it', async () => {
  const url = `/api/v1${clients.path}`
  const id = await add(clients)
  for (const query of ['', '?limit=200']) {
    await request(url + query)
    await contentVersion()
    await renameElsewhere(id, `Elsewhere${query}`)
    const answers = await Promise.all([request(url + query), request(url + query)])
    for (const answer of answers) {
      const isOld = !(await answer.clone().text()).includes(`Elsewhere${query}"`)
      const events = await eventsAfter(placeIn(answer))
      if (isOld) expect(events.map(({ type }) => type)).toContain('content.changed')
    }
  }
})

test('a record is never older than the event that names it, from another process too', async () => {
  const id = await add(clients)
  const url = `/api/v1${clients.path}/${id}`
  const programs: Record<string, string>[] = [{}, { authorization: `Bearer ${await makeToken()}` }]
  for (const headers of programs)
    for (const name of ['Renamed once', 'Renamed again']) {
      await request(url, { headers })
      await contentVersion()
      await renameElsewhere(id, name)
      const { data } = await bodyOf<{ data: { countryName: string } }>(await request(url, { headers }))
      expect([headers, data.countryName]).toEqual([headers, name])
    }
})

async function makeToken() {
  const { make } = await import('#server/features/tokens/domain.ts')
  const owner = await read.user.findFirstOrThrow()
  return make(owner, owner.id, { name: 'Sync', scopes: ['content'], lasts: '30', until: '' })
}

test('what commits while a list is read comes after its place', async () => {
  const id = await add(clients)
  const app = new Hono().get('/', c =>
    sendList(c, async () => {
      await renameElsewhere(id, 'Read too early')
      return { data: [] }
    }),
  )
  const place = placeIn(await app.request('/'))
  expect((await eventsAfter(place)).map(({ type }) => type)).toEqual(['content.changed'])
})

/** A change as another process makes it: this one hears nothing of it. */
async function renameElsewhere(recordId: string, countryName: string) {
  await prisma.$transaction(async transaction => {
    await transaction.clientCountry.update({
      where: { id: recordId },
      data: { countryName, version: { increment: 1 } },
    })
    const newest = await transaction.change.findFirstOrThrow({ orderBy: { number: 'desc' } })
    const at = new Date()
    const event = { type: 'content.changed', kind: 'clients', path: '/', version: 2, updatedAt: at, at }
    await transaction.change.create({
      data: { ...event, number: newest.number + 1, id: `msg_${newest.number + 1}`, recordId },
    })
    const { version } = await transaction.content.update({ where: { id: 1 }, data: { version: { increment: 1 } } })
    await transaction.contentArea.upsert({
      where: { area: 'clients' },
      create: { area: 'clients', version },
      update: { version },
    })
  })
}

test('what changes nothing leaves all that is cached', async () => {
  const before = await contentVersion()
  const { noteChange } = await import('#server/cache/areas.ts')
  await changeContent(async transaction => noteChange(transaction))
  clearCachedVersion()
  expect(await contentVersion()).toBe(before)
})

test('who was at the end of the feed goes on, however old it is', async () => {
  const [list] = lists
  const first = await add(list!)
  const place = placeIn(await request(`/api/v1${list!.path}`))
  await prisma.change.updateMany({ data: { at: new Date(Date.now() - 40 * DAY_MS) } })
  const second = await add(list!)
  await purge()
  expect((await eventsAfter(place)).map(({ data }) => data.id)).toEqual([second])
  expect(await prisma.change.count({ where: { recordId: first } })).toBe(1)
  await prisma.change.updateMany({ data: { at: new Date(Date.now() - 40 * DAY_MS) } })
  await add(list!)
  await purge()
  expect((await request(`/api/v1/changes?cursor=${place}`)).status).toBe(410)
})
