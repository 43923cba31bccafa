import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { gulfBuild, sendForm } from '../features/demands/demand-form.ts'
import { openTestServer } from './test-server.ts'

const taken: { to: string[]; letter: string }[] = []
let server = mailServer()
const port = 20_000 + Math.floor(Math.random() * 20_000)
await listen()
const { read, mutate, request, signUp } = await openTestServer({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'office@agency.example',
})
const { deliverDue } = await import('#server/mail/domain.ts')
const { drainBackground } = await import('#server/jobs/background.ts')
const { sendDigests } = await import('#server/features/notices/digest.ts')
const { seed } = await import('#prisma/seed/seed.ts')
await seed(['companies'])
let cookie = ''
const message = { lastName: 'Rahman', phone: '+880 1700 111111', company: 'meghbridge-medical', message: 'A question' }
afterAll(close)

test('a message reaches the mail server as text and as HTML', async () => {
  await mutate('enquiries.submit', message)
  await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(1)
  expect(taken[0]?.to).toEqual(['medical@meghbridge.example'])
  expect(taken[0]?.letter).toContain('Content-Type: text/plain')
  expect(taken[0]?.letter).toContain('Content-Type: text/html')
})

test('an employer reads that the link is sent where there is a mail server', async () => {
  const { result } = await sendForm({ request }, gulfBuild())
  expect(result?.isMailed).toBe(true)
  await expect.poll(() => taken.at(-1)?.to, { timeout: 10_000 }).toEqual(['fahad@gulfbuild.example'])
})

test('messages that come while others are on their way go right after them', async () => {
  taken.length = 0
  await Promise.all(Array.from({ length: 3 }, () => mutate('enquiries.submit', message)))
  await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(3)
})

test('the daily digest reaches the mail server', async () => {
  ;({ cookie } = await signUp('owner'))
  await mutate('enquiries.submit', message)
  await drainBackground()
  taken.length = 0
  expect(await sendDigests(new Date(Date.now() + 2 * 24 * 60 * 60_000))).toBe(1)
  await expect.poll(() => taken.map(({ to }) => to), { timeout: 10_000 }).toEqual([['owner@agency.example']])
})

test('one signed request without a session ends a notice', async () => {
  const { letter } = taken.at(-1)!
  const link = /^List-Unsubscribe: <([^>]+)>/m.exec(unfolded(letter))?.[1]
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(letter).toContain('Auto-Submitted: auto-generated')
  const { pathname, search } = new URL(link!)
  const post = (query: string) => request(`${pathname}${query}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect((await post(search.replace('daily', 'enquiry-arrived'))).status).toBe(404)
  expect((await request(`${pathname}${search}`)).status, 'who follows the link changes nothing').toBe(303)
  expect(await read.noticeChoice.count({ where: { timing: 'never' } })).toBe(0)
  expect((await post(search)).status).toBe(200)
  expect(await read.noticeChoice.count({ where: { timing: 'never', event: 'enquiry-arrived' } })).toBe(1)
  await mutate('enquiries.submit', message)
  expect(await sendDigests(new Date(Date.now() + 2 * 24 * 60 * 60_000))).toBe(0)
})

test('an answer of a person is no automatic mail, and joins the receipt', async () => {
  taken.length = 0
  await mutate('enquiries.submit', { ...message, email: 'rahim@mail.example' })
  const receipt = await letterTo('rahim@mail.example')
  expect(receipt).toContain('Auto-Submitted: auto-generated')
  const { id } = (await read.enquiry.findFirst({ where: { email: 'rahim@mail.example' } }))!
  taken.length = 0
  const letter = { id, entryId: randomUUID(), subject: 'Your question', text: 'আসুন', language: 'bn' }
  expect((await mutate('enquiries.answer', letter, cookie)).status).toBe(200)
  const answer = await letterTo('rahim@mail.example')
  expect(answer).not.toContain('Auto-Submitted')
  const first = /^Message-ID: (<[^>]+>)/m.exec(receipt)?.[1]
  expect(answer).toContain(`In-Reply-To: ${first}`)
  expect(answer).toContain(`References: <${id}@localhost> ${first}`)
})

test('who sends is named, also where only an address is set', () => {
  const from = /^From: (.*) <office@agency\.example>\r?$/m.exec(taken.at(-1)!.letter)?.[1]
  expect(from).toBe('localhost')
})

test('while the mail server is down mails are queued; later each is sent once', async () => {
  await close()
  taken.length = 0
  expect((await mutate('enquiries.submit', message)).status).toBe(200)
  await expect
    .poll(() => read.mail.count({ where: { sentAt: null, attempts: 1, lastError: { not: null } } }), {
      timeout: 30_000,
    })
    .toBe(1)
  const later = new Date(Date.now() + 2 * 60_000)
  expect(await deliverDue(), 'too early for another try').toBe(0)
  server = mailServer()
  await listen()
  const sent = await Promise.all([deliverDue(later), deliverDue(later), deliverDue(later)])
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(1)
  expect(taken).toHaveLength(1)
  expect(await read.mail.count({ where: { sentAt: null } })).toBe(0)
})

/** Headers on one line each. */
const unfolded = (letter: string) => letter.replace(/\r?\n[ \t]+/g, ' ')

async function letterTo(address: string): Promise<string> {
  await expect.poll(() => taken.map(({ to }) => to[0]), { timeout: 10_000 }).toContain(address)
  return unfolded(taken.find(({ to }) => to[0] === address)!.letter)
}

function mailServer() {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onData(stream, session, done) {
      let letter = ''
      stream.on('data', (part: Buffer) => {
        letter += part.toString()
      })
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), letter })
        done()
      })
    },
  })
}

async function listen() {
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
}

function close() {
  return new Promise<void>(resolve => {
    server.close(() => resolve())
  })
}
