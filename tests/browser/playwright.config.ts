import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

/**
 * `npm test` runs the core journeys, each once: on a phone where they are for several windows, but for the main job,
 * which runs on both.
 */
const isCore = process.env.JOURNEYS === 'core'
const elsewhere = isCore ? /^(?!.*@desk).*@phone|@again/ : /@phone-only/

/** Journeys through the built product (`npm run build` first). Every test starts its own product, so the order is free. */
export default defineConfig({
  testDir: '.',
  ...(process.env.TEST_DATABASE === 'postgresql' && { globalSetup: '../server/postgres-template.ts' }),
  outputDir: '../../test-results',
  reporter: 'dot', // what failed, and why, stands at the end
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block',
    locale: 'en-GB',
    ...(isCore && { contextOptions: { reducedMotion: 'reduce' } }), // the others look at what moves
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'desktop',
      ...(isCore && { grep: /@core/ }),
      grepInvert: elsewhere,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: isCore ? /(?=.*@phone)(?=.*@core)/ : /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
})
