import { setTimeout as sleep } from 'node:timers/promises'

const MAX_TRIES = 3
const TRY_TIMEOUT_MS = 4_000

type FetchedResponse = { ok: boolean; status: number; bytes: Buffer<ArrayBuffer> }

/**
 * Fetches from a store and returns the response with its body. Retries up to `tries` times when it does not answer within four seconds,
 * is busy (429) or fails (5xx); then, after 13 seconds at most, returns the last response or throws the last error. `make` creates the
 * request for each try, with a new signature.
 */
export async function fetchWithRetry(make: () => Promise<Request>, tries = MAX_TRIES): Promise<FetchedResponse> {
  for (let left = tries - 1; ; left--) {
    try {
      const response = await fetch(await make(), { redirect: 'manual', signal: AbortSignal.timeout(TRY_TIMEOUT_MS) })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (left <= 0 || (response.status < 500 && response.status !== 429))
        return { ok: response.ok, status: response.status, bytes }
    } catch (error) {
      if (left <= 0) throw error
    }
    await sleep(100 + Math.random() * 200)
  }
}
