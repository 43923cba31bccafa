import { existsSync } from 'node:fs'

/** Flags with which Chromium runs headless as root and asks nothing of the network. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** A Chromium to test with: the one named by CHROMIUM_PATH, the machine's own, or the one that npm brought along. */
export async function chromiumPath() {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(path => path && existsSync(path))
  return installed ?? (await import('@sparticuz/chromium')).default.executablePath()
}
