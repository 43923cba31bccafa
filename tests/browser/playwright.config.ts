import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

/** In `npm test` a journey for several windows runs on a phone, but for the main job; JOURNEYS=all, as in `npm run test:slow`, runs it in each. */
const elsewhere = process.env.JOURNEYS === 'all' ? /@phone-only/ : /^(?!.*@desk).*@phone|@again/

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
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
  },
  projects: [
    { name: 'desktop', grepInvert: elsewhere, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
