import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig } from '#server/config/config.ts'
import { createServer } from '#server/create-server.ts'
import { listen } from '#server/http/listen.ts'
import { freePort } from '../server/free-port.ts'
import { CLIENTS, requestsThrough } from '../server/test-server.ts'
import { findProgram } from './debian.ts'

// A real Prometheus reads the product as docs/monitoring/prometheus.yml says, loads the alerts, and is asked what the dashboard asks.
const program = findProgram('prometheus')
const sentence = 'there is no Prometheus here'
if (!program && process.env.CI) throw new Error(sentence)
const MONITORING = 'docs/monitoring'
const token = 'a token for the operator'
const { groups } = parse(readFileSync(`${MONITORING}/alerts.yml`, 'utf8')) as {
  groups: { rules: { alert: string }[] }[]
}
const { panels } = JSON.parse(readFileSync(`${MONITORING}/grafana.json`, 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
/** What a product on SQLite does not tell. */
const ELSEWHERE = new Set(['database_connections'])

const folder = mkdtempSync(join(tmpdir(), 'agency-prometheus-'))
const [productPort, port] = [await freePort(), await freePort()]
let prometheus: ChildProcess | undefined
let closeProduct = async () => {}

beforeAll(async () => {
  if (!program) return
  closeProduct = await openProduct()
  const { request, mutate } = requestsThrough((path, init) => fetch(`http://127.0.0.1:${productPort}${path}`, init))
  // the second answer of REST is from the cache; pages are not rendered by this project of tests
  for (const path of ['/about-us', CLIENTS, CLIENTS]) await request(path)
  await mutate('accounts.signIn', { email: 'nobody@agency.example', password: 'a wrong password' })
  prometheus = spawn(
    program,
    [
      `--config.file=${writeConfig()}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
})

afterAll(async () => {
  if (prometheus && prometheus.exitCode === null) {
    prometheus.kill('SIGKILL')
    await once(prometheus, 'exit')
  }
  await closeProduct()
  rmSync(folder, { recursive: true, force: true })
})

/** The product with its jobs, on a port. */
async function openProduct() {
  const settings = parseConfig({
    DATA_DIR: join(folder, 'product'),
    PORT: String(productPort),
    PUBLIC_URL: `http://127.0.0.1:${productPort}`, // pages of other hosts are not cached
    METRICS_TOKEN: token,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  })
  const server = await createServer(settings, { seed: false })
  const http = await listen(server.handleRequest, settings)
  return async () => {
    await http.drain()
    await server.close()
    http.closeConnections()
  }
}

/** The documented configuration, with this machine’s place and port, and each second instead of each half minute. */
function writeConfig() {
  copyFileSync(`${MONITORING}/alerts.yml`, join(folder, 'alerts.yml'))
  writeFileSync(join(folder, 'metrics-token'), token)
  const documented = readFileSync(`${MONITORING}/prometheus.yml`, 'utf8')
  for (const words of ['127.0.0.1:3000', '/etc/prometheus/metrics-token', ': 30s']) expect(documented).toContain(words)
  const file = join(folder, 'prometheus.yml')
  writeFileSync(
    file,
    documented
      .replace('127.0.0.1:3000', `127.0.0.1:${productPort}`)
      .replace('/etc/prometheus/metrics-token', join(folder, 'metrics-token'))
      .replaceAll(': 30s', ': 1s'),
  )
  return file
}

async function ask<T>(path: string, query: Record<string, string> = {}): Promise<T | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}?${new URLSearchParams(query)}`).catch(
    () => undefined,
  )
  if (!response) return undefined // it has not started yet
  const { status, data, error } = (await response.json()) as { status: string; data: T; error?: string }
  expect(status, `${path} ${query.query ?? ''}: ${error}`).toBe('success')
  return data
}

const patiently = { timeout: 60_000, interval: 200 }

test.skipIf(!program)('Prometheus reads the product with its token', async () => {
  type Targets = { activeTargets: { health: string; lastError: string; labels: object }[] }
  await expect
    .poll(async () => (await ask<Targets>('targets'))?.activeTargets, patiently)
    .toMatchObject([{ health: 'up', lastError: '', labels: { job: 'agency-website' } }])
})

test.skipIf(!program)('it loads every alert, and can work each one out', async () => {
  type Rules = { groups: { rules: { name: string; health: string; lastError?: string; state: string }[] }[] }
  const alerts = async () =>
    (await ask<Rules>('rules'))?.groups.flatMap(({ rules }) => rules.map(({ name, health }) => ({ name, health })))
  const wanted = groups.flatMap(({ rules }) => rules.map(({ alert }) => ({ name: alert, health: 'ok' })))
  expect(wanted.length).toBeGreaterThan(10)
  await expect.poll(alerts, patiently).toEqual(wanted)
})

test.skipIf(!program).each(panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr }))))(
  'the panel $title shows something: $expr',
  async ({ expr }) => {
    const query = expr.replaceAll('$instance', '.*')
    type Answer = { result: { value: [number, string] }[] }
    if ([...ELSEWHERE].some(name => expr.includes(name)))
      return expect(await ask<Answer>('query', { query })).toMatchObject({ result: [] })
    await expect.poll(async () => (await ask<Answer>('query', { query }))?.result.length, patiently).toBeGreaterThan(0)
  },
)
