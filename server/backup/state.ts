import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#server/config/config.ts'
import { z } from '#i18n/zod.ts'

const HOUR_MS = 60 * 60 * 1000
/** After a failure: the disk may be full, and an attempt is expensive. */
const RETRY_MS = 15 * 60 * 1000
/** Tolerance for clocks: an archive from further in the future does not count. */
const CLOCK_ERROR_MS = 5 * 60 * 1000
const ARCHIVE = /^agency-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar\.gz(?:\.age)?$/

export const stateShape = z.object({
  last: z
    .object({
      at: z.iso.datetime(),
      ok: z.boolean(),
      sentence: z.string(),
      /** the archive is on the disk and not in the bucket yet */
      isUnsent: z.boolean().optional(),
    })
    .optional(),
  /** The verified archives, with size and time as they were then. */
  verified: z.record(
    z.string(),
    z.object({
      size: z.number(),
      mtimeMs: z.number(),
      counts: z.record(z.string(), z.number()),
      /** of the manifest; archives of earlier versions have no lineage, and the oldest no owners */
      owners: z.string().optional(),
      lineage: z.string().optional(),
      lacks: z.string().optional(),
    }),
  ),
  /** How the last drill ended, and when one last ended well. */
  drill: z
    .object({
      at: z.iso.datetime(),
      ok: z.boolean(),
      sentence: z.string(),
      succeededAt: z.iso.datetime().optional(),
    })
    .optional(),
})
export type BackupState = z.output<typeof stateShape>

/** Where the scheduled backups are stored. */
export const backupFolder = (): string => join(config.DATA_DIR, 'backups')

/** The archives in a folder, the newest first. */
export function archivesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => ARCHIVE.test(name))
      .sort()
      .toReversed()
  } catch {
    return []
  }
}

/** The result of the last backup into a folder, and the verified archives that have not changed since. */
export function readState(folder: string): BackupState {
  const { verified, ...noted } = stateIn(folder)
  return {
    ...noted,
    verified: Object.fromEntries(
      Object.entries(verified).filter(([name, { size, mtimeMs }]) => {
        const found = sizeOf(join(folder, name))
        return found?.size === size && found.mtimeMs === mtimeMs
      }),
    ),
  }
}

/** Stores the state of a folder. */
export function writeState(folder: string, state: BackupState): void {
  const file = join(folder, 'state.json')
  writeFileSync(`${file}.part`, JSON.stringify(state, null, 1), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** Notes how a drill ended, where the product makes backups. */
export function noteDrill(folder: string, ok: boolean, sentence: string): void {
  if (!existsSync(folder)) return
  const [at, state] = [new Date().toISOString(), readState(folder)]
  writeState(folder, { ...state, drill: { at, ok, sentence, succeededAt: ok ? at : state.drill?.succeededAt } })
}

/** Size and time of a file, which identify its content; undefined without a file. */
export function sizeOf(file: string): { size: number; mtimeMs: number } | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && { size: found.size, mtimeMs: found.mtimeMs }
}

/** The same with the archives of one database alone; of earlier versions nobody knows which they are of. */
export const ofLineage = ({ verified, ...state }: BackupState, lineage: string | undefined): BackupState => ({
  ...state,
  verified: Object.fromEntries(
    Object.entries(verified).filter(([, archive]) => !lineage || !archive.lineage || archive.lineage === lineage),
  ),
})

/** When the newest verified archive was made, by its name; null without one. */
export function newestOf(state: BackupState, now = Date.now()): Date | null {
  const name = newestNameOf(state, now)
  return name === undefined ? null : new Date(timeOf(name))
}

/** The name of the newest verified archive. */
export const newestNameOf = ({ verified }: BackupState, now = Date.now()): string | undefined =>
  Object.keys(verified)
    .filter(name => timeOf(name) <= now + CLOCK_ERROR_MS)
    .sort()
    .at(-1)

const timeOf = (name: string) => Date.parse(name.replace(ARCHIVE, '$1:$2:$3.$4'))

/** By what it is seen that the owners are others than those of an archive; it names nobody. */
export const markOfOwners = (ids: string[]): string =>
  createHash('sha256').update(ids.toSorted().join()).digest('base64url').slice(0, 16)

/**
 * When a backup is due: when the newest verified archive is old enough, or at `missedAt`, from when it lacks what it should have; at once
 * where it has not come into the bucket; and a while after an attempt has failed.
 */
export function dueAt(
  state: BackupState,
  everyHours = config.BACKUP_EVERY,
  now = Date.now(),
  missedAt = Number.POSITIVE_INFINITY,
): Date {
  const failedAt = state.last?.ok === false ? Date.parse(state.last.at) : -Infinity
  const retryAt = Math.abs(now - failedAt) < RETRY_MS ? failedAt + RETRY_MS : -Infinity
  const oldAt = state.last?.isUnsent ? 0 : oldFrom(state, everyHours, now)
  return new Date(Math.max(Math.min(oldAt, missedAt), retryAt))
}

/** Whether a backup is due. */
export const isDue = (state: BackupState, everyHours = config.BACKUP_EVERY, now = Date.now()): boolean =>
  dueAt(state, everyHours, now).getTime() <= now

/** Whether the newest verified archive is old enough for another. */
export const isOld = (state: BackupState, everyHours = config.BACKUP_EVERY, now = Date.now()): boolean =>
  oldFrom(state, everyHours, now) <= now

const oldFrom = (state: BackupState, everyHours: number, now: number) =>
  (newestOf(state, now)?.getTime() ?? 0) + everyHours * HOUR_MS

/** Whether a name is one of an archive. */
export const isArchive = (name: string): boolean => ARCHIVE.test(name)

function stateIn(folder: string): BackupState {
  try {
    return stateShape.parse(JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')))
  } catch {
    return { verified: {} } // missing or unreadable: the archives are verified again
  }
}
