import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startRequest } from './open-sockets.ts'
import { expectRefused, mailedEnquiry, openProduct } from './open-product.ts'
import { CLIENTS, picture, qatar } from '../server/test-server.ts'

const SHUTDOWN_LIMIT_MS = 10_000

test('SIGTERM under load cuts no response short and loses no acknowledged change', { tags: 'core' }, async () => {
  const { product, cookie, request, create, upload, rows } = await openProduct()
  const acknowledged: string[] = []
  const seen = { whole: 0, afterSignal: 0, cut: [] as string[] }
  let isEnding = false
  let isOver = false

  /** Repeats a request until the product has ended: a response that has begun must be complete. */
  async function keepAsking(send: (n: number) => Promise<Response>, met?: (n: number, response: Response) => void) {
    for (let n = 0; !isOver; n++) {
      let response: Response
      try {
        response = await send(n)
      } catch {
        continue
      }
      try {
        await response.arrayBuffer()
        seen.whole++
        if (isEnding) seen.afterSignal++
        if (response.status >= 500 && response.status !== 503) seen.cut.push(`${response.status}`)
        met?.(n, response)
      } catch (error) {
        seen.cut.push(String(error))
      }
    }
  }

  const small = await picture().jpeg().toBuffer()
  const requests = Promise.all([
    ...['/', '/our-clients', '/about-us', '/admin/manage-clients', CLIENTS, '/assets/none.svg'].flatMap(path => [
      keepAsking(() => request(path, { cookie })),
      keepAsking(() => request(path)),
    ]),
    ...['a', 'b', 'c', 'd'].map(name =>
      keepAsking(
        n => create(cookie, `${name} ${n}`),
        (n, { status }) => {
          if (status === 201) acknowledged.push(`${name} ${n}`)
        },
      ),
    ),
    keepAsking(async () => (await upload(small, { cookie })).response.clone()).catch(() => undefined),
  ])
  await expect.poll(() => seen.whole, { timeout: 30_000 }).toBeGreaterThan(50)
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(5)
  const begun = performance.now()
  isEnding = true
  expect(await product.stop()).toBe(0)
  expect(performance.now() - begun).toBeLessThan(SHUTDOWN_LIMIT_MS)
  isOver = true
  await requests
  expect(seen.cut).toEqual([])
  await expect(request('/healthz')).rejects.toThrow()
  const kept = new Set((await rows('SELECT "countryName" FROM "ClientCountry"')).map(({ countryName }) => countryName))
  expect(acknowledged.filter(name => !kept.has(name))).toEqual([])
})

test('SIGTERM during a request body waits for the rest and responds', async () => {
  const { product, cookie, request } = await openProduct()
  const body = JSON.stringify({ ...qatar, countryName: 'Oman' })
  const socket = await startRequest(
    product.port,
    `POST ${CLIENTS} HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`,
  )
  socket.write(body.slice(0, 20))
  const ended = product.stop()
  await expectRefused(request)
  let response = ''
  socket.on('data', part => {
    response += part.toString()
  })
  socket.write(body.slice(20))
  await once(socket, 'close')
  expect(response).toMatch(/^HTTP\/1\.1 201 /)
  expect(response.toLowerCase()).toContain('connection: close')
  expect(response).toContain('"countryName":"Oman"')
  expect(await ended).toBe(0)
})

test('SIGTERM with hanging clients and a silent mail server still ends in time', async () => {
  const mail = createServer(() => {}).listen(0, '127.0.0.1')
  const mailConnection = once(mail, 'connection')
  await once(mail, 'listening')
  const { product, cookie, mutate } = await openProduct({
    SMTP_URL: `smtp://127.0.0.1:${(mail.address() as { port: number }).port}`,
  })
  expect((await mutate('enquiries.submit', mailedEnquiry)).status).toBe(200)
  const beginnings = [
    '',
    `GET / HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nX-Slow: `,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n\r\n`,
  ]
  const sockets = await Promise.all(
    beginnings.map(async beginning => {
      const socket = connect(product.port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.pause().write(beginning)
      return socket
    }),
  )
  sockets.push(
    await startRequest(
      product.port,
      `POST ${CLIENTS} HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 900`,
    ),
  )
  await mailConnection
  const begun = performance.now()
  expect(await product.stop()).toBe(0)
  expect(performance.now() - begun).toBeLessThan(SHUTDOWN_LIMIT_MS)
  for (const socket of sockets) socket.destroy()
  mail.close()
})
