import { m } from '#app/paraglide/messages.js'
import { Mistake } from '#server/errors.ts'
import { log } from '#server/log.ts'

/** Why the database takes no change now, though it will again. */
type Fault = 'busy' | 'full' | 'unwritable'

const BUSY = new Set(['P1008', 'P2028', 'P2034']) // timed out waiting, no transaction to be had, write conflict
const SAID: Record<Fault, RegExp> = {
  busy: /SQLITE_BUSY|database is locked/,
  full: /SQLITE_FULL|database or disk is full|No space left on device/,
  unwritable: /SQLITE_(?:READONLY|IOERR|CANTOPEN)|readonly database|disk I\/O error|unable to open database file|read-only transaction/,
}

/** The fault that passes behind what the database threw; undefined for a defect of ours. */
export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error) || error instanceof Mistake) return undefined
  if (BUSY.has((error as Error & { code?: string }).code ?? '')) return 'busy'
  return (Object.keys(SAID) as Fault[]).find(fault => SAID[fault].test(error.message))
}

/** Tells the operator what was thrown, and gives what to tell the person. */
export function refusalFor(fault: Fault, error: unknown): Mistake {
  log.error({ err: error }, 'the database takes no changes')
  if (fault === 'busy') return new Mistake('SERVICE_UNAVAILABLE', m.storage_busy(), { retryAfter: 5 })
  return new Mistake('SERVICE_UNAVAILABLE', fault === 'full' ? m.storage_full() : m.storage_unwritable(), { retryAfter: 60 })
}
