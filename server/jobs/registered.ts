import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { refreshAgency } from '#server/site/agency.ts'
import { backupJob } from '#server/backup/schedule.ts'
import { publishDue } from '#server/drafts/scheduling.ts'
import { compactIfDue } from '#server/db/compact.ts'
import { read } from '#server/db/client.ts'
import { purgeIdempotencyKeys } from '#server/db/idempotency.ts'
import { type Feature, registeredFeatures, usedFeatures } from '#server/registration/define-feature.ts'
import { isInUse, type OfPart } from '#server/registration/define-part.shared.ts'
import { counters, gauges } from '#server/http/metrics.ts'
import { purgeRateLimits } from '#server/http/rate-limits.ts'
import { asResult, type Job } from '#server/jobs/define-job.ts'
import { checkClock } from '#server/installation/clock.ts'
import { describeProblem } from '#server/jobs/problem.ts'
import { log } from '#server/process/log.ts'
import { countWaiting, deliverDue, purgeSent } from '#server/mail/domain.ts'
import { sweepAttachments } from '#server/files/attachment.ts'
import { purgePictures } from '#server/files/purge.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
/** The result of a job that waits until an owner has looked at the clock. */
const WAITS = 'waits'

type Step = { name: string; run: (signal: AbortSignal) => Promise<unknown> }

/** Those jobs that have something to do for what the agency uses. */
export const jobsInUse = (): Job[] => registeredJobs(usedFeatures())

/** Every job of this product, in the order in which owners read them. */
export function registeredJobs(features: readonly Feature[] = registeredFeatures()): Job[] {
  const backup = backupJob()
  return [
    {
      name: 'deliver-mail',
      label: m.background_deliver_mail,
      everyMs: MINUTE_MS,
      run: async signal => {
        await refreshAgency()
        return asResult(await deliverDue(new Date(), signal))
      },
      describe: sent => m.background_did_mail(plural(Number(sent))),
    },
    byTheClock({
      name: 'publish-scheduled',
      label: m.background_publish_scheduled,
      everyMs: 20 * 1000,
      run: async signal => {
        await refreshAgency()
        for (const { closeDue } of usedFeatures()) await closeDue?.()
        return asResult(await publishDue(new Date(), signal))
      },
      describe: published => m.background_did_publish(plural(Number(published))),
    }),
    ...(backup ? [backup] : []),
    byTheClock(
      hourly('purge', m.background_purge, [
        ...features.flatMap(({ name, purge }) => (purge ? [{ name, run: () => purge() }] : [])),
        { name: 'database', run: () => compactIfDue() },
        { name: 'mails', run: () => purgeSent() },
        { name: 'idempotency keys', run: () => purgeIdempotencyKeys() },
        { name: 'rate limits', run: () => purgeRateLimits() },
      ]),
    ),
    byTheClock(
      hourly('sweep-files', m.background_sweep_files, [
        { name: 'pictures', run: () => purgePictures() },
        { name: 'attachments', run: () => sweepAttachments() },
      ]),
    ),
    hourly(
      'remind',
      m.background_remind,
      features.flatMap(({ name, hourly: run, ...feature }) => (run ? [{ name, run: whileInUse(feature, run) }] : [])),
    ),
    ...features.flatMap(({ jobs = [], ...feature }) =>
      jobs.map(job => ({ ...job, run: whileInUse(feature, job.run) })),
    ),
  ]
}

/** Work of a feature, which rests while the agency does not use that. */
const whileInUse =
  <Result>(feature: OfPart, run: (signal: AbortSignal) => Promise<Result>) =>
  async (signal: AbortSignal): Promise<Result | ''> => {
    await refreshAgency()
    return isInUse(feature) ? run(signal) : ''
  }

/** A job that deletes or publishes by the time of day: it does nothing while the clock cannot be right. */
function byTheClock({ run, describe, ...job }: Job): Job {
  return {
    ...job,
    run: async signal => ((await checkClock()) ? run(signal) : WAITS),
    describe: result => (result === WAITS ? m.background_waits() : (describe?.(result) ?? result)),
  }
}

/** One step after the other. The others are done when one fails; which ones failed is said at the end. */
function hourly(name: string, label: () => string, steps: Step[]): Job {
  return {
    name,
    label,
    everyMs: HOUR_MS,
    run: async signal => {
      let removed = 0
      const failures: string[] = []
      for (const step of steps) {
        signal.throwIfAborted()
        try {
          const count = await step.run(signal)
          if (typeof count === 'number') removed += count
        } catch (error) {
          log.error({ job: name, step: step.name, err: error }, 'a step of a job failed')
          failures.push(`${step.name}: ${describeProblem(error)}`)
        }
      }
      if (failures.length > 0) throw new Error(failures.join('; '))
      return asResult(removed)
    },
    describe: removed => m.background_did_remove(plural(Number(removed))),
  }
}

async function figuresOf(figure: 'lastSucceededAt' | 'failures'): Promise<Record<string, number>> {
  const names = registeredJobs().map(({ name }) => name)
  const rows = await read.job.findMany({ where: { name: { in: names } } })
  return Object.fromEntries(
    rows.flatMap(row => {
      const value = row[figure]
      return value === null ? [] : [[row.name, Number(value) / (figure === 'failures' ? 1 : 1000)]]
    }),
  )
}

gauges('queue_length', 'What waits to be sent, by queue', 'queue', async () => ({
  mail: await countWaiting(),
  webhooks: await read.webhookDelivery.count({ where: { state: 'waiting' } }),
}))
// no label `job`: Prometheus has its own of that name, and calls another one `exported_job`
gauges('job_last_success_timestamp_seconds', 'When a job last ended well, in any process', 'task', () =>
  figuresOf('lastSucceededAt'),
)
counters('job_failures_total', 'Runs of a job that failed, in all processes', 'task', () => figuresOf('failures'))
