import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const GRACE_MS = 20_000
const LEAST_BYTES_A_SECOND = 4 * 1024
const CHECK_MS = 1000
const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Of a body that comes: since when, and how many bytes the connection had brought then. */
type Begun = { at: number; bytes: number }

/**
 * Answers 408 to requests whose body comes slower than 4 kB a second after the first 20 seconds; while it is we who do
 * not read, nothing counts.
 */
export function endSlowBodies(server: Server): void {
  const coming = new Map<IncomingMessage, Begun>()
  const from = ({ socket }: IncomingMessage): Begun => ({ at: performance.now(), bytes: socket.bytesRead })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!('content-length' in request.headers || 'transfer-encoding' in request.headers)) return
    coming.set(request, from(request))
    for (const event of ['end', 'close']) request.once(event, () => coming.delete(request))
    response.once('close', () => coming.delete(request))
  })
  const timer = setInterval(() => {
    for (const [request, { at, bytes }] of coming) {
      if (request.complete || request.readableLength > 0) coming.set(request, from(request))
      else if (isSlow(request, performance.now() - at, bytes))
        request.socket.end(TIMEOUT, () => request.socket.destroy())
    }
  }, CHECK_MS).unref()
  server.once('close', () => clearInterval(timer))
}

const isSlow = ({ socket }: IncomingMessage, ms: number, bytes: number) =>
  ms > GRACE_MS && socket.bytesRead - bytes < (ms / 1000) * LEAST_BYTES_A_SECOND
