import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { node, server as built } from '../../setup.mjs'

const root = join(import.meta.dirname, '../..')

/** The built product, running on a data folder and a port of its own. */
export type Product = Awaited<ReturnType<typeof startProduct>>

export async function startProduct(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'journey-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url, DEMO: 'off', LOG_LEVEL: 'warn', ...settings }
  let server: ChildProcess | undefined

  async function start() {
    let said = ''
    const started = spawn(join(root, node), built, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    const streams = [started.stdout, started.stderr]
    for (const stream of streams) stream.on('data', (part: Buffer) => { said += part.toString() })
    server = started
    while (!(await answers(`${url}/healthz`))) {
      if (started.exitCode !== null) throw new Error(`The product did not start. Is dist/ built?\n${said}`)
      await sleep(10)
    }
    for (const stream of streams) stream.removeAllListeners('data').resume()
  }

  /** Tells the product to end and gives its exit code. */
  async function stop(): Promise<number | null> {
    if (!server || server.exitCode !== null) return server?.exitCode ?? null
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [code] = await ended
    return code
  }

  async function end() {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  await start()
  return { url, dataDir, start, stop, end }
}

function answers(address: string) {
  return fetch(address).then(({ ok }) => ok, () => false)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
