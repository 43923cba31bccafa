import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { perServer } from '#server/lifecycle.ts'
import type { Card } from '#server/media/card.ts'
import type { Conversion } from '#server/media/decode.ts'
import type { PdfVerdict } from '#server/media/pdf-scan.ts'
import type { Crop } from '#server/media/share.shared.ts'
import type { Slip } from '#server/media/slip.ts'

const IDLE_MS = 20_000
const RESTART_BYTES = 256 * 1024 * 1024
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'worker.ts')
  : 'dist/server/pictures.js'

/** A picture to convert, with `crop` a stored one to crop, with `to` a file to be attached (a picture as JPEG, a PDF to check), or words to draw. */
export type WorkerJob =
  | { file: Buffer; crop?: Crop; to?: 'jpeg' | 'pdf' }
  | { card: Card; file?: Buffer | undefined }
  | { slip: Slip }
/** What the worker sends back: the result or the problem, and the bytes of memory that it uses. */
export type WorkerMessage = { result?: Conversion | PdfVerdict | Buffer; problem?: string; rss: number }

const pool = perServer(createPool, ({ close }) => close())

/**
 * `convert` of decode.ts in a separate process, one picture at a time: the hundreds of megabytes that encoders take are freed soon after
 * the last picture, and a file that breaks a decoder breaks nothing else. Throws when the process ends before it has replied.
 */
export const convert = (file: Buffer) => pool().run({ file }) as Promise<Conversion>

/** `cropPicture` of crop.ts in the same process. */
export const crop = (file: Buffer, crop: Crop) => pool().run({ file, crop }) as Promise<Buffer>

/** `drawSlip` of slip.ts in the same process. */
export const drawSlip = (slip: Slip) => pool().run({ slip }) as Promise<Buffer>

/** `drawCard` of card.ts in the same process. */
export const draw = (card: Card, file?: Buffer) => pool().run({ card, file }) as Promise<Buffer>

/** `toJpeg` of decode.ts in the same process. */
export const toJpeg = (file: Buffer) => pool().run({ file, to: 'jpeg' }) as Promise<Buffer | 'no-picture' | 'too-large'>

/** `checkPdf` of pdf.ts in the same process. */
export const checkPdf = (file: Buffer) => pool().run({ file, to: 'pdf' }) as Promise<PdfVerdict>

/** One worker, started when it is needed; it ends after IDLE_MS without a picture, or when it uses more than RESTART_BYTES. */
function createPool() {
  const limit = pLimit(1) // each picture is in memory as pixels
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false
  let pending: (PromiseWithResolvers<WorkerMessage['result']> & { by: ChildProcess }) | undefined

  function start() {
    const started = fork(program, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64'],
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    })
    started.on('message', (message: WorkerMessage) => {
      idle(started, message.rss)
      if (message.result) pending?.resolve(message.result)
      else pending?.reject(new Error(`A picture could not be converted: ${message.problem}`))
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
    run: (job: WorkerJob) =>
      limit(() => {
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

/** Whether this process waits for the worker before it exits. */
function keepAlive(worker: ChildProcess, isAwaited: boolean) {
  for (const handle of [worker, worker.channel])
    if (isAwaited) handle?.ref()
    else handle?.unref()
}
