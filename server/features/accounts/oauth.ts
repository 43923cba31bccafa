import { serialize } from 'hono/utils/cookie'
import * as oauth from 'oauth4webapi'
import { describeProblem, type Problem } from '#server/features/accounts/provider-errors.shared.ts'
import type { Visitor } from '#server/features/accounts/devices.ts'
import { createUser, nameOf } from '#server/features/accounts/domain.ts'
import { type SignedIn, startSession } from '#server/features/accounts/sign-in.ts'
import { type findProvider, type Profile, requestOptions } from '#server/features/accounts/providers.ts'
import { issueToken, isUsed, consume } from '#server/features/accounts/one-time-tokens.ts'
import { record } from '#server/features/activity/domain.ts'
import { config } from '#server/config/config.ts'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { log } from '#server/process/log.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { providerLinkedMail } from '#server/features/accounts/mails.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'
import { composeLine } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'

type Provider = NonNullable<ReturnType<typeof findProvider>>

/** What the browser stores while it is at the provider. */
const flowShape = z.object({
  provider: z.string(),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  redirect: z.string().optional(),
})
export type OAuthFlow = z.output<typeof flowShape>

/** The cookie in which the browser stores it for ten minutes. */
export function providerCookie() {
  const secure = config.PUBLIC_URL.startsWith('https:')
  return {
    name: secure ? '__Host-provider' : 'provider',
    options: { path: '/', httpOnly: true, secure, sameSite: 'Lax', maxAge: 600 },
  } as const
}

/** The Set-Cookie header of an OAuth flow. */
export function oauthFlowCookie(flow: OAuthFlow): string {
  const { name, options } = providerCookie()
  return serialize(name, JSON.stringify(flow), options)
}

/**
 * Where to redirect the browser to sign in at a provider, and the flow to store meanwhile. With `linkTo`, the provider
 * is linked to that account.
 */
export async function startSignIn(
  { id, server, client, scope, isOidc, redirectUri }: Provider,
  { redirect, linkTo }: { redirect?: string | undefined; linkTo?: string | undefined },
): Promise<{ location: URL; flow: OAuthFlow }> {
  const state = await write(transaction => issueToken(transaction, { kind: 'provider', userId: linkTo ?? null }))
  const [verifier, nonce] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomNonce()]
  const location = new URL(server.authorization_endpoint)
  const params = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isOidc && { nonce }),
  }
  for (const [name, value] of Object.entries(params)) location.searchParams.set(name, value)
  return { location, flow: { provider: id, state, verifier, nonce, ...(redirect && { redirect }) } }
}

/** The flow in a decoded cookie; null when it is not one of ours. */
export function readFlow(text: string | undefined): OAuthFlow | null {
  try {
    return flowShape.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/**
 * Finishes what `startSignIn` began: signs in, creates an account, or links the provider to one (then it gives null).
 * Throws an AppError whose `reason` is cancelled, denied, expired, replayed, failed, unverified, taken, closed or suspended.
 */
export async function finishSignIn(
  provider: Provider,
  returned: URL,
  flow: OAuthFlow | null,
  visitor: Visitor,
): Promise<SignedIn | null> {
  const state = returned.searchParams.get('state') ?? ''
  if (flow?.provider !== provider.id || flow.state !== state)
    throw providerError((await isUsed('provider', state)) ? 'replayed' : 'expired', provider)
  const { userId } = await write(transaction => consume(transaction, 'provider', flow.state)).catch(error =>
    throwExpired(error, provider),
  )
  const profile = await findProfile(provider, returned, flow)
  if (userId) {
    await linkProvider(userId, provider, profile)
    deliverSoon()
    return null
  }
  const user = await findOrCreateUser(provider, profile)
  deliverSoon()
  return startSession(user, visitor, provider.name)
}

async function findProfile(provider: Provider, returned: URL, { state, verifier, nonce }: OAuthFlow): Promise<Profile> {
  const { server, client, clientAuth, redirectUri, isOidc } = provider
  try {
    const params = oauth.validateAuthResponse(server, client, returned, state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuth,
      params,
      redirectUri,
      verifier,
      requestOptions(),
    )
    const { access_token } = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      response,
      isOidc ? { expectedNonce: nonce, requireIdToken: true } : {},
    )
    return await provider.findProfile(access_token)
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError)
      throw providerError(error.error === 'access_denied' ? 'cancelled' : 'denied', provider)
    log.warn({ err: error }, 'a provider did not return a profile')
    throw providerError('failed', provider)
  }
}

async function linkProvider(userId: string, provider: Provider, { subject }: Profile) {
  await write(async transaction => {
    const [known, user] = [
      await transaction.identity.findUnique({ where: { provider_subject: { provider: provider.id, subject } } }),
      await transaction.user.findUnique({ where: { id: userId } }),
    ]
    if (known && known.userId !== userId) throw providerError('taken', provider)
    if (!user) throw providerError('expired', provider)
    if (known) return
    await addIdentity(transaction, user, provider, subject)
    await notifyLinked(transaction, user, provider)
  })
}

/** The linked account, the one with the same address when both sides have verified it, or a new one. */
function findOrCreateUser(provider: Provider, { subject, name, email: given }: Profile): Promise<User> {
  const email = given?.trim().toLowerCase() ?? null
  return write(async transaction => {
    const known = await transaction.identity.findUnique({
      where: { provider_subject: { provider: provider.id, subject } },
      include: { user: true },
    })
    if (known) return known.user
    const same = email ? await transaction.user.findUnique({ where: { email } }) : null
    if (same && !same.emailVerifiedAt) throw providerError('unverified', provider)
    const user =
      same ??
      (await createUser(transaction, {
        name: composeLine(name).trim().slice(0, 100) || provider.name,
        email,
        emailVerifiedAt: email ? new Date() : null,
      }))
    await addIdentity(transaction, user, provider, subject)
    if (same) await notifyLinked(transaction, user, provider)
    return user
  })
}

async function addIdentity(transaction: Writer, user: User, { id: provider, name }: Provider, subject: string) {
  await transaction.identity.create({ data: { provider, subject, userId: user.id } })
  await record(transaction, user, 'provider-linked', { subjectId: user.id, subject: nameOf(user), detail: name })
}

/** A new sign-in method must not go unnoticed. */
async function notifyLinked(transaction: Writer, { email, name, language }: User, { name: provider }: Provider) {
  if (!email) return
  await enqueue(transaction, {
    to: email,
    ...withLocale(language, () => providerLinkedMail({ name, provider, link: absoluteUrl('/forgot-password') })),
  })
}

function throwExpired(error: unknown, provider: Provider): never {
  if (!(error instanceof AppError)) throw error
  throw providerError(error.details.reason === 'link-used' ? 'replayed' : 'expired', provider)
}

function providerError(problem: Problem, { name: provider }: Provider) {
  return new AppError('BAD_REQUEST', describeProblem(problem, provider), { reason: problem })
}
