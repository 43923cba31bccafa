// `npm run backup`, built to dist/server/backup.js
import { print, runCommand } from '#server/cli/run-command.ts'

const USAGE = `npm run backup             copies database and pictures into one archive in DATA_DIR/backups
npm run backup -- FOLDER   into another folder
--if-due                   only when the newest archive there is BACKUP_EVERY hours old`

await runCommand(USAGE, { 'if-due': { type: 'boolean' } }, async ({ values, positionals: [folder, ...more] }) => {
  if (more.length > 0) throw new Error(`Unexpected word “${more[0]}”.\n${USAGE}`)
  const [{ requireSqliteLocation }, { keepBackups }, { backupFolder }] = await Promise.all([
    import('#server/backup/location.ts'),
    import('#server/backup/retention.ts'),
    import('#server/backup/state.ts'),
  ])
  return keepBackups(requireSqliteLocation(), folder ?? backupFolder, { isDueOnly: values['if-due'] === true }, print)
})
