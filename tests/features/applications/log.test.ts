import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, runNode } from '../../server/fresh-process.ts'

test('the log names nobody who applied, looked up or was erased', async () => {
  const folder = newFolder()
  const env = { DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'trace', PUBLIC_URL: 'http://localhost:3000' }
  const { stdout } = await runNode([resolve('tests/features/applications/logged-visit.ts')], process.cwd(), env)
  /** How long something took is no telephone. */
  const log = stdout.replaceAll(/"ms":[\d.]+/g, '')
  const told = JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8')) as Record<'code' | 'secret', string> & {
    erased: number
  }
  const { code, secret, erased } = told
  expect(erased).toBe(1)
  expect(code).toMatch(/^\d{8}$/)
  expect(secret.length).toBeGreaterThan(20)
  for (const path of ['/jobs/tell-me', '/application-status']) expect(stdout).toContain(path)
  expect(stdout).not.toContain('"level":50')
  for (const trace of ['Rahim', 'Uddin', '1712', '১৭১২', 'bogura', code, secret]) expect(log).not.toContain(trace)
}, 60_000)
