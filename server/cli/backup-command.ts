// `npm run backup`, built to dist/server/backup.js
import { dataLocation } from '#server/backup/location.ts'
import { keepBackups } from '#server/backup/retention.ts'
import { backupFolder } from '#server/backup/state.ts'
import { COPYING_MB } from '#server/cli/bounded-memory.ts'
import { print, runCommand } from '#server/cli/run-command.ts'

const USAGE = `npm run backup             copies database, pictures and files of applications into one archive in DATA_DIR/backups, and that into the bucket of the BACKUP_S3_ variables
npm run backup -- FOLDER   into another folder
--if-due                   only when the newest archive there is BACKUP_EVERY hours old
BACKUP_PASSPHRASE          encrypts it; the age program opens it, too`

await runCommand(
  USAGE,
  { 'if-due': { type: 'boolean' } },
  async ({ values, positionals: [folder, ...more] }) => {
    if (more.length > 0) throw new Error(`Unexpected word “${more[0]}”.\n${USAGE}`)
    return keepBackups(dataLocation(), folder ?? backupFolder(), { isDueOnly: values['if-due'] === true }, print)
  },
  COPYING_MB,
)
