import { join } from 'node:path'
import { makeSetupLink } from '#server/features/accounts/domain.ts'
import { lucia } from '#server/features/accounts/sessions.ts'
import { purgeTokens } from '#server/features/accounts/one-time-tokens.ts'
import { forget } from '#server/features/activity/domain.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import { BACKUP_ON_POSTGRES, config, ConfigError, databaseFile } from '#server/config.ts'
import { read } from '#server/db/client.ts'
import { sweep } from '#server/media/domain.ts'
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
    if ((await contentVersion()) > 0 || (await read.clientCountry.count()) > 0) return
    const { seed } = await import('#prisma/seed/seed.ts')
    log.info({ countries: await seed() }, 'the demonstration records are written')
  } catch (error) {
    log.error({ err: error }, 'the demonstration records could not be written; the next start tries again')
  } finally {
    lifecycle.seeding = false
  }
}

/** Hourly: sessions and links that have ended, activities of a year ago, mails sent long ago, keys of requests of a day ago, and pictures that nothing uses. Each minute: mails that are due, and a backup. */
export function startScheduledJobs(): void {
  const chores = async () => {
    await lucia.deleteExpiredSessions()
    await purgeTokens()
    await forget()
    await purgeSent()
    await purgeIdempotencyKeys()
    const swept = await sweep()
    if (swept > 0) log.info({ swept }, 'pictures that nothing used were removed')
  }
  const run = () => {
    chores().catch(error => log.error({ err: error }, 'hourly chores failed'))
  }
  deliverSoon()
  setInterval(deliverSoon, MINUTE).unref()
  scheduleBackups()
  setTimeout(run, MINUTE).unref()
  setInterval(run, HOUR).unref()
}

/** Tells the person at the machine where the site is and what comes first. */
export async function printStartupMessage(): Promise<void> {
  const isNew = (await read.user.count()) === 0
  announce(`Meghbridge Overseas is open at ${config.PUBLIC_URL}`)
  const setup = await makeSetupLink()
  if (setup)
    announce(`First: make the owner's account at ${setup} (works once and for an hour; the next start prints another)`)
  else if (isNew)
    announce(`First: make your account at ${config.PUBLIC_URL}/sign-up. The first account is the owner's.`)
  if (databaseFile(config.DATABASE_URL) === null) announce(`The database is on PostgreSQL. ${BACKUP_ON_POSTGRES}`)
  announce(
    `Staff area: ${config.PUBLIC_URL}/admin · API reference: ${config.PUBLIC_URL}/api/v1/docs · stop with Ctrl+C`,
  )
}
