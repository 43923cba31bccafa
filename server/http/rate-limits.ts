import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPrisma, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reachUs } from '#i18n/reach.ts'
import { config } from '#server/config/config.ts'
import { networkOf } from '#server/http/client-address.ts'
import { nameless } from '#server/http/nameless.ts'
import { read, write } from '#server/db/client.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { AppError } from '#server/errors.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

type TooMany = (words: { minutes: string }) => string
type Counted = [RateLimiterAbstract, key: string]
/** How many requests are allowed in a minute, how many of them are left, and the seconds until the minute is over. */
export type Quota = { points: number; remaining: number; seconds: number }

const MINUTE_S = 60
const PROGRAM_REQUESTS = 600
const DAY_MINUTES = 24 * 60
/**
 * Windows as long as an address is remembered, which a privacy policy has to say: of a request at most, of a client
 * known to an account, of who gets a receipt.
 */
export const WINDOW_MINUTES = { request: 60, knownClient: 30 * DAY_MINUTES, receipt: DAY_MINUTES }
/** What has expired stays so much longer, and then until the next run of the hourly job. */
export const EXPIRED_KEPT_MINUTES = 60

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

const limiters = perServer(createLimiters)

function createLimiters() {
  /** Counted in the database, so that a restart or a second process forgets nothing. */
  const stored = (keyPrefix: string, points: number, minutes: number) =>
    new RateLimiterPrisma({
      storeClient,
      tableName: 'rateLimiterFlexible',
      keyPrefix,
      points,
      duration: minutes * MINUTE_S,
      clearExpiredByTimeout: false, // an hourly job does it
    })
  /** Counted in this process alone, which spares the database; WRITE_LIMIT bounds all of them. */
  const perMinute = (keyPrefix: string, points: number) =>
    config.WRITE_LIMIT > 0
      ? new RateLimiterMemory({ keyPrefix, points: Math.min(points, config.WRITE_LIMIT), duration: MINUTE_S })
      : undefined
  return {
    /** Wrong passwords by client address and by account. */
    signInsByClientAddress: stored('sign-in-caller', 30, 15),
    signInsToAccount: stored('sign-in-account', 10, 15),
    /** Wrong passwords to one account from clients that never signed in to it; far more than a person mistypes. */
    failedSignInsFromUnknownClients: stored('sign-in-afar', 50, 60),
    knownClientAddresses: stored('sign-in-known', 1, WINDOW_MINUTES.knownClient),
    /** Wrong codes of second factors, each worth three of a million: a year of them opens two accounts of a hundred. */
    factorCodes: stored('factor', 5, 15),
    factorCodesFromUnknownClients: stored('factor-afar', 20, DAY_MINUTES),
    factorWarnings: stored('factor-warning', 1, DAY_MINUTES),
    signUps: stored('sign-up', 20, WINDOW_MINUTES.request),
    signUpsWithAddress: stored('sign-up-address', 10, 60),
    mailRequests: stored('mail-asked', 10, WINDOW_MINUTES.request),
    mailRequestsForAccount: stored('mail-asked-account', 3, 15),
    /** As long as a sign-in link is valid: while another mail is rejected, the link of the last one still works. */
    mailsToAddress: stored('mail-to', 3, 10),
    tickets: stored('ticket', 60, 15),
    webhookSends: stored('webhook-send', 60, 60),
    invitations: stored('invitation', 30, 60),
    invitationsToAddress: stored('invitation-to', 5, 60),
    /** A district may share one address of its mobile carrier, so many per client address; only a few per form token and per text. */
    enquiries: stored('enquiry', 60, 10),
    enquiriesOfForm: stored('enquiry-form', 5, 10),
    enquiriesWithText: stored('enquiry-text', 10, 60),
    /** An office or a shop with a shared connection sends many people's; one rendered form few. */
    applications: stored('application', 60, 10),
    applicationsOfForm: stored('application-form', 5, 10),
    demands: stored('demand', 30, 10),
    demandsOfForm: stored('demand-form', 5, 10),
    /**
     * Wrong codes of applications, and wrong secret links; see applications/status/wrong-codes.ts for what bounds the
     * guesses at one number.
     */
    applicationCodes: stored('application-code', 120, 15),
    applicationLinks: stored('application-link', 60, 15),
    /** Documents that workers send, which take the time of the server and of staff. */
    papers: stored('paper', 60, 10),
    papersOfApplication: stored('paper-application', 30, 60),
    /** Wrong addresses of receipts, whose 256 bits nobody guesses: it spares the database. */
    receiptChecks: stored('receipt-check', 60, 15),
    /** Secret links of calendars that open nothing, likewise; and how often one that does is read, which programs do every hour or so. */
    calendarChecks: stored('calendar-check', 60, 15),
    calendarReads: new RateLimiterMemory({ keyPrefix: 'calendar', points: 60, duration: 15 * MINUTE_S }),
    receiptsByClientAddress: stored('receipt', 20, WINDOW_MINUTES.request),
    receiptsToAddress: stored('receipt-to', 3, WINDOW_MINUTES.receipt),
    jobRuns: stored('job-run', 20, 15),
    mailTests: stored('mail-test', 5, 15),
    writes: perMinute('write', config.WRITE_LIMIT),
    uploads: perMinute('upload', 120),
    shares: new RateLimiterMemory({ keyPrefix: 'share', points: 120, duration: MINUTE_S }),
    imports: perMinute('import', 20),
    importParts: perMinute('import-part', 200),
    programs:
      config.WRITE_LIMIT > 0
        ? new RateLimiterMemory({ keyPrefix: 'program', points: PROGRAM_REQUESTS, duration: MINUTE_S })
        : undefined,
    /** Whatever is posted to a form or a public call, before it is read: more than a district types, less than a program sends. */
    posts:
      config.WRITE_LIMIT > 0
        ? new RateLimiterMemory({ keyPrefix: 'post', points: 100, duration: 10 * MINUTE_S })
        : undefined,
    /** The same of a whole network, in which one sender may have 65,536 client addresses. */
    postsOfNetwork:
      config.WRITE_LIMIT > 0
        ? new RateLimiterMemory({ keyPrefix: 'post-network', points: 400, duration: 10 * MINUTE_S })
        : undefined,
    trapped: new RateLimiterMemory({ keyPrefix: 'trap', points: 1, duration: 60 * MINUTE_S }),
    wrongTokens: new RateLimiterMemory({ keyPrefix: 'token', points: 30, duration: 15 * MINUTE_S }),
    wrongImageKeys: new RateLimiterMemory({ keyPrefix: 'image-key', points: 20, duration: 15 * MINUTE_S }),
  }
}

/** Deletes what expired an hour ago. */
export async function purgeRateLimits(now = Date.now()): Promise<void> {
  await write(transaction =>
    transaction.rateLimiterFlexible.deleteMany({
      where: { expire: { lt: new Date(now - EXPIRED_KEPT_MINUTES * MINUTE_S * 1000) } },
    }),
  )
}

/**
 * Counts an attempt to sign in before the password is checked, and takes it back when `work` succeeds. An account is limited per client,
 * and over all clients that never signed in to it: guessing from a thousand addresses ends soon, and nobody can lock a person out of
 * their usual clients, nor out of the links in their mail, which the error message names. Throws TOO_MANY_REQUESTS.
 */
export const limitSignIn = <T>(clientAddress: string, email: string, work: () => Promise<T>): Promise<T> =>
  limitGuesses(clientAddress, email, work, m.too_many_passwords)

/** Counts a reauthentication like an attempt to sign in. Throws TOO_MANY_REQUESTS. */
export const limitReauthentication = <T>(clientAddress: string, userId: string, work: () => Promise<T>): Promise<T> =>
  limitGuesses(clientAddress, `own ${userId}`, work, m.too_many_tries)

/** Counts a code of a second factor likewise. Throws TOO_MANY_REQUESTS. */
export const limitFactor = <T>(clientAddress: string, userId: string, work: () => Promise<T>): Promise<T> =>
  limitGuesses(clientAddress, `factor ${userId}`, work, m.too_many_tries, {
    byPair: limiters().factorCodes,
    fromAfar: limiters().factorCodesFromUnknownClients,
  })

/** Whether to tell a person of wrong codes: at the third from one client, once a day. */
export async function mayWarnOfCodes(clientAddress: string, userId: string): Promise<boolean> {
  const wrong = await limiters().factorCodes.get(`${clientAddress} factor ${userId}`)
  return (wrong?.consumedPoints ?? 0) >= 3 && isWithin(limiters().factorWarnings, userId)
}

async function limitGuesses<T>(
  clientAddress: string,
  account: string,
  work: () => Promise<T>,
  message: TooMany,
  { byPair, fromAfar } = {
    byPair: limiters().signInsToAccount,
    fromAfar: limiters().failedSignInsFromUnknownClients,
  },
): Promise<T> {
  const pair = `${clientAddress} ${account}`
  const isKnown = (await limiters().knownClientAddresses.get(pair)) !== null
  const counts: Counted[] = [
    [limiters().signInsByClientAddress, clientAddress],
    [byPair, pair],
  ]
  await takeOr(message, ...(isKnown ? counts : [...counts, [fromAfar, account] as Counted]))
  const result = await work()
  await Promise.all([
    limiters().signInsByClientAddress.reward(clientAddress),
    byPair.delete(pair),
    rememberClientAddress(clientAddress, account),
    ...(isKnown ? [] : [fromAfar.reward(account)]),
  ])
  return result
}

/** Records a client from which a person has signed in: guesses from elsewhere do not lock it out. */
export async function rememberClientAddress(clientAddress: string, account: string): Promise<void> {
  await limiters().knownClientAddresses.set(`${clientAddress} ${account}`, 1, WINDOW_MINUTES.knownClient * MINUTE_S)
}

/** Counts a sign-up, by client and by e-mail address. Throws TOO_MANY_REQUESTS. */
export async function limitSignUp(clientAddress: string, email: string): Promise<void> {
  await take([limiters().signUps, clientAddress], [limiters().signUpsWithAddress, email])
}

/** Counts a request for a mail with a link, by client, and by client and account. Throws TOO_MANY_REQUESTS. */
export async function limitMailRequest(clientAddress: string, email: string): Promise<void> {
  await take([limiters().mailRequests, clientAddress], [limiters().mailRequestsForAccount, `${clientAddress} ${email}`])
}

/** Whether another mail of this kind may go to an address: three in 10 minutes, as long as a sign-in link works, over all clients. */
export const mayMail = (kind: 'reset' | 'link' | 'sign-up', email: string): Promise<boolean> =>
  isWithin(limiters().mailsToAddress, `${kind} ${email}`)

/** Counts the use of a one-time token or of a sign-in at a provider. Throws TOO_MANY_REQUESTS. */
export const limitTokenUse = (clientAddress: string) => take([limiters().tickets, clientAddress])

/** Counts an invitation, by the person who invites and by e-mail address. Throws TOO_MANY_REQUESTS. */
export async function limitInvitation(person: string, email: string): Promise<void> {
  await take([limiters().invitations, person], [limiters().invitationsToAddress, email])
}

/** Counts what is posted to one form or public call, before anything of it is read, by client and by network. Throws TOO_MANY_REQUESTS. */
export async function limitPosts(clientAddress: string, to: string): Promise<void> {
  const { posts, postsOfNetwork } = limiters()
  if (!posts || !postsOfNetwork) return
  const network = networkOf(clientAddress)
  const ofNetwork: Counted[] = network === clientAddress ? [] : [[postsOfNetwork, nameless(`${network} ${to}`)]]
  await take([posts, nameless(`${clientAddress} ${to}`)], ...ofNetwork)
}

/** Whether a form that looks automatic goes through: it does when its sender has just been told, and sends it again. */
export async function mayPassTrap(sender: string): Promise<boolean> {
  const key = nameless(sender)
  if (await isWithin(limiters().trapped, key)) return false
  await limiters().trapped.delete(key)
  return true
}

/** In so few signs many people say the same, such as “I need a job”. */
const OWN_WORDS = 40

/**
 * Counts a message through the contact form, by client, by form token and, over all clients, by its text where it is long or has an
 * address. Throws TOO_MANY_REQUESTS.
 */
export async function limitEnquiry(
  clientAddress: string,
  { token, message }: { token: string; message: string },
): Promise<void> {
  const text = createHash('sha256').update(message.toLowerCase().replace(/\s+/g, ' ')).digest('base64url')
  await take([limiters().enquiries, clientAddress], ...(token ? [[limiters().enquiriesOfForm, token] as Counted] : []))
  if (message.length < OWN_WORDS && !/[@./]\S/.test(message)) return
  if (await isWithin(limiters().enquiriesWithText, text)) return
  const reach = reachUs()
  throw new AppError('TOO_MANY_REQUESTS', reach ? m.enquiry_repeated({ reach }) : m.enquiry_repeated_alone(), {
    retryAfter: 60 * MINUTE_S,
  })
}

/** Counts an application by the public form, by client and by form token. Throws TOO_MANY_REQUESTS. */
export const limitApplication = (clientAddress: string, token: string): Promise<void> =>
  take([limiters().applications, clientAddress], ...(token ? [[limiters().applicationsOfForm, token] as Counted] : []))

/** Counts a demand by the public form, by client and by form token. Throws TOO_MANY_REQUESTS. */
export const limitDemand = (clientAddress: string, token: string): Promise<void> =>
  take([limiters().demands, clientAddress], ...(token ? [[limiters().demandsOfForm, token] as Counted] : []))

/**
 * Counts a guess at a code of applications or at a secret link, by client, and takes it back when `work` finds
 * something. Throws TOO_MANY_REQUESTS.
 */
export async function limitLookUp<T>(kind: 'code' | 'link', clientAddress: string, work: () => Promise<T>): Promise<T> {
  const limiter = kind === 'code' ? limiters().applicationCodes : limiters().applicationLinks
  await take([limiter, clientAddress])
  const found = await work()
  if (found) await limiter.reward(clientAddress)
  return found
}

/** Counts a look at a receipt by its address, by client, and takes it back when `work` finds one. Throws TOO_MANY_REQUESTS. */
export async function limitReceiptCheck<T>(clientAddress: string, work: () => Promise<T>): Promise<T> {
  await take([limiters().receiptChecks, clientAddress])
  const found = await work()
  if (found) await limiters().receiptChecks.reward(clientAddress)
  return found
}

/**
 * Counts a look at a calendar by its secret link, by client and by link, and takes the former back when `work` finds
 * one. Throws TOO_MANY_REQUESTS.
 */
export async function limitCalendar<T>(clientAddress: string, link: string, work: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(link).digest('base64url')
  await take([limiters().calendarChecks, clientAddress], [limiters().calendarReads, key])
  const found = await work()
  if (found) await limiters().calendarChecks.reward(clientAddress)
  return found
}

/** Counts a document that a worker sends, by client and by application. Throws TOO_MANY_REQUESTS. */
export const limitPaper = (clientAddress: string, applicationId: string): Promise<void> =>
  take([limiters().papers, clientAddress], [limiters().papersOfApplication, applicationId])

/** Whether a receipt may go to an unverified address: three a day, and twenty an hour for one client. */
export const mayReceipt = async (clientAddress: string, email: string): Promise<boolean> =>
  (await isWithin(limiters().receiptsToAddress, email)) && isWithin(limiters().receiptsByClientAddress, clientAddress)

/** Counts a change of data by one person. Gives what is left in this minute, where changes are limited. Throws TOO_MANY_REQUESTS. */
export const limitWrite = async (person: string): Promise<Quota | undefined> => {
  const { writes } = limiters()
  return writes && quotaOf(writes, person)
}

/** Counts a delivery that a person sends, as a test or again. Throws TOO_MANY_REQUESTS. */
export const limitWebhookSend = (person: string): Promise<void> => take([limiters().webhookSends, person])
async function quotaOf(limiter: RateLimiterAbstract, key: string): Promise<Quota | undefined> {
  await take([limiter, key])
  const used = await limiter.get(key)
  return used ? { points: limiter.points, remaining: used.remainingPoints, seconds: secondsTo(used) } : undefined
}

/** Counts a request of a program, whatever it asks for. Gives what is left in this minute. Throws TOO_MANY_REQUESTS. */
export const limitProgram = async (id: string): Promise<Quota | undefined> => {
  const { programs } = limiters()
  return programs && quotaOf(programs, id)
}

/** Counts a wrong token by client. Throws TOO_MANY_REQUESTS; a right one still opens: nobody can lock a neighbour's program out. */
export const limitWrongToken = (clientAddress: string): Promise<void> => take([limiters().wrongTokens, clientAddress])
/** Counts a job that a person lets run. Throws TOO_MANY_REQUESTS. */
export const limitJobRun = (person: string): Promise<void> => take([limiters().jobRuns, person])

/** Counts a mail that a person sends to try the mail server. Throws TOO_MANY_REQUESTS. */
export const limitMailTest = (person: string): Promise<void> => take([limiters().mailTests, person])

/** Counts a picture that a person or a program sends. Throws TOO_MANY_REQUESTS. */
export const limitUpload = async (sender: string) => {
  const { uploads } = limiters()
  if (uploads) await take([uploads, sender])
}

/** Counts a picture for shared links that has to be made. Throws TOO_MANY_REQUESTS. */
export const limitShare = (clientAddress: string): Promise<void> => take([limiters().shares, clientAddress])

/** Counts a file of client countries that a person has compared or written. Throws TOO_MANY_REQUESTS. */
export const limitImport = async (person: string) => {
  const { imports } = limiters()
  if (imports) await take([imports, person])
}

/** Counts a part of a table of people likewise: a whole one has twenty, to compare and to write. */
export const limitImportPart = async (person: string) => {
  const { importParts } = limiters()
  if (importParts) await take([importParts, person])
}

/** Counts a wrong image key by client. After too many of them the right one is rejected, too. Throws TOO_MANY_REQUESTS. */
export async function limitImageKey(clientAddress: string, isRight: boolean): Promise<void> {
  await take([limiters().wrongImageKeys, clientAddress])
  if (isRight) await limiters().wrongImageKeys.reward(clientAddress)
}

const secondsTo = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Consumes one point; false where none is left. */
const isWithin = (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RateLimiterRes) return false
      throw error
    },
  )

/** Consumes one point of each limiter; writes nothing when one of them has none left. */
const take = (...counts: Counted[]) => takeOr(m.too_many_tries, ...counts)

async function takeOr(sentence: TooMany, ...counts: Counted[]) {
  try {
    for (const [limiter, key] of counts) {
      const used = await limiter.get(key)
      if (used && used.consumedPoints >= limiter.points && used.msBeforeNext > 0) throw used
    }
    for (const [limiter, key] of counts) await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = secondsTo(error)
    throw new AppError('TOO_MANY_REQUESTS', sentence({ minutes: formatNumber(Math.ceil(seconds / 60)) }), {
      retryAfter: seconds,
    })
  }
}
