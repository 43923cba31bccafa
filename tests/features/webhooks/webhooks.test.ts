import { readFileSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { m } from '#i18n/paraglide/messages.js'
import { password } from '../../server/test-server.ts'
import { apply } from '../applications/apply.ts'
import { openEditor } from '../content/editor.ts'
import { storeDemand } from '../demands/demand.ts'
import { openReceiver } from './receiver.ts'

const { origin, received, respond, eventsAt } = await openReceiver()
const editor = await openEditor({ WEBHOOK_STAND_IN: origin })
const { calls, content, add: addClient, change: changeClient, read, prisma, request, owner, mailsTo } = editor
const { deliverWebhooks } = await import('#server/changes/deliver.ts')
const { purge } = await import('#server/features/webhooks/domain.ts')
const { publishDue } = await import('#server/drafts/scheduling.ts')
const { drainBackground } = await import('#server/jobs/background.ts')
const { webhookEvents } = await import('#server/features/webhooks/domain.ts')
const { listOf } = await import('#i18n/zod.ts')

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const everything = webhookEvents()
const day = { title: 'Day', text: 'Come.', date: '2026-11-01', alt: 'Yard', picture: 'https://pictures.example/a.jpg' }

beforeEach(async () => {
  await drainBackground()
  await prisma.webhook.deleteMany()
  received.length = 0
  respond.clear()
})
afterEach(() => vi.useRealTimers())

const call = <T>(procedure: string, input: object) => calls.act<T>(`webhooks.${procedure}`, input, owner)
const ask = <T>(procedure: string, input: object) => calls.ask<T>(`webhooks.${procedure}`, input, owner)
const add = (address: string, events: string[] = everything) =>
  call<{ id: string; secret: string }>('add', {
    name: new URL(address).pathname.slice(1),
    address,
    events,
    currentPassword: password,
  })
type Row = {
  id: string
  event: string
  state: string
  status: number | null
  problem: string
  answer: string
  attempts: number
}
const logOf = async (id: string) => (await ask<{ rows: Row[] }>('deliveries', { id })).rows
const deliver = () => deliverWebhooks(new AbortController().signal)
/** What came to a path, each as its event and the record it is about. */
const heardAt = async (path: string) => {
  await drainBackground()
  return eventsAt(path).map(({ type, data }) => `${type} ${(data as { id: string }).id}`)
}

test('a webhook hears of nothing that no feature registers', async () => {
  await expect(add('https://example.com/unknown', ['content.published', 'worker.departed'])).rejects.toThrow(
    m.webhook_event_unknown({ event: 'worker.departed', events: listOf(webhookEvents()) }),
  )
  expect(await prisma.webhook.count()).toBe(0)
})

test('a standard library takes a delivery, and refuses it with another body', async () => {
  const { id, secret } = await add(`${origin}/signed`)
  await call('sendTest', { id })
  await drainBackground()
  const [{ headers, body } = received[0]!] = received
  const given = headers as Record<string, string>
  expect(new Webhook(secret).verify(body, given)).toMatchObject({ type: 'webhook.test', data: { webhook: id } })
  expect(() => new Webhook(secret).verify(body.replace('test', 'tent'), given)).toThrow('No matching signature')
  expect(() => new Webhook(secret).verify(body, { ...given, 'webhook-id': 'msg_other' })).toThrow()
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': expect.stringMatching(/^msg_/) })
  expect(await logOf(id)).toMatchObject([{ state: 'delivered', status: 200, answer: 'taken', attempts: 1 }])
})

test('the example of the documentation verifies a delivery', async () => {
  const { id, secret } = await add(`${origin}/documented`)
  await call('sendTest', { id })
  await drainBackground()
  const [, example = ''] =
    /```js\n([^`]*?export function verify[\s\S]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? []
  const { verify } = (await import(`data:text/javascript,${encodeURIComponent(example)}`)) as {
    verify: (secret: string, headers: object, body: string) => { type: string }
  }
  const { headers, body } = received[0]!
  expect(verify(secret, headers, body).type).toBe('webhook.test')
  expect(() => verify(secret, headers, `${body} `)).toThrow('not ours')
  expect(() => verify(secret, { ...headers, 'webhook-timestamp': '1700000000' }, body)).toThrow('too old')
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(13)
})

test('publishing, changing, unpublishing and deleting are each heard of once, drafts never', async () => {
  await add(`${origin}/all`)
  const { _id: id, newest } = await content('publish', { feature: 'news', seen: 0, data: { ...day, slug: 'day' } })
  await content('saveDraft', { feature: 'news', _id: id, seen: newest, data: { ...day, slug: 'day', title: 'Draft' } })
  await content('publish', { feature: 'news', _id: id, seen: newest + 1, data: { ...day, slug: 'moved' } })
  await content('unpublish', { feature: 'news', _id: id, seen: newest + 2 })
  await content('remove', { feature: 'news', _id: id, seen: newest + 3 })
  const acts = ['published', 'changed', 'unpublished']
  expect(await heardAt('/all')).toEqual(acts.map(act => `content.${act} ${id}`))
  const [published, changed, unpublished] = eventsAt('/all').map(({ data }) => data)
  expect(published).toEqual({
    kind: 'news',
    id,
    epoch: 0,
    path: '/news-event/day',
    resource: `/api/v1/news/${id}`,
    version: 1,
    updatedAt: expect.any(String),
  })
  expect([changed, unpublished]).toMatchObject([{ path: '/news-event/moved' }, { path: null, version: 4 }])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
})

test('schedules, bulk actions, undoing, the trash and REST are heard of, too', async () => {
  await add(`${origin}/ways`)
  const [{ _id: one }, { _id: two }] = [await addClient(), await addClient({ countryName: 'Kuwait' })]
  await changeClient(one, { workSummary: 'Other.' })
  const records = [one, two].map(_id => ({ _id, seen: _id === one ? 2 : 1 }))
  const { batch } = await content('changeMany', { action: 'delete', records })
  await content('undo', { batch } as never)
  const data = { ...(await editor.opened(two)), workSummary: 'Scheduled.' }
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString()
  const { newest } = await content('saveDraft', { _id: two, seen: 3, data })
  await content('schedule', { _id: two, seen: newest, publishAt })
  expect(await publishDue(new Date(Date.now() + 2 * HOUR_MS))).toBe(1)
  await content('remove', { _id: two, seen: newest + 1 })
  await content('restore', { _id: two })
  const heard = await heardAt('/ways')
  const of = (id: string) => heard.flatMap(each => (each.endsWith(id) ? [each.split(' ')[0]?.slice(8)] : []))
  expect(of(one)).toEqual(['published', 'changed', 'deleted', 'published'])
  expect(of(two)).toEqual(['published', 'deleted', 'published', 'changed', 'deleted', 'published'])
})

test('a change that fails leaves no delivery, and what nobody hears of none either', async () => {
  const { id } = await add(`${origin}/quiet`, ['content.deleted'])
  await expect(
    content('publish', { feature: 'news', seen: 0, data: { ...day, title: '', slug: 'no' } }),
  ).rejects.toThrow()
  await addClient()
  expect([await heardAt('/quiet'), await logOf(id)]).toEqual([[], []])
})

test('applications and demands are heard of without anything that a person wrote', async () => {
  const { id } = await add(`${origin}/people`)
  const canary = { name: 'Canary Quetzal', phone: '01712999777' }
  const { reference, code, secret, id: applicationId } = await apply(canary)
  const demand = await storeDemand({ contact: 'Canary Quetzal', phone: '+966 11 999 7777' })
  await drainBackground()
  expect(eventsAt('/people').map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'application.received', data: { id: applicationId, reference, vacancy: null } },
    { type: 'demand.received', data: { id: demand.id, reference: demand.reference } },
  ])
  const rows = JSON.stringify([
    await logOf(id),
    await prisma.webhookDelivery.findMany(),
    await read.activity.findMany(),
  ])
  for (const word of ['Canary', '999777', '9997777', 'Al Noor', 'alnoor.example', code, secret, demand.secret])
    expect(JSON.stringify(received) + rows).not.toContain(word)
})

test('what an erased application was announced with is erased with it', async () => {
  const { id } = await add(`${origin}/erased`)
  const { id: applicationId } = await apply()
  await drainBackground()
  expect(await logOf(id)).toHaveLength(1)
  const { erase } = await import('#server/features/applications/erasure.ts')
  await erase([applicationId], 'asked')
  expect(await logOf(id)).toEqual([])
})

test('a delivery that fails is tried again after longer and longer pauses, for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  respond.set('/down', response => response.writeHead(503).end('\u0000<b>busy</b>'.padEnd(900, 'x')))
  const { id } = await add(`${origin}/down`)
  await addClient()
  await drainBackground()
  const pauses = [5, 60, 300, 1_800, 7_200, 18_000, 28_800, 30_600]
  for (const [n, seconds] of pauses.entries()) {
    expect(received.length).toBe(n + 1)
    vi.setSystemTime(Date.now() + seconds * 1000 - 100)
    await deliver()
    expect(received.length, `before attempt ${n + 2}`).toBe(n + 1)
    expect(await logOf(id)).toMatchObject([{ state: 'waiting', status: 503, problem: 'status', attempts: n + 1 }])
    vi.setSystemTime(Date.now() + 200)
    await deliver()
  }
  expect(received.length).toBe(pauses.length + 1)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [{ answer } = { answer: '' }] = await logOf(id)
  expect([answer.length, answer.startsWith('<b>busy</b>x')]).toEqual([200, true])
  expect(await logOf(id)).toMatchObject([{ state: 'failed', attempts: 9 }])
})

test('after a day of failure a webhook is off and owners are told', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  respond.set('/dead', response => response.writeHead(500).end())
  const { id } = await add(`${origin}/dead`)
  await addClient()
  await drainBackground()
  expect(await ask('byId', { id })).toMatchObject({ state: 'failing' })
  vi.setSystemTime(Date.now() + 25 * HOUR_MS)
  await addClient()
  await drainBackground()
  expect(await ask('byId', { id })).toMatchObject({ state: 'off', offFor: 'failed' })
  expect((await logOf(id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
  const subjects = (await mailsTo('owner@agency.example')).map(({ subject }) => subject)
  expect(subjects.filter(subject => subject === 'The webhook dead was turned off')).toHaveLength(1)
  const desk = await (await request('/admin', { cookie: owner })).text()
  expect(desk).toContain('A webhook is off')
  await addClient()
  expect(await logOf(id)).toHaveLength(2)
  const [row] = await logOf(id)
  await expect(call('resend', { id: row!.id })).rejects.toThrow(m.webhook_turn_on_first())
  respond.clear()
  await call('turnOn', { id })
  await call('resend', { id: row!.id })
  await drainBackground()
  expect(await logOf(id)).toMatchObject([{ state: 'delivered' }, { state: 'failed' }])
  const { messageId } = await prisma.webhookDelivery.findUniqueOrThrow({ where: { id: row!.id } })
  expect(received.at(-1)?.headers['webhook-id']).toBe(messageId)
})

test('410 turns a webhook off at once, a test that fails is not repeated', async () => {
  respond.set('/gone', response => response.writeHead(410).end())
  const { id } = await add(`${origin}/gone`)
  await call('sendTest', { id })
  await drainBackground()
  expect(await ask('byId', { id })).toMatchObject({ state: 'on' })
  expect(await logOf(id)).toMatchObject([{ event: 'webhook.test', state: 'failed', problem: 'gone' }])
  await addClient()
  await drainBackground()
  expect(await ask('byId', { id })).toMatchObject({ state: 'off', offFor: 'gone' })
})

test('what a process has claimed and not finished is delivered after its lease, by one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let crash = () => {}
  const arrived = new Promise<void>(resolve => {
    respond.set('/crash', () => resolve())
  })
  const { id } = await add(`${origin}/crash`)
  await call('turnOff', { id })
  await prisma.webhook.updateMany({ data: { offAt: null, offFor: null } })
  const process = new AbortController()
  crash = () => process.abort()
  const { announce } = await import('#server/changes/outbox.ts')
  await editor.write(transaction =>
    announce(transaction, [{ event: 'demand.received', subjectId: 'x', data: { id: 'x', reference: 'DEM-1' } }]),
  )
  const cut = deliverWebhooks(process.signal)
  await arrived
  crash()
  await cut
  respond.clear()
  expect(await logOf(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: null }])
  await deliver()
  expect(received).toHaveLength(1)
  vi.setSystemTime(Date.now() + 61_000)
  await Promise.all([deliver(), deliver(), deliver()])
  expect(received).toHaveLength(2)
  expect(await logOf(id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('a slow receiver delays no other, and its answer is cut off', async () => {
  const original = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => original(ms / 20))
  const hanging: (() => void)[] = []
  respond.set('/slow', response => void hanging.push(() => response.end()))
  respond.set('/huge', response => {
    const more = () => {
      while (!response.destroyed && response.write('y'.repeat(16 * 1024)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  respond.set('/drip', response => {
    response.write('drip')
    response.once('close', () => response.destroy())
  })
  const [slow, huge, drip, quick] = [
    await add(`${origin}/slow`),
    await add(`${origin}/huge`),
    await add(`${origin}/drip`),
    await add(`${origin}/quick`),
  ]
  const arrived = new Promise<void>(resolve => {
    respond.set('/quick', response => {
      response.end()
      resolve()
    })
  })
  await addClient()
  await arrived
  expect(await logOf(slow.id)).toMatchObject([{ state: 'waiting', problem: '' }])
  await drainBackground()
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([10_000]))
  timeout.mockRestore()
  expect(await logOf(slow.id)).toMatchObject([{ state: 'waiting', problem: 'timeout', status: null }])
  expect(await logOf(huge.id)).toMatchObject([{ state: 'delivered', answer: 'y'.repeat(200) }])
  expect(await logOf(drip.id)).toMatchObject([{ state: 'delivered', answer: 'drip' }])
  expect(await logOf(quick.id)).toMatchObject([{ state: 'delivered' }])
})

test('a redirect is not followed', async () => {
  respond.set('/away', response => response.writeHead(302, { location: `${origin}/secret` }).end())
  const { id } = await add(`${origin}/away`)
  await call('sendTest', { id })
  await drainBackground()
  expect(received.map(({ path }) => path)).toEqual(['/away'])
  expect(await logOf(id)).toMatchObject([{ state: 'failed', problem: 'redirect', status: 302 }])
})

test('a new secret and the one before it both sign for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id, secret: first } = await add(`${origin}/renewed`)
  const { secret: second } = await call<{ secret: string }>('renewSecret', { id, currentPassword: password })
  const verifies = async (secret: string) => {
    await call('sendTest', { id })
    await drainBackground()
    const { body, headers } = received.at(-1)!
    try {
      return Boolean(new Webhook(secret).verify(body, headers as Record<string, string>))
    } catch {
      return false
    }
  }
  expect([await verifies(first), await verifies(second)]).toEqual([true, true])
  vi.setSystemTime(Date.now() + 24 * HOUR_MS + 1)
  expect([await verifies(first), await verifies(second)]).toEqual([false, true])
  await purge(Date.now())
  expect(await read.webhook.findMany()).toMatchObject([{ earlierSecret: null, earlierUntil: null }])
})

test('secrets are sealed, in no list or log, and made with the password alone', async () => {
  const before = await read.webhook.count()
  const fields = { name: 'Thief', address: `${origin}/thief`, events: everything }
  await expect(call('add', { ...fields, currentPassword: 'wrong' })).rejects.toThrow(m.current_password_wrong())
  await expect(call('add', fields)).rejects.toThrow(m.current_password_wrong())
  expect(await read.webhook.count()).toBe(before)
  const { id, secret } = await add(`${origin}/hook?token=receivers-own`)
  await expect(call('change', { id, ...fields })).rejects.toThrow(m.current_password_wrong())
  await expect(call('renewSecret', { id })).rejects.toThrow(m.current_password_wrong())
  const stored = JSON.stringify([
    await read.webhook.findMany(),
    await ask('byId', { id }),
    await read.activity.findMany(),
  ])
  expect(stored).not.toContain(secret.slice(6))
  const log = JSON.stringify(await read.activity.findMany({ where: { action: { startsWith: 'webhook' } } }))
  expect(log).not.toContain('receivers-own')
  const [mail] = (await mailsTo('owner@agency.example')).filter(({ subject }) => subject.endsWith(': hook')).slice(-1)
  expect(mail?.text).toContain('owner has added a webhook: hook at 127.0.0.1')
  expect(mail?.text).not.toContain('receivers-own')
  expect(mail?.text).not.toContain(secret)
})

test('deliveries are forgotten after a month', async () => {
  const { id } = await add(`${origin}/old`)
  await call('sendTest', { id })
  await drainBackground()
  await purge(Date.now() + 29 * 24 * HOUR_MS)
  expect(await logOf(id)).toHaveLength(1)
  await purge(Date.now() + 31 * 24 * HOUR_MS)
  expect(await logOf(id)).toEqual([])
})
