import { expect, test } from 'vitest'
import { formSize } from '#server/http/form-size.ts'
import { z } from '#i18n/zod.ts'
import { openTestServer, seedAgency } from './test-server.ts'

const { request } = await openTestServer({ TRUST_PROXY: '1', WRITE_LIMIT: '600' })
await seedAgency()
const FORMS = [
  '/contact-us',
  '/hire-workers',
  '/jobs/tell-me',
  '/complaints',
  '/complaints/follow',
  '/application-status',
]
const CPU_MAX_US = 300_000
let addresses = 0

const post = (path: string, body: BodyInit, address = `203.0.113.${++addresses}`) =>
  request(path, { method: 'POST', body, headers: { accept: 'application/json', 'x-forwarded-for': address } })

test.each(FORMS)('%s counts what it refuses, before it is read', async path => {
  const statuses: number[] = []
  for (let n = 0; n < 120; n++) statuses.push((await post(path, new FormData(), '198.51.100.1')).status)
  expect(statuses.slice(0, 20)).not.toContain(429)
  expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(20)
})

test('a call counts once for all spellings of its path', async () => {
  const spellings = [
    'enquiries.submit',
    'enquiries.submit/',
    '/enquiries.submit',
    'enquiries%2Esubmit',
    '%65nquiries.submit//',
    'enquiries.submit?x=1',
  ]
  const statuses: number[] = []
  for (let n = 0; n < 120; n++)
    statuses.push((await post(`/api/trpc/${spellings[n % spellings.length]}`, '{}', '198.51.100.30')).status)
  expect((await post('/api/trpc/enquiries.submit', '{}', '198.51.100.30')).status).not.toBe(429)
  for (let n = 0; n < 100; n++)
    statuses.push((await post(`/api/trpc/enquiries.submit${n % 2 ? '/' : ''}`, '{}', '198.51.100.30')).status)
  expect(statuses.slice(-20)).toEqual(Array(20).fill(429))
})

test('addresses of one network of IPv6 count together', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 410; n++)
    statuses.push((await post('/contact-us', new FormData(), `2001:db8:7:${n.toString(16)}::1`)).status)
  expect([statuses.slice(0, 400).includes(429), statuses.at(-1)]).toEqual([false, 429])
  expect((await post('/contact-us', new FormData(), '2001:db8:8::1')).status).not.toBe(429)
})

test.each(FORMS)('%s takes no text that is larger than its fields', async path => {
  const { status } = await post(path, new URLSearchParams({ text: 'x'.repeat(3_000_000) }))
  expect(status).toBe(413)
  const body = new FormData()
  for (const name of ['text', 'message', 'company']) body.append(name, 'x'.repeat(1_100_000))
  expect((await post(path, body)).status).toBe(413)
})

/** So many parts of one letter, each a file where the form takes some. */
const ofParts = (count: number, head = '; filename="a.jpg"\r\nContent-Type: image/jpeg') =>
  `${`--X\r\nContent-Disposition: form-data; name="f"${head}\r\n\r\nz\r\n`.repeat(count)}--X--\r\n`
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=X' }
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' }

test.each<[string, string, string, Record<string, string>]>([
  ['many files', '/complaints/follow', ofParts(100_000), MULTIPART],
  [
    'many files behind a quoted mark',
    '/hire-workers',
    ofParts(2000),
    { 'content-type': 'multipart/form-data; boundary="X"' },
  ],
  [
    'many files behind another boundary',
    '/complaints/follow',
    ofParts(100_000),
    { 'content-type': 'multipart/form-data; x-boundary=Y; boundary=X' },
  ],
  [
    'many files behind a boundary within a value',
    '/complaints/follow',
    ofParts(100_000),
    { 'content-type': 'multipart/form-data; a="; boundary=Y"; boundary=X' },
  ],
  [
    'many files behind an escaped mark',
    '/complaints/follow',
    ofParts(100_000),
    { 'content-type': String.raw`multipart/form-data; boundary="\X"` },
  ],
  ['many fields', '/application-status', ofParts(2000, ''), MULTIPART],
  ['a head of megabytes', '/complaints', ofParts(1, `\r\n${'a: b\r\n'.repeat(500_000)}x: y`), MULTIPART],
  ['many pairs', '/hire-workers', 'a&'.repeat(150_000), URLENCODED],
  [
    'many pairs in capitals',
    '/hire-workers',
    'a&'.repeat(150_000),
    { 'content-type': 'Application/X-WWW-Form-URLencoded' },
  ],
])('a form with %s is refused before it is parsed', async (_, path, body, type) => {
  let least = Infinity // what the process collects in between is no cost of the form
  for (let n = 0; n < 4 && least >= CPU_MAX_US; n++) {
    const before = process.cpuUsage()
    const answer = await request(path, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', 'x-forwarded-for': `203.0.113.${++addresses}`, ...type },
    })
    expect(answer.status).toBe(413)
    least = Math.min(least, process.cpuUsage(before).user)
  }
  expect(least).toBeLessThan(CPU_MAX_US)
})

test.each([
  ['is cut off', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['says nothing of its parts', 'a=1', { 'content-type': 'multipart/form-data' }],
])('a form that %s gets its page again', async (_, body, type) => {
  const headers = { 'x-forwarded-for': `203.0.113.${++addresses}`, ...type }
  const answer = await request('/contact-us', { method: 'POST', body, headers })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('The form did not arrive whole')
})

test('a form whose files find no room comes back with its words', async () => {
  const { DISK_BYTES, diskRoom } = await import('#server/http/spool.ts')
  const { ofNetwork } = await import('#server/http/fair-turns.ts')
  const lease = diskRoom().open(ofNetwork('198.51.100.7'))
  lease.grow(DISK_BYTES.each - 100_000)
  const send = async (address: string) => {
    const body = new FormData()
    body.append('files', new File([new Uint8Array(200_000)], 'a.pdf'))
    body.append('text', 'They keep my passport')
    const answer = await post('/complaints', body, address)
    return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
  }
  expect(await send('198.51.100.7')).toEqual({
    status: 503,
    retry: '5',
    text: expect.stringMatching(/Many files.*They keep my passport|They keep my passport.*Many files/s),
  })
  expect((await send('198.51.100.8')).status).toBe(400) // it is no PDF
  lease.close()
  expect((await send('198.51.100.7')).status).toBe(400)
})

test('a form at a broken address gets our page', async () => {
  const headers = { 'x-forwarded-for': `203.0.113.${++addresses}`, ...URLENCODED }
  const answer = await request('/jobs/%ff', { method: 'POST', body: 'name=x', headers })
  expect([400, 404]).toContain(answer.status)
  expect(await answer.text()).toContain('data-slot="site-header"')
})

test('the largest demand has fewer parts than a form may have', async () => {
  const body = new FormData()
  for (let n = 0; n < 40; n++) for (let field = 0; field < 13; field++) body.append(`lines.${n}.f${field}`, '1')
  for (let n = 0; n < 40; n++) body.append(`other${n}`, 'x')
  expect((await post('/hire-workers', body)).status).toBe(400)
})

test('a call of somebody who has not signed in is as short as a form', async () => {
  const json = JSON.stringify({ message: 'x'.repeat(100_000) })
  const { status } = await request('/api/trpc/enquiries.submit', {
    method: 'POST',
    body: json,
    headers: { 'content-type': 'application/json', 'content-length': String(json.length) },
  })
  expect(status).toBe(413)
})

test('a form without a maximum for one of its texts is a defect', () => {
  expect(() => formSize(z.object({ name: z.string() }))).toThrow('.name')
  expect(() => formSize(z.object({ names: z.array(z.string().max(3)) }))).toThrow('.names')
})
