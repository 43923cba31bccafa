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
let addresses = 0

const post = (path: string, body: BodyInit, address = `203.0.113.${++addresses}`) =>
  request(path, { method: 'POST', body, headers: { accept: 'application/json', 'x-forwarded-for': address } })

test.each(FORMS)('%s counts what it refuses, before it is read', async path => {
  const statuses: number[] = []
  for (let n = 0; n < 120; n++) statuses.push((await post(path, new FormData(), '198.51.100.1')).status)
  expect(statuses.slice(0, 20)).not.toContain(429)
  expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(20)
})

test.each(FORMS)('%s takes no text that is larger than its fields', async path => {
  const { status } = await post(path, new URLSearchParams({ text: 'x'.repeat(3_000_000) }))
  expect(status).toBe(413)
  const body = new FormData()
  for (const name of ['text', 'message', 'company']) body.append(name, 'x'.repeat(1_100_000))
  expect((await post(path, body)).status).toBe(413)
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
