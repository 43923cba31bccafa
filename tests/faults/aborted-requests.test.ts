import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startRequest } from './open-sockets.ts'
import { openProduct } from './open-product.ts'
import { CLIENTS, picture, qatar } from '../server/test-server.ts'

test('a request aborted half-way stores nothing and logs no error', async () => {
  const { product, cookie, create, stored } = await openProduct()
  const file = await picture().jpeg().toBuffer()
  const frame = (name: string) =>
    Buffer.from(
      `--edge\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
    )
  const upload = Buffer.concat([frame('p.jpg'), file, Buffer.from('\r\n--edge--\r\n')])
  const record = Buffer.from(JSON.stringify({ ...qatar, countryName: 'Oman' }))
  const before = await stored()

  /** Sends a request but for its last bytes, then is gone. */
  async function breakOff(path: string, type: string, body: Buffer, part: number, isChunked: boolean) {
    const socket = await startRequest(
      product.port,
      `POST ${path} HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\n${isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`}`,
    )
    const sent = body.subarray(0, Math.floor((body.length - 1) * part))
    const bytes =
      isChunked && sent.length > 0
        ? Buffer.concat([Buffer.from(`${sent.length.toString(16)}\r\n`), sent, Buffer.from('\r\n')])
        : sent
    await new Promise(resolve => {
      socket.write(bytes, resolve)
    })
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  for (const part of [0, 0.3, 0.9, 1]) {
    for (const isChunked of [false, true]) {
      await breakOff(CLIENTS, 'application/json', record, part, isChunked)
      await breakOff('/api/v1/images', 'multipart/form-data; boundary=edge', upload, part, isChunked)
      await breakOff('/api/trpc/clients.create', 'application/json', record, part, isChunked)
    }
  }
  expect((await create(cookie, 'Qatar')).status).toBe(201)
  const after = await stored()
  expect({
    ...after,
    clients: before.clients,
    companies: before.companies,
    images: before.images,
    activities: before.activities,
  }).toEqual(before)
  expect(after.clients).toBe(before.clients + 1)
  expect(
    product
      .said()
      .split('\n')
      .filter(line => /"level":[456]0/.test(line)),
  ).toEqual([])
})

test('a client that disconnects has created a whole record or none', async () => {
  const { product, cookie, list, isWhole } = await openProduct()
  for (let n = 0; n < 40; n++) {
    const body = JSON.stringify({ ...qatar, countryName: `Country ${n}` })
    const socket = connect(product.port, '127.0.0.1').on('error', () => {})
    socket.write(
      `POST ${CLIENTS} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    await new Promise(resolve => {
      setTimeout(resolve, n / 4)
    })
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  const clients = await list()
  expect(clients.length).toBeGreaterThan(0)
  for (const { company, image } of clients) expect([company.length, image.length]).toEqual([2, 2])
  expect(await isWhole()).toBe(true)
})
