import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { generate } from './scripts/setup.mjs'
import { chromiumArgs, chromiumPath } from './tests/chromium.mjs'

generate() // so that one test file runs in a fresh clone

const onPostgres = process.env.TEST_DATABASE === 'postgresql' // `npm run test:all` runs the server tests once more on PostgreSQL
const sqliteOnly = [
  'tests/server/backup.test.ts',
  'tests/server/before-history.test.ts',
  'tests/server/database.test.ts',
  'tests/server/first-backup.test.ts',
  'tests/server/records.test.ts',
  'tests/server/restore.test.ts',
  'tests/server/scheduled-backups.test.ts',
]
const maxWorkers = 2 // by default one core is left free, which is half of a small machine
/** Tests that start the built product (`npm run build` first), or programs beside it. */
const long = { environment: 'node' as const, maxWorkers, testTimeout: 240_000, hookTimeout: 240_000 }
const cramped = 'tests/stories/cramped.ts'
/** Stories as people look at them: behaviour depends neither on colours nor on direction. */
const atRest = { tags: { include: ['test'], exclude: ['behaviour'] } }
/** Folders of the projects below; a folder that nobody names belongs to the server, so that none is forgotten. */
const inOtherProjects = ['artefacts', 'faults', 'fuzz', 'languages', 'package', 'scale', 'services'].map(
  folder => `tests/${folder}`,
)
const onServer = {
  isolate: false,
  environment: 'node' as const,
  maxWorkers,
  setupFiles: ['tests/server/undo-globals.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  env: { LOG_LEVEL: 'silent' },
  server: { deps: { inline: [/@tanstack/] } },
}
type Stories = {
  name: string
  only?: Parameters<typeof storybookTest>[0]
  exclude?: string[]
  /** Files that look at the page after every story. */
  looks?: string[]
  contextOptions?: NonNullable<Parameters<typeof playwright>[0]>['contextOptions']
}
const launchOptions = { executablePath: await chromiumPath(), args: chromiumArgs }

export default defineConfig({
  test: {
    // without a build the stylesheet's link is empty
    onConsoleLog: log => !/`precedence` prop|An empty string \(""\) was passed to the href/.test(log),
    tags: [
      { name: 'core', description: 'One fault of each kind, for `npm test`' },
      { name: 'thorough', description: 'Slow cases of the server, left to `npm run test:all`' },
    ],
    projects: [
      {
        extends: './app.config.ts',
        test: {
          ...onServer,
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.walk.test.ts', ...inOtherProjects, ...(onPostgres ? sqliteOnly : [])],
          globalSetup: onPostgres ? ['tests/server/postgres-template.ts'] : [],
        },
      },
      {
        extends: './app.config.ts',
        test: { ...onServer, name: 'walks', include: ['tests/**/*.walk.test.ts'] },
      },
      {
        extends: './app.config.ts',
        test: { ...onServer, name: 'services', include: ['tests/{services,fuzz}/*.test.ts'], testTimeout: 120_000 },
      },
      ...Object.entries({
        faults: ['tests/faults/*.test.ts', '!tests/faults/*.slow.test.ts'],
        slow: ['tests/faults/*.slow.test.ts'],
        scale: ['tests/{scale,languages}/*.test.ts'],
        package: ['tests/package/*.test.ts'],
      }).map(([name, include]) => ({ test: { ...long, name, include } })),
      {
        extends: './app.config.ts',
        test: {
          ...long,
          name: 'artefacts',
          include: ['tests/artefacts/*.test.ts'],
          globalSetup: ['tests/artefacts/debian.ts'], // programs of Debian, which may have to be downloaded
          env: { LOG_LEVEL: 'silent' },
        },
      },
      stories({ name: 'stories', only: { tags: { include: ['test'], exclude: ['every-case'] } } }),
      stories({ name: 'stories-cases', only: { tags: { include: ['every-case'] } } }),
      // contrast differs between light and dark
      stories({ name: 'stories-dark', only: atRest, looks: [cramped], contextOptions: { colorScheme: 'dark' } }),
      // .storybook/preview.tsx lays the kit out from right to left for Arabic; the product's screens have no words from right to left
      stories({
        name: 'stories-rtl',
        only: atRest,
        exclude: ['app/stories/**'],
        looks: [cramped],
        contextOptions: { locale: 'ar' },
      }),
    ],
  },
})

/** Stories in a browser; `only` selects them by their tags. */
function stories({ name, only = {}, exclude = [], looks = [], contextOptions = {} }: Stories) {
  return {
    extends: '.storybook/vite.config.ts',
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)), ...only })],
    test: {
      name,
      exclude,
      setupFiles: ['tests/stories/class-names.ts', ...looks],
      testTimeout: 120_000, // a story of every screen
      maxWorkers,
      sequence: { groupOrder: 1 }, // after the server's tests, which use other workers
      isolate: false, // otherwise each file loads the kit again, two hundred times
      api: { host: '127.0.0.1', port: 4715 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' as const, name }],
        provider: playwright({ launchOptions, contextOptions }),
      },
    },
  }
}
