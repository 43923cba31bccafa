import { m } from '#i18n/paraglide/messages.js'
import type { Limits } from '#server/registration/define-limits.ts'
import {
  type Counted,
  countedOf,
  forget,
  giveBack,
  isWithin,
  remember,
  take,
  takeOr,
  WINDOW_MINUTES,
} from '#server/http/rate-limits.ts'

const DAY_MINUTES = 24 * 60
/** As long as the address of a client is remembered that is known to an account; a privacy policy has to say so. */
export const KNOWN_CLIENT_MINUTES = 30 * DAY_MINUTES

export const accountsLimits = {
  /** Wrong passwords by client address and by account. */
  signInsByClientAddress: { name: 'sign-in-caller', points: 30, minutes: 15 },
  signInsToAccount: { name: 'sign-in-account', points: 10, minutes: 15 },
  /** Wrong passwords to one account from clients that never signed in to it; far more than a person mistypes. */
  failedSignInsFromUnknownClients: { name: 'sign-in-afar', points: 50, minutes: 60 },
  knownClientAddresses: { name: 'sign-in-known', points: 1, minutes: KNOWN_CLIENT_MINUTES },
  /** Wrong codes of second factors, each worth three of a million: a year of them opens two accounts of a hundred. */
  factorCodes: { name: 'factor', points: 5, minutes: 15 },
  factorCodesFromUnknownClients: { name: 'factor-afar', points: 20, minutes: DAY_MINUTES },
  factorWarnings: { name: 'factor-warning', points: 1, minutes: DAY_MINUTES },
  signUps: { name: 'sign-up', points: 20, minutes: WINDOW_MINUTES.request },
  signUpsWithAddress: { name: 'sign-up-address', points: 10, minutes: 60 },
  mailRequests: { name: 'mail-asked', points: 10, minutes: WINDOW_MINUTES.request },
  mailRequestsForAccount: { name: 'mail-asked-account', points: 3, minutes: 15 },
  /** As long as a sign-in link is valid: while another mail is rejected, the link of the last one still works. */
  mailsToAddress: { name: 'mail-to', points: 3, minutes: 10 },
  invitations: { name: 'invitation', points: 30, minutes: 60 },
  invitationsToAddress: { name: 'invitation-to', points: 5, minutes: 60 },
} satisfies Limits

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
    byPair: accountsLimits.factorCodes,
    fromAfar: accountsLimits.factorCodesFromUnknownClients,
  })

/** Whether to tell a person of wrong codes: at the third from one client, once a day. */
export async function mayWarnOfCodes(clientAddress: string, userId: string): Promise<boolean> {
  const wrong = await countedOf(accountsLimits.factorCodes, `${clientAddress} factor ${userId}`)
  return (wrong ?? 0) >= 3 && isWithin(accountsLimits.factorWarnings, userId)
}

async function limitGuesses<T>(
  clientAddress: string,
  account: string,
  work: () => Promise<T>,
  message: typeof m.too_many_tries,
  { byPair, fromAfar } = {
    byPair: accountsLimits.signInsToAccount,
    fromAfar: accountsLimits.failedSignInsFromUnknownClients,
  },
): Promise<T> {
  const { knownClientAddresses, signInsByClientAddress } = accountsLimits
  const pair = `${clientAddress} ${account}`
  const isKnown = (await countedOf(knownClientAddresses, pair)) !== null
  const counts: Counted[] = [
    [signInsByClientAddress, clientAddress],
    [byPair, pair],
  ]
  await takeOr(message, ...(isKnown ? counts : [...counts, [fromAfar, account] as Counted]))
  const result = await work()
  await Promise.all([
    giveBack(signInsByClientAddress, clientAddress),
    forget(byPair, pair),
    rememberClientAddress(clientAddress, account),
    ...(isKnown ? [] : [giveBack(fromAfar, account)]),
  ])
  return result
}

/** Records a client from which a person has signed in: guesses from elsewhere do not lock it out. */
export const rememberClientAddress = (clientAddress: string, account: string): Promise<void> =>
  remember(accountsLimits.knownClientAddresses, `${clientAddress} ${account}`)

/** Counts a sign-up, by client and by e-mail address. Throws TOO_MANY_REQUESTS. */
export const limitSignUp = (clientAddress: string, email: string): Promise<void> =>
  take([accountsLimits.signUps, clientAddress], [accountsLimits.signUpsWithAddress, email])

/** Counts a request for a mail with a link, by client, and by client and account. Throws TOO_MANY_REQUESTS. */
export const limitMailRequest = (clientAddress: string, email: string): Promise<void> =>
  take(
    [accountsLimits.mailRequests, clientAddress],
    [accountsLimits.mailRequestsForAccount, `${clientAddress} ${email}`],
  )

/** Whether another mail of this kind may go to an address: three in 10 minutes, as long as a sign-in link works, over all clients. */
export const mayMail = (kind: 'reset' | 'link' | 'sign-up', email: string): Promise<boolean> =>
  isWithin(accountsLimits.mailsToAddress, `${kind} ${email}`)

/** Counts an invitation, by the person who invites and by e-mail address. Throws TOO_MANY_REQUESTS. */
export const limitInvitation = (person: string, email: string): Promise<void> =>
  take([accountsLimits.invitations, person], [accountsLimits.invitationsToAddress, email])
