import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { callsThrough } from '../calls.ts'
import { message, openInbox } from './inbox.ts'

const inbox = await openInbox({ SIGN_UP: 'open' })
const { ask: query, act, mailsTo, read, write, request, mutate, signUp, setStatus, owner, empty } = inbox
const { purge } = await import('#server/features/enquiries/domain.ts')
await signUp('salma')
await setStatus('salma', 'active')
const salma = await read.user.findUniqueOrThrow({ where: { email: 'salma@agency.example' } })

type Row = { id: string; lastName: string; state: string; assignee: string | null; subject: string | null }
type List = { rows: Row[]; count: number; unread: number; counts: Record<string, number>; oldestUnread: { id: string } }
type Entry = { id: string; kind: string; text: string; by: string; delivery?: { state: string } }
type Enquiry = Row & { entries: Entry[]; handledBy: string | null; spamSigns: string | null }

const assign = (ids: string[], to: string) =>
  callsThrough(inbox).act('work.assign', { on: 'enquiries', ids, to }, owner)

beforeEach(empty)

test('messages are filtered by state, subject, company, assignee and text, and so is the download', async () => {
  await submit({ lastName: 'Work', subject: 'work' })
  await submit({ lastName: 'Visa', subject: 'visa', company: 'agency' })
  const plain = await submit({ lastName: 'Plain', message: 'Are there jobs for welders?' })
  await assign([plain], salma.id)
  await act('addEntry', { id: plain, kind: 'note', text: 'Knows aluminium' })
  await act('markRead', { id: plain })
  const names = async (filter: object) => (await list(filter)).rows.map(({ lastName }) => lastName)
  expect(await names({})).toEqual(['Plain', 'Visa', 'Work'])
  expect(await names({ sort: 'oldest' })).toEqual(['Work', 'Visa', 'Plain'])
  expect(await names({ state: 'new' })).toEqual(['Visa', 'Work'])
  expect(await names({ state: 'todo', subject: 'none' })).toEqual(['Plain'])
  expect(await names({ subject: 'visa' })).toEqual(['Visa'])
  expect(await names({ company: 'agency' })).toEqual(['Visa'])
  expect(await names({ assignee: salma.id })).toEqual(['Plain'])
  expect(await names({ assignee: 'none' })).toEqual(['Visa', 'Work'])
  expect(await names({ assignee: 'me' })).toEqual([])
  expect(await names({ search: 'WELDERS' })).toEqual(['Plain'])
  expect(await names({ search: 'aluminium' })).toEqual(['Plain'])
  expect(await list({})).toMatchObject({ counts: { new: 2, open: 1 }, unread: 2 })
  const file = await (await request('/admin/enquiries.csv?subject=visa&search=', { cookie: owner })).text()
  expect([file.includes('Visa'), file.includes('Plain')]).toEqual([true, false])
})

test('who reads unread messages one by one can go on and back', async () => {
  const [first, second, third] = [await submit({}), await submit({}), await submit({})]
  const around = async (id: string | undefined, state: string) =>
    (await query<Record<string, unknown>>('neighbours', { id, filter: { state } })) ?? {}
  expect(await around(third, 'new')).toMatchObject({ next: second, nextOpen: second, number: 1, count: 3 })
  await act('markRead', { id: third })
  await act('setHandled', { ids: [third], isHandled: true })
  expect(await around(second, 'new')).toMatchObject({ previous: third, next: first, nextOpen: first, number: 2 })
  expect(await around(first, 'todo')).toMatchObject({ previous: second, nextOpen: second })
})

test('many messages are assigned, handled and deleted at once, and a deletion can be undone', async () => {
  const ids = [await submit({}), await submit({}), await submit({})]
  await assign(ids, 'me')
  await act('setHandled', { ids: ids.slice(0, 2), isHandled: true })
  expect((await list({ state: 'handled', assignee: 'me' })).count).toBe(2)
  expect(await open(ids[0])).toMatchObject({ state: 'handled', handledBy: 'owner', assignee: 'owner' })
  await act('setHandled', { ids: [ids[0]], isHandled: false })
  expect(await open(ids[0])).toMatchObject({ state: 'new', handledBy: null })
  await act('delete', { ids })
  expect((await list({})).count).toBe(0)
  await purge()
  await act('restore', { ids })
  expect((await list({})).count).toBe(3)
  await act('addEntry', { id: ids[0], kind: 'call' })
  await act('delete', { ids })
  await purge(Date.now() + 60 * 60 * 1000)
  expect([await read.enquiry.count(), await read.enquiryEntry.count()]).toEqual([0, 0])
  expect((await mutate('enquiries.restore', { ids }, owner)).status).toBe(404)
})

test('an answer goes out once, to the sender, and stays with its delivery', async () => {
  const id = await submit({})
  const letter = { id, subject: 'Your drivers', text: 'Dear Rahman,\n\nwe have six.', language: 'en' }
  const data = await act<{ text: string }>('preview', letter)
  expect(data).toMatchObject({ to: 'rahman@example.com', replyTo: 'motors@meghbridge.example' })
  expect(data.text).toContain('we have six.')
  const entryId = randomUUID()
  await act('answer', { ...letter, entryId })
  await act('answer', { ...letter, entryId })
  const mails = (await mailsTo('rahman@example.com')).filter(({ subject }) => subject === 'Your drivers')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('we have six.')
  await vi.waitFor(async () =>
    expect(await open(id)).toMatchObject({
      state: 'answered',
      assignee: 'owner',
      entries: [{ kind: 'answer', by: 'owner', address: 'rahman@example.com', delivery: { state: 'filed' } }],
    }),
  )
  expect(await read.mail.findFirst({ where: { subject: 'Your drivers' } })).toMatchObject({ text: '', html: '' })
  await act('answer', { ...letter, entryId: randomUUID(), isHandled: true })
  expect(await open(id)).toMatchObject({ state: 'handled', handledBy: 'owner' })
})

test('an answer without text or address is rejected with a sentence', async () => {
  const id = await submit({ email: '', phone: '+880 1711-223344' })
  const answer = { id, subject: 'Hello', text: 'Hello', language: 'bn', entryId: randomUUID() }
  const problem = async (input: object) => (await mutate('enquiries.answer', input, owner)).body.error?.message
  expect(await problem(answer)).toContain('no e-mail address')
  expect(await problem({ ...answer, text: ' ' })).toBe('Write the answer')
  expect(await problem({ ...answer, subject: '' })).toBe('Write a subject line')
})

test('notes and calls stay in the thread; who wrote one can take it back', async () => {
  const id = await submit({})
  await act('addEntry', { id, kind: 'call' })
  await act('addEntry', { id, kind: 'note', text: 'Has a passport' })
  const { entries } = await open(id)
  expect(entries.map(({ kind, text, by }) => [kind, text, by])).toEqual([
    ['call', '', 'owner'],
    ['note', 'Has a passport', 'owner'],
  ])
  const other = (await mutate('accounts.signIn', { email: 'salma@agency.example', password: 'correct horse' })).cookie
  expect((await mutate('enquiries.removeEntry', { id: entries[1]?.id }, other)).status).toBe(404)
  await act('removeEntry', { id: entries[1]?.id })
  expect((await open(id)).entries).toHaveLength(1)
})

test('the activity log has references and no word of anybody', async () => {
  const id = await submit({})
  await act('addEntry', { id, kind: 'note', text: 'Has a passport' })
  await act('answer', { id, subject: 'Secret', text: 'Secret', language: 'en', entryId: randomUUID() })
  await act('setSubject', { ids: [id], subject: 'work' })
  await act('setSpam', { ids: [id], isSpam: true })
  const told = (await read.activity.findMany()).map(({ subject, detail }) => `${subject} ${detail}`)
  expect(told).toHaveLength(4)
  for (const line of told) expect(line).toMatch(/^ENQ-\w{6} $/)
})

test('templates are added, changed and deleted', async () => {
  const data = await act<{ id: string }>('templates.save', { name: 'Papers', text: 'Dear {name}' })
  await act('templates.save', { id: data.id, name: 'Which papers', textBn: 'প্রিয় {name}' })
  expect(await query('templates.list')).toEqual([
    { id: data.id, name: 'Which papers', subject: '', text: '', subjectBn: '', textBn: 'প্রিয় {name}' },
  ])
  await act('templates.delete', { id: data.id })
  expect(await query('templates.list')).toEqual([])
  expect((await mutate('enquiries.templates.delete', { id: data.id }, owner)).status).toBe(404)
})

test('the address of the form chooses its subject, and none is needed', async () => {
  const chosen = async (path: string) =>
    /<select[^>]*name="subject".*?<option value="([^"]*)" selected=""/.exec(await (await request(path)).text())?.[1]
  expect(await chosen('/contact-us?subject=visa')).toBe('visa')
  expect(await chosen('/bn/contact-us?subject=work')).toBe('work')
  expect(await chosen('/contact-us')).toBe('')
  const body = new URLSearchParams({ ...message, subject: 'ticket' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await request('/contact-us', { method: 'POST', headers, body })).status).toBe(303)
  expect((await list({})).rows).toMatchObject([{ subject: 'ticket' }])
  expect((await mutate('enquiries.submit', { ...message, subject: 'pills' })).status).toBe(400)
})

test('a page of two thousand messages comes quickly', async () => {
  await write(transaction =>
    transaction.enquiry.createMany({
      data: Array.from({ length: 2000 }, (_, n) => ({
        ...message,
        id: `many-${n}`,
        reference: `ENQ-${n}`,
        state: ['new', 'open', 'handled'][n % 3]!,
        createdAt: new Date(1_700_000_000_000 + n * 1000),
      })),
    }),
  )
  const begun = performance.now()
  const { rows, count } = await list({ state: 'todo', search: 'drivers', page: 3 })
  const around = await query('neighbours', { id: 'many-900', filter: { state: 'todo' } })
  expect(performance.now() - begun).toBeLessThan(1500)
  expect([rows.length, count]).toEqual([25, 1334])
  expect(around).toMatchObject({ previous: 'many-901', next: 'many-898', count: 1334 })
})

const submit = async (given: object) => (await read.enquiry.findUniqueOrThrow({ where: await inbox.submit(given) })).id

const list = (filter: object) => query<List>('list', filter)
const open = (id: string | undefined) => query<Enquiry>('byId', { id })
