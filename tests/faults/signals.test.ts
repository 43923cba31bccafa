import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expectRefused, requestsTo } from './open-product.ts'
import { openRuntimeFolder } from './runtime.ts'
import { freePort } from '../server/free-port.ts'
import { CLIENTS, qatar } from '../server/test-server.ts'

const START = [process.execPath, 'scripts/start.mjs']
/** Runs a program in its own terminal, which closes when it is killed. */
const TERMINAL = ['script', '--quiet', '--flush', '--return', '--command', START.join(' '), '/dev/null']
const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

/** `npm start`'s own program as the leader of a group, as a terminal runs it. */
async function startGroup([program, ...words] = START) {
  const folder = openRuntimeFolder()
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  }
  const group = spawn(program!, words, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  group.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const signal = (name: NodeJS.Signals) => process.kill(-group.pid!, name)
  onTestFinished(() => {
    if (group.exitCode === null && group.signalCode === null) signal('SIGKILL')
  })
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  return { group, signal, port, dataDir, said: () => said, ...requestsTo({ url }) }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the whole group, again and again, finishes the responses that have begun',
  async name => {
    const { group, signal, port, dataDir, request, signUp, said } = await startGroup()
    const { cookie } = await signUp('owner')
    const body = JSON.stringify({ ...qatar, countryName: 'Oman' })
    const socket = connect(port, '127.0.0.1')
    const head = `POST ${CLIENTS} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
    socket.write(head + body.slice(0, 20))
    await request('/healthz') // earlier requests on other connections have been received
    const ended = once(group, 'exit')
    for (let times = 0; times < 3; times++) {
      signal(name)
      await expectRefused(request)
    }
    let answer = ''
    socket.on('data', part => {
      answer += part.toString()
    })
    socket.write(body.slice(20))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(await ended).toEqual([0, null])
    expect(readdirSync(dataDir)).not.toContain('running')
    for (const line of said().split('\n').filter(Boolean))
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), msg: expect.any(String) })
    expect(said()).toContain('127.0.0.1 is open at http://127.0.0.1')
  },
)

test.skipIf(!hasTerminal)('closing the terminal ends the product gracefully', async () => {
  const { group, request, dataDir } = await startGroup(TERMINAL)
  expect(readdirSync(dataDir)).toContain('running')
  group.kill('SIGKILL')
  await expect.poll(() => readdirSync(dataDir), { timeout: 10_000 }).not.toContain('running')
  await expectRefused(request)
})

test('npm start rejects unknown arguments, and --help explains it', async () => {
  const folder = openRuntimeFolder()
  const start = (word: string) =>
    once(spawn(process.execPath, ['scripts/start.mjs', word], { cwd: folder, stdio: 'ignore' }), 'exit')
  expect(await start('--port=4000')).toEqual([1, null])
  expect(await start('--help')).toEqual([0, null])
})
