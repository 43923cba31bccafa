import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { openTestServer, seedAgency } from '../../server/test-server.ts'

const { folder, mailsTo, read, write, request, mutate, signUp } = await openTestServer()
await seedAgency()
const { seed } = await import('#prisma/seed/seed.ts')
await seed(['companies'])
const { drainBackground } = await import('#server/jobs/background.ts')
const { deliverDue } = await import('#server/mail/domain.ts')
const owner = (await signUp('owner')).cookie
const waiting = (await signUp('waiting')).cookie
const message = {
  lastName: 'Rahman',
  email: 'rahman@example.com',
  company: 'meghbridge-motors',
  message: 'I need six drivers.\nPlease call.',
}

beforeEach(async () => {
  await drainBackground() // mails of the test before would fill the folder while it is deleted
  await rm(join(folder, 'outbox'), { recursive: true, force: true })
  await write(async transaction => {
    await transaction.enquiry.deleteMany()
    await transaction.mail.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
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
  [
    'a number in Bangla digits, with the other field empty',
    { email: ' ', phone: '০১৭১১২২৩৩৪৪' },
    '+880 1711-223344',
    /Call \+880 1711-223344/,
  ],
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
  for (const phone of ['12345', '1234567890123456', 'call me', '+880 1711 <b>'])
    expect((await mutate('enquiries.submit', { ...message, phone })).body.error?.data, phone).toMatchObject({
      issues: [{ path: 'phone' }],
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

test('people who share an address of their carrier can all write', async () => {
  for (let n = 0; n < 30; n++)
    expect((await mutate('enquiries.submit', { ...message, message: `I am welder number ${n}` })).status).toBe(200)
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

test('staff list, search, open, handle and delete messages; nobody else may', async () => {
  await mutate('enquiries.submit', message)
  await mutate('enquiries.submit', { ...message, lastName: 'Begum', message: 'A question about visas' })
  const list = async (input: object, cookie?: string) => {
    const response = await request(`/api/trpc/enquiries.list?input=${encodeURIComponent(JSON.stringify(input))}`, {
      cookie,
    })
    return {
      status: response.status,
      data: (
        (await response.json()) as {
          result?: {
            data: {
              rows: { id: string; lastName: string; state: string }[]
              count: number
              unread: number
            }
          }
        }
      ).result?.data,
    }
  }
  expect((await list({})).status).toBe(401)
  expect((await list({}, waiting)).status).toBe(403)
  expect((await list({}, owner)).data).toMatchObject({ count: 2, unread: 2 })
  const found = (await list({ search: 'VISAS' }, owner)).data
  expect(found?.rows).toMatchObject([{ lastName: 'Begum', state: 'new' }])
  const id = String(found?.rows[0]?.id)
  expect((await mutate('enquiries.markRead', { id }, owner)).status).toBe(200)
  expect((await mutate('enquiries.setHandled', { ids: [id], isHandled: true }, owner)).status).toBe(200)
  expect((await list({ search: 'visas' }, owner)).data).toMatchObject({
    unread: 1,
    rows: [{ state: 'handled' }],
  })
  expect((await mutate('enquiries.delete', { ids: [id] }, waiting)).status).toBe(403)
  expect((await mutate('enquiries.delete', { ids: [id] }, owner)).status).toBe(200)
  expect((await mutate('enquiries.delete', { ids: [id] }, owner)).status).toBe(404)
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
  const response = await request(`/api/trpc/enquiries.list?input=${encodeURIComponent(JSON.stringify({ search }))}`, {
    cookie: owner,
  })
  const {
    result: { data },
  } = (await response.json()) as { result: { data: { rows: { lastName: string }[]; count: number } } }
  expect([data.rows.map(({ lastName }) => lastName), data.count]).toEqual([names, names.length])
})

test('the download has every message, and no cell that a spreadsheet would run', async () => {
  await mutate('enquiries.submit', { ...message, lastName: '=HYPERLINK("https://evil.example")', message: '10-12' })
  const response = await request('/admin/enquiries.csv', { cookie: owner })
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"/)
  const text = await response.text()
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain(`,'10-12,`)
  expect((await request('/admin/enquiries.csv')).status).toBe(401)
  expect((await request('/admin/enquiries.csv', { cookie: waiting })).status).toBe(403)
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
