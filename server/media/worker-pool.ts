import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Conversion } from '#server/media/decode.ts'

const IDLE = 20_000 // milliseconds without a picture after which the process ends
const RESTART_BYTES = 256 * 1024 * 1024 // what the process may keep after a picture; above it the next picture gets a new one
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'worker.ts')
  : 'dist/server/pictures.js'

/** What the process sends back: what became of the file, or why nothing did, and the bytes of memory that it holds. */
export type Answer = ({ conversion: Conversion } | { problem: string }) & { rss: number }

const oneAtATime = pLimit(1) // each holds its pixels in memory, whoever sent it
let worker: ChildProcess | undefined
let ending: NodeJS.Timeout | undefined
let waiting: PromiseWithResolvers<Conversion> | undefined

/**
 * `convert` of decode.ts in a process of its own, one picture at a time: the hundreds of megabytes that encoders take go with it soon
 * after the last picture, and a file that breaks a decoder breaks nothing else. Throws when the process ends before its answer.
 */
export function convert(file: Buffer): Promise<Conversion> {
  return oneAtATime(() => {
    clearTimeout(ending)
    waiting = Promise.withResolvers<Conversion>()
    worker ??= start()
    keep(worker, true)
    worker.send({ file })
    return waiting.promise
  })
}

function start() {
  const started = fork(program, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  started.on('message', (answer: Answer) => {
    rest(started, answer.rss)
    if ('conversion' in answer) waiting?.resolve(answer.conversion)
    else waiting?.reject(new Error(`A picture could not be converted: ${answer.problem}`))
  })
  started.on('error', fail).on('exit', () => fail(new Error('The process that converts pictures has ended')))
  return started

  function fail(error: Error) {
    if (worker !== started) return
    worker = undefined
    waiting?.reject(error)
  }
}

/** Nothing is left to do: the process may end soon, or now where it holds too much, and need not be waited for. */
function rest(idle: ChildProcess, rss: number) {
  keep(idle, false)
  if (rss > RESTART_BYTES) end(idle)
  else ending = setTimeout(end, IDLE, idle).unref()
}

function end(idle: ChildProcess) {
  worker = undefined
  idle.disconnect()
}

function keep(process: ChildProcess, isAwaited: boolean) {
  for (const handle of [process, process.channel])
    if (isAwaited) handle?.ref()
    else handle?.unref()
}
