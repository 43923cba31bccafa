import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawingBomb, inflatingBomb, noPdf, scannedPdf, smallPdf, widePicture } from './strangers-files.ts'

const ATTACK_S = 40
const PROBE_EVERY_MS = 1500
const PAUSE_MS = 50
const DRIP_MS = 1000

/**
 * What the honest waited in seconds, and how many of them were refused; the most megabytes of the product itself, and
 * of the largest program that reads files for it.
 */
export type Attacked = { waits: number[]; refused: number; memory: number; readers: number }
type Target = { port: number; pid: number }
type Body = { type: string; bytes: Buffer }
/** What one sender does, over and over. Resolves with the status. */
type Sending = (port: number, from: string) => Promise<number>

const agent = new Agent({ keepAlive: true, maxSockets: 400 })

/** Ten senders of 25 MB at once, each in a network of its own. */
export const manySenders = (target: Target): Promise<Attacked> => attacked(target, 'senders', 10)

/**
 * Forty networks that send without a pause, the largest honest and hostile bodies; meanwhile somebody new sends a CV of
 * one page every 1.5 s.
 */
export const manyNetworks = (target: Target): Promise<Attacked> => attacked(target, 'networks', ATTACK_S)

async function attacked({ port, pid }: Target, name: string, seconds: number): Promise<Attacked> {
  const attackers: ChildProcess = fork(import.meta.filename, [name, String(port)])
  await once(attackers, 'message') // from now on they send
  const result: Attacked = { waits: [], refused: 0, memory: 0, readers: 0 }
  const watch = setInterval(() => {
    result.memory = Math.max(result.memory, memoryOf(pid))
    result.readers = Math.max(result.readers, ...readersOf(pid).map(memoryOf))
  }, 100)
  const until = performance.now() + seconds * 1000
  const probes: Promise<void>[] = []
  for (let n = 0; performance.now() < until; n++) {
    await sleep(PROBE_EVERY_MS)
    probes.push(probe(result, port, `192.0.${n >> 8}.${n & 255}`))
  }
  await Promise.all(probes)
  clearInterval(watch)
  attackers.kill()
  return result
}

async function probe(result: Attacked, port: number, from: string) {
  const sent = performance.now()
  const status = await post('/jobs/tell-me', applicationWith(small, 'application/pdf'))(port, from).catch(() => 0)
  result.waits.push((performance.now() - sent) / 1000)
  if (status !== 200) result.refused++
}

const small = smallPdf()

function oneOfTen(): Sending[] {
  const body = complaintWith(Array.from({ length: 5 }, () => noPdf(5)))
  return Array.from({ length: 10 }, () => post('/complaints', body))
}

async function oneOfForty(): Promise<Sending[]> {
  const scan = await scannedPdf(36, 4.9)
  const wide = await widePicture()
  const kinds = [
    post('/complaints', complaintWith([scan, scan, scan, scan, scan])),
    post('/jobs/tell-me', applicationWith(drawingBomb(), 'application/pdf')),
    post('/complaints', complaintWith(Array.from({ length: 5 }, () => noPdf(5)))),
    post('/jobs/tell-me', applicationWith(wide, 'image/png')),
    post('/jobs/tell-me', applicationWith(inflatingBomb(), 'application/pdf')),
    post('/complaints', complaintWith([drawingBomb(), drawingBomb(), drawingBomb(), wide, wide])),
    endless('/admin/editing/release'),
    slow('/complaints'),
  ]
  return Array.from({ length: 40 }, (_, n) => kinds[n % kinds.length]!)
}

async function repeat(send: Sending, port: number, from: string) {
  for (;;) {
    await send(port, from).catch(() => 0)
    await sleep(PAUSE_MS)
  }
}

function applicationWith(file: Buffer, type: string): Body {
  const fields = {
    name: 'Rahim Uddin',
    phone: `+880171${1_000_000 + Math.floor(Math.random() * 8_999_999)}`,
    district: 'bogura',
    trade: 'mason',
    years: '5',
    passport: 'yes',
    registered: 'unknown',
    consent: 'yes',
    sendKey: randomUUID(),
  }
  return formOf(fields, [['file', type, file]])
}

const complaintWith = (files: Buffer[]): Body =>
  formOf(
    { text: 'They keep my passport', sendKey: randomUUID() },
    files.map(file => ['files', 'application/pdf', file] as const),
  )

function formOf(fields: Record<string, string>, files: (readonly [name: string, type: string, bytes: Buffer])[]): Body {
  const boundary = randomUUID()
  const part = (head: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ])
  const parts = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...files.map(([name, type, bytes]) => part(`name="${name}"; filename="f"\r\nContent-Type: ${type}`, bytes)),
  ]
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** Sends a form as a script does. */
const post =
  (path: string, { type, bytes }: Body): Sending =>
  (port, from) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const headers = {
      accept: 'application/json',
      'content-type': type,
      'content-length': bytes.length,
      'x-forwarded-for': from,
    }
    request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, response =>
      response.resume().once('close', () => resolve(response.statusCode ?? 0)),
    )
      .once('error', reject)
      .end(bytes)
    return promise
  }

/** A body that never ends, as fast as it is taken. */
const endless =
  (path: string): Sending =>
  (port, from) =>
    talk(port, head(path, from, 'Transfer-Encoding: chunked'), socket => {
      const more = () => {
        while (socket.writable && socket.write(PIECE));
      }
      socket.on('drain', more)
      more()
    })

const PIECE = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`)

/** A body of which a byte comes each second. */
const slow =
  (path: string): Sending =>
  (port, from) =>
    talk(
      port,
      head(path, from, 'Content-Length: 26000000\r\nContent-Type: multipart/form-data; boundary=X'),
      socket => {
        socket.write('--X\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n')
        const timer = setInterval(() => socket.writable && socket.write('x'), DRIP_MS)
        socket.once('close', () => clearInterval(timer))
      },
    )

const head = (path: string, from: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${from}\r\n${more}\r\n\r\n`

/** Says something over a new connection, and resolves with the status of the answer once it is closed. */
function talk(port: number, begin: string, go: (socket: Socket) => void): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket
    .on('data', part => {
      said += part.toString('latin1')
    })
    .on('error', () => {})
    .once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)))
  socket.write(begin)
  go(socket)
  return promise
}

/** Megabytes in memory of a process; 0 once it has ended. */
function memoryOf(pid: number) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The programs that a process has started. */
function readersOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

if (import.meta.main) {
  const [name, port] = process.argv.slice(2)
  const senders = name === 'senders' ? oneOfTen() : await oneOfForty()
  process.send?.('ready')
  for (const [n, send] of senders.entries()) void repeat(send, Number(port), `10.0.0.${n + 1}`)
}
