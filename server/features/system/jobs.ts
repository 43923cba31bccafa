import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { limitJobRun } from '#server/features/system/limits.ts'
import { readRuns } from '#server/jobs/lease.ts'
import { jobsInUse } from '#server/jobs/registered.ts'
import { runSoon } from '#server/jobs/scheduler.ts'

export type JobState = 'running' | 'asked' | 'failed' | 'waiting'

/** Every job with its last and its next run; dates are ISO texts. */
export async function listJobs() {
  const rows = new Map((await readRuns()).map(row => [row.name, row]))
  const listed = jobsInUse().map(async ({ name, label, describe, dueAt }) => {
    const row = rows.get(name)
    const next = row && (row.requestedAt || !dueAt ? row.nextRunAt : laterOf(row.nextRunAt, await dueAt()))
    return {
      name,
      label: label(),
      state: stateOf(row),
      startedAt: row?.startedAt?.toISOString() ?? null,
      endedAt: row?.endedAt?.toISOString() ?? null,
      nextAt: next?.toISOString() ?? null,
      ms: row?.lastMs ?? null,
      result: row?.lastResult ? (describe?.(row.lastResult) ?? row.lastResult) : null,
      /** Whether the result is in the reader's language. */
      isTranslated: describe !== undefined,
      error: row?.lastError ?? null,
    }
  })
  return Promise.all(listed)
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other)

function stateOf(row?: { holder: string | null; requestedAt: Date | null; lastError: string | null }): JobState {
  if (row?.holder) return 'running'
  if (row?.requestedAt) return 'asked'
  return row?.lastError ? 'failed' : 'waiting'
}

/** Lets a job run now, in whichever process sees it first. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
export async function requestJob(by: Actor & { id: string }, name: string): Promise<void> {
  if (!jobsInUse().some(job => job.name === name)) throw new AppError('NOT_FOUND', m.system_no_job())
  await limitJobRun(by.id)
  await write(transaction => record(transaction, by, 'job-requested', { detail: name }))
  await runSoon(name)
}
