import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

const WAITING_MAX = 30
const RETRY_AFTER_S = 5

/**
 * One piece of work at a time, in turns between senders: whoever sends much waits for themselves, not others for them. Throws
 * SERVICE_UNAVAILABLE where a sender has 30 waiting.
 */
export function takeTurns() {
  const queues = new Map<string, (() => void)[]>() // of senders who wait, in the order of their next turn
  let isBusy = false

  function passOn(served: string) {
    const rest = queues.get(served)
    queues.delete(served)
    if (rest) queues.set(served, rest) // behind the others
    const [next] = queues
    isBusy = next !== undefined
    if (!next) return
    const [sender, queue] = next
    const begin = queue.shift()
    if (queue.length === 0) queues.delete(sender)
    begin?.()
  }

  return async function inTurn<T>(sender: string, work: () => Promise<T>): Promise<T> {
    if (isBusy) {
      const queue = queues.get(sender) ?? []
      if (queue.length >= WAITING_MAX)
        throw new AppError('SERVICE_UNAVAILABLE', m.files_busy(), { retryAfter: RETRY_AFTER_S })
      queues.set(sender, queue)
      await new Promise<void>(begin => {
        queue.push(begin)
      })
    }
    isBusy = true
    try {
      return await work()
    } finally {
      passOn(sender)
    }
  }
}
