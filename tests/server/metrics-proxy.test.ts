import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { app } = await openTestServer({ TRUST_PROXY: '1' })
const fromHere = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

test('behind a proxy metrics are closed without a token', async () => {
  const response = await app.request('http://localhost:3000/metrics', {}, fromHere)
  expect(response.status).toBe(403)
})
