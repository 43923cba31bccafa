import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../browser/product.ts'
import { freePort } from '../server/free-port.ts'
import { requestsTo } from './open-product.ts'

test('the site opens before the demonstration is written, and fills while visitors read', async () => {
  const held: ServerResponse[] = []
  let isHolding = true
  // A bucket that takes its time with every file.
  const bucket = createServer((request, response) => {
    request.resume()
    if (request.url?.includes('list-type')) response.end()
    else if (isHolding) held.push(response)
    else response.end()
  }).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  onTestFinished(() => {
    bucket.closeAllConnections()
    bucket.close()
  })
  const { port } = bucket.address() as AddressInfo
  const settings = {
    IMAGE_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'agency',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const product = await startProduct({ ...settings, DEMO: 'on' }, [], '/healthz')
  onTestFinished(product.end)
  const { request, names } = requestsTo(product)

  await expect.poll(() => held.length, { timeout: 25_000 }).toBeGreaterThan(0)
  expect(await (await request('/readyz')).json()).toMatchObject({
    ready: false,
    reason: 'demonstration records are being written',
  })
  for (const path of ['/', '/our-clients', '/admin']) expect((await request(path)).status, path).toBe(200)
  expect(await names()).toEqual([])

  isHolding = false
  for (const response of held) response.end()
  await expect.poll(async () => (await request('/readyz')).status, { timeout: 20_000 }).toBe(200)
  expect((await names()).length).toBeGreaterThan(10)
  expect(await (await request('/our-clients')).text()).toContain('Qatar')
})

test('a picture store without a server is one line in the log', async () => {
  const product = await startProduct({
    IMAGE_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    S3_BUCKET: 'agency',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  onTestFinished(product.end)
  const { request } = requestsTo(product)
  for (let n = 0; n < 5; n++) {
    const ready = await request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ready: false, reason: 'the picture store does not answer' },
    ])
  }
  await product.stop()
  const lines = product
    .said()
    .split('\n')
    .filter(line => line.includes('picture store'))
  expect(lines.map(line => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      msg: 'the picture store does not answer',
      problem: expect.stringContaining('ECONNREFUSED'),
    }),
  ])
  expect(product.said()).not.toContain('    at ')
})
