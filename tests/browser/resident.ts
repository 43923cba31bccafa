import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { node, server as built } from '../../scripts/setup.mjs'
import { hasDemonstration, prepare, type Product, responses, root } from './product.ts'

const PROGRAM = join(import.meta.dirname, 'resident.mjs')

/**
 * A process that stays through the journeys of a worker and runs one product after another, each on its own data. What belongs to a process
 * alone, such as its end, wants a product of its own.
 */
export function openResident() {
  let resident: ChildProcess | undefined
  let said = ''
  let closing: Promise<unknown> | undefined

  /** Opens a product with these settings, or with null only ends the one that is open. */
  async function run(settings: Record<string, string> | null) {
    resident ??= launch()
    const ended = new AbortController()
    const { signal } = ended
    const isDone = once(resident, 'message', { signal })
    const isOver = once(resident, 'exit', { signal }).then(() => {
      resident = undefined
      throw new Error(`The product did not start. Is dist/ built?\n${said}`)
    })
    resident.send(settings ?? false)
    try {
      await Promise.race([isDone, isOver])
    } finally {
      ended.abort()
      await Promise.allSettled([isDone, isOver])
    }
  }

  function launch() {
    const started = spawn(join(root, node), [...built.slice(0, -1), PROGRAM], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part.toString()
      })
    return started
  }

  return {
    /** `after` is done once it has ended. */
    async start(settings: Record<string, string>, after = async () => {}): Promise<Product> {
      await closing
      const { dataDir, port, url, environment, remove } = await prepare(settings)
      said = ''
      await run(environment)
      while (hasDemonstration(settings) && !(await responses(`${url}/readyz`))) await sleep(10)
      const processOnly = () => {
        throw new Error('This journey wants a separate process: test.use({ hasOwnProcess: true })')
      }
      return {
        url,
        port,
        dataDir,
        environment,
        said: () => said,
        start: processOnly,
        stop: processOnly,
        pid: processOnly,
        /** Does not wait: the worker goes on with what it does before the next product. */
        async end() {
          closing = run(null).then(() => Promise.all([remove(), after()]))
        },
      }
    },
    async end() {
      await closing
      resident?.kill('SIGKILL')
    },
  }
}
