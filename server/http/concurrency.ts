import pLimit from 'p-limit'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

const RETRY_AFTER_S = 5

/**
 * Runs at most `running` pieces of work at a time and lets `waiting` more wait for their turn, so that what requests hold in memory has
 * a bound. Throws SERVICE_UNAVAILABLE to whoever comes beyond.
 */
export function limitConcurrency(running: number, waiting: number) {
  const limit = pLimit(running)
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting)
      throw new AppError('SERVICE_UNAVAILABLE', m.files_busy(), { retryAfter: RETRY_AFTER_S })
    return limit(work)
  }
}
