import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { perServer } from '#server/lifecycle.ts'
import type { Card } from '#server/files/card.ts'
import type { Conversion, NoPicture } from '#server/files/decode.ts'
import type { DrawnPdf } from '#server/files/pdf.ts'
import type { Unreadable } from '#server/files/pdf-pages.ts'
import type { Crop } from '#server/files/share.shared.ts'
import type { Slip } from '#server/files/slip.ts'
import { OURS, takeTurns } from '#server/files/turns.ts'

const IDLE_MS = 20_000
const RESTART_BYTES = 256 * 1024 * 1024
const isSource = import.meta.filename.endsWith('.ts')
const root = isSource ? join(import.meta.dirname, '../..') : process.cwd()
const program = join(root, isSource ? 'server/files/worker.ts' : 'dist/server/pictures.js')
/** What the worker may read: its own code. Built it needs sharp alone, and cannot load other native code, such as that of the database. */
const readable = isSource
  ? ['package.json', 'node_modules', 'server', 'i18n']
  : ['package.json', 'dist/server', ...['sharp', '@img', 'detect-libc', 'semver'].map(name => `node_modules/${name}`)]

/** A picture to convert, with `crop` a stored one to crop, with `to` a file to be attached (a picture as JPEG, a PDF to draw), or words to draw. */
export type WorkerJob =
  | { file: Buffer; crop?: Crop; to?: 'jpeg' | 'pdf' }
  | { card: Card; file?: Buffer | undefined }
  | { slip: Slip }
/** What the worker sends back: the result or the problem, and the bytes of memory that it uses. */
export type WorkerMessage = { result?: Conversion | DrawnPdf | Unreadable | Buffer; problem?: string; rss: number }

const pool = perServer(createPool, ({ close }) => close())
/** PDFs have a process and turns of their own: one of forty pages takes up to half a minute, and a picture or a receipt would wait for it. */
const poolOfPdfs = perServer(createPool, ({ close }) => close())

/**
 * `convert` of decode.ts in a separate process, one picture at a time: the hundreds of megabytes that encoders take are freed soon after
 * the last picture, and a file that breaks a decoder breaks nothing else. Senders take turns, see turns.ts. Throws when the process ends
 * before it has replied. docs/decisions/0005 says why.
 */
export const convert = (file: Buffer, sender = 'staff') => pool().run({ file }, sender) as Promise<Conversion>

/** `cropPicture` of crop.ts in the same process. */
export const crop = (file: Buffer, crop: Crop) => pool().run({ file, crop }, 'share') as Promise<Buffer>

/** `drawSlip` of slip.ts in the same process, before what waits: somebody waits for their receipt. */
export const drawSlip = (slip: Slip) => pool().run({ slip }, OURS) as Promise<Buffer>

/** `drawCard` of card.ts in the same process. */
export const draw = (card: Card, file?: Buffer) => pool().run({ card, file }, 'share') as Promise<Buffer>

/** `toJpeg` of decode.ts in the same process. */
export const toJpeg = (file: Buffer, sender: string) =>
  pool().run({ file, to: 'jpeg' }, sender) as Promise<Buffer | NoPicture>

/** `drawPdf` of pdf.ts in a process like it, for PDFs alone. */
export const drawPdf = (file: Buffer, sender: string) =>
  poolOfPdfs().run({ file, to: 'pdf' }, sender) as Promise<DrawnPdf | Unreadable | 'too-large'>

/**
 * One worker for each pool, started when it is needed; it ends after IDLE_MS without a picture, or when it uses more than RESTART_BYTES. It decodes what
 * strangers send: it has none of our environment, and its JavaScript reads its own code, writes nothing and starts no program. Node binds
 * neither native code to that nor a thread that asks for other options; PDFs run in WebAssembly, in a thread that asks for none.
 */
function createPool() {
  const inTurn = takeTurns() // each picture is in memory as pixels
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false
  let pending: (PromiseWithResolvers<WorkerMessage['result']> & { by: ChildProcess }) | undefined

  function start() {
    const started = fork(program, {
      cwd: root,
      serialization: 'advanced',
      execArgv: [
        '--max-old-space-size=64',
        '--permission',
        '--disable-warning=SecurityWarning', // of the next two
        '--allow-addons', // sharp
        '--allow-worker', // of PDFs
        ...readable.filter(place => existsSync(join(root, place))).flatMap(reading),
      ],
      env: { MALLOC_ARENA_MAX: '2' },
    })
    started.on('message', (message: WorkerMessage) => {
      if (pending?.by !== started) return // one that has been replaced
      idle(started, message.rss)
      if (message.result) pending.resolve(message.result)
      else pending.reject(new Error(`A picture could not be converted: ${message.problem}`))
    })
    started.on('error', fail).on('exit', () => fail(new Error('The process that converts pictures has ended')))
    return started

    function fail(error: Error) {
      if (worker === started) worker = undefined
      if (pending?.by === started) pending.reject(error)
    }
  }

  function idle(finished: ChildProcess, rss: number) {
    keepAlive(finished, false)
    if (rss > RESTART_BYTES) end()
    else idleTimer = setTimeout(end, IDLE_MS).unref()
  }

  function end() {
    clearTimeout(idleTimer)
    const ending = worker
    worker = undefined
    if (ending?.connected) ending.disconnect()
  }

  return {
    /** What is converted, and what waits for it, fails: it would be stored by the next server of this process. */
    close() {
      isClosed = true
      end()
    },
    run: (job: WorkerJob, sender: string) =>
      inTurn(sender, async () => {
        if (isClosed) throw new Error('The server has ended')
        clearTimeout(idleTimer)
        worker ??= start()
        pending = { ...Promise.withResolvers<WorkerMessage['result']>(), by: worker }
        keepAlive(worker, true)
        worker.send(job)
        return pending.promise
      }),
  }
}

/** A place may be a link, which is followed by its name and read where it leads. */
const reading = (place: string) =>
  [join(root, place), realpathSync(join(root, place))].map(path => `--allow-fs-read=${path}`)

/** Whether this process waits for the worker before it exits. */
function keepAlive(worker: ChildProcess, isAwaited: boolean) {
  for (const handle of [worker, worker.channel])
    if (isAwaited) handle?.ref()
    else handle?.unref()
}
