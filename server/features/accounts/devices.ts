import { createHash, randomBytes } from 'node:crypto'
import { config } from '#server/config/config.ts'
import { read, write } from '#server/db/client.ts'
import { nameDevice } from '#server/http/sessions.ts'
import { serialize } from 'hono/utils/cookie'
import { hmac } from '#server/installation/keys.ts'
import type { Context } from '#server/trpc/context.ts'

const DAY_S = 24 * 60 * 60
const KNOWN_S = 400 * DAY_S // what browsers keep at most
const TRUSTED_MS = 30 * DAY_S * 1000

/** The browser of a request. */
export type Visitor = Pick<Context, 'device' | 'clientAddress' | 'cookie'>

/** Whether a person has signed in in this browser and wants to be asked for no second factor there. */
export async function isTrusted(userId: string, visitor: Visitor): Promise<boolean> {
  const id = idOf(userId, visitor)
  return id !== undefined && (await read.device.count({ where: { id, userId, trustedUntil: { gt: new Date() } } })) > 0
}

/**
 * Whether nobody needs to hear of a sign-in: the browser is known, or looks like a known one and comes from the same network, as one does
 * that forgets its cookies; or the person has never signed in before.
 */
export async function isFamiliar(userId: string, visitor: Visitor): Promise<boolean> {
  const id = idOf(userId, visitor)
  if (id && (await read.device.count({ where: { id, userId } })) > 0) return true
  const similar = { userId, device: shortened(visitor.device), network: networkOf(visitor) }
  if ((await read.device.count({ where: similar })) > 0) return true
  return (await read.device.count({ where: { userId } })) === 0
}

/**
 * Remembers the browser in which a person has just signed in. Gives the cookie to set. With `trust` it needs no second
 * factor for 30 days.
 */
export async function rememberDevice(userId: string, visitor: Visitor, trust: boolean): Promise<string> {
  const secret = secretOf(visitor) ?? randomBytes(32).toString('base64url')
  const id = digest(secret, userId)
  const now = new Date()
  const seen = {
    device: shortened(visitor.device),
    network: networkOf(visitor),
    lastUsedAt: now,
    ...(trust && { trustedUntil: new Date(now.getTime() + TRUSTED_MS) }),
  }
  await write(transaction =>
    transaction.device.upsert({ where: { id }, create: { id, userId, ...seen }, update: seen }),
  )
  const { name, options } = deviceCookie()
  return serialize(name, secret, options)
}

/** The browsers that ask a person for no second factor, by last sign-in; dates as ISO texts. */
export async function listTrusted(userId: string) {
  const rows = await read.device.findMany({
    where: { userId, trustedUntil: { gt: new Date() } },
    orderBy: { lastUsedAt: 'desc' },
  })
  return rows.map(({ id, device, trustedUntil, lastUsedAt }) => ({
    id,
    device: nameDevice(device),
    trustedUntil: trustedUntil!.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** Deletes browsers whose cookie has ended. */
export async function purgeDevices(): Promise<void> {
  await write(transaction =>
    transaction.device.deleteMany({ where: { lastUsedAt: { lt: new Date(Date.now() - KNOWN_S * 1000) } } }),
  )
}

function deviceCookie() {
  const secure = config.PUBLIC_URL.startsWith('https:')
  return {
    name: secure ? '__Host-device' : 'device',
    options: { path: '/', httpOnly: true, secure, sameSite: 'Lax', maxAge: KNOWN_S },
  } as const
}

function secretOf({ cookie }: Visitor) {
  const secret = cookie(deviceCookie().name)
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

function idOf(userId: string, visitor: Visitor) {
  const secret = secretOf(visitor)
  return secret && digest(secret, userId)
}

const networkOf = ({ clientAddress }: Visitor) => hmac('network', clientAddress)
const shortened = (device: string) => device.slice(0, 300)

function digest(secret: string, userId: string) {
  return createHash('sha256').update(`${secret}\0${userId}`).digest('hex')
}
