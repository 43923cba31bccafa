import type { IncomingMessage } from 'node:http'
import { config } from '#server/config/config.ts'
import {
  type ConnectionProblem,
  connectionProblem,
  PrivateAddressError,
  requestOutside,
  requirePublicHost,
} from '#server/http/public-address.ts'

const TIMEOUT_MS = 10_000 // for everything, from the look-up of the name to the end of the answer
const ANSWER_MAX_BYTES = 64 * 1024
const KEPT_BYTES = 800 // what 200 characters have at most
const KEPT_CHARACTERS = 200

/** What a receiver answered. `problem` is empty where it took the delivery. */
export type Answer = { status: number | null; answer: string; problem: '' | SendProblem }
/** Why a delivery did not arrive. `off`: its webhook was turned off before; `secret`: it cannot be signed. */
export type SendProblem = ConnectionProblem | 'status' | 'redirect' | 'gone' | 'secret' | 'off'

/**
 * Posts a delivery. Only an address of the Internet is asked, over https; redirects are not followed, and of the answer's body no more is
 * read than 64 kB. Never throws.
 */
export async function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  stop: AbortSignal,
): Promise<Answer> {
  try {
    const { status, answer } = await ask(
      new URL(address),
      headers,
      body,
      AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    )
    return { status, answer, problem: problemOf(status) }
  } catch (error) {
    return { status: null, answer: '', problem: connectionProblem(error) }
  }
}

/** Throws PrivateAddressError for an address to which nothing may be sent. What its name stands for is checked by each connection. */
export function requireReceiver(url: URL): void {
  if (isStandIn(url)) return
  if (url.protocol !== 'https:' || /(?:^|\.)localhost\.?$/.test(url.hostname))
    throw new PrivateAddressError(url.hostname)
  requirePublicHost(url)
}

/** The one server that may be on this machine and without https, in tests. */
const isStandIn = ({ origin }: URL): boolean => origin === config.WEBHOOK_STAND_IN

async function ask(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  requireReceiver(url)
  const response = await requestOutside({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': `webhooks of ${config.PUBLIC_URL}`,
      ...headers,
    },
    body,
    signal,
    standIn: config.WEBHOOK_STAND_IN,
  })
  return { status: response.statusCode ?? 0, answer: await readStart(response) }
}

/** The first characters of an answer as plain text. Its status counts, however its body ends. */
async function readStart(response: IncomingMessage): Promise<string> {
  const kept: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (bytes < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES))
      bytes += chunk.length
      if (bytes >= ANSWER_MAX_BYTES) break
    }
  } catch {
    // cut off, or too slow
  }
  response.destroy()
  const text = Buffer.concat(kept).toString('utf8')
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, KEPT_CHARACTERS)
    .toWellFormed()
}

function problemOf(status: number): Answer['problem'] {
  if (status >= 200 && status < 300) return ''
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}
