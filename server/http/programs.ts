import { createHash, randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, toLocale } from '#i18n/paraglide/runtime.js'
import type { Actor } from '#server/actor.ts'
import { type Reader, write, type Writer } from '#server/db/client.ts'
import { contributionsTo } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv } from '#server/http/env.ts'
import type { Person } from '#server/http/people.ts'
import { limitProgram, limitWrongToken, type Quota } from '#server/http/rate-limits.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { programRights, type Scope, scopes } from '#server/permissions.ts'
import type { Program } from '#server/http/user.ts'
import type { ApiToken } from '../../prisma/generated/sqlite/client.ts'

const PREFIX = 'mb_'
const TOKEN_BYTES = 32
const TOKEN = /^mb_[\w-]{43}$/
const USE_NOTED_MS = 60 * 1000
const HINT_START = PREFIX.length + 4
const HINT_END = 4

/** A token as it is stored, with whoever made it. */
export type StoredToken = Pick<ApiToken, 'id' | 'name' | 'scopes' | 'revokedAt' | 'expiresAt' | 'lastUsedAt'> & {
  user: Pick<Person, 'role' | 'status' | 'language'>
}

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    /** The tokens by which programs get in. */
    programs: {
      /** Where owners make them. */
      page: `/admin/${string}`
      find: (digest: string) => Promise<StoredToken | null>
      noteUse: (transaction: Writer, id: string) => Promise<unknown>
      /** After a dump of the database was restored, before which one of them may have been revoked. */
      endAll: (transaction: Writer) => Promise<unknown>
      /** What the log calls the program with this id. */
      findActor: (database: Reader, id: string) => Promise<Actor | undefined>
    }
  }
}

/** Whether a program asks, and no person. */
export const isProgram = <T extends object>(user: T | null): user is T & Program => user !== null && 'scopes' in user

/** A new token, which is shown once, what is stored of it, and by which characters people know it again. */
export function makeToken() {
  const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, digest: digest(token), hint: `${token.slice(0, HINT_START)}…${token.slice(-HINT_END)}` }
}

/** What the log and the history call a program, so that nobody takes it for a person. */
export const programName = (name: string): string => `${name} (API token)`

export const readScopes = (stored: string): Scope[] => scopes.filter(scope => stored.split(' ').includes(scope))

/** Whether a request says that a program sends it, rightly or not: then its cookies count for nothing. */
export const isOfProgram = (authorization: string | null | undefined): boolean =>
  /^bearer(?:\s|$)/i.test(authorization ?? '')

/**
 * Finds the program of a request under /api, for `c.get('program')`, and gives how many requests it has left; undefined for a request
 * without a token. Throws UNAUTHORIZED for a token that is wrong, ended or revoked, and TOO_MANY_REQUESTS. docs/decisions/0173 says why.
 */
export async function findProgram(c: Context<HonoEnv>): Promise<Quota | undefined> {
  const authorization = c.req.header('authorization')
  return isOfProgram(authorization) ? admitProgram(c, authorization!.slice('bearer'.length).trim()) : undefined
}

/** Whether a text has the form of a token's beginning, and is no other kind of key. */
export const isToken = (text: string): boolean => text.startsWith(PREFIX)

/** The same for a token that came elsewhere than in `Authorization`. */
export async function admitProgram(c: Context<HonoEnv>, token: string): Promise<Quota | undefined> {
  const program = await programOf(token).catch(async (error: unknown) => {
    if (error instanceof AppError) await limitWrongToken(clientAddressOf(c.req.raw.headers, c.env?.incoming))
    throw error
  })
  c.set('program', program)
  return limitProgram(program.id)
}

/** How many requests a program has left, as headers. */
export const quotaHeaders = ({ points, remaining, seconds }: Quota): [string, string][] => [
  ['ratelimit-policy', `"requests";q=${points};w=60`],
  ['ratelimit', `"requests";r=${remaining};t=${seconds}`],
]

/** Lets programs with a token into what is below. */
export const programs: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const quota = await findProgram(c)
  await next()
  if (quota && !c.res.headers.has('ratelimit')) for (const header of quotaHeaders(quota)) c.header(...header)
}

/** Throws FORBIDDEN where a program lacks a scope, which the answer names. */
export function requireScope(program: Program, ...anyOf: Scope[]): void {
  if (anyOf.some(scope => program.scopes.includes(scope))) return
  throw new AppError('FORBIDDEN', m.program_scope_missing({ scopes: anyOf.join(', ') }), {
    reason: 'insufficient_scope',
    challenge: `error="insufficient_scope", scope="${anyOf.join(' ')}"`,
  })
}

/** Throws FORBIDDEN for a program: nobody gave it this right, or nobody can. */
export function refuseProgram(program: Program, needed: readonly string[]): never {
  const possible = programRights.filter(right => needed.includes(right))
  if (possible.length > 0) requireScope(program, ...possible)
  throw new AppError('FORBIDDEN', possible.length > 0 ? m.program_maker_may_not() : m.program_people_only())
}

async function programOf(token: string): Promise<Program> {
  const row = TOKEN.test(token) ? await storedTokens()?.find(digest(token)) : undefined
  if (!row) throw unauthorized(m.program_token_wrong())
  if (row.revokedAt) throw unauthorized(m.program_token_revoked())
  if (row.expiresAt <= new Date())
    throw unauthorized(m.program_token_ended({ date: formatDate(row.expiresAt.toISOString(), { dateStyle: 'long' }) }))
  if (row.user.status !== 'active') throw unauthorized(m.program_maker_gone())
  if (!row.lastUsedAt || row.lastUsedAt.getTime() < Date.now() - USE_NOTED_MS) noteUse(row.id)
  const { role, status, language } = row.user
  return {
    id: row.id,
    name: programName(row.name),
    email: null,
    role,
    status,
    language: toLocale(language) ?? baseLocale,
    scopes: readScopes(row.scopes),
    hasSecondFactor: true, // the token is not asked for one
  }
}

const unauthorized = (sentence: string) =>
  new AppError('UNAUTHORIZED', sentence, { reason: 'invalid_token', challenge: 'error="invalid_token"' })

/** What has the tokens; undefined where nothing does, and no program gets in. */
export const storedTokens = () => contributionsTo('programs')[0]?.given

function noteUse(id: string) {
  runInBackground(() => write(async transaction => storedTokens()?.noteUse(transaction, id)))
}

function digest(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
