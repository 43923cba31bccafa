import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { addCount, findCounts, takeBackCounts } from '#server/http/counts.ts'
import { hmac } from '#server/installation/keys.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

/** Wrong codes for one number in a day, after which it also takes the district, and a wait before each further try. */
export const WRONG_PER_NUMBER = 10
/** Wrong codes for all numbers in an hour, after which each of them also takes the district. */
export const WRONG_OVERALL = 500
export const WAIT_MS = 30 * SECOND_MS
/** Wrong codes for one application in a day from browsers that know it, after which they are strangers, too. */
export const WRONG_FROM_KNOWN = 20

/** A try, for `takeBack`; while `isBraked`, the district has to be right, too. */
export type Try = { isBraked: boolean; keys: string[] }

/**
 * Counts a try with a code before the code is compared, so that of many at once none is missed. No number is ever locked: it only becomes
 * slower and takes the district, alike whether there is an application or not. What is stored of a number is an HMAC that is another one
 * tomorrow. Throws BAD_REQUEST for a missing district, which costs no try, and TOO_MANY_REQUESTS during the wait.
 */
export async function countTry(phone: string, hasDistrict: boolean, now = Date.now()): Promise<Try> {
  const number = hmac('application tries', `${today(now)} ${phone}`)
  const [ofNumber, wait] = [`application-tries ${number}`, `application-wait ${number}`]
  const overall = `application-tries ${Math.floor(now / HOUR_MS)}`
  const keys = [ofNumber, overall]
  return write(async transaction => {
    const rows = await findCounts(transaction, [...keys, wait])
    const find = (key: string) => rows.find(row => row.key === key)
    const isSlow = (find(ofNumber)?.points ?? 0) >= WRONG_PER_NUMBER
    const isBraked = isSlow || (find(overall)?.points ?? 0) >= WRONG_OVERALL
    if (isBraked && !hasDistrict)
      throw new AppError('BAD_REQUEST', m.application_status_district_needed(), { field: 'district' })
    const waitMs = isSlow ? (find(wait)?.expire?.getTime() ?? 0) - now : 0
    if (waitMs > 0)
      throw new AppError('TOO_MANY_REQUESTS', m.application_status_wait(), {
        retryAfter: Math.ceil(waitMs / SECOND_MS),
      })
    const counts = [
      { key: ofNumber, expire: new Date(now + DAY_MS) },
      { key: overall, expire: new Date(now + HOUR_MS) },
      { key: wait, expire: new Date(now + WAIT_MS) },
    ]
    for (const count of counts) await addCount(transaction, { ...count, isProlonged: true })
    return { isBraked, keys }
  })
}

/**
 * Counts a try from a browser that knows these applications, which were merged, likewise, wherever the code is typed;
 * undefined where it is a stranger to one of them by now.
 */
export async function countKnownTry(
  applicationIds: string[],
  now = Date.now(),
): Promise<Pick<Try, 'keys'> | undefined> {
  const keys = applicationIds.map(id => `application-known ${hmac('application tries', `${today(now)} ${id}`)}`)
  return write(async transaction => {
    let most = 0
    for (const key of keys) most = Math.max(most, await addCount(transaction, { key, expire: new Date(now + DAY_MS) }))
    return most <= WRONG_FROM_KNOWN ? { keys } : undefined
  })
}

/** Seconds until tries are counted anew. */
export const secondsOfToday = (now = Date.now()): number =>
  Math.ceil((Date.parse(`${today(now + DAY_MS)}T00:00:00+06:00`) - now) / SECOND_MS)

/** A code that was right is no guess. */
export async function takeBack({ keys }: Pick<Try, 'keys'>): Promise<void> {
  await write(transaction => takeBackCounts(transaction, keys))
}
