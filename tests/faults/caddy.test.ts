import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findProgram } from '../artefacts/debian.ts'
import { freePort } from '../server/free-port.ts'

const caddy = findProgram('caddy')

test.skipIf(!caddy)('Caddy logs no secret link and no search, also while the product is down', async () => {
  const [port, nobody] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'agency-caddy-'))
  const file = join(folder, 'Caddyfile')
  const text = readFileSync('docs/Caddyfile', 'utf8')
    .replace('{\n', '{\n\tadmin off\n')
    .replace('product-1:3000 product-2:3000', `127.0.0.1:${nobody}`)
    .replace('lb_try_duration 5s', 'lb_try_duration 0s')
  writeFileSync(file, text)
  const env = {
    ...process.env,
    SITE: `http://127.0.0.1:${port}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const running = spawn(caddy!, ['run', '--adapter', 'caddyfile', '--config', file], { env })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  onTestFinished(async () => {
    running.kill()
    await once(running, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBeGreaterThan(500)
  const headers = { referer: `${url}/application-status?key=secret-link`, 'x-search': 'A01234567' }
  for (const path of [
    '/application-status?key=secret-link',
    '/admin/workers?search=A01234567',
    `/receipts/${'secret-link'.padEnd(43, 'x')}`,
  ])
    expect((await fetch(url + path, { headers })).status).toBeGreaterThan(500)
  await expect.poll(() => said).toMatch(/"level":"error".*"uri":"\/admin\/workers"/)
  expect(said).not.toMatch(/secret-link|A01234567/)
})
