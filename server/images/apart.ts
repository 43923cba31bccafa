import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Converted } from '#server/images/decode.ts'

const IDLE = 20_000 // milliseconds without a picture after which the process ends
const program = import.meta.filename.endsWith('.ts') ? join(import.meta.dirname, 'worker.ts') : 'dist/server/pictures.js'

type Answer = { id: number; converted: Converted | null; problem?: string }

let worker: ChildProcess | undefined
let ending: NodeJS.Timeout | undefined
let count = 0
const waiting = new Map<number, PromiseWithResolvers<Converted | null>>()

/**
 * `convert` of decode.ts in a process of its own: the hundreds of megabytes that encoders take go with it soon after the last picture,
 * and a file that breaks a decoder breaks nothing else. null for what is no picture; throws when the process ends before its answer.
 */
export function convert(file: Buffer): Promise<Converted | null> {
  clearTimeout(ending)
  const answer = Promise.withResolvers<Converted | null>()
  const id = count++
  waiting.set(id, answer)
  worker ??= start()
  keep(worker, true)
  worker.send({ id, file })
  return answer.promise
}

function start() {
  const started = fork(program, { serialization: 'advanced', execArgv: [] })
  started.on('message', ({ id, converted, problem }: Answer) => {
    if (problem === undefined) waiting.get(id)?.resolve(converted)
    else waiting.get(id)?.reject(new Error(`A picture could not be converted: ${problem}`))
    waiting.delete(id)
    if (waiting.size === 0) rest(started)
  })
  started.on('error', fail).on('exit', () => fail(new Error('The process that converts pictures has ended')))
  return started

  function fail(error: Error) {
    if (worker !== started) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
}

/** Nothing is left to do: the process may end soon, and need not be waited for. */
function rest(idle: ChildProcess) {
  keep(idle, false)
  ending = setTimeout(() => {
    worker = undefined
    idle.disconnect()
  }, IDLE).unref()
}

function keep(process: ChildProcess, isAwaited: boolean) {
  for (const handle of [process, process.channel]) if (isAwaited) handle?.ref(); else handle?.unref()
}
