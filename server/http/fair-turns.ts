import { LRUCache } from 'lru-cache'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { networkOf } from '#server/http/client-address.ts'
import { nameless } from '#server/http/nameless.ts'
import { perServer } from '#server/process/lifecycle.ts'

const WAITING_MAX = 30
const WAIT_MAX_MS = 20_000
const RETRY_AFTER_S = 5
/** What a sender has taken counts half after so long: whoever sent much an hour ago is like everybody else. */
const HALF_LIFE_MS = 5 * 60_000
const SENDERS_MAX = 10_000
/** Of so many who wait, next is by turns who came first and who came last: else whoever comes behind a crowd would wait for all of it. */
const CROWD = 10

/** Who waits. A lower rank comes first; of one rank, whoever has taken less lately. */
export type Sender = { rank: 0 | 1 | 2; name: string }

/** What we draw ourselves while somebody waits for an answer: it is short. */
export const OURS: Sender = { rank: 0, name: '' }
/** A member of staff, or a program of theirs. */
export const ofStaff = (id: string): Sender => ({ rank: 1, name: `staff ${id}` })
/** Everybody else, by the network of their address, which is kept nowhere: a digest of this process stands for it. */
export const ofNetwork = (clientAddress: string): Sender => ({ rank: 2, name: nameless(networkOf(clientAddress)) })

type Waiting = { sender: Sender; isLarge: boolean; begin: () => void }
type Turns = { atOnce?: number; waitingMax?: number; waitMaxMs?: number; clock?: () => number; onWaiting?: () => void }

/** How many milliseconds senders have taken lately, of all that takes turns. */
const taken = perServer(() => new LRUCache<string, { ms: number; at: number }>({ max: SENDERS_MAX }))

/**
 * `atOnce` pieces of work at a time. Next is always who has the lowest rank, then who has had the least time lately,
 * then what is small, then who came first, and of a crowd by turns who came last: whoever sends much or what is heavy
 * waits for themselves, not others for them. `onWaiting` is called whenever somebody begins to wait. Throws
 * SERVICE_UNAVAILABLE where a sender has `waitingMax` waiting, and for who has waited for `waitMaxMs`.
 */
export function takeTurns({
  atOnce = 1,
  waitingMax = WAITING_MAX,
  waitMaxMs = WAIT_MAX_MS,
  clock = () => performance.now(),
  onWaiting,
}: Turns = {}) {
  const waiting = new Set<Waiting>() // in the order in which they came
  let running = 0
  let isLastNext = false

  const spent = ({ name }: Sender) => {
    const last = taken().get(name)
    return last ? last.ms * 0.5 ** ((clock() - last.at) / HALF_LIFE_MS) : 0
  }
  const isBefore = (one: Waiting, other: Waiting) =>
    one.sender.rank - other.sender.rank ||
    spent(one.sender) - spent(other.sender) ||
    Number(one.isLarge) - Number(other.isLarge)

  /** Only a turn that those who came first and last compete for counts as one of theirs. */
  function findNext() {
    const all = [...waiting]
    const [first] = all.toSorted(isBefore)
    const [last] = all.toReversed().toSorted(isBefore)
    if (first === last || waiting.size <= CROWD) return first
    isLastNext = !isLastNext
    return isLastNext ? last : first
  }

  function passOn() {
    if (running >= atOnce) return
    const first = findNext()
    if (!first) return
    waiting.delete(first)
    running++
    first.begin()
  }

  async function wait(sender: Sender, isLarge: boolean, until: number) {
    const own = [...waiting].filter(other => other.sender.name === sender.name)
    if (own.length >= waitingMax) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { sender, isLarge, begin: resolve }
    waiting.add(place)
    const timer = setTimeout(
      () => {
        if (waiting.delete(place)) reject(busy())
      },
      Math.max(0, until - clock()),
    )
    onWaiting?.()
    await promise.finally(() => clearTimeout(timer))
  }

  return {
    isWanted: () => waiting.size > 0,
    /** Runs `work` in the sender’s turn; `until` is how long they wait for it, on the clock of `performance.now()`. */
    async inTurn<T>(
      sender: Sender,
      work: () => Promise<T>,
      { isLarge = false, until = clock() + waitMaxMs } = {},
    ): Promise<T> {
      if (running >= atOnce) await wait(sender, isLarge, until)
      else running++
      const startedAt = clock()
      try {
        return await work()
      } finally {
        taken().set(sender.name, { ms: spent(sender) + clock() - startedAt, at: clock() })
        running--
        passOn()
      }
    },
  }
}

/** The time until which somebody waits who begins now. */
export const patience = (): number => performance.now() + WAIT_MAX_MS

const busy = () => new AppError('SERVICE_UNAVAILABLE', m.files_busy(), { retryAfter: RETRY_AFTER_S })
