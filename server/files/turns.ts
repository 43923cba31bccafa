import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

const WAITING_MAX = 30
const RETRY_AFTER_S = 5

/** What we draw ourselves while somebody waits for an answer: it is short, and comes before all files of senders. */
export const OURS = ''

/**
 * One piece of work at a time, next always that of the sender who has had the least time since nobody waited: whoever sends much or what is
 * heavy waits for themselves, not others for them. Throws SERVICE_UNAVAILABLE where a sender has 30 waiting.
 */
export function takeTurns(clock = () => performance.now()) {
  const queues = new Map<string, (() => void)[]>() // of senders who wait, in the order in which they came
  const spent = new Map<string, number>() // milliseconds of each sender
  let isBusy = false

  function passOn() {
    if (queues.size === 0) spent.clear()
    isBusy = queues.size > 0
    const [sender] = [...queues.keys()].sort((one, other) => rank(one) - rank(other))
    if (sender === undefined) return
    const queue = queues.get(sender)!
    const begin = queue.shift()
    if (queue.length === 0) queues.delete(sender)
    begin?.()
  }
  const rank = (sender: string) => (sender === OURS ? -1 : (spent.get(sender) ?? 0))

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
    const startedAt = clock()
    try {
      return await work()
    } finally {
      spent.set(sender, (spent.get(sender) ?? 0) + clock() - startedAt)
      passOn()
    }
  }
}
