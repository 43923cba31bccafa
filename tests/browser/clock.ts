import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test as base } from './test.ts'

type Fixtures = {
  clockFile: string
  /** Puts the clock of the product to a moment, in milliseconds since 1970; it goes on from there. */
  moveClock: (to: number) => Promise<void>
}

/** Tests whose product has a clock that can be put forward while it runs. */
export const test = base.extend<Fixtures>({
  hasOwnProcess: true,
  clockFile: async ({}, use, testInfo) => use(testInfo.outputPath('clock')),
  environment: ({ environment, clockFile }, use) =>
    use({
      ...environment,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs'))}`,
    }),
  moveClock: ({ product, clockFile }, use) =>
    use(async to => {
      const ahead = String(to - Date.now())
      await writeFile(clockFile, ahead)
      process.kill(product.pid(), 'SIGUSR2')
      await expect.poll(() => readFile(`${clockFile}.taken`, 'utf8').catch(() => ''), 'the clock is moved').toBe(ahead)
    }),
})
