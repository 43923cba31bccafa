import { config } from '#server/config/config.ts'
import { type ConnectionProblem, connectionProblem, requestOutside } from '#server/http/public-address.ts'

/** In all, with every redirect. */
const TIMEOUT_MS = 5_000
const REDIRECTS_MAX = 5
/** What a page answers to programs that it does not let in: it is there. */
const CLOSED_TO_PROGRAMS = new Set([401, 403, 405, 406, 429, 999])
/** Why there was no answer. */
export type Reason = ConnectionProblem | 'redirects'

type Answer = { status: number; location: string | undefined }

/**
 * Asks an address of another site whether it is there: '' when it is, else the HTTP status or the reason. Only addresses of the Internet
 * are asked, after each redirect anew; nothing of ours is sent, and what comes is not read.
 */
export async function checkAddress(address: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    let url = new URL(address)
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      const { status, location } = await findAnswer(url, signal)
      if (status < 300 || CLOSED_TO_PROGRAMS.has(status)) return ''
      if (status >= 400 || !location) return status < 400 ? '' : String(status)
      url = new URL(location, url)
    }
    return 'redirects'
  } catch (error) {
    return connectionProblem(error)
  }
}

/** By HEAD; by GET where a server does not know that. */
async function findAnswer(url: URL, signal: AbortSignal): Promise<Answer> {
  const answer = await ask('HEAD', url, signal)
  return answer.status < 400 || CLOSED_TO_PROGRAMS.has(answer.status) ? answer : ask('GET', url, signal)
}

async function ask(method: 'HEAD' | 'GET', url: URL, signal: AbortSignal): Promise<Answer> {
  const headers = { 'user-agent': `link checker of ${config.PUBLIC_URL}` }
  const response = await requestOutside({ method, url, headers, signal, standIn: config.LINK_STAND_IN })
  response.on('error', () => {})
  response.destroy()
  return { status: response.statusCode ?? 0, location: response.headers.location }
}
