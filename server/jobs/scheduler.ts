import { join } from 'node:path'
import { contentVersion } from '#server/cache/content-version.ts'
import { BACKUP_ON_POSTGRES, config, ConfigError, databaseFile } from '#server/config.ts'
import { contentFeatures, registeredFeatures } from '#server/define-feature.ts'
import { purgePictures } from '#server/media/domain.ts'
import { purgeIdempotencyKeys } from '#server/db/idempotency.ts'
import { store } from '#server/media/store.ts'
import { lifecycle } from '#server/jobs/background.ts'
import { announce, log } from '#server/log.ts'
import { deliverSoon, purgeSent } from '#server/mail/domain.ts'
import { scheduleBackups } from '#server/backup/schedule.ts'
import { fileFault, StartError, exitWithStartError } from '#server/start-error.ts'

const HOUR = 60 * 60 * 1000
const MINUTE = 60 * 1000

/** Stops the start with a sentence when the picture store refuses what the settings say. One that is only away, or full, may come back. */
export async function checkPictures(): Promise<void> {
  try {
    await store.check()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const fault =
      error instanceof ConfigError || code === 'ENOSPC'
        ? error
        : fileFault(error, join(config.DATA_DIR, 'pictures'), 'DATA_DIR')
    if (fault instanceof StartError) exitWithStartError(fault)
    log.warn({ err: error }, 'the picture store does not answer')
  }
}

/**
 * Writes the demonstration records into a database that was never written, unless DEMO is off, while the site is open already. When
 * that fails, the site stays empty and the next start tries again. Never throws.
 */
export async function seedIfEmpty(): Promise<void> {
  if (config.DEMO === 'off') return
  lifecycle.seeding = true
  try {
    if ((await contentVersion()) > 0 || (await hasContent())) return
    const { seed } = await import('#prisma/seed/seed.ts')
    log.info({ countries: await seed() }, 'the demonstration records are written')
  } catch (error) {
    log.error({ err: error }, 'the demonstration records could not be written; the next start tries again')
  } finally {
    lifecycle.seeding = false
  }
}

/** Every hour: each feature's purge, sent mails, old idempotency keys and unused pictures. Every minute: due mails and backups. */
export function startScheduledJobs(): void {
  const purge = async () => {
    for (const feature of registeredFeatures()) await feature.purge?.()
    await purgeSent()
    await purgeIdempotencyKeys()
    const pictures = await purgePictures()
    if (pictures > 0) log.info({ pictures }, 'unused pictures were deleted')
  }
  const run = () => {
    purge().catch(error => log.error({ err: error }, 'the hourly purge failed'))
  }
  deliverSoon()
  setInterval(deliverSoon, MINUTE).unref()
  scheduleBackups()
  setTimeout(run, MINUTE).unref()
  setInterval(run, HOUR).unref()
}

/** Tells the person at the terminal where the site is and what to do first. */
export async function printStartupMessage(): Promise<void> {
  announce(`Meghbridge Overseas is open at ${config.PUBLIC_URL}`)
  for (const feature of registeredFeatures()) {
    const message = await feature.startMessage?.()
    if (message) announce(message)
  }
  if (databaseFile(config.DATABASE_URL) === null) announce(`The database is on PostgreSQL. ${BACKUP_ON_POSTGRES}`)
  announce(
    `Staff area: ${config.PUBLIC_URL}/admin · API reference: ${config.PUBLIC_URL}/api/v1/docs · stop with Ctrl+C`,
  )
}

async function hasContent() {
  for (const feature of contentFeatures()) if ((await feature.records()).length > 0) return true
  return false
}
