import { RateLimiterMemory, RateLimiterPrisma, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import type { Limit, Limits } from '#server/registration/define-limits.ts'
import { networkOf } from '#server/http/client-address.ts'
import { nameless } from '#server/http/nameless.ts'
import { read, write } from '#server/db/client.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { AppError } from '#server/errors.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

type TooMany = (words: { minutes: string }) => string
/** Whom an attempt is counted for. */
export type Counted = [limit: Limit, key: string]
/** How many requests are allowed in a minute, how many of them are left, and the seconds until the minute is over. */
export type Quota = { points: number; remaining: number; seconds: number }

const MINUTE_S = 60
const DAY_MINUTES = 24 * 60
const PROGRAM_REQUESTS = 600
/** Windows as long as an address is remembered, which a privacy policy has to say: of a request at most, of who gets a receipt. */
export const WINDOW_MINUTES = { request: 60, receipt: DAY_MINUTES }
/** What has expired stays so much longer, and then until the next run of the hourly job. */
export const EXPIRED_KEPT_MINUTES = 60

/** At most so many, and none more than WRITE_LIMIT allows, which is 0 where nothing is limited. */
export const withWriteLimit = (points: number) => (): number => Math.min(points, config.WRITE_LIMIT)
const whereWritesAre = (points: number) => (): number => (config.WRITE_LIMIT > 0 ? points : 0)

/** What is of no feature, or of several. */
export const infrastructureLimits = {
  tickets: { name: 'ticket', points: 60, minutes: 15 },
  /** Wrong secret links. */
  links: { name: 'secret-link', points: 60, minutes: 15 },
  receiptsByClientAddress: { name: 'receipt', points: 20, minutes: WINDOW_MINUTES.request },
  receiptsToAddress: { name: 'receipt-to', points: 3, minutes: WINDOW_MINUTES.receipt },
  writes: { name: 'write', points: () => config.WRITE_LIMIT, minutes: 1, isHere: true },
  uploads: { name: 'upload', points: withWriteLimit(120), minutes: 1, isHere: true },
  shares: { name: 'share', points: 120, minutes: 1, isHere: true },
  programs: { name: 'program', points: whereWritesAre(PROGRAM_REQUESTS), minutes: 1, isHere: true },
  /** Whatever is posted to a form or a public call, before it is read: more than a district types, less than a program sends. */
  posts: { name: 'post', points: whereWritesAre(100), minutes: 10, isHere: true },
  /** The same of a whole network, in which one sender may have 65,536 client addresses. */
  postsOfNetwork: { name: 'post-network', points: whereWritesAre(400), minutes: 10, isHere: true },
  trapped: { name: 'trap', points: 1, minutes: 60, isHere: true },
  wrongTokens: { name: 'token', points: 30, minutes: 15, isHere: true },
  wrongImageKeys: { name: 'image-key', points: 20, minutes: 15, isHere: true },
} satisfies Limits

/** Every limit: of the infrastructure and of each feature. */
export const registeredLimits = (): Limit[] =>
  [infrastructureLimits, ...registeredFeatures().map(({ limits = {} }) => limits)].flatMap(limits =>
    Object.values<Limit>(limits),
  )

/**
 * The limiter's own queries, through `read` and `write`. On SQLite a statement outside a transaction that meets a lock stays open in its
 * connection: later changes of this connection are never committed, and nobody else can write.
 */
const storeClient = {
  rateLimiterFlexible: {
    findFirst: (query: Prisma.RateLimiterFlexibleFindFirstArgs) => read.rateLimiterFlexible.findFirst(query),
    upsert: (query: Prisma.RateLimiterFlexibleUpsertArgs) =>
      write(transaction => transaction.rateLimiterFlexible.upsert(query)),
    deleteMany: (query: Prisma.RateLimiterFlexibleDeleteManyArgs) =>
      write(transaction => transaction.rateLimiterFlexible.deleteMany(query)),
  },
}

const limiters = perServer(() => new Map(registeredLimits().map(limit => [limit.name, createLimiter(limit)])))

function createLimiter({ name: keyPrefix, points: given, minutes, isHere }: Limit): RateLimiterAbstract | undefined {
  const points = typeof given === 'number' ? given : given()
  const options = { keyPrefix, points, duration: minutes * MINUTE_S }
  if (points === 0) return undefined
  if (isHere) return new RateLimiterMemory(options)
  return new RateLimiterPrisma({
    ...options,
    storeClient,
    tableName: 'rateLimiterFlexible',
    clearExpiredByTimeout: false, // an hourly job does it
  })
}

/** What counts for a limit; undefined where there is none. Throws for one that no registration names. */
function limiterOf({ name }: Limit): RateLimiterAbstract | undefined {
  if (!limiters().has(name)) throw new Error(`The limit ${name} is registered by no feature`)
  return limiters().get(name)
}

/** Deletes what expired an hour ago. */
export async function purgeRateLimits(now = Date.now()): Promise<void> {
  await write(transaction =>
    transaction.rateLimiterFlexible.deleteMany({
      where: { expire: { lt: new Date(now - EXPIRED_KEPT_MINUTES * MINUTE_S * 1000) } },
    }),
  )
}

const secondsTo = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Counts one; false where none is left. */
export async function isWithin(limit: Limit, key: string): Promise<boolean> {
  try {
    await limiterOf(limit)?.consume(key)
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}

/** Counts one of each; counts nothing where one of them has none left, and throws TOO_MANY_REQUESTS. */
export const take = (...counts: Counted[]): Promise<void> => takeOr(m.too_many_tries, ...counts)

/** The same with a sentence of its own. */
export async function takeOr(sentence: TooMany, ...counts: Counted[]): Promise<void> {
  const all = counts.flatMap(([limit, key]) => {
    const limiter = limiterOf(limit)
    return limiter ? [[limiter, key] as const] : []
  })
  try {
    for (const [limiter, key] of all) {
      const used = await limiter.get(key)
      if (used && used.consumedPoints >= limiter.points && used.msBeforeNext > 0) throw used
    }
    for (const [limiter, key] of all) await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = secondsTo(error)
    throw new AppError('TOO_MANY_REQUESTS', sentence({ minutes: formatNumber(Math.ceil(seconds / 60)) }), {
      retryAfter: seconds,
    })
  }
}

/** Counts an attempt to find something, and takes it back when `work` finds it. Throws TOO_MANY_REQUESTS. */
export async function takeUnlessFound<T>(limit: Limit, key: string, work: () => Promise<T>): Promise<T> {
  await take([limit, key])
  const found = await work()
  if (found) await giveBack(limit, key)
  return found
}

/** Takes one back. */
export const giveBack = async (limit: Limit, key: string): Promise<void> => void (await limiterOf(limit)?.reward(key))

/** Forgets what was counted. */
export const forget = async (limit: Limit, key: string): Promise<void> => void (await limiterOf(limit)?.delete(key))

/** How much has been counted in the window; null where nothing has. */
export const countedOf = async (limit: Limit, key: string): Promise<number | null> =>
  (await limiterOf(limit)?.get(key))?.consumedPoints ?? null

/** Remembers a key for a window from now on. */
export const remember = async (limit: Limit, key: string): Promise<void> =>
  void (await limiterOf(limit)?.set(key, 1, limit.minutes * MINUTE_S))

/** Counts one, and gives what is left, where there is a limit. Throws TOO_MANY_REQUESTS. */
async function takeOfQuota(limit: Limit, key: string): Promise<Quota | undefined> {
  await take([limit, key])
  const limiter = limiterOf(limit)
  const used = await limiter?.get(key)
  return limiter && used
    ? { points: limiter.points, remaining: used.remainingPoints, seconds: secondsTo(used) }
    : undefined
}

/** Counts the use of a one-time token or of a sign-in at a provider. Throws TOO_MANY_REQUESTS. */
export const limitTokenUse = (clientAddress: string): Promise<void> =>
  take([infrastructureLimits.tickets, clientAddress])

/** Counts a guess at a secret link, by client, and takes it back when `work` finds something. Throws TOO_MANY_REQUESTS. */
export const limitLinkUse = <T>(clientAddress: string, work: () => Promise<T>): Promise<T> =>
  takeUnlessFound(infrastructureLimits.links, clientAddress, work)

/** Counts what is posted to one form or public call, before anything of it is read, by client and by network. Throws TOO_MANY_REQUESTS. */
export async function limitPosts(clientAddress: string, to: string): Promise<void> {
  const { posts, postsOfNetwork } = infrastructureLimits
  const network = networkOf(clientAddress)
  const ofNetwork: Counted[] = network === clientAddress ? [] : [[postsOfNetwork, nameless(`${network} ${to}`)]]
  await take([posts, nameless(`${clientAddress} ${to}`)], ...ofNetwork)
}

/** Whether a form that looks automatic goes through: it does when its sender has just been told, and sends it again. */
export async function mayPassTrap(sender: string): Promise<boolean> {
  const key = nameless(sender)
  if (await isWithin(infrastructureLimits.trapped, key)) return false
  await forget(infrastructureLimits.trapped, key)
  return true
}

/** Whether a receipt may go to an unverified address: three a day, and twenty an hour for one client. */
export const mayReceipt = async (clientAddress: string, email: string): Promise<boolean> =>
  (await isWithin(infrastructureLimits.receiptsToAddress, email)) &&
  isWithin(infrastructureLimits.receiptsByClientAddress, clientAddress)

/** Counts a change of data by one person. Gives what is left in this minute, where changes are limited. Throws TOO_MANY_REQUESTS. */
export const limitWrite = (person: string): Promise<Quota | undefined> =>
  takeOfQuota(infrastructureLimits.writes, person)

/** Counts a request of a program, whatever it asks for. Gives what is left in this minute. Throws TOO_MANY_REQUESTS. */
export const limitProgram = (id: string): Promise<Quota | undefined> => takeOfQuota(infrastructureLimits.programs, id)

/** Counts a wrong token by client. Throws TOO_MANY_REQUESTS; a right one still opens: nobody can lock a neighbour's program out. */
export const limitWrongToken = (clientAddress: string): Promise<void> =>
  take([infrastructureLimits.wrongTokens, clientAddress])

/** Counts a picture that a person or a program sends. Throws TOO_MANY_REQUESTS. */
export const limitUpload = (sender: string): Promise<void> => take([infrastructureLimits.uploads, sender])

/** Counts a picture for shared links that has to be made. Throws TOO_MANY_REQUESTS. */
export const limitShare = (clientAddress: string): Promise<void> => take([infrastructureLimits.shares, clientAddress])

/** Counts a wrong image key by client. After too many of them the right one is rejected, too. Throws TOO_MANY_REQUESTS. */
export async function limitImageKey(clientAddress: string, isRight: boolean): Promise<void> {
  await take([infrastructureLimits.wrongImageKeys, clientAddress])
  if (isRight) await giveBack(infrastructureLimits.wrongImageKeys, clientAddress)
}
