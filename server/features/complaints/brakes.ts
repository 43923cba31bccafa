import { createHmac, randomBytes } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { today } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { perServer } from '#server/process/lifecycle.ts'

/** The window of every limit here, as long as an address is remembered. */
export const WINDOW_S = 60 * 60
const MINUTE_MS = 60 * 1000
const KEY_BYTES = 32

export const REPORTS_PER_HOUR = 5
const MESSAGES_PER_HOUR = 30
/** Wrong codes from one address in an hour. */
export const WRONG_PER_HOUR = 20
/** Wrong codes from everywhere in an hour, after which each address has only a few. No address that has tried none is ever stopped. */
export const WRONG_OVERALL = 1000
export const WRONG_WHILE_BRAKED = 3
const OVERALL = 'everybody'

/** Counts and the key of their day are in the memory of this process alone, and end with it. */
const counters = perServer(() => ({
  day: '',
  key: Buffer.alloc(0),
  reports: new RateLimiterMemory({ keyPrefix: 'reports', points: REPORTS_PER_HOUR, duration: WINDOW_S }),
  messages: new RateLimiterMemory({ keyPrefix: 'messages', points: MESSAGES_PER_HOUR, duration: WINDOW_S }),
  wrong: new RateLimiterMemory({ keyPrefix: 'wrong', points: WRONG_PER_HOUR, duration: WINDOW_S }),
  wrongOverall: new RateLimiterMemory({ keyPrefix: 'wrong', points: WRONG_OVERALL, duration: WINDOW_S }),
}))
type Counters = ReturnType<typeof counters>

/**
 * Counts a complaint by the address it comes from, and takes it back where it is refused. Throws TOO_MANY_REQUESTS after five in an hour:
 * many people of a camp share an address, so the sentence names other ways.
 */
export const limitReports = <T>(clientAddress: string, work: () => Promise<T>): Promise<T> =>
  limited(counters().reports, namelessKey(clientAddress), REPORTS_PER_HOUR, work)

/** The same for what somebody adds to one complaint. */
export const limitMessages = <T>(complaintId: string, work: () => Promise<T>): Promise<T> =>
  limited(counters().messages, namelessKey(complaintId), MESSAGES_PER_HOUR, work)

/**
 * Counts a code before it is compared, and takes it back when `find` finds something. Of 10^16 codes, a thousand addresses with three wrong
 * ones an hour find one of ten thousand complaints once in 38,000 years. Throws TOO_MANY_REQUESTS.
 */
export async function limitCodes<T>(clientAddress: string, find: () => Promise<T | null>): Promise<T | null> {
  const { wrong, wrongOverall } = counters()
  const key = namelessKey(clientAddress)
  const overall = await wrongOverall.penalty(OVERALL)
  const most = overall.consumedPoints > WRONG_OVERALL ? WRONG_WHILE_BRAKED : WRONG_PER_HOUR
  const tries = await wrong.penalty(key)
  if (tries.consumedPoints > most) throw tooMany(m.complaint_too_many_codes, tries.msBeforeNext)
  const found = await find()
  if (found) await Promise.all([wrong.reward(key), wrongOverall.reward(OVERALL)])
  return found
}

async function limited<T>(limiter: Counters['reports'], key: string, most: number, work: () => Promise<T>): Promise<T> {
  const used = await limiter.penalty(key)
  if (used.consumedPoints > most) throw tooMany(m.complaint_too_many, used.msBeforeNext)
  try {
    return await work()
  } catch (error) {
    await limiter.reward(key)
    throw error
  }
}

/** Stands for an address today; tomorrow, and after a restart, the same address is another one, and nobody can tell which. */
function namelessKey(address: string): string {
  const own = counters()
  if (own.day !== today()) Object.assign(own, { day: today(), key: randomBytes(KEY_BYTES) })
  return createHmac('sha256', own.key).update(address).digest('base64url')
}

function tooMany(sentence: (words: { minutes: string }) => string, waitMs: number) {
  const minutes = formatNumber(Math.max(1, Math.ceil(waitMs / MINUTE_MS)))
  return new AppError('TOO_MANY_REQUESTS', sentence({ minutes }), { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
}
