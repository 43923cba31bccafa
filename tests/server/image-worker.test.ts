import childProcess, { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { getPriority } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'
import { convert, drawPdf, drawSlip } from '#server/files/worker-pool.ts'
import { closeAll } from '#server/lifecycle.ts'
import { limitConcurrency } from '#server/http/concurrency.ts'
import { OURS, takeTurns } from '#server/files/turns.ts'
import { picture } from './test-server.ts'

const started: childProcess.ChildProcess[] = []
const options: childProcess.ForkOptions[] = []
const order: string[] = []
let onSent = () => {}
const { fork } = childProcess
vi.spyOn(childProcess, 'fork').mockImplementation((...given: Parameters<typeof fork>) => {
  const worker = fork(...given)
  options.push(given[1] as childProcess.ForkOptions)
  const send = worker.send.bind(worker)
  worker.send = message => {
    order.push('sent')
    onSent()
    return send(message)
  }
  worker.prependListener('message', () => order.push('converted'))
  started.push(worker)
  return worker
})
syncBuiltinESMExports()
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})
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

test(
  'fourteen heavy files of one sender let the file of another pass',
  { tags: ['thorough'], timeout: 300_000 },
  async () => {
    const heavy = readFileSync('tests/server/attachments/pdf-scanned-page-refused-by-chance.pdf')
    const done: string[] = []
    const send = (sender: string, work: Promise<unknown>) => work.then(() => done.push(sender))
    const all = Array.from({ length: 14 }, () => send('broker', drawPdf(heavy, 'broker')))
    await send('worker', drawPdf(heavy, 'worker'))
    expect(done).toEqual(['broker', 'worker'])
    await Promise.all(all)
  },
)

test('pictures and receipts do not wait for a PDF', async () => {
  const heavy = readFileSync('tests/server/attachments/pdf-scanned-page-refused-by-chance.pdf')
  const facts: [string, string][] = [['Code', '1234 5678']]
  order.length = 0
  await Promise.all([
    drawPdf(heavy, 'broker'),
    drawSlip({ from: 'Agency', title: 'Receipt', facts, address: 'https://example.com/', footer: 'Keep it.' }),
  ])
  expect(order).toEqual(['sent', 'sent', 'converted', 'converted'])
})

test('next is what we draw, then who has had the least time', async () => {
  let now = 0
  const inTurn = takeTurns(() => now)
  const done: string[] = []
  const work = (sender: string, name: string, costs: number) =>
    inTurn(sender, async () => {
      done.push(name)
      now += costs
    })
  await Promise.all([
    work('broker', 'broker 1', 30),
    work('broker', 'broker 2', 30),
    work('light', 'light 1', 1),
    work('light', 'light 2', 1),
    work('other', 'other', 10),
    work(OURS, 'receipt', 1),
  ])
  expect(done).toEqual(['broker 1', 'receipt', 'light 1', 'other', 'light 2', 'broker 2'])
  done.length = 0
  await Promise.all([work('light', 'first', 1), work('broker', 'second', 1), work('light', 'third', 1)])
  expect(done, 'who waited for nobody begins anew').toEqual(['first', 'second', 'third'])
})

test('a sender has thirty files waiting at most', async () => {
  const inTurn = takeTurns()
  const { promise, resolve } = Promise.withResolvers<void>()
  const works = Array.from({ length: 31 }, () => inTurn('one', () => promise))
  await expect(inTurn('one', () => promise)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  const other = inTurn('other', async () => 'other')
  resolve()
  expect(await other).toBe('other')
  await Promise.all(works)
})

test('an image worker gives way to visitors, and still gets half of what they get', async () => {
  await convert(await file('#667788'))
  const shareOf = (priority: number) => 1.25 ** -priority // as Linux divides a busy processor
  const share = shareOf(getPriority(started.at(-1)!.pid)) / shareOf(getPriority())
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

test('when the queue is full an upload is told to retry later, and work continues', async () => {
  const takeTurn = limitConcurrency(1, 1)
  const { promise, resolve } = Promise.withResolvers<string>()
  const [running, waiting] = [takeTurn(() => promise), takeTurn(async () => 'second')]
  expect(() => takeTurn(async () => 'third')).toThrow(
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 5 } }),
  )
  resolve('first')
  expect([await running, await waiting, await takeTurn(async () => 'fourth')]).toEqual(['first', 'second', 'fourth'])
})
