import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { today } from '#i18n/format.ts'
import { CONTENT_EVENTS } from '#server/changes/events.shared.ts'
import { bodyOf, password } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'
import { job, publishJob } from '../vacancies/job.ts'
import { openReceiver } from './receiver.ts'

type Event = { id: string; type: string; timestamp: string; data: { id: string; updatedAt: string } }
type Part = { data: Event[]; cursor: string; next?: string }

const { origin, received } = await openReceiver()
const editor = await openEditor({ WEBHOOK_STAND_IN: origin })
const { calls, content, request, owner, prisma, add, change } = editor
const { changeContent } = await import('#server/cache/content-version.ts')
const { closeByDay, setTaken } = await import('#server/features/vacancies/domain.ts')
const { purge } = await import('#server/features/webhooks/domain.ts')
const { beginFeedAnew } = await import('#server/changes/changes.ts')
const { drainBackground } = await import('#server/jobs/background.ts')
const { write } = await import('#server/db/client.ts')

const DAY_MS = 24 * 60 * 60 * 1000
const feed = (query = '') => request(`/api/v1/changes${query}`)
const ask = async (query = '') => bodyOf<Part>(await feed(query))
const since = (moment: number) => `?since=${new Date(moment).toISOString()}`
const typesAfter = async (cursor: string) => (await ask(`?cursor=${cursor}`)).data.map(({ type }) => type)
const vacancy = async (id: string) =>
  (
    await bodyOf<{ data: { updatedAt: string; closing?: string; publishedAt: string } }>(
      await request(`/api/v1/vacancies/${id}`),
    )
  ).data

let cursor = ''
beforeEach(async () => {
  ;({ cursor } = await ask(since(Date.now())))
})
afterEach(() => vi.useRealTimers())

const publish = (data?: object) => publishJob(editor, data)
async function addWebhook(name: string, events: string[]) {
  const input = { name, address: `${origin}/${name}`, events, currentPassword: password }
  const { id } = await calls.act<{ id: string }>('webhooks.add', input, owner)
  return { id }
}

test('a vacancy that closes by its day is one event, and says when it closed', async () => {
  const midnight = Date.parse(`${today()}T18:00:00Z`)
  const { _id } = await publish({ closesOn: today(midnight - 1000) })
  const staffClosed = await publish({ closesOn: today(midnight - 1000), isClosed: true, closedReason: 'Enough' })
  const before = await vacancy(_id)
  vi.useFakeTimers({ now: midnight - 1000, toFake: ['Date'] })
  expect(await closeByDay()).toBe(0)
  vi.setSystemTime(midnight + 5000)
  expect(await vacancy(_id)).toMatchObject({ closing: 'over', updatedAt: new Date(midnight).toISOString() })
  expect(before.closing).toBeUndefined()
  const { data: moved } = await bodyOf<{ data: { _id: string; updatedAt: string }[] }>(
    await request(`/api/v1/vacancies?sort=-updatedAt&limit=1&updatedSince=${new Date(midnight).toISOString()}`),
  )
  expect(moved).toMatchObject([{ _id, updatedAt: new Date(midnight).toISOString() }])
  expect([await closeByDay(), await closeByDay()]).toEqual([1, 0])
  const { data } = await ask(`?cursor=${cursor}`)
  expect(data.map(({ type, data: { id } }) => [type, id])).toEqual([
    ['content.published', _id],
    ['content.published', staffClosed._id],
    ['content.closed', _id],
  ])
  expect(data[2]).toMatchObject({
    timestamp: new Date(midnight + 5000).toISOString(),
    data: { kind: 'vacancies', updatedAt: new Date(midnight).toISOString() },
  })
  expect(await vacancy(_id)).toMatchObject({ updatedAt: new Date(midnight).toISOString() })
})

test('the last post closes a vacancy, one given back opens it, and its ETag moves', async () => {
  const { _id } = await publish({ posts: 2 })
  const told = async () => {
    const response = await request(`/api/v1/vacancies/${_id}`)
    const { data } = await bodyOf<{ data: { closing?: string; updatedAt: string } }>(response)
    return { closing: data.closing, updatedAt: data.updatedAt, tag: response.headers.get('etag') }
  }
  const take = (taken: number) => changeContent(transaction => setTaken(transaction, _id, taken))
  const states = [await told()]
  for (const taken of [1, 2, 2, 1]) {
    await take(taken)
    states.push(await told())
  }
  expect(states.map(({ closing }) => closing)).toEqual([undefined, undefined, 'filled', 'filled', undefined])
  expect(new Set(states.map(({ tag }) => tag)).size).toBe(3)
  expect(new Set(states.map(({ updatedAt }) => updatedAt)).size).toBe(3)
  expect(await typesAfter(cursor)).toEqual(['content.published', 'content.closed', 'content.changed'])
})

test('webhooks hear the events under the ids of the feed, which has what one missed', async () => {
  const hook = await addWebhook('all', ['content.published', 'content.changed'])
  await addWebhook('other', ['content.published'])
  const { _id } = await add()
  await drainBackground()
  await calls.act('webhooks.turnOff', hook, owner)
  await change(_id, { workSummary: 'Other.' })
  await drainBackground()
  const heard = received.map(({ path, headers, body: sent }) => ({
    path,
    id: headers['webhook-id'],
    ...JSON.parse(sent),
  }))
  const { data } = await ask(`?cursor=${cursor}`)
  expect(data.map(({ type }) => type)).toEqual(['content.published', 'content.changed'])
  expect(heard.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/all', ...data[0] },
    { path: '/other', ...data[0] },
  ])
})

test('a webhook hears every event of the feed, of closing and deletion too', async () => {
  const hook = await addWebhook('every', [...CONTENT_EVENTS])
  const { _id, newest } = await publish({ posts: 1 })
  for (const taken of [1, 0]) await changeContent(transaction => setTaken(transaction, _id, taken))
  await content('publish', { feature: 'vacancies', _id, seen: newest, data: { ...job, posts: 2 } })
  await content('unpublish', { feature: 'vacancies', _id, seen: newest + 1 })
  await content('publish', { feature: 'vacancies', _id, seen: newest + 2 })
  await content('remove', { feature: 'vacancies', _id, seen: newest + 3 })
  await drainBackground()
  await calls.act('webhooks.turnOff', hook, owner)
  const { data } = await ask(`?cursor=${cursor}`)
  const acts = ['published', 'closed', 'changed', 'changed', 'unpublished', 'published', 'deleted']
  expect(data.map(({ type }) => type)).toEqual(acts.map(act => `content.${act}`))
  const heard = received.flatMap(({ path, headers }) => (path === '/every' ? [headers['webhook-id']] : []))
  expect(heard.toSorted()).toEqual(data.map(({ id }) => id).toSorted())
})

test('the feed goes on from its end, by next and Link while there is more', async () => {
  const { _id } = await add()
  await change(_id, { workSummary: 'Other.' })
  const first = await feed(`?cursor=${cursor}&limit=1`)
  const part = await bodyOf<Part>(first)
  expect(first.headers.get('link')).toBe(`<${part.next}>; rel="next"`)
  const second = await feed(part.next!.replace(/^.*changes/, ''))
  expect([second.headers.get('link'), second.headers.get('access-control-allow-origin')]).toEqual([null, '*'])
  const last = await bodyOf<Part>(second)
  expect([part, last].flatMap(({ data }) => data.map(({ type }) => type))).toEqual([
    'content.published',
    'content.changed',
  ])
  expect(await ask(`?cursor=${last.cursor}`)).toEqual({ data: [], cursor: last.cursor })
  const again = await feed(`?cursor=${last.cursor}`)
  const known = { headers: { 'if-none-match': again.headers.get('etag')! } }
  expect((await request(`/api/v1/changes?cursor=${last.cursor}`, known)).status).toBe(304)
  await change(_id, { workSummary: 'Third.' })
  expect((await request(`/api/v1/changes?cursor=${last.cursor}`, known)).status).toBe(200)
  expect(await typesAfter(last.cursor)).toEqual(['content.changed'])
})

test('after 30 days events are gone, and a reader at the end goes on', async () => {
  await add()
  const { data, cursor: end } = await ask(`?cursor=${cursor}`)
  expect((await feed(since(Date.now() - 31 * DAY_MS))).status).toBe(410)
  await purge(Date.now() + 31 * DAY_MS)
  expect((await ask()).data.map(({ id }) => id)).toEqual([data.at(-1)!.id])
  const refused = await feed(`?cursor=${cursor}`)
  expect([refused.status, (await bodyOf<{ error: object }>(refused)).error]).toMatchObject([
    410,
    { code: 'GONE', message: expect.stringContaining('Read the lists'), issues: [{ path: 'cursor' }] },
  ])
  await add({ countryName: 'Kuwait' })
  expect(await typesAfter(end)).toEqual(['content.published'])
})

test('after a restore the feed begins anew: earlier cursors and moments are gone', async () => {
  const moment = Date.now()
  await add({ countryName: 'Oman' })
  const { cursor: end } = await ask(`?cursor=${cursor}`)
  await write(beginFeedAnew)
  for (const { _id } of [await add({ countryName: 'Bahrain' }), await add({ countryName: 'Jordan' })])
    await change(_id, { workSummary: 'Other.' })
  for (const query of [`?cursor=${cursor}`, `?cursor=${end}`, since(moment)])
    expect([query, (await feed(query)).status]).toEqual([query, 410])
  expect((await ask()).data).toHaveLength(4)
})

test('made-up cursors, wrong moments and unknown words are refused', async () => {
  for (const query of ['?cursor=x', '?since=yesterday', '?limit=0', '?sort=type'])
    expect([query, (await feed(query)).status]).toEqual([query, 400])
  const ids = await prisma.change.findMany({ select: { id: true } })
  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
})
