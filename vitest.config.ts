import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { generate } from './scripts/setup.mjs'
import { chromiumArgs, chromiumPath } from './tests/chromium.mjs'

generate() // one test file works in a fresh clone, too

const onPostgres = process.env.TEST_DATABASE === 'postgresql' // the server's tests on PostgreSQL, without those of SQLite's own files
const ofSqlite = [
  'tests/server/backup.test.ts',
  'tests/server/database.test.ts',
  'tests/server/move.test.ts',
  'tests/server/scheduled-backups.test.ts',
]
/** Faults made for real against the built product (`npm run build` first). */
const faults = { environment: 'node' as const, maxWorkers: 2, testTimeout: 60_000, hookTimeout: 60_000 }
const launchOptions = { executablePath: await chromiumPath(), args: chromiumArgs }

export default defineConfig({
  test: {
    // in tests no stylesheet is built, so its link has an empty address
    onConsoleLog: log => !/`precedence` prop|An empty string \(""\) was passed to the href/.test(log),
    projects: [
      {
        extends: './app.config.ts',
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/faults', 'tests/scale', 'tests/languages', ...(onPostgres ? ofSqlite : [])],
          globalSetup: onPostgres ? ['tests/server/template.ts'] : [],
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
          isolate: false, // a frame of its own for each file would load the kit two hundred times
          api: { host: '127.0.0.1', port: 4715 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              { browser: 'chromium', name: 'stories' },
              // a contrast that holds in light may fail in dark
              {
                browser: 'chromium',
                name: 'stories-dark',
                provider: playwright({ launchOptions, contextOptions: { colorScheme: 'dark' } }),
              },
              // .storybook/preview.tsx shows the kit from right to left to a reader of Arabic
              {
                browser: 'chromium',
                name: 'stories-rtl',
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
