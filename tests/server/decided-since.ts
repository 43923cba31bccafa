import { expect } from 'vitest'
import { addMember, callsThrough } from '../features/calls.ts'
import { password, type openTestServer } from './test-server.ts'

type Server = Awaited<ReturnType<typeof openTestServer>>
const NEW_PASSWORD = 'quite another horse'

/** People who work here, before anything of them is decided anew. The owner is signed up already, with this cookie. */
export async function employ(server: Server) {
  for (const name of ['karim', 'salma']) await addMember(server, name, 'admin')
  for (const name of ['nadia', 'rana', 'sajid']) await addMember(server, name, 'staff')
  const { id: userId } = await idOf(server, 'sajid')
  await server.prisma.identity.create({ data: { provider: 'google', subject: 'old', userId } })
  await server.prisma.savedView.create({ data: { id: 'view', userId, list: 'enquiries', name: 'Mine', query: '{}' } })
}

/** What an owner and the people themselves decide after a backup was made. */
export async function decide(server: Server, owner: string) {
  const { act } = callsThrough(server)
  const { id: karim } = await idOf(server, 'karim')
  await act('accounts.staff.remove', { id: karim }, owner)
  const { id: salma } = await idOf(server, 'salma')
  await act('accounts.staff.setRole', { id: salma, role: 'staff', currentPassword: password }, owner)
  const { cookie: nadia } = await server.signIn('nadia')
  await act('accounts.own.changePassword', { currentPassword: password, password: NEW_PASSWORD }, nadia)
  const { id: rana } = await idOf(server, 'rana')
  await act('accounts.staff.suspend', { id: rana }, owner)
  const { id: userId } = await idOf(server, 'sajid')
  await server.prisma.identity.deleteMany({ where: { userId } })
  await server.prisma.identity.create({ data: { provider: 'github', subject: 'new', userId } })
  await server.prisma.passkey.create({ data: { id: 'key', userId, publicKey: 'k', name: 'Phone' } })
  await server.prisma.recoveryCode.create({
    data: { id: 'code', userId, usedAt: new Date('2026-01-02T03:04:05.678Z') },
  })
  await server.prisma.authenticator.create({ data: { userId, secret: 's' } })
  await server.prisma.user.update({ where: { id: userId }, data: { hasSecondFactor: true } })
  await addMember(server, 'late', 'caseworker')
  return rowsOf(server)
}

/** All that has been decided of people, row by row. */
export async function rowsOf({ prisma }: Server) {
  const orderBy = { id: 'asc' } as const
  return {
    users: await prisma.user.findMany({ orderBy, omit: { lastSeenAt: true } }),
    identities: await prisma.identity.findMany({ orderBy: { subject: 'asc' } }),
    authenticators: await prisma.authenticator.findMany(),
    codes: await prisma.recoveryCode.findMany({ orderBy }),
    passkeys: await prisma.passkey.findMany({ orderBy, omit: { lastUsedAt: true } }),
  }
}

/** Whom a restored server lets in, and with what. */
export async function expectDecided(server: Server, decided: Awaited<ReturnType<typeof rowsOf>>) {
  expect(await rowsOf(server)).toEqual(decided)
  const status = async (name: string, words = password) =>
    (await server.mutate('accounts.signIn', { email: `${name}@agency.example`, password: words })).status
  expect(await status('owner')).toBe(200)
  expect(await status('karim'), 'removed').toBe(401)
  expect([await status('nadia'), await status('nadia', NEW_PASSWORD)], 'another password').toEqual([401, 200])
  expect(await status('rana'), 'suspended').not.toBe(200)
  expect(await status('late'), 'came since').toBe(200)
  const { cookie: salma } = await server.signIn('salma')
  expect((await server.request('/api/trpc/accounts.staff.list', { cookie: salma })).status, 'lowered').toBe(403)
  expect(await server.read.savedView.count(), 'what hangs on people who stay').toBe(1)
}

const idOf = ({ prisma }: Server, name: string) =>
  prisma.user.findUniqueOrThrow({ where: { email: `${name}@agency.example` } })
