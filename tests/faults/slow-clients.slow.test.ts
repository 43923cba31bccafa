import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openConnections, visit } from './open-sockets.ts'
import { openProduct } from './open-product.ts'
import { CLIENTS } from '../server/test-server.ts'

/** How many files and sockets this process may have open. */
const mayOpen =
  process.platform === 'linux'
    ? Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    : 0
const few = mayOpen < 11_000

test.skipIf(few)(
  `ten thousand silent connections${few ? ` (left out: this process may open ${mayOpen} files)` : ''}: who comes is served, and the product does not grow`,
  async () => {
    const { product } = await openProduct()
    const size = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid()}/status`, 'utf8'))?.[1]) / 1024
    const look = async () => {
      for (const path of ['/', '/our-clients', CLIENTS]) expect(await visit(product.port, path)).toBe(200)
    }
    await look()
    const before = size()
    for (let n = 0; n < 10; n++) {
      await openConnections(product.port, 1_000, '')
      await look()
    }
    expect(size() - before, 'megabytes more').toBeLessThan(150)
    await sleep(8_000)
    await look()
  },
  120_000,
)

test('a body of a byte a second gets 408', async () => {
  const { product, cookie } = await openProduct()
  let said = ''
  const bodies = await openConnections(
    product.port,
    20,
    `POST ${CLIENTS} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
  )
  for (const socket of bodies)
    socket.on('data', part => {
      said += part.toString()
    })
  const dripping = setInterval(() => {
    for (const socket of bodies) if (socket.writable) socket.write(' ')
  }, 1_000)
  await Promise.all(bodies.map(socket => socket.closed || once(socket, 'close')))
  clearInterval(dripping)
  expect(said.split('HTTP/1.1 408 ')).toHaveLength(bodies.length + 1)
  expect(await visit(product.port, '/our-clients')).toBe(200)
}, 150_000)
