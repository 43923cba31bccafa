import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, runNode } from '../../server/fresh-process.ts'

test('the log names nobody who applied, looked up or was erased', async () => {
  const env = { DATA_DIR: newFolder(), DEMO: 'off', LOG_LEVEL: 'trace', PUBLIC_URL: 'http://localhost:3000' }
  const { stdout, stderr } = await runNode([resolve('tests/features/applications/logged-visit.ts')], process.cwd(), env)
  const { code, secret, erased } = JSON.parse(stderr) as { code: string; secret: string; erased: number }
  expect(erased).toBe(1)
  expect(code).toMatch(/^\d{8}$/)
  expect(secret.length).toBeGreaterThan(20)
  for (const path of ['/jobs/tell-me', '/application-status']) expect(stdout).toContain(path)
  expect(stdout).not.toContain('"level":50')
  for (const trace of ['Rahim', 'Uddin', '1712', '১৭১২', 'bogura', code, secret]) expect(stdout).not.toContain(trace)
}, 60_000)
