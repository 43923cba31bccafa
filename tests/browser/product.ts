import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment as ofServer, node, server as built } from '../../scripts/setup.mjs'
import { freePort } from '../server/free-port.ts'
import { copyTemplate } from '../server/postgres-template.ts'

export const root = join(import.meta.dirname, '../..')

/** Whether a product with these settings writes a demonstration. */
export const hasDemonstration = ({ DEMO = 'off' }: Record<string, string>) => DEMO !== 'off'

/** The built product on a free port, with a new data folder unless the settings name one. */
export type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * On SQLite, or with TEST_DATABASE=postgresql on a new PostgreSQL database. `through` is a command that runs the
 * product, such as one that drops privileges; it has started once `begun` answers.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  through: string[] = [],
  begun = hasDemonstration(settings) ? '/readyz' : '/healthz',
) {
  const { dataDir, port, url, environment, remove } = await prepare(settings)
  let server: ChildProcess | undefined
  let said = ''

  async function start() {
    said = ''
    const [command = '', ...words] = [...through, join(root, node), ...built]
    const started = spawn(command, words, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const streams = [started.stdout, started.stderr]
    for (const stream of streams)
      stream.on('data', (part: Buffer) => {
        said += part.toString()
      })
    server = started
    while (!(await responses(url + begun))) {
      if (started.exitCode !== null) throw new Error(`The product did not start. Is dist/ built?\n${said}`)
      await sleep(10)
    }
  }

  /** Sends the signal and returns the exit code. */
  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return server?.exitCode ?? null
    const ended = once(server, 'exit')
    server.kill(signal)
    const [code] = await ended
    return code
  }

  async function end() {
    await stop('SIGKILL')
    await remove()
  }

  await start()
  return { url, port, dataDir, environment, start, stop, end, pid: () => server?.pid ?? 0, said: () => said }
}

/** A free port, a data folder and on PostgreSQL a database for a product with these settings. */
export async function prepare(settings: Record<string, string>) {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'journey-')))
  const port = await freePort()
  const url = `http://${settings.PUBLIC_URL === 'localhost' ? 'localhost' : '127.0.0.1'}:${port}` // passkeys need a name
  const copy = settings.DATABASE_URL ? null : await copyTemplate()
  const environment = {
    MALLOC_ARENA_MAX: ofServer.MALLOC_ARENA_MAX,
    ...(copy && { DATABASE_URL: copy.url }),
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'off',
    FORM_MIN_AGE_MS: '0',
    LOG_LEVEL: 'warn',
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL === 'localhost' ? url : (settings.PUBLIC_URL ?? url),
  }
  async function remove() {
    await copy?.drop()
    if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  }
  return { dataDir, port, url, environment, remove }
}

export function responses(address: string) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
