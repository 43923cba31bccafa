import pLimit from 'p-limit'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

const RETRY_AFTER_S = 5

/**
 * Runs at most `running` jobs at a time and queues `waiting` more, which bounds what requests hold in memory. Throws SERVICE_UNAVAILABLE
 * when the queue is full.
 */
export function limitConcurrency(running: number, waiting: number) {
  const limit = pLimit(running)
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting)
      throw new AppError('SERVICE_UNAVAILABLE', m.files_busy(), { retryAfter: RETRY_AFTER_S })
    return limit(work)
  }
}
