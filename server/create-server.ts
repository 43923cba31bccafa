import type { IncomingMessage } from 'node:http'
import { agency } from '#i18n/agency.ts'
import { refreshAgency } from '#server/site/agency.ts'
import { createApp } from '#server/app.ts'
import { clearCachedVersion, followChanges } from '#server/cache/content-version.ts'
import { findCached } from '#server/cache/response-cache.ts'
import { BACKUP_ON_POSTGRES, type Config, config, databaseFile } from '#server/config/config.ts'
import { read } from '#server/db/client.ts'
import { writeFirstRevisions } from '#server/drafts/first-revisions.ts'
import { writeSearchTexts } from '#server/drafts/search-text.ts'
import { holdAfterDump } from '#server/drafts/hold-after-dump.ts'
import { registeredFeatures, usedFeatures } from '#server/registration/define-feature.ts'
import { startHeartbeat } from '#server/db/file-locks.ts'
import { restrictPermissions } from '#server/db/file-permissions.ts'
import '#server/db/storage-gauges.ts'
import { clientAddressOf, networkOf } from '#server/http/client-address.ts'
import { measureProcess } from '#server/http/metrics.ts'
import { logCached } from '#server/http/request-logger.ts'
import { takeTurn } from '#server/http/request-queue.ts'
import { clearSpool } from '#server/http/spool.ts'
import { drainBackground, runInBackground } from '#server/jobs/background.ts'
import { eraseAll } from '#server/erasure/erased-records.ts'
import { requireKey } from '#server/installation/claim.ts'
import { openEpoch } from '#server/installation/epoch.ts'
import { openLineage } from '#server/installation/lineage.ts'
import { checkClock } from '#server/installation/clock.ts'
import { registeredJobs } from '#server/jobs/registered.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { sayUnknown } from '#server/config/setting-names.ts'
import { startTracing } from '#server/tracing/tracing.ts'
import { deliverWebhooksSoon, stopWebhooks } from '#server/changes/deliver.ts'
import { closeAll, configure, lifecycle, onClose } from '#server/process/lifecycle.ts'
import { announce, log } from '#server/process/log.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { purgeShares } from '#server/files/share.ts'
import { checkStore } from '#server/files/store.ts'
import { beginFeed } from '#server/changes/changes.ts'
import { openInstallation } from '#server/installation/open.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Opens the whole server: database with migrations, an interrupted restore finished, picture store, scheduled jobs, demonstration records.
 * A process has one server at a time; after `close` it can create another. Throws a StartError when something of this cannot be opened.
 */
export async function createServer(settings: Config, { jobs = true, seed = true } = {}) {
  configure(settings)
  let seeding: Promise<void> | undefined
  let stopJobs = () => {}
  try {
    await startTracing()
    await openInstallation()
    await requireKey()
    await openEpoch()
    await openLineage()
    await eraseAll()
    await restrictPermissions()
    await checkStore()
    await clearSpool()
    measureProcess()
    clearCachedVersion()
    const unfollow = await followChanges()
    if (unfollow) onClose(unfollow)
    await writeSearchTexts()
    await beginFeed()
    if (seed) seeding = seedDemonstration()
    if (jobs) {
      onClose(startHeartbeat(config.DATA_DIR))
      runInBackground(writeFirstRevisions)
      for (const { writeAnew } of registeredFeatures()) if (writeAnew) runInBackground(writeAnew)
      await holdAfterDump()
      await checkClock() // before a visitor writes anything by it
      deliverSoon()
      keepSharesSmall()
      stopJobs = startJobs(registeredJobs())
      deliverWebhooksSoon()
    }
  } catch (error) {
    await closeAll()
    throw error
  }
  const app = createApp()
  return {
    app,
    /** Serves a request from the response cache, or through the application. */
    handleRequest(request: Request, env: { incoming?: IncomingMessage } = {}): Response | Promise<Response> {
      const startedAt = performance.now()
      const cached = findCached({ method: request.method, url: request.url, header: name => request.headers.get(name) })
      return cached
        ? logCached(request, env.incoming, cached, startedAt)
        : takeTurn(networkOf(clientAddressOf(request.headers, env.incoming))).then(() => app.fetch(request, env))
    },
    /** Ends jobs, background work, workers, connections and locks, in this order. The caller has stopped taking requests. */
    async close() {
      stopJobs()
      stopWebhooks()
      await seeding
      await drainBackground()
      await closeAll()
    },
  }
}

/** The cache of pictures for shared links is on the disk of each machine, so every process does this for itself. */
function keepSharesSmall() {
  const timer = setInterval(
    () => purgeShares().catch(error => log.error({ err: error }, 'old shared pictures could not be deleted')),
    HOUR_MS,
  ).unref()
  onClose(() => clearInterval(timer))
}

/**
 * Writes the demonstration's records of every feature that is used and never had them, unless DEMO is off; the site is
 * open meanwhile. When that fails, the next start tries again. Never throws.
 */
async function seedDemonstration(): Promise<void> {
  if (!config.HAS_DEMO) return
  lifecycle.seeding = true
  try {
    await refreshAgency()
    const written = new Set((await read.demonstration.findMany()).map(({ feature }) => feature))
    const missing = usedFeatures().flatMap(({ name, kind, hasDemonstration }) =>
      (kind === 'content' || hasDemonstration) && !written.has(name) ? [name] : [],
    )
    if (missing.length === 0) return
    const { seed } = await import('#prisma/seed/seed.ts')
    log.info({ records: await seed(missing) }, 'the demonstration records are written')
  } catch (error) {
    log.error({ err: error }, 'the demonstration records could not be written; the next start tries again')
  } finally {
    lifecycle.seeding = false
  }
}

/** Tells the operator where the site is and what to do first. */
export async function printStartupMessage(): Promise<void> {
  await refreshAgency()
  announce(`${agency().name} is open at ${config.PUBLIC_URL}`)
  for (const unknown of config.UNKNOWN) announce(sayUnknown(unknown))
  for (const feature of usedFeatures()) {
    const message = await feature.startMessage?.()
    if (message) announce(message)
  }
  if (databaseFile(config.DATABASE_URL) === null && config.BACKUP_EVERY === 0)
    announce(`The database is on PostgreSQL. ${BACKUP_ON_POSTGRES}`)
  announce(
    `Staff area: ${config.PUBLIC_URL}/admin · API reference: ${config.PUBLIC_URL}/api/v1/docs · stop with Ctrl+C`,
  )
}
