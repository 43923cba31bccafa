import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Flags with which Chromium runs headless, as root and without network requests of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium to test with: the one named by CHROMIUM_PATH, the one that npm brought, which is the same everywhere and
 * takes two thirds of the time, or the machine's own where that one does not run.
 */
export async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const brought = await (await import('@sparticuz/chromium')).default.executablePath().catch(() => '')
  if (spawnSync(brought, ['--version']).status === 0) return brought
  return ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(path => existsSync(path)) ?? brought
}
