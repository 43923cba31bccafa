import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'
import { freePort } from '../../server/free-port.ts'

type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Respond = (response: ServerResponse, received: Received) => void

/** A program on this machine that takes webhooks. It answers 200 unless `respond` of a path says otherwise. */
export async function openReceiver() {
  const port = await freePort()
  const received: Received[] = []
  const respond = new Map<string, Respond>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const one = { path: request.url ?? '', headers: request.headers, body }
    received.push(one)
    const own = respond.get(one.path)
    if (own) own(response, one)
    else response.end('taken')
  }).listen(port, '127.0.0.1')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  /** The events that came to a path, in their order. */
  const eventsAt = (path: string) =>
    received.flatMap(each => (each.path === path ? [JSON.parse(each.body) as { type: string; data: object }] : []))
  return { origin: `http://127.0.0.1:${port}`, received, respond, eventsAt }
}
