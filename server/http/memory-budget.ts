import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import type { Sender } from '#server/http/fair-turns.ts'

const RETRY_AFTER_S = 5

/** What one request holds of a room. `passTo` says whose it is once that is known, `close` gives it back. */
export type Lease = {
  grow: (bytes: number) => void
  shrink: (bytes: number) => void
  passTo: (sender: Sender) => void
  close: () => void
}

type Held = { sender: Sender; bytes: number; isGone: boolean; onGone: () => void }

/**
 * Room of so many bytes that all senders share, and of which none takes more than `maxEach`. Where more is needed than
 * is left, whoever holds most gives theirs up, strangers before staff: somebody with little always has room, and a body
 * that comes slowly holds no more than has come.
 */
export function makeRoom(max: number, maxEach: number) {
  const all = new Set<Held>()
  let total = 0

  const heldBy = ({ name }: Sender) => {
    let sum = 0
    for (const { sender, bytes } of all) if (sender.name === name) sum += bytes
    return sum
  }

  function give(held: Held, bytes: number) {
    held.bytes -= bytes
    total -= bytes
  }

  /** Whoever holds most, and of theirs the largest. */
  function findLargest(): Held | undefined {
    const sums = new Map<string, number>()
    for (const { sender, bytes } of all) sums.set(sender.name, (sums.get(sender.name) ?? 0) + bytes)
    const [largest] = [...all].sort(
      (one, other) =>
        other.sender.rank - one.sender.rank ||
        sums.get(other.sender.name)! - sums.get(one.sender.name)! ||
        other.bytes - one.bytes,
    )
    return largest
  }

  function leave(held: Held) {
    give(held, held.bytes)
    held.isGone = true
    all.delete(held)
  }

  return {
    bytes: () => total,
    /**
     * `onGone` is called where this request has to give up what it holds; from then on, and beyond `maxEach`, `grow`
     * throws SERVICE_UNAVAILABLE.
     */
    open(first: Sender, onGone: () => void = () => {}): Lease {
      const held: Held = { sender: first, bytes: 0, isGone: false, onGone }
      return {
        grow(bytes) {
          if (held.isGone || heldBy(held.sender) + bytes > maxEach) throw noRoom()
          all.add(held)
          held.bytes += bytes
          total += bytes
          while (total > max) {
            const largest = findLargest()!
            leave(largest)
            if (largest === held) throw noRoom()
            largest.onGone()
          }
        },
        shrink: bytes => give(held, Math.min(bytes, held.bytes)),
        passTo(sender) {
          held.sender = sender
        },
        close: () => leave(held),
      }
    },
  }
}

export const noRoom = (): AppError => new AppError('SERVICE_UNAVAILABLE', m.files_busy(), { retryAfter: RETRY_AFTER_S })
