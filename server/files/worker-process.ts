import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '#server/files/card.ts'
import type { Conversion } from '#server/files/decode.ts'
import type { PdfResult } from '#server/files/pdf.ts'
import type { Crop } from '#server/files/share.shared.ts'
import type { Slip } from '#server/files/slip.ts'
import { type Sender, takeTurns } from '#server/http/fair-turns.ts'

const IDLE_MS = 20_000
const RESTART_BYTES = 256 * 1024 * 1024
const isSource = import.meta.filename.endsWith('.ts')
const root = isSource ? join(import.meta.dirname, '../..') : process.cwd()
const program = join(root, isSource ? 'server/files/worker.ts' : 'dist/server/pictures.js')
/** What the worker may read: its own code. Built it needs sharp alone, and cannot load other native code, such as that of the database. */
const readable = isSource
  ? ['package.json', 'node_modules', 'server', 'i18n']
  : ['package.json', 'dist/server', ...['sharp', '@img', 'detect-libc', 'semver'].map(name => `node_modules/${name}`)]

/**
 * A picture to convert, with `crop` a stored one to crop, with `to` a file to be attached (a picture as JPEG, a PDF to
 * draw; `isQuick` refuses a large one), or words to draw.
 */
export type WorkerJob =
  | { file: Buffer; crop?: Crop; to?: 'jpeg' | 'pdf'; isQuick?: boolean }
  | { card: Card; file?: Buffer | undefined }
  | { slip: Slip }
/** Somebody waits: the drawing of a PDF is to end once it has cost so many milliseconds of a processor. */
export type Hurry = { within: number }
/** What the worker sends back: the result or the problem, and the bytes of memory that it uses. */
export type WorkerMessage = { result?: Conversion | PdfResult | Buffer; problem?: string; rss: number }

type Wait = { isLarge?: boolean; until?: number; slice?: number }

/**
 * One worker, started when it is needed; it ends after IDLE_MS without a job, or when it uses more than RESTART_BYTES. It decodes what
 * strangers send: it has none of our environment, and its JavaScript reads its own code, writes nothing and starts no program. Node binds
 * neither native code to that nor a thread that asks for other options; PDFs run in WebAssembly, in a thread that asks for none.
 */
export function startWorkers(nice: number) {
  let hurry = () => {}
  const { inTurn, isWanted } = takeTurns({ onWaiting: () => hurry() }) // one at a time: each picture is in memory as pixels
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false
  let pending: (PromiseWithResolvers<WorkerMessage['result']> & { by: ChildProcess }) | undefined

  function start() {
    const started = fork(program, [String(nice)], {
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
    /** Does a job in the sender’s turn; while others wait, a `slice` in milliseconds ends it as `unfinished`. */
    run: (sender: Sender, job: WorkerJob | (() => Promise<WorkerJob>), { slice, ...wait }: Wait = {}) =>
      inTurn(
        sender,
        async () => {
          const given = typeof job === 'function' ? await job() : job
          if (isClosed) throw new Error('The server has ended')
          clearTimeout(idleTimer)
          const by = (worker ??= start())
          pending = { ...Promise.withResolvers<WorkerMessage['result']>(), by }
          keepAlive(by, true)
          by.send(given)
          hurry = () => {
            if (slice !== undefined && by.connected) by.send({ within: slice } satisfies Hurry)
          }
          if (isWanted()) hurry()
          return pending.promise.finally(() => {
            hurry = () => {}
          })
        },
        wait,
      ),
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
