import { finishRestore } from '#server/backup/restore.ts'
import { config, databaseFile } from '#server/config/config.ts'
import { openDatabase, openingFault } from '#server/db/client.ts'
import { findKeyMark } from '#server/installation/claim.ts'
import { takeKeyOf } from '#server/installation/keys.ts'

/**
 * Opens the database of this installation, after it has ended a restore that a crash has cut short. Throws a StartError
 * when the database or its folder cannot be used.
 */
export async function openInstallation(): Promise<void> {
  const file = databaseFile(config.DATABASE_URL)
  if (file !== null)
    await finishRestore({ file, dataDir: config.DATA_DIR }).catch(error => {
      throw openingFault(error, file)
    })
  await openDatabase()
  takeKeyOf(await findKeyMark())
}
