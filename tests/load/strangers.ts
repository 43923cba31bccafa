import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch, FormData } from 'undici'
import { drawingBomb, inflatingBomb, noPdf, scannedPdf, smallPdf, widePicture } from './strangers-files.ts'

const MB = 2 ** 20
const NETWORKS = 40
const SENDERS = 10
const ATTACK_S = 40
const PROBE_EVERY_MS = 1500
const ANSWER_MAX_MS = 120_000
const DRIP_MS = 1000

/** `waits` of the honest in seconds, `refused` how many of them were; megabytes at most of the product itself and of the programs that read files for it. */
export type Attacked = {
  waits: number[]
  refused: number
  memory: number
  readers: number
  answers: Record<string, number>
}
type Target = { port: number; pid: number }

const agent = new Agent({ connections: 400, headersTimeout: ANSWER_MAX_MS, bodyTimeout: ANSWER_MAX_MS })
let networks = 0
/** Every sender is in a network of its own: the product trusts one proxy. */
const network = () => `10.${(++networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`

/** Ten senders of 25 MB at once, each in a network of its own. */
export async function manySenders(target: Target): Promise<Attacked> {
  const files = Array.from({ length: 5 }, () => noPdf(5))
  return watched(target, async attacked => {
    await Promise.all(Array.from({ length: SENDERS }, () => count(attacked, complain(target, network(), files))))
  })
}

/** Forty networks that each send without a pause, the largest honest and hostile bodies; meanwhile somebody new sends a CV of one page every 1.5 s. */
export async function manyNetworks(target: Target): Promise<Attacked> {
  const scan = await scannedPdf(36, 4.9)
  const wide = await widePicture()
  const small = smallPdf()
  const kinds: ((from: string) => Promise<number>)[] = [
    from => complain(target, from, [scan, scan, scan, scan, scan]),
    from => apply(target, from, drawingBomb()),
    from =>
      complain(
        target,
        from,
        Array.from({ length: 5 }, () => noPdf(5)),
      ),
    from => apply(target, from, wide, 'image/png'),
    from => apply(target, from, inflatingBomb()),
    from => complain(target, from, [drawingBomb(), drawingBomb(), drawingBomb(), wide, wide]),
    from => endless(target, from, '/admin/editing/release'),
    from => slowly(target, from, '/complaints'),
  ]
  return watched(target, async attacked => {
    let isOver = false
    const attackers = Array.from({ length: NETWORKS }, async (_, n) => {
      const from = network()
      while (!isOver) {
        await count(attacked, kinds[n % kinds.length]!(from))
        await sleep(50)
      }
    })
    const until = performance.now() + ATTACK_S * 1000
    const probes: Promise<void>[] = []
    await sleep(500)
    while (performance.now() < until) {
      probes.push(probe(attacked, () => apply(target, network(), small)))
      await sleep(PROBE_EVERY_MS)
    }
    await Promise.all(probes)
    isOver = true
    await Promise.race([Promise.all(attackers), sleep(2000)])
  })
}

async function watched({ pid }: Target, attack: (attacked: Attacked) => Promise<void>): Promise<Attacked> {
  const attacked: Attacked = { waits: [], refused: 0, memory: 0, readers: 0, answers: {} }
  const timer = setInterval(() => {
    attacked.memory = Math.max(attacked.memory, memoryOf(pid))
    attacked.readers = Math.max(attacked.readers, ...readersOf(pid).map(memoryOf))
  }, 100)
  try {
    await attack(attacked)
  } finally {
    clearInterval(timer)
  }
  return attacked
}

async function probe(attacked: Attacked, send: () => Promise<number>) {
  const sent = performance.now()
  const status = await send().catch(() => 0)
  attacked.waits.push((performance.now() - sent) / 1000)
  if (status !== 200) attacked.refused++
}

async function count({ answers }: Attacked, sending: Promise<number>) {
  const status = await sending.catch(() => 'closed')
  answers[status] = (answers[status] ?? 0) + 1
}

function apply(target: Target, from: string, file: Buffer, type = 'application/pdf') {
  const fields = {
    name: 'Rahim Uddin',
    phone: `+880171${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`,
    district: 'bogura',
    trade: 'mason',
    years: '5',
    passport: 'yes',
    registered: 'unknown',
    consent: 'yes',
    sendKey: randomUUID(),
  }
  return post(target, from, '/jobs/tell-me', fields, { file: [new File([new Uint8Array(file)], 'cv', { type })] })
}

function complain(target: Target, from: string, files: Buffer[]) {
  const all = files.map(file => new File([file as Buffer<ArrayBuffer>], 'scan.pdf', { type: 'application/pdf' }))
  return post(target, from, '/complaints', { text: 'They keep my passport', sendKey: randomUUID() }, { files: all })
}

async function post(
  { port }: Target,
  from: string,
  path: string,
  fields: Record<string, string>,
  files: Record<string, File[]>,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, all] of Object.entries(files)) for (const file of all) body.append(name, file)
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'x-forwarded-for': from },
    dispatcher: agent,
  })
  const text = await response.text()
  if (response.status === 400 && /consent|phone|district/.test(text)) throw new Error(text)
  return response.status
}

/** A body that never ends, as fast as it is taken. Resolves with the status when the connection is closed. */
function endless({ port }: Target, from: string, path: string): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const piece = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])
  return talk(port, head(path, from, 'Transfer-Encoding: chunked'), socket => {
    const more = () => {
      while (socket.writable && socket.write(piece));
    }
    socket.on('drain', more)
    more()
  })
}

/** A body of which a byte comes each second. */
function slowly({ port }: Target, from: string, path: string): Promise<number> {
  const more = 'Content-Length: 26000000\r\nContent-Type: multipart/form-data; boundary=X'
  return talk(port, head(path, from, more), socket => {
    socket.write('--X\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n')
    const timer = setInterval(() => socket.writable && socket.write('x'), DRIP_MS)
    socket.once('close', () => clearInterval(timer))
  })
}

const head = (path: string, from: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${from}\r\n${more}\r\n\r\n`

function talk(port: number, begin: string, go: (socket: ReturnType<typeof connect>) => void): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket
    .on('data', part => (said += part.toString('latin1').slice(0, 40)))
    .on('error', () => {})
    .once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)))
  socket.write(begin)
  go(socket)
  setTimeout(() => socket.destroy(), ATTACK_S * 1000).unref()
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

export { MB, execFileSync }
