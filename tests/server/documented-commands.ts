/** Where each command of the documents is run: the files that may call it, and the words of the call. */
export const runBy: Record<string, [files: string, words: string]> = {
  'node_modules/.bin/node dist/server/backup.js': [
    'tests/faults/file-permissions.test.ts',
    "['dist/server/backup.js']",
  ],
  'node_modules/.bin/node dist/server/restore.js': ['tests/faults/releases.test.ts', "run('restore', "],
  'node_modules/.bin/node dist/server/staff.js': ['tests/documented.mjs', "'dist/server/staff.js', 'create'"],
  'npm ci': ['tests/documented.mjs', "npmInClone('ci'"],
  'npm install': ['tests/package/package.test.ts', "'install'"],
  'npm pack': ['tests/package/package.test.ts', "'pack', '--workspace', '@agency/ui'"],
  'npm run backup': ['tests/documented.mjs', "npmInClone('run', 'backup')"],
  'npm run build': ['tests/documented.mjs', "['run', 'build'"],
  'npm run dev': ['tests/documented.mjs', "'run', 'dev'"],
  'npm run doctor': ['tests/faults/commands.test.ts', "run(['doctor']"],
  'npm run keys': ['tests/faults/two-keys.test.ts', 'dist/server/keys.js'],
  'npm run kit:sizes': ['tests/package/package.test.ts', '../../ui/sizes.mjs'],
  'npm run move': ['tests/scale/move.ts', 'dist/server/move.js'],
  'npm run patterns': ['tests/parts.mjs', "program('scripts/patterns.mjs')"],
  'npm run release': ['tests/documented.mjs', 'scripts/release/archive.ts'],
  'npm run remove-feature': ['tests/removal.mjs', 'run remove-feature -- '],
  'npm run restore': ['tests/documented.mjs', "npmInClone('run', 'restore'"],
  'npm run staff': ['tests/documented.mjs', "npmInClone('run', 'staff'"],
  'npm run storybook:build': ['tests/parts.mjs', 'buildStorybook,'],
  'npm run storybook:looks': ['tests/*.mjs', 'tests/stories/looks.mjs'],
  'npm run storybook:walk': ['tests/*.mjs', 'tests/stories/walk.mjs'],
  'npm run typecheck': ['tests/documented.mjs', "['run', 'typecheck']"],
  'npm run weight': ['tests/*.mjs', 'tests/load/weight.ts'],
  'npm start': ['tests/documented.mjs', "[...npm, 'start']"],
  'npm test': ['.ci/run', 'npm test'],
  'npx playwright': ['tests/*.mjs', 'node_modules/@playwright/test/cli.js'],
  'npx vitest': ['tests/*.mjs', 'node_modules/vitest/vitest.mjs'],
}

/** Why a command of the documents is run by nobody but the person who needs it. Its program is there, which a test sees. */
export const notRun: Record<string, string> = {
  'npm run bench': 'measures, which wants a machine that does nothing else',
  'npm run bench:scale': 'measures, as root, with nginx',
  'npm run check': 'runs the steps of npm test over what has changed',
  'npm run format': 'writes; npm test runs the formatter with --check',
  'npm run help-pictures': 'writes pictures that are committed',
  'npm run migration':
    'writes files from the last commit to the working tree; every start of a test applies what it wrote',
  'npm run pictures': 'compares with another commit, which a clone without history has not',
  'npm run storybook': 'a server for people; npm test walks what storybook:build makes',
  'npm run test:all': 'runs every part there is, for an hour and more; its program is that of npm test',
  'npm version': "npm's own",
}
