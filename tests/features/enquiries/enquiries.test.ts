import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { message, openInbox } from './inbox.ts'

const { ask, folder, mailsTo, read, request, mutate, empty } = await openInbox()
const { deliverDue } = await import('#server/mail/domain.ts')

beforeEach(async () => {
  await empty() // mails of the test before would fill the folder while it is deleted
  await rm(join(folder, 'outbox'), { recursive: true, force: true })
})

test('a message is stored, gets a reference, and is mailed to the chosen company', async () => {
  const { status, body } = await mutate('enquiries.submit', message)
  expect(status).toBe(200)
  const reference = String((body.result?.data as { reference?: string } | undefined)?.reference)
  expect(reference).toMatch(/^ENQ-[2-9A-HJ-NP-Z]{6}$/)
  expect(await read.enquiry.findUnique({ where: { reference } })).toMatchObject(message)
  await vi.waitFor(async () => expect(await read.mail.count({ where: { sentAt: { not: null } } })).toBe(2), 20_000)
  const letter = (await letters()).find(text => text.includes(reference) && text.includes('drivers'))
  expect(letter).toMatch(/^To: motors@meghbridge\.example\r?$/m)
  expect(letter).toMatch(/^Reply-To: rahman@example\.com\r?$/m)
})

test.each([
  ['lastName', { lastName: ' ' }, 'Enter your name; one name is enough'],
  ['email', { email: 'rahman' }, 'This e-mail address is not complete. Write it like name@example.com'],
  ['company', { company: 'another-firm' }, 'Choose a company'],
  ['message', { message: '' }, 'Write your message'],
  ['message', { message: 'x'.repeat(5001) }, 'At most 5,000 characters'],
])('a wrong %s is rejected with a sentence for its field, and nothing is kept', async (field, wrong, sentence) => {
  const { status, body } = await mutate('enquiries.submit', { ...message, ...wrong })
  expect(status).toBe(400)
  expect(body.error?.data).toMatchObject({ issues: [{ path: field, message: sentence }] })
  expect(await read.enquiry.count()).toBe(0)
  expect(await read.mail.count()).toBe(0)
})

test('a filled hidden field is refused once; sent again, the message goes through', async () => {
  const filled = { ...message, website: 'https://autofill.example' }
  const { status, body } = await mutate('enquiries.submit', filled)
  expect(status).toBe(400)
  expect(body.error?.message).toContain('send the form again')
  expect(await read.enquiry.count()).toBe(0)
  expect((await mutate('enquiries.submit', filled)).status).toBe(200)
})

test('a form sent within two seconds is rejected and may be sent again', async () => {
  const { body } = await mutate('enquiries.submit', { ...message, shownAt: Date.now() })
  expect(body.error?.message).toContain('press Submit again')
  expect(await read.enquiry.count()).toBe(0)
  expect((await mutate('enquiries.submit', { ...message, shownAt: Date.now() - 2_000 })).status).toBe(200)
})

test('a telephone with a fast clock is refused once, and its message goes through', async () => {
  const fast = { ...message, shownAt: Date.now() + 3_600_000, token: 'fast' }
  expect((await mutate('enquiries.submit', fast)).body.error?.message).toContain('press Submit again')
  expect((await mutate('enquiries.submit', fast)).status).toBe(200)
})

test.each([
  ['an e-mail address alone', { email: 'rahman@example.com' }, 'rahman@example.com', /Reply to this e-mail/],
  ['a telephone number alone', { phone: '+880 1711-223344' }, '+880 1711-223344', /Call \+880 1711-223344/],
])('%s is enough to be answered', async (_, given, contact, how) => {
  const { email: __, ...rest } = message
  expect((await mutate('enquiries.submit', { ...rest, ...given })).status).toBe(200)
  const [mail] = await mailsTo('motors@meghbridge.example').then(mails => mails.slice(-1))
  expect(mail?.text).toContain(contact)
  expect(mail?.text).toMatch(how)
})

test('without any way to answer a message is rejected, with all else that is wrong', async () => {
  const { body } = await mutate('enquiries.submit', { company: 'meghbridge-motors', email: '', phone: '' })
  expect(body.error?.data).toMatchObject({
    issues: expect.arrayContaining([
      { path: 'email', message: 'Enter an e-mail address or a telephone number' },
      { path: 'lastName', message: 'Enter your name; one name is enough' },
    ]),
  })
})

test('the sender gets a receipt with the reference and nothing that was typed', async () => {
  const { body } = await mutate('enquiries.submit', {
    ...message,
    email: 'karim@example.com',
    lastName: 'Buy pills at https://pills.example',
  })
  const [receipt] = await mailsTo('karim@example.com')
  expect(receipt?.subject).toContain(String((body.result?.data as { reference?: string } | undefined)?.reference))
  expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/pills|drivers/)
  expect(receipt?.text).toContain('Meghbridge Motors')
})

test('an address gets at most three receipts a day; messages are still accepted', async () => {
  for (let n = 0; n < 6; n++)
    expect(
      (await mutate('enquiries.submit', { ...message, email: 'victim@example.com', message: `Question ${n}` })).status,
    ).toBe(200)
  expect(await mailsTo('victim@example.com')).toHaveLength(3)
  for (let n = 0; n < 25; n++)
    await mutate('enquiries.submit', { ...message, email: `victim${n}@example.com`, message: `Another question ${n}` })
  expect(await read.mail.count({ where: { to: { startsWith: 'victim' } } })).toBe(20)
})

test('what many people say in few words is taken from each of them', async () => {
  for (let n = 0; n < 15; n++)
    expect(
      (await mutate('enquiries.submit', { ...message, token: `wish ${n}`, message: 'I need a job.' })).status,
    ).toBe(200)
})

test.each([
  ['one showing of the form', 5, (n: number) => ({ token: 'showing', message: `Question ${n}` }), /wait \d+ min/],
  [
    'the same text, whoever sends it',
    10,
    (n: number) => ({
      token: `showing ${n}`,
      message: n % 2 ? 'Buy  PILLS at pills.example' : 'buy pills at pills.example',
    }),
    /We have received this text several times/,
  ],
  ['one client address', 60, (n: number) => ({ token: `showing ${n}`, message: `Question ${n}` }), /wait \d+ min/],
])('%s is taken only so often', async (_, most, given, sentence) => {
  for (let n = 0; n < most; n++)
    expect((await mutate('enquiries.submit', { ...message, ...given(n) })).status, String(n)).toBe(200)
  const { status, response, body } = await mutate('enquiries.submit', { ...message, ...given(most) })
  expect(status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.error?.message).toMatch(sentence)
})

test('the address of the form chooses its company', async () => {
  const chosen = async (path: string) =>
    /<option value="([^"]*)" selected=""/.exec(await (await request(path)).text())?.[1]
  expect(await chosen('/contact-us?company=meghbridge-medical')).toBe('meghbridge-medical')
  expect(await chosen('/bn/contact-us?company=meghbridge-motors')).toBe('meghbridge-motors')
  expect(await chosen('/contact-us?company=another-firm')).toBe('')
})

test('without scripts a valid form shows its reference, an invalid one keeps the input', async () => {
  const post = (fields: Record<string, string>) =>
    request('/contact-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const good = await post(message)
  expect(good.status).toBe(303)
  expect(good.headers.get('location')).toMatch(/^\/contact-us\?sent=ENQ-\w{6}#sent$/)
  const bad = await post({ ...message, email: 'rahman' })
  expect(bad.status).toBe(400)
  const page = await bad.text()
  expect(page).toMatch(/<div id="sent"[^>]*>.*<a href="#email"[^>]*>This e-mail address is not complete/)
  expect(page).toContain('action="/contact-us#sent"')
  expect(page).toContain('I need six drivers.')
})

test.each([
  ['100%', ['Percent']],
  ['%', ['Percent']],
  ['a_b', ['Line']],
  ['_', ['Line']],
  ['\\', ['Slash']],
  ['\\%', []],
  ['c:\\D', ['Slash']],
])('a search for %s finds what holds it letter by letter', async (search, names) => {
  for (const [lastName, text] of [
    ['Percent', 'Are 100% of fees returned?'],
    ['Line', 'My file is a_b.pdf'],
    ['Slash', 'It is in C:\\documents'],
    ['None', 'Are 1000 fees, or axb, returned?'],
  ])
    await mutate('enquiries.submit', { ...message, lastName, message: text })
  type List = { rows: { lastName: string }[]; count: number }
  const { rows, count } = await ask<List>('list', { search })
  expect([rows.map(({ lastName }) => lastName), count]).toEqual([names, names.length])
})

test('line breaks in a name cannot add a header to the mail', async () => {
  await mutate('enquiries.submit', { ...message, lastName: 'Rahman\r\nBcc: victim@example.com' })
  await deliverDue()
  for (const letter of await letters()) expect(letter.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

/** Every mail in the outbox, as it would have gone. */
async function letters() {
  const files = await readdir(join(folder, 'outbox'))
  return Promise.all(
    files.filter(file => file.endsWith('.eml')).map(file => readFile(join(folder, 'outbox', file), 'utf8')),
  )
}
