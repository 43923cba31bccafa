import childProcess, { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { getPriority } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'
import { convert, drawPdf as draw, drawSlip } from '#server/files/worker-pool.ts'
import { inMemory } from '#server/http/spool.ts'
import { closeAll } from '#server/process/lifecycle.ts'
import { inflatingBomb } from '../load/strangers-files.ts'
import { pdf, stream } from './pdf.ts'
import { picture } from './test-server.ts'

const started: childProcess.ChildProcess[] = []
const options: childProcess.ForkOptions[] = []
const order: string[] = []
let lastReplied: childProcess.ChildProcess | undefined
let onSent = () => {}
const { fork } = childProcess
vi.spyOn(childProcess, 'fork').mockImplementation((...given: Parameters<typeof fork>) => {
  const worker = fork(...given)
  options.push(given[2] as childProcess.ForkOptions)
  const send = worker.send.bind(worker)
  worker.send = message => {
    order.push('sent')
    onSent()
    return send(message)
  }
  worker.prependListener('message', () => {
    order.push('converted')
    lastReplied = worker
  })
  started.push(worker)
  return worker
})
syncBuiltinESMExports()
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})
const sender = (name: string) => ({ rank: 2 as const, name })
const drawPdf = (bytes: Buffer, name: string) => draw(inMemory(bytes), { sender: sender(name) })
const file = (colour: string, scale = 1) =>
  picture({ colour, width: 40 * scale, height: 30 * scale })
    .png()
    .toBuffer()

test('one picture is converted at a time, however many come at once', async () => {
  const files = await Promise.all(['#112233', '#223344', '#334455'].map(colour => file(colour)))
  expect(await Promise.all(files.map(each => convert(each)))).toEqual(
    files.map(() => expect.objectContaining({ files: expect.any(Array) })),
  )
  expect(order).toEqual(['sent', 'converted', 'sent', 'converted', 'sent', 'converted'])
})

test('an image worker that keeps too much memory is replaced', async () => {
  const [first] = started
  await convert(await file('#445566'))
  expect(started).toEqual([first])
  const ended = new Promise(done => {
    first?.once('exit', done)
  })
  first?.emit('message', { conversion: 'no-picture', rss: 1024 ** 3 })
  await convert(await file('#556677'))
  expect(started).toHaveLength(2)
  await ended
})

test('the process that decodes has no secret, and its code reads nothing but itself', () => {
  const [{ execArgv = [], env, cwd } = {}] = options
  const tries = {
    environment: 'Object.keys(process.env).sort().join()',
    read: "require('node:fs').readFileSync('/etc/hostname')",
    data: "require('node:fs').readdirSync('.')",
    write: "require('node:fs').writeFileSync('node_modules/.kilroy', '')",
    program: "require('node:child_process').execFileSync(process.execPath)",
  }
  const code = Object.values(tries).map(
    each => `(() => { try { return ${each} } catch (error) { return error.code } })()`,
  )
  const tell = `console.log(JSON.stringify([${code.join()}]))`
  for (const program of [
    tell,
    `new (require('node:worker_threads').Worker)(${JSON.stringify(tell)}, { eval: true })`,
  ]) {
    const { stdout } = spawnSync(process.execPath, [...execArgv, '-e', program], { env, cwd })
    expect(JSON.parse(stdout.toString())).toEqual(['MALLOC_ARENA_MAX', ...Array(4).fill('ERR_ACCESS_DENIED')])
  }
})

const heavy = readFileSync('tests/server/attachments/pdf-scanned-page-refused-by-chance.pdf')

/** In which order works end, those included that are refused. */
async function ends(works: Record<string, Promise<unknown>>) {
  const ended: string[] = []
  const all = Object.entries(works).map(([name, work]) => work.catch(() => {}).then(() => ended.push(name)))
  await Promise.all(all)
  return ended
}

test(
  'many heavy files of one sender let the file of another pass',
  { tags: ['thorough'], timeout: 300_000 },
  async () => {
    const many = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`broker ${n}`, drawPdf(heavy, 'broker')]))
    const order = await ends({ ...many, worker: drawPdf(heavy, 'worker') })
    expect(order.indexOf('worker')).toBeLessThan(3)
  },
)

test('pictures and receipts do not wait for a PDF', async () => {
  const facts: [string, string][] = [['Code', '1234 5678']]
  const pages = readFileSync('tests/server/attachments/pdf-41-pages.pdf')
    .toString('latin1')
    .replace('50 0 R]/Count 41', '      ]/Count 40')
  const drawing = drawPdf(Buffer.from(pages, 'latin1'), 'broker')
  const slip = { from: 'Agency', title: 'Receipt', facts, address: 'https://example.com/', footer: 'Keep it.' }
  const order = await ends({ drawing, slip: drawSlip(slip), picture: convert(await file('#334466')) })
  expect(order.at(-1)).toBe('drawing')
})

test('while somebody waits, what takes long begins anew behind them', { timeout: 120_000 }, async () => {
  const loop = '/F Do '.repeat(10)
  const forms = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [
      n + 5,
      stream(
        `/Type/XObject/Subtype/Form/BBox[0 0 300 300]/Resources<</XObject<</F ${n + 6} 0 R>>>>`,
        Buffer.from(loop),
      ),
    ]),
  )
  const bomb = pdf({
    page: '/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>',
    objects: { 4: stream('', Buffer.from('/F Do')), ...forms },
  })
  const bombs = Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`bomb ${n}`, drawPdf(bomb, `bomber ${n}`)]))
  const order = await ends({ ...bombs, small: drawPdf(pdf(), 'somebody new') })
  expect(order[0]).toBe('small')
})

test('what fills the memory of PDFium does not end the process that draws', async () => {
  await drawPdf(pdf(), 'somebody')
  const before = started.length
  for (let n = 0; n < 3; n++) expect(await drawPdf(inflatingBomb(), 'bomber')).toBe('too-large')
  expect(await drawPdf(pdf(), 'somebody new')).toEqual(expect.objectContaining({ text: '' }))
  expect(started).toHaveLength(before)
})

test('an image worker gives way to visitors, and still gets half of what they get', async () => {
  await convert(await file('#667788'))
  const shareOf = (priority: number) => 1.25 ** -priority // as Linux divides a busy processor
  const share = shareOf(getPriority(lastReplied!.pid)) / shareOf(getPriority())
  expect(share).toBeLessThan(1)
  expect(share).toBeGreaterThanOrEqual(0.5)
})

test('the end of the server ends what is being converted and what waits for it', async () => {
  const sent = new Promise<void>(resolve => {
    onSent = resolve
  })
  const converting = convert(await file('#667788', 100))
  const waiting = convert(await file('#778899'))
  const ended = [
    expect(converting).rejects.toThrow('The process that converts pictures has ended'),
    expect(waiting).rejects.toThrow('The server has ended'),
  ]
  await sent
  await closeAll()
  await Promise.all(ended)
})
