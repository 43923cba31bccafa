/** How calls are repeated that found the website busy or were lost on the way. */
export type Retries = {
  /** How often one call is sent again at most; 3 without it, 0 for never. */
  times?: number
  /**
   * The longest wait that `Retry-After` may ask for, in milliseconds; the answer comes back as it is where it asks for
   * more. A minute without it.
   */
  longestWaitMs?: number
}

const STATUS = new Set([429, 502, 503, 504])
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const FIRST_WAIT_MS = 500
const MINUTE_MS = 60_000

/**
 * A `fetch` that sends a call again after 429, 502, 503 and 504, and where the connection broke: those that may be
 * repeated alone, by their method or by an `idempotency-key`. It waits for as long as `Retry-After` says, without it
 * half a second and twice as long each time.
 */
export function fetchAgain({ times = 3, longestWaitMs = MINUTE_MS }: Retries = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const mayRepeat = IDEMPOTENT.has(request.method) || request.headers.has('idempotency-key')
    for (let attempt = 0; ; attempt++) {
      const isLast = !mayRepeat || attempt >= times
      const answer = await fetch(isLast ? request : request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error
        return undefined
      })
      if (answer && (isLast || !STATUS.has(answer.status))) return answer
      const asked = secondsOf(answer?.headers.get('retry-after'))
      const wait = asked === undefined ? FIRST_WAIT_MS * 2 ** attempt * (1 + Math.random() / 4) : asked * 1000
      if (answer && wait > longestWaitMs) return answer
      await answer?.body?.cancel()
      await pause(Math.min(wait, longestWaitMs), request.signal)
    }
  }
}

/** Waits; rejects with the reason of the signal. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000)
}
