import { beforeEach, expect, test } from 'vitest'
import { openTestServer, password, seedAgency } from '../../server/test-server.ts'

const { read, write, request, mutate, statusOf, signUp, signIn, mailsTo } = await openTestServer({ SIGN_UP: 'open' })
await seedAgency()
const { drainBackground } = await import('#server/jobs/background.ts')
const { purgeTokens } = await import('#server/features/accounts/one-time-tokens.ts')
const roles = ['owner', 'admin', 'editor'] as const
let people: Record<(typeof roles)[number], { id: string; cookie: string }>
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(async () => {
  await write(async transaction => {
    await transaction.user.deleteMany()
    await transaction.ticket.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
  const entries = []
  for (const role of roles) {
    const { cookie } = await signUp(role)
    const { id } = await write(transaction =>
      transaction.user.update({ where: { email: `${role}@agency.example` }, data: { role } }),
    )
    entries.push([role, { cookie, id }] as const)
  }
  people = Object.fromEntries(entries) as typeof people
})

async function query<T>(name: string, input: object, cookie: string): Promise<T> {
  const response = await request(`/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie })
  return (await response.json()).result?.data
}
type Person = { role: string; lastSeenAt: string | null; sessions: { id: string }[] }
const personFor = (cookie: string, id: string) => query<Person>('accounts.staff.byId', { id }, cookie)
const call = async (name: string, input: object, cookie: string) =>
  await statusOf(`accounts.staff.${name}`, input, cookie)
const invitations = (cookie = people.owner.cookie) =>
  query<{ id: string; email: string; isExpired: boolean }[]>('accounts.staff.invitations', {}, cookie)

test('when somebody was seen last outlives their sessions', async () => {
  const { lastSeenAt } = await personFor(people.owner.cookie, people.editor.id)
  expect(Date.now() - Date.parse(lastSeenAt!)).toBeLessThan(60_000)
  await call('endSessions', { id: people.editor.id }, people.owner.cookie)
  expect(await personFor(people.owner.cookie, people.editor.id)).toMatchObject({ lastSeenAt, sessions: [] })
})

test('use is noted every few minutes, and an open page by itself notes nothing', async () => {
  const earlier = new Date(Date.now() - DAY_MS)
  await write(async transaction => {
    await transaction.session.updateMany({ data: { lastUsedAt: earlier } })
    await transaction.user.updateMany({ data: { lastSeenAt: earlier } })
  })
  const seen = async () => {
    await drainBackground()
    return (await read.user.findUniqueOrThrow({ where: { id: people.editor.id } })).lastSeenAt
  }
  await request('/api/trpc/dashboard.badges', { cookie: people.editor.cookie })
  expect(await seen()).toEqual(earlier)
  await request('/api/trpc/dashboard.overview', { cookie: people.editor.cookie })
  const noted = await seen()
  expect(noted).not.toEqual(earlier)
  await request('/api/trpc/dashboard.overview', { cookie: people.editor.cookie })
  expect(await seen()).toEqual(noted)
})

test('one device of a person is signed out, the others stay', async () => {
  const other = await signIn('editor')
  const { sessions } = await personFor(people.admin.cookie, people.editor.id)
  expect(sessions).toHaveLength(2)
  const newest = { id: people.editor.id, session: sessions[0]!.id }
  expect(await call('endSession', newest, people.admin.cookie)).toBe(200)
  expect(await call('endSession', newest, people.admin.cookie)).toBe(404)
  const statuses = await Promise.all(
    [people.editor.cookie, other.cookie].map(
      async cookie => (await request('/api/trpc/accounts.own.profile', { cookie })).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([200, 401])
  expect(await read.activity.findFirst({ where: { action: 'session-ended' } })).toMatchObject({ actor: 'admin' })
})

test('admins neither see nor end the sessions of owners and admins', async () => {
  for (const id of [people.owner.id, people.admin.id]) {
    expect((await personFor(people.admin.cookie, id)).sessions).toEqual([])
    expect(await call('endSessions', { id }, people.admin.cookie)).toBe(403)
  }
  expect((await personFor(people.owner.cookie, people.admin.id)).sessions).toHaveLength(1)
})

test('an owner mails a link for a new password', async () => {
  expect(await call('sendResetLink', { id: people.editor.id }, people.admin.cookie)).toBe(403)
  expect(await call('sendResetLink', { id: people.editor.id }, people.owner.cookie)).toBe(200)
  const { token } = (await mailsTo('editor@agency.example')).at(-1)!
  expect(await statusOf('accounts.resetPassword', { token, password: 'a boat at dawn' })).toBe(200)
  expect(await read.activity.count({ where: { action: 'reset-link-sent', actorId: people.owner.id } })).toBe(1)
})

test('admins give roles without people alone, in invitations', async () => {
  for (const [role, status] of [
    ['editor', 200],
    ['caseworker', 200],
    ['admin', 403],
    ['officer', 403],
  ] as const)
    expect(await call('invite', { email: `${role}@new.example`, role }, people.admin.cookie)).toBe(status)
  const { token } = (await mailsTo('caseworker@new.example')).at(-1)!
  const { cookie } = await mutate('accounts.acceptInvitation', { token, name: 'Rafiq', password })
  expect(await query('accounts.me', {}, cookie)).toMatchObject({ role: 'caseworker' })
})

test('an invitation that is sent again has a new link, and the earlier one ends', async () => {
  await call('invite', { email: 'new@agency.example', role: 'editor' }, people.admin.cookie)
  const [first] = await invitations()
  const earlier = (await mailsTo('new@agency.example')).at(-1)!.token
  expect(await call('resendInvitation', { id: first!.id }, people.admin.cookie)).toBe(200)
  const { token } = (await mailsTo('new@agency.example')).at(-1)!
  expect(await statusOf('accounts.acceptInvitation', { token: earlier, name: 'New', password })).toBe(400)
  expect(await statusOf('accounts.acceptInvitation', { token, name: 'New', password })).toBe(200)
})

test('only owners send the invitation of an admin again', async () => {
  await call(
    'invite',
    { email: 'second@agency.example', role: 'admin', currentPassword: password },
    people.owner.cookie,
  )
  const [open] = await invitations()
  expect(await call('resendInvitation', { id: open!.id }, people.admin.cookie)).toBe(403)
})

test('expired invitations are listed and on the desk until they are sent again', async () => {
  await call('invite', { email: 'late@agency.example', role: 'editor' }, people.admin.cookie)
  const age = (days: number) =>
    write(transaction =>
      transaction.ticket.updateMany({
        data: {
          createdAt: new Date(Date.now() - days * DAY_MS),
          expiresAt: new Date(Date.now() - (days - 7) * DAY_MS),
        },
      }),
    )
  await age(20)
  await purgeTokens()
  const [late] = await invitations()
  expect(late).toMatchObject({ email: 'late@agency.example', isExpired: true })
  type Overview = { desk: { id: string; count: number; search?: object }[] }
  const desk = async (cookie: string) => (await query<Overview>('dashboard.overview', {}, cookie)).desk
  expect(await desk(people.admin.cookie)).toContainEqual(
    expect.objectContaining({ id: 'invitations-expired', count: 1, search: { show: 'expired' } }),
  )
  expect(await desk(people.editor.cookie)).not.toContainEqual(expect.objectContaining({ id: 'invitations-expired' }))
  await call('resendInvitation', { id: late!.id }, people.admin.cookie)
  expect(await invitations()).toMatchObject([{ isExpired: false }])
  await age(60)
  await purgeTokens()
  expect(await invitations()).toEqual([])
})
