import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPrisma, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { formatNumber, formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { site } from '#i18n/agency.ts'
import { config } from '#server/config.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

type TooMany = (words: { minutes: string }) => string
type Counted = [RateLimiterAbstract, key: string]

const MINUTE = 60
/**
 * The limiter's own questions, asked as everything else is. On SQLite a statement outside a transaction that meets a lock stays open in
 * its connection: nothing that this connection changes afterwards is committed, and nobody else can write.
 */
const storeClient = {
  rateLimiterFlexible: {
    findFirst: (asked: Prisma.RateLimiterFlexibleFindFirstArgs) => read.rateLimiterFlexible.findFirst(asked),
    upsert: (asked: Prisma.RateLimiterFlexibleUpsertArgs) =>
      write(transaction => transaction.rateLimiterFlexible.upsert(asked)),
    deleteMany: (asked: Prisma.RateLimiterFlexibleDeleteManyArgs) =>
      write(transaction => transaction.rateLimiterFlexible.deleteMany(asked)),
  },
}
const stored = (keyPrefix: string, points: number, minutes: number) =>
  new RateLimiterPrisma({
    storeClient,
    tableName: 'rateLimiterFlexible',
    keyPrefix,
    points,
    duration: minutes * MINUTE,
  })

/** Wrong passwords by caller and by account: kept in the database, so that a restart or a second process forgets nothing. */
const signInsOfCaller = stored('sign-in-caller', 30, 15)
const signInsToAccount = stored('sign-in-account', 10, 15)
/** Wrong passwords to one account from everywhere but where its person has signed in before; far more than a person mistypes. */
const failedSignInsFromUnknownClients = stored('sign-in-afar', 50, 60)
const knownCallers = stored('sign-in-known', 1, 30 * 24 * 60)
const signUps = stored('sign-up', 20, 60)
const signUpsWithAddress = stored('sign-up-address', 10, 60)
const mailsAsked = stored('mail-asked', 10, 60)
const mailsAskedForAccount = stored('mail-asked-account', 3, 15)
/** As long as a link to sign in lives: while a further mail is refused, one that came before still opens the account. */
const mailsToAddress = stored('mail-to', 3, 15)
const tickets = stored('ticket', 60, 15)
const invitations = stored('invitation', 30, 60)
const invitationsToAddress = stored('invitation-to', 5, 60)
/** Whole districts share one address of their mobile carrier, so it may send many; one showing of the form, and one text, only a few. */
const enquiries = stored('enquiry', 60, 10)
const enquiriesOfForm = stored('enquiry-form', 5, 10)
const enquiriesWithText = stored('enquiry-text', 10, 60)
const receiptsOfCaller = stored('receipt', 20, 60)
const receiptsToAddress = stored('receipt-to', 3, 24 * 60)
/** Counted in this process alone, as they spare it; WRITE_LIMIT bounds all of them. */
const perMinute = (keyPrefix: string, points: number) =>
  config.WRITE_LIMIT > 0
    ? new RateLimiterMemory({ keyPrefix, points: Math.min(points, config.WRITE_LIMIT), duration: MINUTE })
    : undefined
const writes = perMinute('write', config.WRITE_LIMIT)
const uploads = perMinute('upload', 120)
const imports = perMinute('import', 20)
const wrongImageKeys = new RateLimiterMemory({ keyPrefix: 'image-key', points: 20, duration: 15 * MINUTE })

/**
 * Counts a try to sign in before the password is looked at, and takes the count back when `work` succeeds.
 * The account's own counts are per caller, and for all callers that its person never came from: guessing from a thousand addresses ends
 * soon, and nobody can lock somebody else out of where they usually are, nor of the links in their mail, which the refusal names.
 * Throws TOO_MANY_REQUESTS.
 */
export const limitSignIn = <T>(caller: string, email: string, work: () => Promise<T>): Promise<T> =>
  limitGuesses(caller, email, work, m.too_many_passwords)

/** Counts a try to give the own password again, as a try to sign in. Throws TOO_MANY_REQUESTS. */
export const limitReauthentication = <T>(caller: string, userId: string, work: () => Promise<T>): Promise<T> =>
  limitGuesses(caller, `own ${userId}`, work, m.too_many_tries)

async function limitGuesses<T>(caller: string, account: string, work: () => Promise<T>, refusal: TooMany): Promise<T> {
  const pair = `${caller} ${account}`
  const isKnown = (await knownCallers.get(pair)) !== null
  const counts: Counted[] = [
    [signInsOfCaller, caller],
    [signInsToAccount, pair],
  ]
  await takeOr(refusal, ...(isKnown ? counts : [...counts, [failedSignInsFromUnknownClients, account] as Counted]))
  const result = await work()
  await Promise.all([
    signInsOfCaller.reward(caller),
    signInsToAccount.delete(pair),
    rememberCaller(caller, account),
    ...(isKnown ? [] : [failedSignInsFromUnknownClients.reward(account)]),
  ])
  return result
}

/** Notes that a person has come in from here, by password or by a link: guesses from elsewhere do not keep them out. */
export async function rememberCaller(caller: string, account: string): Promise<void> {
  await knownCallers.set(`${caller} ${account}`, 1, 30 * 24 * 60 * MINUTE)
}

/** Counts a sign-up, by caller and by the address given. Throws TOO_MANY_REQUESTS. */
export async function limitSignUp(caller: string, email: string): Promise<void> {
  await take([signUps, caller], [signUpsWithAddress, email])
}

/** Counts a wish for a mail with a link, by caller, and by caller and account. Throws TOO_MANY_REQUESTS. */
export async function limitMailRequest(caller: string, email: string): Promise<void> {
  await take([mailsAsked, caller], [mailsAskedForAccount, `${caller} ${email}`])
}

/** Whether one more mail with a link of this kind may go to an address: three in a quarter of an hour, whoever asks. */
export const mayMail = (kind: 'reset' | 'link', email: string): Promise<boolean> =>
  isWithin(mailsToAddress, `${kind} ${email}`)

/** Counts a try to use a link, or a way to a provider. Throws TOO_MANY_REQUESTS. */
export const limitTokenUse = (caller: string) => take([tickets, caller])

/** Counts an invitation, by the person who invites and by the address. Throws TOO_MANY_REQUESTS. */
export async function limitInvitation(person: string, email: string): Promise<void> {
  await take([invitations, person], [invitationsToAddress, email])
}

/** Counts a message through the contact form, by caller, by the showing of the form and by its text, whoever sends it. Throws TOO_MANY_REQUESTS. */
export async function limitEnquiry(
  caller: string,
  { token, message }: { token: string; message: string },
): Promise<void> {
  const text = createHash('sha256').update(message.toLowerCase().replace(/\s+/g, ' ')).digest('base64url')
  await take([enquiries, caller], ...(token ? [[enquiriesOfForm, token] as Counted] : []))
  if (!(await isWithin(enquiriesWithText, text)))
    throw new AppError('TOO_MANY_REQUESTS', m.enquiry_repeated({ phone: formatDigits(site.phones[0]) }), {
      retryAfter: 60 * MINUTE,
    })
}

/** Whether a receipt may go to an address that anybody could have typed: three a day, and twenty an hour for what one caller sends. */
export const mayReceipt = async (caller: string, email: string): Promise<boolean> =>
  (await isWithin(receiptsToAddress, email)) && isWithin(receiptsOfCaller, caller)

/** Counts a change of data by one person. Throws TOO_MANY_REQUESTS. */
export const limitWrite = async (person: string) => {
  if (writes) await take([writes, person])
}

/** Counts a picture that a person or a program sends. Throws TOO_MANY_REQUESTS. */
export const limitUpload = async (sender: string) => {
  if (uploads) await take([uploads, sender])
}

/** Counts a file of client countries that a person has compared or written. Throws TOO_MANY_REQUESTS. */
export const limitImport = async (person: string) => {
  if (imports) await take([imports, person])
}

/**
 * Counts a wrong image key by caller. After too many of them the right one is refused, too, as a guess would otherwise be known by its
 * success. Throws TOO_MANY_REQUESTS.
 */
export async function limitImageKey(caller: string, isRight: boolean): Promise<void> {
  await take([wrongImageKeys, caller])
  if (isRight) await wrongImageKeys.reward(caller)
}

/** Takes one from a count; false where it is used up. */
const isWithin = (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return false
      throw refusal
    },
  )

/** Takes one from each count; where one of them is used up nothing is written, however often somebody goes on trying. */
const take = (...counts: Counted[]) => takeOr(m.too_many_tries, ...counts)

async function takeOr(sentence: TooMany, ...counts: Counted[]) {
  try {
    for (const [limiter, key] of counts) {
      const used = await limiter.get(key)
      if (used && used.consumedPoints >= limiter.points && used.msBeforeNext > 0) throw used
    }
    for (const [limiter, key] of counts) await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new AppError('TOO_MANY_REQUESTS', sentence({ minutes: formatNumber(Math.ceil(seconds / 60)) }), {
      retryAfter: seconds,
    })
  }
}
