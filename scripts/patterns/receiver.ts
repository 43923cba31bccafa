import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands for its address in the stories. */
export const RECEIVER = 'https://jobs.meghbridge.example'

/** A program that takes webhooks, but no tests. */
export async function openReceiver() {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const isTest = body.includes('webhook.test')
    response.writeHead(isTest ? 503 : 200).end(isTest ? 'Closed until Sunday' : 'ok')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
