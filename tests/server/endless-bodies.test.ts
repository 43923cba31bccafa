import { connect } from 'node:net'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { listen } from '#server/http/listen.ts'
import { allProcedures } from '#server/trpc/procedure-meta.ts'
import { freePort } from './free-port.ts'
import { openTestServer } from './test-server.ts'

const { app, config, handleRequest, signUp } = await openTestServer({ WRITE_LIMIT: '0' })
const { BODY_MAX_BYTES } = await import('#server/http/gate.ts')
const MB = 1024 * 1024
/** What the sockets of both sides hold before anybody has read it. */
const ON_ITS_WAY_BYTES = 8 * MB
const AT_ONCE = 8
let port = 0
let cookie = ''
let http: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  cookie = (await signUp('owner')).cookie
  port = await freePort()
  http = await listen(handleRequest, { ...config, HOST: '127.0.0.1', PORT: port })
})
afterAll(() => http.closeConnections())

/** Every route with every method, a file or a record for each parameter, and every procedure. */
const routes = [
  ...new Set([
    ...app.routes.flatMap(({ method, path }) => {
      const address = path.replaceAll(/\/:\w+(?:\{[^}]*\})?/g, '/x').replaceAll('*', 'x')
      return (method === 'ALL' ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] : [method]).map(
        each => `${each} ${address}`,
      )
    }),
    ...allProcedures().map(([name, { _def }]) => `${_def.type === 'query' ? 'GET' : 'POST'} /api/trpc/${name}`),
  ]),
]

/** Sends a body that never ends until the connection is closed. Gives the status, and how many bytes were taken. */
async function sendEndless(route: string, type: string) {
  const [method, path] = route.split(' ')
  const piece = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`)
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const closed = new Promise(resolve => socket.once('close', resolve))
  let said = ''
  socket.on('data', part => {
    said += part.toString('latin1').slice(0, 20)
  })
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const more = () => {
    while (socket.writable && socket.write(piece));
  }
  socket.on('drain', more)
  more()
  await closed
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0), bytes: socket.bytesWritten }
}

test.each(['multipart/form-data; boundary=X', 'application/json'])(
  'no route, method or procedure takes a body of %s that never ends',
  { timeout: 240_000 },
  async type => {
    expect(routes.length).toBeGreaterThan(200)
    const left = [...routes]
    const taken: [string, number][] = []
    const one = async () => {
      for (let route = left.pop(); route; route = left.pop())
        taken.push([route, (await sendEndless(route, type)).bytes])
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    const most = 40 * MB // a complaint with all its files
    expect(taken.filter(([, bytes]) => bytes > most + ON_ITS_WAY_BYTES)).toEqual([])
    const others = taken.filter(
      ([route]) => !/POST \/(?:\w\w\/)?(?:jobs|hire-workers|complaints|application-status)/.test(route),
    )
    expect(others.filter(([, bytes]) => bytes > 11 * MB + ON_ITS_WAY_BYTES)).toEqual([])
  },
)

test('what says nothing of its body takes little, and is closed', async () => {
  const { bytes } = await sendEndless('POST /admin/editing/release', 'text/plain')
  expect(bytes).toBeLessThan(BODY_MAX_BYTES + ON_ITS_WAY_BYTES)
  const { status } = await sendEndless('POST /api/trpc/enquiries.submit', 'application/json')
  expect(status).toBe(413)
})
