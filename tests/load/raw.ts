import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** What a server sends, byte for byte. */
export type RawResponse = { status: number; headers: Record<string, string>; body: string }

/** A node:http server in a separate process that reads every request and sends one response: what the same bytes cost without a product. */
export async function startRaw() {
  const server: ChildProcess = fork(import.meta.filename, { execPath: process.execPath })
  const [port] = await once(server, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    async respondWith(response: RawResponse) {
      server.send(response)
      await once(server, 'message')
    },
    end: () => server.disconnect(),
  }
}

if (import.meta.main) {
  let [status, headers, body] = [200, {}, Buffer.alloc(0)]
  const server = createServer((request, response) => {
    if (request.url === '/metrics')
      return response.end(
        `process_cpu_seconds_total ${process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6}\n`,
      )
    return request.resume().once('end', () => response.writeHead(status, headers).end(body))
  })
  process.on('message', (response: RawResponse) => {
    status = response.status
    headers = response.headers
    body = Buffer.from(response.body, 'base64')
    process.send?.('ready')
  })
  process.once('disconnect', () => process.exit())
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
}
