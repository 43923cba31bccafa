import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Visitor } from '#server/features/accounts/devices.ts'
import { nameOf } from '#server/features/accounts/domain.ts'
import { consume, issueToken } from '#server/features/accounts/one-time-tokens.ts'
import { reauthenticate, type AccountContext } from '#server/features/accounts/reauthentication.ts'
import type { PasskeyInput } from '#server/features/accounts/schema.ts'
import { changeFactors, firstCodes, type NewCodes } from '#server/features/accounts/second-factor.ts'
import { open, requireNotSuspended, type SignedIn } from '#server/features/accounts/sign-in.ts'
import { record } from '#server/features/activity/domain.ts'
import { limitReauthentication } from '#server/features/accounts/limits.ts'
import { confirmSession, sessionIdOf } from '#server/http/sessions.ts'
import { log } from '#server/log.ts'
import type { Passkey, User } from '../../../prisma/generated/sqlite/client.ts'

const PASSKEYS_MAX = 20

/** A twelfth of the server's code, which most processes never need. */
const webauthn = () => import('@simplewebauthn/server')

type Question = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>

/** Begins to set up a passkey: what the browser asks its device for. Throws CONFLICT for a person with twenty, and as `reauthenticate`. */
export async function startPasskey(
  self: AccountContext,
  currentPassword: string | undefined,
): Promise<Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>> {
  const { id: userId, name, email } = await reauthenticate(self, currentPassword)
  const known = await read.passkey.findMany({ where: { userId } })
  if (known.length >= PASSKEYS_MAX) throw new AppError('CONFLICT', m.passkey_too_many())
  const challenge = await write(transaction => issueToken(transaction, { kind: 'registration', userId }))
  const { generateRegistrationOptions } = await webauthn()
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: agency().name,
    rpID: ourHost(),
    userID: new TextEncoder().encode(userId),
    userName: email ?? name,
    userDisplayName: name,
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: credentialsOf(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options
}

/** Stores the passkey that a device has made. Throws BAD_REQUEST for one that answers another question, or another person's. */
export async function addPasskey({ userId }: AccountContext, { name, response }: PasskeyInput): Promise<NewCodes> {
  const answer = response as RegistrationResponseJSON
  const { userId: asked } = await consumeChallenge('registration', answer)
  if (asked !== userId) throw new AppError('BAD_REQUEST', m.passkey_refused())
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({ response: answer, ...expectations(answer), requireUserVerification: true }),
  )
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return changeFactors(
    userId,
    'passkey-added',
    'passkey-added',
    async transaction => {
      if (await transaction.passkey.findUnique({ where: { id } })) throw new AppError('CONFLICT', m.passkey_there())
      await transaction.passkey.create({
        data: {
          id,
          userId,
          name,
          counter,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          transports: transports.join(','),
        },
      })
      return { recoveryCodes: await firstCodes(transaction, userId) }
    },
    name,
  )
}

/** Removes a passkey. Throws NOT_FOUND, and as `reauthenticate`. */
export async function removePasskey(self: AccountContext, id: string, currentPassword?: string): Promise<void> {
  const { id: userId } = await reauthenticate(self, currentPassword)
  await changeFactors(userId, 'passkey-removed', 'passkey-removed', async transaction => {
    const { count } = await transaction.passkey.deleteMany({ where: { id, userId } })
    if (count === 0) throw new AppError('NOT_FOUND', m.factor_missing())
  })
}

/** The question that a passkey answers to sign somebody in; whose it is, the passkey says. */
export const askPasskey = (): Promise<Question> => question({ kind: 'passkey' })

/**
 * Signs in by a passkey alone: the device has asked for a finger, a face or a PIN, so that it is two factors. Throws BAD_REQUEST for an
 * answer to another or a late question, from another site or by an unknown passkey; FORBIDDEN when suspended.
 */
export async function signInByPasskey(response: object, visitor: Visitor): Promise<SignedIn> {
  const answer = response as AuthenticationResponseJSON
  await consumeChallenge('passkey', answer)
  return open(await accept(answer), visitor, 'by-passkey')
}

/** The question that a passkey of the person answers to confirm their session. Throws NOT_FOUND for a person without one. */
export async function askConfirmation({ userId, token }: AccountContext): Promise<Question> {
  const known = await read.passkey.findMany({ where: { userId } })
  if (known.length === 0) throw new AppError('NOT_FOUND', m.factor_missing())
  return question({ kind: 'confirmation', userId, sessionId: sessionIdOf(token) }, known)
}

/**
 * Confirms a session by a passkey of its person: for ten minutes `reauthenticate` asks for no password. Throws BAD_REQUEST for an answer
 * that `signInByPasskey` would not take, to a question of another session, or by somebody else's passkey, and TOO_MANY_REQUESTS.
 */
export async function confirmByPasskey(
  { userId, token, clientAddress }: AccountContext,
  response: object,
): Promise<void> {
  const answer = response as AuthenticationResponseJSON
  const user = await limitReauthentication(clientAddress, userId, async () => {
    const asked = await consumeChallenge('confirmation', answer)
    if (asked.userId !== userId || asked.sessionId !== sessionIdOf(token))
      throw new AppError('BAD_REQUEST', m.passkey_refused())
    return accept(answer, userId)
  })
  await write(async transaction => {
    await confirmSession(transaction, token)
    await record(transaction, user, 'session-confirmed', { subjectId: userId, subject: nameOf(user) })
  })
}

/** The person whose passkey has given a right answer; its counter goes up. With `userId` the passkey must be that person's. */
async function accept(answer: AuthenticationResponseJSON, userId?: string): Promise<User> {
  const passkey = await read.passkey.findUnique({
    where: { id: answer.id, ...(userId && { userId }) },
    include: { user: true },
  })
  if (!passkey) throw new AppError('BAD_REQUEST', m.passkey_unknown())
  const { user, id, counter, transports } = passkey
  const { verifyAuthenticationResponse } = await webauthn()
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: answer,
      ...expectations(answer),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter,
        transports: transportsIn(transports),
      },
      requireUserVerification: true,
    }),
  )
  requireNotSuspended(user)
  const { count } = await write(transaction =>
    transaction.passkey.updateMany({
      where: { id, counter },
      data: { counter: authenticationInfo.newCounter, lastUsedAt: new Date() },
    }),
  )
  if (count !== 1) throw new AppError('BAD_REQUEST', m.passkey_refused()) // removed or used meanwhile
  return user
}

/** A question that is good once; without `known` passkeys, to whichever the device offers. */
async function question(token: Parameters<typeof issueToken>[1], known?: Passkey[]): Promise<Question> {
  const challenge = await write(transaction => issueToken(transaction, token))
  const { generateAuthenticationOptions } = await webauthn()
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: ourHost(),
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    ...(known && { allowCredentials: credentialsOf(known) }),
  })
  return options
}

/** The token of the question that an answer is for. It is used up whether the answer is right or not. */
function consumeChallenge(
  kind: 'registration' | 'passkey' | 'confirmation',
  { response }: { response: { clientDataJSON: string } },
) {
  return write(transaction => consume(transaction, kind, challengeIn(response)))
}

function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    if (typeof challenge === 'string') return challenge
  } catch {}
  throw new AppError('BAD_REQUEST', m.passkey_refused())
}

const expectations = ({ response }: { response: { clientDataJSON: string } }) => ({
  expectedChallenge: challengeIn(response), // `consumeChallenge` has found it among ours
  expectedOrigin: config.PUBLIC_URL,
  expectedRPID: ourHost(),
})

/** The result of a check that succeeds. Throws BAD_REQUEST for any other. */
async function verified<T extends { verified: boolean }>(check: Promise<T>): Promise<T & { verified: true }> {
  const result = await check.catch((error: unknown) => {
    log.info({ problem: error instanceof Error ? error.name : 'unknown' }, 'a passkey was refused')
    return undefined
  })
  if (!result?.verified) throw new AppError('BAD_REQUEST', m.passkey_refused())
  return result as T & { verified: true }
}

const ourHost = () => new URL(config.PUBLIC_URL).hostname

const credentialsOf = (known: Passkey[]) =>
  known.map(({ id, transports }) => ({ id, transports: transportsIn(transports) }))

const transportsIn = (transports: string) => transports.split(',').filter(Boolean) as AuthenticatorTransport[]
