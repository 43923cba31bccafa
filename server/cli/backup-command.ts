// `npm run backup`, built to dist/server/backup.js
import { requireSqliteLocation } from '#server/backup/location.ts'
import { keepBackups } from '#server/backup/retention.ts'
import { backupFolder } from '#server/backup/state.ts'
import { print, runCommand } from '#server/cli/run-command.ts'

const USAGE = `npm run backup             copies database, pictures and files of applications into one archive in DATA_DIR/backups
npm run backup -- FOLDER   into another folder
--if-due                   only when the newest archive there is BACKUP_EVERY hours old`

await runCommand(USAGE, { 'if-due': { type: 'boolean' } }, async ({ values, positionals: [folder, ...more] }) => {
  if (more.length > 0) throw new Error(`Unexpected word “${more[0]}”.\n${USAGE}`)
  return keepBackups(requireSqliteLocation(), folder ?? backupFolder(), { isDueOnly: values['if-due'] === true }, print)
})
