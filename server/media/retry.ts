import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 3
const ONE_TRY = 4_000 // milliseconds

type Answer = { ok: boolean; status: number; bytes: Buffer<ArrayBuffer> }

/**
 * Asks a store over HTTP and gives its answer with the whole body. One that is away, silent for four seconds, busy or broken is asked
 * `tries` times: after three, 13 seconds at most, its last answer is given or the error thrown. `make` is called for each try, so that
 * it is signed anew.
 */
export async function fetchWithRetry(make: () => Promise<Request>, tries = TRIES): Promise<Answer> {
  for (let left = tries - 1; ; left--) {
    try {
      const answer = await fetch(await make(), { redirect: 'manual', signal: AbortSignal.timeout(ONE_TRY) })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (left <= 0 || (answer.status < 500 && answer.status !== 429))
        return { ok: answer.ok, status: answer.status, bytes }
    } catch (error) {
      if (left <= 0) throw error
    }
    await sleep(100 + Math.random() * 200)
  }
}
