import { spawnSync } from 'node:child_process'

/** Whatever copies a database holds a few hundred rows and one file at a time. */
export const COPYING_MB = 192
/** What the product has, see scripts/setup.mjs: a drill starts it. */
export const PRODUCT_MB = 512

const LIMIT = '--max-old-space-size'

/**
 * Begins this command anew with a limit for what V8 keeps, in megabytes, however it was called: without one it collects
 * late. Whoever gives a limit of their own has it. docs/decisions/0016 has figures.
 */
export function boundMemory(megabytes: number): void {
  if (process.execArgv.some(arg => arg.startsWith(LIMIT))) return
  const limits = [`${LIMIT}=${megabytes}`, '--max-semi-space-size=4']
  const words = [...process.execArgv, ...limits, ...process.argv.slice(1)]
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, ...words], process.env)
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' }) // Windows replaces no process
  process.exit(status ?? 1)
}
