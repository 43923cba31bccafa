import { randomUUID } from 'node:crypto'
import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findActive, findPeople, findPerson } from '#server/http/people.ts'
import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { describeScopes, endOf, type TokenChoice } from '#server/features/tokens/schema.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { makeToken, readScopes } from '#server/http/programs.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { tokenMadeMail } from '#server/features/tokens/mails.ts'
import { can, scopes as allScopes } from '#server/permissions.ts'
import { tokensTables } from '#server/features/tokens/tables.ts'

/** So many work at once: more are hard to keep in view. */
const TOKENS_MAX = 50
const KEPT_MS = tokensTables.ApiToken.kept.days * 24 * 60 * 60 * 1000

export type TokenState = 'works' | 'ended' | 'revoked' | 'rests'

/**
 * Makes a token for an owner and tells every owner by mail. Gives the token, which nobody can read again. `by` is who
 * asks for it: the owner, or the machine. Throws FORBIDDEN for who is no active owner any more, CONFLICT for too many
 * tokens.
 */
export async function make(by: Actor, ownerId: string, choice: TokenChoice): Promise<string> {
  const { token, digest, hint } = makeToken()
  const scopes = allScopes.filter(scope => choice.scopes.includes(scope))
  const expiresAt = endOf(choice)
  await write(async transaction => {
    const owner = await findPerson(transaction, ownerId)
    if (owner?.status !== 'active' || !can(owner, 'owners')) throw new AppError('FORBIDDEN', m.owners_only())
    const working = await transaction.apiToken.count({ where: { revokedAt: null, expiresAt: { gt: new Date() } } })
    if (working >= TOKENS_MAX) throw new AppError('CONFLICT', m.tokens_too_many({ max: formatNumber(TOKENS_MAX) }))
    const id = randomUUID()
    const stored = { id, digest, hint, name: choice.name, scopes: scopes.join(' '), userId: ownerId, expiresAt }
    await transaction.apiToken.create({ data: stored })
    await record(transaction, by, 'token-made', { subjectId: id, subject: choice.name, detail: stored.scopes })
    const owners = await findActive(transaction, { roles: ['owner'] })
    for (const { name, email, language } of owners)
      if (email)
        await enqueue(transaction, {
          to: email,
          ...withLocale(language, () =>
            tokenMadeMail({
              name,
              token: choice.name,
              by: owner.name,
              allows: describeScopes(scopes),
              until: formatDate(expiresAt.toISOString(), { dateStyle: 'long' }),
              link: absoluteUrl('/admin/tokens'),
            }),
          ),
        })
  })
  deliverSoon()
  return token
}

/** Every token, those that work first, then by name; the newest first of one name. Dates are ISO texts. */
export async function list() {
  const tokens = await read.apiToken.findMany({
    orderBy: [{ name: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
  })
  const people = await findPeople(
    read,
    tokens.map(({ userId }) => userId),
  )
  const owners = new Map(people.map(person => [person.id, person]))
  return tokens
    .map(token => ({ ...token, user: owners.get(token.userId)! }))
    .map(({ id, name, hint, scopes, user, createdAt, expiresAt, lastUsedAt, revokedAt }) => ({
      id,
      name,
      hint,
      scopes: readScopes(scopes),
      by: user.name,
      state: stateOf({ revokedAt, expiresAt, user }),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    .toSorted((a, b) => Number(a.state !== 'works') - Number(b.state !== 'works'))
}

/** Ends a token for good; once is enough. Throws NOT_FOUND. */
export async function revoke(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const token = await transaction.apiToken.findUnique({ where: { id } })
    if (!token) throw new AppError('NOT_FOUND', m.token_missing())
    if (token.revokedAt) return
    await transaction.apiToken.update({ where: { id }, data: { revokedAt: new Date() } })
    await record(transaction, by, 'token-revoked', { subjectId: id, subject: token.name })
  })
}

/** Deletes tokens 90 days after they ended or were revoked. Gives how many. */
export async function purge(now = Date.now()): Promise<number> {
  const before = new Date(now - KEPT_MS)
  const { count } = await write(transaction =>
    transaction.apiToken.deleteMany({ where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] } }),
  )
  return count
}

/** The page of tokens for those of these ids that are still listed. */
export async function findTokenPages(ids: string[]): Promise<Map<string, string>> {
  const tokens = await read.apiToken.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Map(tokens.map(({ id }) => [id, '/admin/tokens']))
}

type Facts = { revokedAt: Date | null; expiresAt: Date; user: { status: string } }

/** One rests whose maker is suspended: it works again when they do. */
function stateOf({ revokedAt, expiresAt, user }: Facts): TokenState {
  if (revokedAt) return 'revoked'
  if (expiresAt <= new Date()) return 'ended'
  return user.status === 'active' ? 'works' : 'rests'
}
