import { RateLimiterMemory, RateLimiterPrisma, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { m } from '#app/paraglide/messages.js'
import { config } from '#server/config.ts'
import { prismaClient } from '#server/db.ts'
import { Mistake } from '#server/errors.ts'

const MINUTE = 60
const stored = (keyPrefix: string, points: number, minutes: number) =>
  new RateLimiterPrisma({ storeClient: prismaClient, tableName: 'rateLimiterFlexible', keyPrefix, points, duration: minutes * MINUTE })

/** Wrong passwords by caller and by account: kept in the database, so that a restart or a second process forgets nothing. */
const signInsOfCaller = stored('sign-in-caller', 30, 15)
const signInsToAccount = stored('sign-in-account', 10, 15)
const signUps = stored('sign-up', 20, 60)
const enquiries = stored('enquiry', 5, 10)
const writes = config.WRITE_LIMIT > 0 ? new RateLimiterMemory({ keyPrefix: 'write', points: config.WRITE_LIMIT, duration: MINUTE }) : undefined

/**
 * Counts a try to sign in before the password is looked at, and takes the count back when `work` succeeds.
 * The account's own count is per caller: nobody can lock somebody else out. Throws TOO_MANY_REQUESTS.
 */
export async function limitSignIn<T>(caller: string, email: string, work: () => Promise<T>): Promise<T> {
  const pair = `${caller} ${email}`
  await take(signInsOfCaller, caller)
  await take(signInsToAccount, pair)
  const result = await work()
  await Promise.all([signInsOfCaller.reward(caller), signInsToAccount.delete(pair)])
  return result
}

/** Counts a sign-up. Throws TOO_MANY_REQUESTS. */
export const limitSignUp = (caller: string) => take(signUps, caller)

/** Counts a message through the contact form. Throws TOO_MANY_REQUESTS. */
export const limitEnquiry = (caller: string) => take(enquiries, caller)

/** Counts a change of data by one person. Throws TOO_MANY_REQUESTS. */
export const limitWrite = async (person: string) => { if (writes) await take(writes, person) }

async function take(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new Mistake('TOO_MANY_REQUESTS', m.too_many_tries({ minutes: Math.ceil(seconds / 60) }), { retryAfter: seconds })
  }
}
