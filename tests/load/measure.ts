import { setTimeout as sleep } from 'node:timers/promises'
import { type FormData, Pool } from 'undici'
import type { startRaw } from './raw.ts'

const ROUNDS = 5
const ROUND = 0.3 // seconds that a round is to take
const FEWEST = 4 // requests in a round
const WARM = 3 // seconds of requests before the first round: V8 compiles what runs often

export type Call = {
  path: string
  method?: 'GET' | 'POST'
  /** A function gives new ones for each request. */
  headers?: Record<string, string> | (() => Record<string, string>)
  /** A new one for each request. */
  body?: () => string | FormData
  connections?: number
}
export type Measured = { cpu: number; raw: number; perSecond: number; p99: number }
export type Waits = { p50: number; p99: number }

/**
 * Medians of what one request costs the product and a raw server with the same response: CPU in milliseconds of the whole process, and how
 * many a second and how late the slowest hundredth. Rounds of both alternate, so that what else the machine does falls on both.
 */
export async function measure(
  product: string,
  raw: Awaited<ReturnType<typeof startRaw>>,
  call: Call,
): Promise<Measured> {
  const amount = await warmUp(product, call, WARM)
  await raw.respondWith(await responseOf(product, call))
  const rawAmount = await warmUp(raw.url, call, WARM / 4)
  const rounds: Measured[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const one = await costOf(product, call, amount)
    const bare = await costOf(raw.url, call, rawAmount)
    rounds.push({ ...one, raw: bare.cpu })
  }
  const middle = (of: keyof Measured) => median(rounds.map(round => round[of]))
  return { cpu: middle('cpu'), raw: middle('raw'), perSecond: middle('perSecond'), p99: middle('p99') }
}

/**
 * How long requests wait that 64 connections send one after the other for `seconds`: the median and the slowest
 * hundredth, in milliseconds.
 */
export async function waitsUnderLoad(server: string, call: Call, seconds: number): Promise<Waits> {
  const busy = { ...call, connections: 64 }
  const { perSecond } = await costOf(server, busy, 128)
  const { times } = await load(server, busy, Math.round(perSecond * seconds))
  return { p50: median(times), p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0 }
}

/** What one of `amount` requests cost a server. */
export async function costOf(server: string, call: Call, amount: number) {
  await sleep(30) // what the answers before left to do
  const before = await figures(server)
  const { seconds, times } = await load(server, call, amount)
  const after = await figures(server)
  return {
    cpu: ((after.cpu - before.cpu) * 1000) / amount,
    perSecond: amount / seconds,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
  }
}

/** CPU seconds and bytes of memory that a server has used, as its own `/metrics` says. */
export async function figures(server: string) {
  const text = await (await fetch(`${server}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { cpu: figure('process_cpu_seconds_total'), memory: figure('process_resident_memory_bytes') }
}

/**
 * Sends exactly `amount` requests, as many at a time as the call has connections. Throws when one is rejected. Gives
 * each one's milliseconds, sorted.
 */
export async function load(server: string, call: Call, amount: number) {
  const { path, method = 'GET', connections: most = 16 } = call
  const connections = Math.min(most, amount)
  const pool = new Pool(server, { connections })
  const times: number[] = []
  const begun = performance.now()
  let left = amount
  async function connection() {
    while (left-- > 0) {
      const sent = performance.now()
      const response = await pool.request(requestOf(call))
      if (response.statusCode >= 300)
        throw new Error(`${method} ${path} was answered ${response.statusCode}: ${await response.body.text()}`)
      await response.body.dump({ limit: Infinity })
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - begun) / 1000
  await pool.close()
  return { seconds, times: times.toSorted((a, b) => a - b) }
}

export function median(of: number[]) {
  const sorted = of.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}

/** Asks until the server is warm; gives how many requests make a round. */
async function warmUp(server: string, call: Call, enough: number) {
  let [amount, spent, last] = [FEWEST, 0, 0]
  while (spent < enough) {
    last = (await load(server, call, amount)).seconds / amount
    spent += last * amount
    amount = Math.min(5000, amount * 2)
  }
  return Math.min(10_000, Math.max(FEWEST, call.connections ?? 0, Math.round(ROUND / last)))
}

function requestOf({ path, method = 'GET', headers, body }: Call) {
  const sent = typeof headers === 'function' ? headers() : headers
  return { path, method, ...(sent && { headers: sent }), ...(body && { body: body() }) }
}

async function responseOf(server: string, call: Call) {
  const pool = new Pool(server)
  const response = await pool.request(requestOf(call))
  const bytes = Buffer.from(await response.body.arrayBuffer())
  await pool.close()
  const { connection: _, 'keep-alive': _1, 'transfer-encoding': _2, date: _3, ...rest } = response.headers
  const kept = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return { status: response.statusCode, headers: kept, body: bytes.toString('base64') }
}
