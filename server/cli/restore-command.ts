// `npm run restore`, built to dist/server/restore.js
import { requireSqliteLocation } from '#server/backup/location.ts'
import { restore } from '#server/backup/restore.ts'
import { print, runCommand } from '#server/cli/run-command.ts'
import { openDatabase } from '#server/db/client.ts'
import { eraseAll } from '#server/erased.ts'
import '#server/features.ts'

const USAGE = `npm run restore -- FILE            puts a backup into an empty installation
npm run restore -- FILE --check    verifies it and changes nothing
npm run restore -- FILE --force    also where there are records, which are set aside; never while the product runs`

await runCommand(
  USAGE,
  { check: { type: 'boolean' }, force: { type: 'boolean' } },
  async ({ values: { check = false, force = false }, positionals: [file, ...more] }) => {
    if (!file || more.length > 0) throw new Error(`${file ? `Unexpected word “${more[0]}”` : 'Which FILE?'}\n${USAGE}`)
    const sentence = await restore(file, requireSqliteLocation(), { check, force }, print)
    if (!check) {
      await openDatabase()
      const erased = await eraseAll()
      if (erased > 0) print(`Erased again, as before: ${erased} records`)
    }
    return sentence
  },
)
