import { refreshAgency } from '#server/agency.ts'
import { scheduleBackups } from '#server/backup/schedule.ts'
import { publishDue } from '#server/content/scheduling.ts'
import { log } from '#server/log.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { deliverWebhooksSoon, stopWebhooks } from '#server/webhooks/deliver.ts'

const MINUTE_MS = 60 * 1000
const PUBLISH_EVERY_MS = 20 * 1000
const WEBHOOKS_EVERY_MS = 10 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** A purge that runs every hour; a number says how much it has removed. */
export type HourlyJob = { name: string; run: () => Promise<unknown> }

/**
 * Starts the hourly jobs, one after the other, each minute the mails that are due and a backup, every 20 seconds the drafts whose time has
 * come, and every 10 seconds what webhooks have not taken yet. Returns how to stop.
 */
export function startScheduledJobs(hourly: HourlyJob[]): () => void {
  deliverSoon()
  const timers = [
    setInterval(deliverSoon, MINUTE_MS).unref(),
    setInterval(publishSoon, PUBLISH_EVERY_MS).unref(),
    setInterval(deliverWebhooksSoon, WEBHOOKS_EVERY_MS).unref(),
    setTimeout(runHourly, MINUTE_MS, hourly).unref(),
    setInterval(runHourly, HOUR_MS, hourly).unref(),
  ]
  const stopBackups = scheduleBackups()
  return () => {
    timers.forEach(timer => clearTimeout(timer))
    stopBackups()
    stopWebhooks()
  }
}

/** Publishes what is due; while that takes long, the next turn passes. */
function publishSoon() {
  if (isPublishing) return
  isPublishing = true
  runInBackground(() =>
    refreshAgency()
      .then(() => publishDue())
      .finally(() => {
        isPublishing = false
      }),
  )
}

let isPublishing = false

async function runHourly(jobs: HourlyJob[]) {
  for (const { name, run } of jobs) {
    try {
      const removed = await run()
      if (typeof removed === 'number' && removed > 0)
        log.info({ job: name, removed }, 'an hourly job removed something')
    } catch (error) {
      log.error({ job: name, err: error }, 'an hourly job failed')
    }
  }
}
