import { createHash } from 'node:crypto'
import { type Adapter, Lucia, TimeSpan } from 'lucia'
import { config } from '#server/config.ts'
import { read, write } from '#server/db.ts'
import type { Role, Status } from '../../prisma/generated/sqlite/enums.ts'

type Attributes = { email: string; name: string; role: Role; status: Status }

/** Lucia knows the cookie's value, the table only its digest: what leaks from a backup opens no door. */
const adapter: Adapter = {
  async getSessionAndUser(token) {
    const row = await read.session.findUnique({ where: { id: digest(token) }, include: { user: true } })
    if (!row) return [null, null]
    const { id, email, name, role, status } = row.user
    return [{ id: token, userId: id, expiresAt: row.expiresAt, attributes: {} }, { id, attributes: { email, name, role, status } }]
  },
  getUserSessions: async userId => (await read.session.findMany({ where: { userId } })).map(row => ({ ...row, attributes: {} })),
  setSession: ({ id, userId, expiresAt }) => write(async transaction => { await transaction.session.create({ data: { id: digest(id), userId, expiresAt } }) }),
  updateSessionExpiration: (token, expiresAt) => write(async transaction => { await transaction.session.updateMany({ where: { id: digest(token) }, data: { expiresAt } }) }),
  deleteSession: token => write(async transaction => { await transaction.session.deleteMany({ where: { id: digest(token) } }) }),
  deleteUserSessions: userId => write(async transaction => { await transaction.session.deleteMany({ where: { userId } }) }),
  deleteExpiredSessions: () => write(async transaction => { await transaction.session.deleteMany({ where: { expiresAt: { lte: new Date() } } }) }),
}

const secure = config.PUBLIC_URL.startsWith('https:')

/** Sessions of 30 days in an HttpOnly cookie; each use in the second half of that time begins the 30 days anew. */
export const lucia = new Lucia(adapter, {
  sessionExpiresIn: new TimeSpan(30, 'd'),
  sessionCookie: { name: secure ? '__Host-session' : 'session', attributes: { secure, sameSite: 'lax', path: '/' } },
  getUserAttributes: attributes => attributes,
})

declare module 'lucia' {
  interface Register { Lucia: typeof lucia; DatabaseUserAttributes: Attributes }
}

function digest(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
