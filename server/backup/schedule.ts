import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { m } from '#i18n/paraglide/messages.js'
import { findPresent } from '#server/backup/present.ts'
import { backupFolder, dueAt, isDue, newestNameOf, newestOf, ofLineage, readState } from '#server/backup/state.ts'
import { currentLineage } from '#server/installation/lineage.ts'
import { config } from '#server/config/config.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { gauge } from '#server/http/metrics.ts'
import type { Job } from '#server/jobs/define-job.ts'
import { lifecycle, perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'

const MINUTE_MS = 60 * 1000
/** How often it is asked whether one is due, which reads one small file. */
const ASK_EVERY_MS = 20 * 1000
const UNSCHEDULED_MAX_AGE_HOURS = 7 * 24
const HOUR_MS = 60 * MINUTE_MS

/** The last failure that this process has seen, for a folder that cannot be written. */
const lastFailure = perServer(() => ({}) as { value?: { at: string; ok: false; sentence: string } })

gauge('backup_age_seconds', 'Age of the newest verified backup of this database, NaN without one', async () => {
  const last = lastBackup()
  return last ? (Date.now() - Date.parse(last.newestAt ?? '')) / 1000 : undefined
})
gauge(
  'drill_age_seconds',
  'Age of the last restore that was practised with success, NaN before the first',
  async () => {
    const succeededAt = lastDrill()?.succeededAt ?? ''
    return lastBackup() ? (Date.now() - Date.parse(succeededAt)) / 1000 : undefined
  },
)
gauge(
  'backup_last_result',
  'How the last attempt to make a backup ended: 1 saved, 0 failed, NaN none yet',
  async () => {
    const last = lastBackup()
    return last ? { true: 0, false: 1, null: NaN }[`${last.isFailed}`] : undefined
  },
)

/**
 * When the next backup is due: at once where one was missed, and the first when there is something that people have written. The newest
 * archive counts for an hour where somebody has become an owner since, and not at all where it has half of the demonstration.
 */
export async function nextBackupAt(now = Date.now()): Promise<Date> {
  const present = await findPresent()
  const state = stateNow()
  const newest = newestNameOf(state, now)
  if (lifecycle.seeding || (!newest && !present.hasRecords)) return new Date(now + ASK_EVERY_MS)
  const { owners, counts = {} } = (newest && state.verified[newest]) || {}
  const isHalf = present.hasRecords && (counts.Demonstration ?? 0) < present.demonstrations
  const hasOther = owners !== undefined && owners !== present.owners
  const missedAt = isHalf ? 0 : hasOther ? Number(newestOf(state, now)) + HOUR_MS : Number.POSITIVE_INFINITY
  return dueAt(state, config.BACKUP_EVERY, now, missedAt)
}

/** What is known of the archives of this database. */
function stateNow() {
  const state = ofLineage(readState(backupFolder()), currentLineage())
  return { ...state, last: laterOf(state.last) }
}

/** Makes a backup as a job; null without a schedule. One at a time: the command locks out others, such as `npm run backup`. */
export function backupJob(make = runBackupCommand): Job | null {
  if (config.BACKUP_EVERY === 0) return null
  const unreported = { isLast: false }
  return {
    name: 'back-up',
    label: m.background_back_up,
    everyMs: ASK_EVERY_MS,
    dueAt: nextBackupAt,
    run: async signal => {
      const last = laterOf(readState(backupFolder()).last)
      try {
        const result = await make(signal)
        log.info({ result }, 'the scheduled backup is done')
        unreported.isLast = false
        return result.split('\n', 1)[0]
      } catch (error) {
        if (signal.aborted) throw error
        const { stderr, message } = error as Error & { stderr?: string }
        const sentence = stderr?.trim() || message
        lastFailure().value = { at: new Date().toISOString(), ok: false, sentence }
        unreported.isLast ||= last?.ok !== false // of a series of failures the first is reported
        if (unreported.isLast) unreported.isLast = !(await report(sentence))
        throw new Error(sentence, { cause: error })
      }
    },
  }
}

/**
 * How old the newest backup of this database is, whatever else lies there, and how the last attempt ended: `isFailed`
 * is null before the first. `isOld` when it is older than twice BACKUP_EVERY, or a week without a schedule. Null on
 * PostgreSQL while the product makes none there.
 */
export function lastBackup(
  now = Date.now(),
): { newestAt: string | null; isFailed: boolean | null; isOld: boolean } | null {
  const { last, ...state } = stateNow()
  const newest = newestOf(state, now)
  const isElsewhere = !config.DATABASE_URL.startsWith('file:') && config.BACKUP_EVERY === 0
  if (isElsewhere && !newest && !last) return null
  const limit = (config.BACKUP_EVERY * 2 || UNSCHEDULED_MAX_AGE_HOURS) * HOUR_MS
  return {
    newestAt: newest?.toISOString() ?? null,
    isFailed: last ? !last.ok : null,
    isOld: newest !== null && now - newest.getTime() > limit,
  }
}

/**
 * When a restore of a backup of this installation was last practised with success, and whether the last time failed.
 * Null where there is none to practise.
 */
export function lastDrill(): { succeededAt: string | null; isFailed: boolean } | null {
  const { drill, ...state } = stateNow()
  if (newestOf(state) === null) return null
  return { succeededAt: drill?.succeededAt ?? null, isFailed: drill?.ok === false }
}

/** Returns whether it could be reported: what stops a backup, such as a full disk, may stop this, too. */
async function report(problem: string) {
  try {
    for (const { onBackupFailed } of registeredFeatures()) await onBackupFailed?.(problem)
    return true
  } catch (error) {
    log.error({ err: error }, 'the failed backup could not be reported')
    return false
  }
}

/** In a separate process, so that requests do not wait. */
async function runBackupCommand(signal: AbortSignal) {
  const ifDue = isDue(stateNow()) ? ['--if-due'] : [] // otherwise somebody asked for it, or is not in the newest
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/backup.js', ...ifDue], { signal })
  return stdout.trim()
}

function laterOf<T extends { at: string }>(noted: T | undefined) {
  const { value: failure } = lastFailure()
  return failure && (!noted || failure.at > noted.at) ? failure : noted
}
