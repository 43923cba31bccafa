import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countDemonstrations } from '#server/backup/present.ts'
import { findActive } from '#server/http/people.ts'
import { lastDrill } from '#server/backup/schedule.ts'
import { config, databaseFile } from '#server/config/config.ts'
import { read } from '#server/db/client.ts'
import { type DeskReader, usedFeatures } from '#server/registration/define-feature.ts'
import { ofHeld } from '#server/features/system/held-decisions.ts'
import type { listJobs } from '#server/features/system/jobs.ts'
import type { Warning } from '#server/features/system/warning.ts'
import { builtAt } from '#server/installation/clock.ts'
import type { mailState } from '#server/mail/domain.ts'
import { isForOwners, roles } from '#server/permissions.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const BACKUP_MAX_AGE_MS = 48 * HOUR_MS
/** It is practised once a month. */
const DRILL_MAX_AGE_MS = 40 * DAY_MS
/** A long job may wait for another one. */
const LATE_MS = 30 * MINUTE_MS
const DISK_MIN_SHARE = 0.1
const CLOCK_MAX_MS = 30 * 1000

type State = {
  jobs: Awaited<ReturnType<typeof listJobs>>
  storage: { disk: { free: number; total: number } }
  mail: Awaited<ReturnType<typeof mailState>>
  backup: { newestAt: string | null; isFailed: boolean | null; isOld: boolean } | null
}
/** What needs somebody, urgent things first; only what this process can really tell. */
export async function findWarnings(reader: DeskReader, state: State): Promise<Warning[]> {
  const found = [
    ...(await ofHeld()),
    ...ofJobs(state),
    ...ofDisk(state),
    ...ofBackup(state),
    ...ofDrill(),
    ...ofMail(state),
    ...(await ofClock()),
    ...ofAddress(),
    ...ofSettings(),
    ...(await ofDemonstration()),
    ...(await ofFactors()),
    ...(await ofDesk(reader)),
  ]
  return found.toSorted((one, other) => Number(one.tone === 'usual') - Number(other.tone === 'usual'))
}

function ofJobs({ jobs }: State): Warning[] {
  const failed = jobs.filter(({ state }) => state === 'failed')
  const late = jobs.find(({ state, nextAt }) => state !== 'running' && isPast(nextAt, LATE_MS))
  return [
    ...failed.map(({ name, label }) => ({
      id: `job-failed ${name}`,
      tone: 'urgent' as const,
      title: m.warn_job_failed({ job: label }),
      text: m.warn_job_failed_text(),
    })),
    ...(late
      ? [
          {
            id: 'jobs-late',
            tone: 'urgent' as const,
            title: m.warn_jobs_late(),
            text: m.warn_jobs_late_text({ job: late.label }),
          },
        ]
      : []),
  ]
}

function ofDisk({ storage: { disk } }: State): Warning[] {
  const share = disk.free / disk.total
  if (share >= DISK_MIN_SHARE) return []
  const percent = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
  return [{ id: 'disk', tone: 'urgent', title: m.warn_disk({ percent }), text: m.warn_disk_text() }]
}

function ofBackup({ backup }: State): Warning[] {
  if (!backup) return []
  if (backup.isFailed)
    return [{ id: 'backup-failed', tone: 'urgent', title: m.backup_failed(), text: m.warn_backup_failed_text() }]
  if (backup.newestAt === null)
    return [{ id: 'backup-none', tone: 'usual', title: m.backup_none(), text: m.warn_backup_text() }]
  return backup.isOld || isPast(backup.newestAt, BACKUP_MAX_AGE_MS)
    ? [{ id: 'backup-old', tone: 'urgent', title: m.backup_old(), text: m.warn_backup_text() }]
    : []
}

function ofDrill(): Warning[] {
  const drill = lastDrill()
  if (!drill) return []
  if (drill.isFailed)
    return [{ id: 'drill-failed', tone: 'urgent', title: m.warn_drill_failed(), text: m.warn_drill_failed_text() }]
  const isRecent = drill.succeededAt !== null && !isPast(drill.succeededAt, DRILL_MAX_AGE_MS)
  return isRecent ? [] : [{ id: 'drill-old', tone: 'usual', title: m.warn_drill(), text: m.warn_drill_text() }]
}

function ofSettings(): Warning[] {
  const names = config.UNKNOWN.map(({ name, meant }) => (meant ? `${name} (${meant})` : name)).join(', ')
  return names === ''
    ? []
    : [{ id: 'settings', tone: 'usual', title: m.warn_settings(), text: m.warn_settings_text({ names }) }]
}

function ofMail({ mail: { isConfigured, stuck } }: State): Warning[] {
  if (stuck > 0)
    return [{ id: 'mail-stuck', tone: 'urgent', title: m.mail_stuck(plural(stuck)), text: m.mail_stuck_text() }]
  return isConfigured
    ? []
    : [{ id: 'mail-unset', tone: 'usual', title: m.mail_not_configured(), text: m.mail_not_configured_text() }]
}

/** On SQLite machine and database have one clock. */
async function ofClock(): Promise<Warning[]> {
  if (Date.now() < builtAt() - DAY_MS)
    return [{ id: 'clock', tone: 'urgent', title: m.warn_clock_behind(), text: m.warn_clock_behind_text() }]
  if (databaseFile(config.DATABASE_URL) !== null) return []
  const begun = Date.now()
  const [row] = await read.$queryRaw<{ now: number }[]>`
    SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS DOUBLE PRECISION) AS "now"`
  const difference = Math.abs((row?.now ?? begun) - (begun + Date.now()) / 2)
  if (difference < CLOCK_MAX_MS) return []
  const seconds = formatNumber(Math.round(difference / 1000))
  return [{ id: 'clock', tone: 'urgent', title: m.warn_clock({ seconds }), text: m.warn_clock_text() }]
}

function ofAddress(): Warning[] {
  return config.PUBLIC_URL.startsWith('https:')
    ? []
    : [{ id: 'http', tone: 'usual', title: m.warn_http(), text: m.warn_http_text() }]
}

async function ofDemonstration(): Promise<Warning[]> {
  if (!config.HAS_DEMO || (await countDemonstrations()) === 0) return []
  return [{ id: 'demo', tone: 'usual', title: m.warn_demo(), text: m.warn_demo_text() }]
}

/** Owners, admins and officers whose account a stolen password alone opens. */
async function ofFactors(): Promise<Warning[]> {
  const people = await findActive(read, { roles: roles.filter(isForOwners) })
  if (people.every(({ hasSecondFactor }) => hasSecondFactor)) return []
  return [{ id: 'factor', tone: 'usual', title: m.warn_factor(), text: m.warn_factor_text(), page: '/admin/staff' }]
}

/** What the dashboard says of the installation, too. */
async function ofDesk(reader: DeskReader): Promise<Warning[]> {
  const items = await Promise.all(usedFeatures().map(({ desk }) => desk?.(reader) ?? []))
  return items
    .flat()
    .flatMap(({ id, label, to, count, warning }) =>
      count > 0 && warning ? [{ id, ...warning, title: label, page: to }] : [],
    )
}

const isPast = (moment: string | null, byMs: number) => moment !== null && Date.now() - Date.parse(moment) > byMs
