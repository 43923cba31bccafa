import { defineConfig } from 'vitest/config'
import { generate } from './scripts/setup.mjs'

generate() // so that one test file runs in a fresh clone

const onPostgres = process.env.TEST_DATABASE === 'postgresql' // `npm run test:all` runs the server tests once more on PostgreSQL
const sqliteOnly = [
  'tests/server/backup.test.ts',
  'tests/server/before-history.test.ts',
  'tests/server/database.test.ts',
  'tests/server/first-backup.test.ts',
  'tests/server/patterns.test.ts',
  'tests/server/restore.test.ts',
  'tests/server/scheduled-backups.test.ts',
]
const maxWorkers = 2 // by default one core is left free, which is half of a small machine
/** Tests that start the built product (`npm run build` first), or programs beside it. */
const long = { environment: 'node' as const, maxWorkers, testTimeout: 240_000, hookTimeout: 240_000 }
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
    ],
  },
})
