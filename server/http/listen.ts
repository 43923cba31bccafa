import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { limitConnections } from '#server/http/connection-limit.ts'
import { endSlowBodies } from '#server/http/slow-bodies.ts'
import { lifecycle } from '#server/process/lifecycle.ts'
import { listenFault } from '#server/process/start-error.ts'

const QUIET_BEFORE_CLOSE_MS = 300 // in which a proxy notices that no new connection is taken
const SOCKET_TIMEOUT_MS = 65_000
/** For 25 MB from a telephone; whoever sends slower than slow-bodies.ts takes is refused long before. */
const BODY_TIMEOUT_MS = 300_000
const OPEN_CONNECTIONS_MAX = 2_000
const WAITING_CONNECTIONS_MAX = 1_500

type Handler = (request: Request, env: object) => Response | Promise<Response>

/** Listens on HOST and PORT until `drain`, with limits on silent, slow and too many connections. Throws a StartError. */
export async function listen(handler: Handler, { HOST, PORT }: { HOST: string; PORT: number }) {
  const active = new Set<ServerResponse>()
  let lastRequestAt = 0
  const server = await new Promise<Server>((resolve, reject) => {
    const opened = serve(
      {
        fetch: (request, env) => (hasManyHosts(env.incoming) ? manyHosts() : handler(request, env)),
        hostname: HOST,
        port: PORT,
        createServer,
        serverOptions: {
          headersTimeout: 5_000,
          requestTimeout: BODY_TIMEOUT_MS,
          keepAliveTimeout: SOCKET_TIMEOUT_MS,
          connectionsCheckingInterval: 1_000,
          maxHeaderSize: 16_384,
        },
      },
      () => resolve(opened),
    ) as Server
    opened.once('error', (error: NodeJS.ErrnoException) => reject(listenFault(error, { HOST, PORT })))
    opened.maxConnections = OPEN_CONNECTIONS_MAX
    limitConnections(opened, WAITING_CONNECTIONS_MAX)
    endSlowBodies(opened)
    opened.setTimeout(SOCKET_TIMEOUT_MS, socket => socket.destroy())
    opened.prependListener('request', (request, response) => {
      active.add(response)
      lastRequestAt = performance.now()
      if (lifecycle.draining || bringsNeedlessBody(request)) response.shouldKeepAlive = false
      response.once('close', () => active.delete(response))
    })
  })

  return {
    activeRequests: () => active.size,
    /** Takes no new connection and resolves when every request that has begun has its response. */
    async drain() {
      lifecycle.draining = true
      TcpServer.prototype.close.call(server) // Node's own close also cuts kept-alive connections on which a request is just arriving
      for (const response of active) response.shouldKeepAlive = false
      lastRequestAt = performance.now()
      while (active.size > 0 || performance.now() - lastRequestAt < QUIET_BEFORE_CLOSE_MS) await sleep(25)
    },
    closeConnections: () => server.closeAllConnections(),
  }
}

/** What is only asked for has no body: nobody reads one, and it could go on coming. */
const bringsNeedlessBody = ({ method = '', headers }: IncomingMessage) =>
  ['GET', 'HEAD'].includes(method) && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)

/** Node keeps the first of several Host headers and a proxy may have looked at the last: RFC 9112, 3.2 asks to refuse them. */
function hasManyHosts({ rawHeaders }: { rawHeaders: string[] }): boolean {
  let hosts = 0
  for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}

const manyHosts = () =>
  new Response('A request has one Host header.', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', connection: 'close' },
  })
