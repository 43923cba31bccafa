import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { CLIENT_PACKAGE } from '../../scripts/setup.mjs'
import { freePort } from '../server/free-port.ts'

// apart from tests that install the package of this build: here it is away for a while
const folder = mkdtempSync(join(tmpdir(), 'agency-packing-'))
const patiently = { timeout: 100_000, interval: 50 }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('npm start packs the clients beside the open site, also after it was ended halfway', async () => {
  rmSync(CLIENT_PACKAGE)
  const first = await npmStart()
  const answer = await fetch(`${first.url}/api/v1/client.tgz`)
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('npm run build')])
  await expect.poll(() => existsSync('api-client/dist/rest.d.ts'), patiently).toBe(true)
  await first.end()
  expect(existsSync(CLIENT_PACKAGE)).toBe(false)
  const second = await npmStart()
  await expect.poll(async () => (await fetch(`${second.url}/api/v1/client.tgz`)).status, patiently).toBe(200)
  expect(existsSync(`${CLIENT_PACKAGE}.part`)).toBe(false)
  await second.end()
}, 240_000)

/** The program of `npm start` on the built product, as soon as its site is open. */
async function npmStart() {
  rmSync('api-client/dist', { recursive: true, force: true })
  const url = `http://127.0.0.1:${await freePort()}`
  const settings = {
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DEMO: 'off',
  }
  const program = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  })
  const end = async () => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
  }
  onTestFinished(end)
  const isOpen = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isOpen, patiently).toBe(true)
  return { url, end }
}
