// `npm run restore`, built to dist/server/restore.js
import { requireSqliteLocation } from '#server/backup/location.ts'
import { restore } from '#server/backup/restore.ts'
import { print, runCommand } from '#server/cli/run-command.ts'

const USAGE = `npm run restore -- FILE            puts a backup into an empty installation
npm run restore -- FILE --check    verifies it and changes nothing
npm run restore -- FILE --force    also where there are records, which are set aside; never while the product runs`

await runCommand(
  USAGE,
  { check: { type: 'boolean' }, force: { type: 'boolean' } },
  async ({ values: { check = false, force = false }, positionals: [file, ...more] }) => {
    if (!file || more.length > 0) throw new Error(`${file ? `Unexpected word “${more[0]}”` : 'Which FILE?'}\n${USAGE}`)
    return restore(file, requireSqliteLocation(), { check, force }, print)
  },
)
