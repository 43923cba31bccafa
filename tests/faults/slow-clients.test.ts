import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openConnections, sendText, visit } from './open-sockets.ts'
import { openProduct } from './open-product.ts'
import { CLIENTS } from '../server/test-server.ts'

test('too large headers get 431, too large bodies 413, two hosts 400', async () => {
  const { product, cookie, request } = await openProduct()
  const say = (text: string) => sendText(product.port, text)
  expect(
    await say(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 431 /)
  expect(await say(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
  expect(await say(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n${'a: b\r\n'.repeat(5_000)}\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
  expect(
    await say(
      `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nConnection: close\r\n${'a:b\r\n'.repeat(2_500)}\r\n`,
    ),
  ).toMatch(/^HTTP\/1\.1 (?:200|431) /)
  const hosts = ['evil.example', `127.0.0.1:${product.port}`].map(host => `host: ${host}\r\n`)
  for (const both of [hosts, hosts.toReversed()])
    expect(await say(`GET /healthz HTTP/1.1\r\n${both.join('')}\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await say(`nonsense\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)

  const typeOf = (path: string) => (path.endsWith('/images') ? 'multipart/form-data; boundary=x' : 'application/json')
  const head = (path: string, more: string) =>
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nCookie: ${cookie}\r\nContent-Type: ${typeOf(path)}\r\n${more}\r\n\r\n`
  const large = 'x'.repeat(64 * 1024)
  for (const path of [CLIENTS, '/api/trpc/clients.create', '/api/v1/images']) {
    expect(await say(head(path, 'Connection: close\r\nContent-Length: 900000000')), path).toMatch(/^HTTP\/1\.1 413 /)
    const chunked = await say(
      head(path, 'Transfer-Encoding: chunked') + `${large.length.toString(16)}\r\n${large}\r\n`.repeat(40),
    )
    if (path !== '/api/v1/images') expect(chunked, path).toMatch(/^HTTP\/1\.1 413 /)
  }
  expect((await request('/')).status).toBe(200)
})

test('hundreds of stalled clients slow nobody down, and stalled requests get 408', async () => {
  const { product, cookie } = await openProduct()
  const half = await openConnections(product.port, 200, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nX-Slow: `)
  const bodies = await openConnections(
    product.port,
    200,
    `POST ${CLIENTS} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"country`,
  )
  const readers = await openConnections(
    product.port,
    200,
    `GET /our-clients HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n\r\n`.repeat(20),
    socket => socket.pause(),
  )
  const said: string[] = []
  for (const socket of half)
    socket.on('data', part => {
      said.push(part.toString())
    })
  const dripping = setInterval(() => {
    for (const socket of half) if (socket.writable) socket.write('x')
  }, 500)
  for (let n = 0; n < 10; n++) {
    expect(await visit(product.port, '/our-clients')).toBe(200)
    expect(await visit(product.port, '/admin/manage-clients', cookie)).toBe(200)
  }
  await Promise.all(half.map(socket => socket.closed || once(socket, 'close')))
  clearInterval(dripping)
  expect(said).toHaveLength(half.length)
  expect(said.every(response => response.startsWith('HTTP/1.1 408 '))).toBe(true)
  expect([...bodies, ...readers].filter(socket => socket.closed)).toHaveLength(0)
  expect(await visit(product.port, '/our-clients')).toBe(200)
})

test('more silent connections than the limit do not lock new visitors out', async () => {
  const { product } = await openProduct()
  const silent = await openConnections(product.port, 3_000, '')
  for (let n = 0; n < 10; n++) expect(await visit(product.port, '/our-clients')).toBe(200)
  expect(silent[0]?.closed, 'who has waited longest made room').toBe(true)
  expect(silent.at(-1)?.closed).toBe(false)
})

test('an idle connection is kept open for longer than a proxy keeps its own', async () => {
  const { product, request } = await openProduct()
  expect((await request('/healthz')).headers.get('keep-alive')).toBe('timeout=65') // a minute is what nginx waits
  const socket = connect(product.port, '127.0.0.1')
  let received = ''
  socket.on('data', part => {
    received += part.toString()
  })
  for (const n of [1, 2]) {
    socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n\r\n`)
    await expect.poll(() => received.match(/"ok":true/g)).toHaveLength(n)
  }
  socket.destroy()
})
