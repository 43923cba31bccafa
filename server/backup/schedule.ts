import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { config } from '#server/config.ts'
import { log } from '#server/log.ts'
import { backupFolder, isDue, newestOf, readState } from '#server/backup/state.ts'

const MINUTE_MS = 60 * 1000
const FIRST_MS = 10 * 1000
const OLD_WITHOUT_PLAN_HOURS = 7 * 24
const HOUR_MS = 60 * MINUTE_MS
/** The last failure that this process has seen, also where the folder takes no note of it. */
let failed: { at: string; ok: false; sentence: string } | undefined

/** Looks each minute whether a backup is due, however often the product starts anew. One at a time; the command sees to other processes. */
export function scheduleBackups(make = makeApart): void {
  if (config.BACKUP_EVERY === 0) return
  let isMaking = false
  const look = async () => {
    const state = readState(backupFolder)
    if (isMaking || !isDue({ ...state, last: laterOf(state.last) })) return
    isMaking = true
    try {
      log.info({ said: await make() }, 'the scheduled backup is done')
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string }
      failed = { at: new Date().toISOString(), ok: false, sentence: stderr?.trim() || message }
      log.error({ problem: failed.sentence }, 'the scheduled backup failed')
    } finally {
      isMaking = false
    }
  }
  setTimeout(look, FIRST_MS).unref()
  setInterval(look, MINUTE_MS).unref()
}

/**
 * How old the newest backup of this installation is and how the last try ended: `isFailed` is null before the first. `isOld` when it is
 * twice BACKUP_EVERY old, or a week without a plan. Null on PostgreSQL, where the product makes none.
 */
export function lastBackup(
  now = Date.now(),
): { newestAt: string | null; isFailed: boolean | null; isOld: boolean } | null {
  if (!config.DATABASE_URL.startsWith('file:')) return null
  const state = readState(backupFolder)
  const [newest, last] = [newestOf(state, now), laterOf(state.last)]
  const limit = (config.BACKUP_EVERY * 2 || OLD_WITHOUT_PLAN_HOURS) * HOUR_MS
  return {
    newestAt: newest?.toISOString() ?? null,
    isFailed: last ? !last.ok : null,
    isOld: newest !== null && now - newest.getTime() > limit,
  }
}

/** In a process of its own, so that nobody waits for it. */
async function makeApart() {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/backup.js', '--if-due'])
  return stdout.trim()
}

function laterOf<T extends { at: string }>(noted: T | undefined) {
  return failed && (!noted || failed.at > noted.at) ? failed : noted
}
