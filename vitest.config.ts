import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { generate } from './scripts/setup.mjs'
import { chromiumArgs, chromiumPath } from './tests/chromium.mjs'

generate() // so that one test file runs in a fresh clone

const onPostgres = process.env.TEST_DATABASE === 'postgresql' // `npm run test:slow` runs the server tests once more on PostgreSQL
const sqliteOnly = [
  'tests/server/backup.test.ts',
  'tests/server/before-history.test.ts',
  'tests/server/database.test.ts',
  'tests/server/move.test.ts',
  'tests/server/restore.test.ts',
  'tests/server/scheduled-backups.test.ts',
]
const maxWorkers = 2 // by default one core is left free, which is half of a small machine
/** Real faults, such as a full disk, against the built product (`npm run build` first). */
const faults = { environment: 'node' as const, maxWorkers, testTimeout: 240_000, hookTimeout: 240_000 }
const launchOptions = { executablePath: await chromiumPath(), args: chromiumArgs }

export default defineConfig({
  test: {
    // without a build the stylesheet's link is empty
    onConsoleLog: log => !/`precedence` prop|An empty string \(""\) was passed to the href/.test(log),
    projects: [
      {
        extends: './app.config.ts',
        test: {
          name: 'server',
          isolate: false,
          environment: 'node',
          maxWorkers,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/faults', 'tests/scale', 'tests/languages', ...(onPostgres ? sqliteOnly : [])],
          setupFiles: ['tests/server/undo-globals.ts'],
          globalSetup: onPostgres ? ['tests/server/postgres-template.ts'] : [],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          env: { LOG_LEVEL: 'silent' },
          server: { deps: { inline: [/@tanstack/] } },
        },
      },
      {
        extends: './app.config.ts',
        test: {
          ...faults,
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          exclude: ['tests/faults/*.slow.test.ts'],
        },
      },
      {
        extends: './app.config.ts',
        test: { ...faults, name: 'slow', include: ['tests/{faults,scale,languages}/*.slow.test.ts'] },
      },
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          setupFiles: ['tests/stories/class-names.ts'],
          testTimeout: 120_000, // a story of every screen
          maxWorkers,
          sequence: { groupOrder: 1 }, // after the server's tests, which use other workers
          isolate: false, // otherwise each file loads the kit again, two hundred times
          api: { host: '127.0.0.1', port: 4715 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              { browser: 'chromium', name: 'stories' },
              // contrast differs between light and dark
              {
                browser: 'chromium',
                name: 'stories-dark',
                exclude: ['app/stories/**'], // journeys look at the product's screens in both
                provider: playwright({ launchOptions, contextOptions: { colorScheme: 'dark' } }),
              },
              // .storybook/preview.tsx lays the kit out from right to left for Arabic
              {
                browser: 'chromium',
                name: 'stories-rtl',
                exclude: ['app/stories/**'], // the product's screens have no words from right to left
                provider: playwright({ launchOptions, contextOptions: { locale: 'ar' } }),
              },
            ],
            provider: playwright({ launchOptions }),
          },
        },
      },
    ],
  },
})
