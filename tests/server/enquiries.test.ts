import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { openWorld } from './world.ts'

const { folder, read, write, ask, call, signUp } = await openWorld()
const { deliverDue } = await import('#server/mail/domain.ts')
const owner = (await signUp('owner')).cookie
const waiting = (await signUp('waiting')).cookie
const message = { lastName: 'Rahman', email: 'rahman@example.com', company: 'meghbridge-motors', message: 'I need six drivers.\nPlease call.' }

beforeEach(() => write(async transaction => {
  await transaction.enquiry.deleteMany()
  await transaction.mail.deleteMany()
  await transaction.rateLimiterFlexible.deleteMany()
}))

test('a message is kept, answered with a reference, and mailed to the chosen company with the sender to reply to', async () => {
  const { status, body } = await call('enquiries.submit', message)
  expect(status).toBe(200)
  const reference = String((body.result?.data as { reference?: string } | undefined)?.reference)
  expect(reference).toMatch(/^MB-[2-9A-HJ-NP-Z]{6}$/)
  expect(await read.enquiry.findUnique({ where: { reference } })).toMatchObject(message)
  await vi.waitFor(async () => expect(await read.mail.count({ where: { sentAt: { not: null } } })).toBe(1), 20_000)
  const letter = (await letters()).find(text => text.includes(reference))
  expect(letter).toMatch(/^To: motors@meghbridge\.example\r?$/m)
  expect(letter).toMatch(/^Reply-To: rahman@example\.com\r?$/m)
})

test.each([
  ['lastName', { lastName: ' ' }, 'Give your last name'],
  ['email', { email: 'rahman' }, 'This is no complete e-mail address, such as name@example.com'],
  ['company', { company: 'another-firm' }, 'Choose a company'],
  ['message', { message: '' }, 'Write your message'],
  ['message', { message: 'x'.repeat(5001) }, 'At most 5,000 characters'],
])('a wrong %s is refused with a sentence for its field, and nothing is kept', async (field, wrong, sentence) => {
  const { status, body } = await call('enquiries.submit', { ...message, ...wrong })
  expect(status).toBe(400)
  expect(body.error?.data).toMatchObject({ issues: [{ path: field, message: sentence }] })
  expect(await read.enquiry.count()).toBe(0)
  expect(await read.mail.count()).toBe(0)
})

test('what fills in the field that people do not see is refused, with a way to reach us all the same', async () => {
  const { status, body } = await call('enquiries.submit', { ...message, website: 'https://spam.example' })
  expect(status).toBe(400)
  expect(body.error?.message).toContain('office@meghbridge.example')
  expect(await read.enquiry.count()).toBe(0)
})

test('what is sent faster than anybody reads is refused and may be sent again', async () => {
  const { body } = await call('enquiries.submit', { ...message, shownAt: Date.now() })
  expect(body.error?.message).toContain('press Submit again')
  expect((await call('enquiries.submit', { ...message, shownAt: Date.now() - 10_000 })).status).toBe(200)
})

test('after five messages in ten minutes a caller is asked to wait', async () => {
  for (let n = 0; n < 5; n++) expect((await call('enquiries.submit', message)).status).toBe(200)
  const { status, answer, body } = await call('enquiries.submit', message)
  expect(status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.error?.message).toMatch(/wait \d+ min/)
})

test('without scripts a good form leads to its reference, a bad one comes back with what was typed', async () => {
  const post = (fields: Record<string, string>) => ask('/contact-us', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(fields).toString() })
  const good = await post(message)
  expect(good.status).toBe(303)
  expect(good.headers.get('location')).toMatch(/^\/contact-us\?sent=MB-/)
  const bad = await post({ ...message, email: 'rahman' })
  expect(bad.status).toBe(400)
  const page = await bad.text()
  expect(page).toContain('This is no complete e-mail address')
  expect(page).toContain('I need six drivers.')
})

test('staff list, search, open, handle and delete messages; nobody else may', async () => {
  await call('enquiries.submit', message)
  await call('enquiries.submit', { ...message, lastName: 'Begum', message: 'A question about visas' })
  const list = async (input: object, as?: string) => {
    const answer = await ask(`/api/trpc/enquiries.list?input=${encodeURIComponent(JSON.stringify(input))}`, { as })
    return { status: answer.status, data: ((await answer.json()) as { result?: { data: { enquiries: { id: string; lastName: string; isRead: boolean; isHandled: boolean }[]; count: number; unread: number } } }).result?.data }
  }
  expect((await list({})).status).toBe(401)
  expect((await list({}, waiting)).status).toBe(403)
  expect((await list({}, owner)).data).toMatchObject({ count: 2, unread: 2 })
  const found = (await list({ search: 'VISAS' }, owner)).data
  expect(found?.enquiries).toMatchObject([{ lastName: 'Begum', isRead: false, isHandled: false }])
  const id = String(found?.enquiries[0]?.id)
  expect((await call('enquiries.markRead', { id }, owner)).status).toBe(200)
  expect((await call('enquiries.setHandled', { id, isHandled: true }, owner)).status).toBe(200)
  expect((await list({ search: 'visas' }, owner)).data).toMatchObject({ unread: 1, enquiries: [{ isRead: true, isHandled: true }] })
  expect((await call('enquiries.delete', { id }, waiting)).status).toBe(403)
  expect((await call('enquiries.delete', { id }, owner)).status).toBe(200)
  expect((await call('enquiries.delete', { id }, owner)).status).toBe(404)
})

test.each([['100%', ['Percent']], ['%', ['Percent']], ['a_b', ['Line']], ['_', ['Line']], ['\\', ['Slash']], ['\\%', []], ['c:\\D', ['Slash']]])('a search for %s finds what holds it letter by letter', async (search, names) => {
  for (const [lastName, text] of [['Percent', 'Are 100% of fees returned?'], ['Line', 'My file is a_b.pdf'], ['Slash', 'It is in C:\\documents'], ['None', 'Are 1000 fees, or axb, returned?']]) await call('enquiries.submit', { ...message, lastName, message: text })
  const answer = await ask(`/api/trpc/enquiries.list?input=${encodeURIComponent(JSON.stringify({ search }))}`, { as: owner })
  const { result: { data } } = (await answer.json()) as { result: { data: { enquiries: { lastName: string }[]; count: number } } }
  expect([data.enquiries.map(({ lastName }) => lastName), data.count]).toEqual([names, names.length])
})

test('the download has every message, and no cell that a spreadsheet would run', async () => {
  await call('enquiries.submit', { ...message, lastName: '=HYPERLINK("https://evil.example")' })
  const answer = await ask('/admin/enquiries.csv', { as: owner })
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"/)
  const text = await answer.text()
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect((await ask('/admin/enquiries.csv')).status).toBe(401)
  expect((await ask('/admin/enquiries.csv', { as: waiting })).status).toBe(403)
})

test('line breaks in a name cannot add a header to the mail', async () => {
  await call('enquiries.submit', { ...message, lastName: 'Rahman\r\nBcc: victim@example.com' })
  await deliverDue()
  for (const letter of await letters()) expect(letter.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

/** Every mail in the outbox, as it would have gone. */
async function letters() {
  const files = await readdir(join(folder, 'outbox'))
  return Promise.all(files.filter(file => file.endsWith('.eml')).map(file => readFile(join(folder, 'outbox', file), 'utf8')))
}
