import { createHash } from 'node:crypto'
import Bowser from 'bowser'
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import { baseLocale, toLocale } from '#i18n/paraglide/runtime.js'
import { config } from '#server/config/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { namePlace } from '#server/http/country-of-network.ts'
import { runInBackground } from '#server/jobs/background.ts'
import type { Attributes, Session, User } from '#server/http/user.ts'

const DAY = 24 * 60 * 60 * 1000
const MAX_SESSION_AGE_MS = 90 * DAY // however often it is used
const USE_NOTED_MS = 5 * 60 * 1000
const FRESH_MS = 10 * 60 * 1000

/** What is stored of where a session was opened: the User-Agent, and a place as `findPlace` gives it. */
type Origin = { device: string; place: string }

type Found = { session: Session; user: User } | { session: null; user: null }

type Row = Omit<Attributes, 'language'> & {
  userId: string
  expiresAt: Date
  createdAt: Date
  lastUsedAt: Date
  device: string
  place: string
  language: string
}

/**
 * Lucia knows the cookie's value, the table only its digest: what leaks from a backup opens no door. Whoever only reads
 * does not wait until the use is noted.
 */
const adapter: Adapter = {
  async getSessionAndUser(token) {
    const [session, user] = await findSession(token)
    if (session && session.lastUsedAt.getTime() < Date.now() - USE_NOTED_MS) noteUse(digest(token), user.id)
    return session ? [session, user] : [null, null]
  },
  getUserSessions: async userId =>
    (await read.session.findMany({ where: { userId } })).map(row => ({ ...row, attributes: row })),
  setSession: ({ id, userId, expiresAt, attributes: { device, place } }) =>
    write(async transaction => {
      await transaction.session.create({ data: { id: digest(id), userId, expiresAt, device, place } })
      await tellSeen(transaction, userId, new Date())
    }),
  updateSessionExpiration: async (token, expiresAt) =>
    runInBackground(() =>
      write(transaction => transaction.session.updateMany({ where: { id: digest(token) }, data: { expiresAt } })),
    ),
  deleteSession: token =>
    write(async transaction => {
      await transaction.session.deleteMany({ where: { id: digest(token) } })
    }),
  deleteUserSessions: userId =>
    write(async transaction => {
      await transaction.session.deleteMany({ where: { userId } })
    }),
  deleteExpiredSessions: () =>
    write(async transaction => {
      await transaction.session.deleteMany({
        where: {
          OR: [{ expiresAt: { lte: new Date() } }, { createdAt: { lt: new Date(Date.now() - MAX_SESSION_AGE_MS) } }],
        },
      })
    }),
}

/** The session and user of a token; an expired session is deleted. */
async function findSession(
  token: string,
): Promise<[DatabaseSession & { lastUsedAt: Date }, DatabaseUser] | [null, null]> {
  const id = digest(token)
  const [row] = await read.$queryRaw<Row[]>`
    SELECT "userId", "expiresAt", "Session"."createdAt", "lastUsedAt", "device", "place", "email", "name", "role", "status", "language", "hasSecondFactor"
    FROM "Session" JOIN "User" ON "User"."id" = "userId" WHERE "Session"."id" = ${id}` // run by every request of staff: a quarter of findUnique's time
  if (!row) return [null, null]
  if (row.expiresAt <= new Date() || row.createdAt.getTime() < Date.now() - MAX_SESSION_AGE_MS) {
    // else it would live again when the clock goes back
    runInBackground(() => write(transaction => transaction.session.deleteMany({ where: { id } })))
    return [null, null]
  }
  const { userId, expiresAt, lastUsedAt, device, place, language, email, name, role, status, hasSecondFactor } = row
  return [
    { id: token, userId, expiresAt, lastUsedAt, attributes: { device, place } },
    {
      id: userId,
      attributes: { email, name, role, status, hasSecondFactor, language: toLocale(language) ?? baseLocale },
    },
  ]
}

/** When a session was used and its person seen last, for lists. */
function noteUse(id: string, userId: string) {
  runInBackground(() =>
    write(async transaction => {
      const now = new Date()
      await transaction.session.updateMany({ where: { id }, data: { lastUsedAt: now } })
      await tellSeen(transaction, userId, now)
    }),
  )
}

async function tellSeen(transaction: Writer, userId: string, now: Date) {
  for (const { onSeen } of registeredFeatures()) await onSeen?.(transaction, userId, now)
}

/**
 * Sessions of 30 days in an HttpOnly cookie; each use in the second half of that time begins the 30 days anew, for 90
 * days in all. Lucia is known to this file alone. docs/decisions/0172 says why.
 */
const lucia = perServer(() => {
  const secure = config.PUBLIC_URL.startsWith('https:')
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(30, 'd'),
    sessionCookie: { name: secure ? '__Host-session' : 'session', attributes: { secure, sameSite: 'lax', path: '/' } },
    getUserAttributes: attributes => attributes,
  })
})

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof lucia>
    DatabaseUserAttributes: Attributes
    DatabaseSessionAttributes: Origin
  }
}

/** The name of the cookie that holds a session's token. */
export const sessionCookieName = (): string => lucia().sessionCookieName

/** The Set-Cookie header that gives a browser the session of a token; without one, the header that takes it away. */
export function sessionCookie(token?: string): string {
  return (token ? lucia().createSessionCookie(token) : lucia().createBlankSessionCookie()).serialize()
}

/**
 * The session and user of a token, whose use is noted and prolongs the session; null for both when there is none, or no
 * longer. A session that is `fresh` needs its cookie sent again.
 */
export function validateSession(token: string): Promise<Found> {
  return lucia().validateSession(token)
}

/** Ends the session of a token. */
export function closeSession(token: string): Promise<void> {
  return lucia().invalidateSession(token)
}

/** Deletes the sessions that have ended by themselves. */
export function deleteExpiredSessions(): Promise<void> {
  return lucia().deleteExpiredSessions()
}

/** The session and user of a token, without prolonging the session or noting its use: an open page asks by itself. */
export async function readSession(token: string): Promise<Found> {
  const [session, user] = await findSession(token)
  if (!session || !user) return { session: null, user: null }
  const { id, userId, expiresAt } = session
  return { session: { id, userId, expiresAt, fresh: false }, user: { id: user.id, ...user.attributes } }
}

/** Opens a session of a person on a device, named by its User-Agent, at a place as `findPlace` gives it. */
export function openSession(userId: string, device: string, place = ''): Promise<Session> {
  return lucia().createSession(userId, { device: device.slice(0, 300), place })
}

/**
 * The sessions of a person, the one of `token` first, then by last use. Device and place in words, such as “Chrome on
 * Android” and “Bangladesh”, empty where they are unknown; dates as ISO texts.
 */
export async function listSessions(userId: string, token = '') {
  const rows = await read.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { lastUsedAt: 'desc' },
  })
  return rows
    .map(({ id, device, place, createdAt, lastUsedAt }) => ({
      id,
      device: nameDevice(device),
      place: namePlace(place),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: id === digest(token),
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Whether somebody has signed in to this session a moment ago. */
export async function isFreshSession(token: string): Promise<boolean> {
  return (await read.session.count({ where: { id: digest(token), createdAt: { gt: freshSince() } } })) > 0
}

/** Whether a passkey has confirmed a moment ago whose session this is. */
export async function isConfirmedSession(token: string): Promise<boolean> {
  return (await read.session.count({ where: { id: digest(token), confirmedAt: { gt: freshSince() } } })) > 0
}

/** Notes that a passkey has just confirmed whose session this is. */
export async function confirmSession(transaction: Writer, token: string): Promise<void> {
  await transaction.session.updateMany({ where: { id: digest(token) }, data: { confirmedAt: new Date() } })
}

const freshSince = () => new Date(Date.now() - FRESH_MS)

/** The id under which the session of a token is stored. */
export const sessionIdOf = (token: string) => digest(token)

/** Ends sessions of a person: all, the one with an id, or all but that of a token. Gives how many there were. */
export async function endSessions(
  transaction: Writer,
  userId: string,
  { id, but }: { id?: string | undefined; but?: string } = {},
): Promise<number> {
  const which = but === undefined ? { ...(id && { id }) } : { id: { not: digest(but) } }
  return (await transaction.session.deleteMany({ where: { userId, ...which } })).count
}

/** Browser and system of a User-Agent; empty where it does not say. */
export function nameDevice(device: string): { browser: string; system: string } {
  if (device === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(device)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}

function digest(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
