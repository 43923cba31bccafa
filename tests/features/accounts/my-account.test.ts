import { beforeEach, expect, test } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const { mutate, statusOf, request, signUp, signIn, setStatus, mailsTo, read, prisma } = await openTestServer()
await signUp('owner')

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
  await prisma.user.deleteMany({ where: { role: 'staff' } })
  await signUp('salma')
  await setStatus('salma', 'active')
})

const profile = async (cookie: string) =>
  (await (await request('/api/trpc/accounts.own.profile', { cookie })).json()).result.data
const salma = async () => (await signIn('salma')).cookie
const lastToken = async (address: string) => (await mailsTo(address)).at(-1)!.token

test('a person sees their own account and every session of it, this one first', async () => {
  await request('/api/trpc/accounts.signIn', {
    method: 'POST',
    json: { email: 'salma@agency.example', password },
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    },
  })
  const { sessions, ...rest } = await profile(await salma())
  expect(rest).toEqual({
    name: 'salma',
    email: 'salma@agency.example',
    isVerified: false,
    hasPassword: true,
    isConfirmed: false,
    passwordMinLength: 6,
    pendingEmail: null,
    providers: [],
    factors: {
      isRequired: false,
      hasSecondFactor: false,
      appSince: null,
      passkeys: [],
      codesLeft: 0,
      devices: [],
    },
  })
  expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false])
  expect(sessions.map(({ device }: { device: object }) => device)).toContainEqual({
    browser: 'Chrome',
    system: 'Android',
  })
})

test('a new name shows at once', async () => {
  const cookie = await salma()
  expect(await statusOf('accounts.own.rename', { name: ' Salma Begum ' }, cookie)).toBe(200)
  expect((await (await request('/api/trpc/accounts.me', { cookie })).json()).result.data.name).toBe('Salma Begum')
})

test('the order of the sidebar is kept for its person alone', async () => {
  const cookie = await salma()
  const order = async (of = cookie) =>
    (await (await request('/api/trpc/accounts.own.sidebar', { cookie: of })).json()).result.data
  expect(await order()).toEqual([])
  expect(await statusOf('accounts.own.orderSidebar', { order: ['website', '/our-clients'] }, cookie)).toBe(200)
  expect([await order(), await order((await signIn('owner')).cookie)]).toEqual([['website', '/our-clients'], []])
  expect(await statusOf('accounts.own.orderSidebar', { order: ['two words'] }, cookie)).toBe(400)
  expect(await statusOf('accounts.own.orderSidebar', { order: [] }, cookie)).toBe(200)
  expect(await order()).toEqual([])
})

test('a new address takes effect once confirmed, and the old one is notified', async () => {
  const cookie = await salma()
  expect(
    await statusOf('accounts.own.changeEmail', { email: 'begum@agency.example', currentPassword: password }, cookie),
  ).toBe(200)
  expect(await profile(cookie)).toMatchObject({ email: 'salma@agency.example', pendingEmail: 'begum@agency.example' })
  const token = await lastToken('begum@agency.example')
  expect(await statusOf('accounts.own.confirmEmail', { token }, (await signIn('owner')).cookie)).toBe(400)
  expect(await statusOf('accounts.own.confirmEmail', { token }, cookie)).toBe(200)
  expect(await profile(cookie)).toMatchObject({ email: 'begum@agency.example', isVerified: true, pendingEmail: null })
  expect((await mailsTo('salma@agency.example')).at(-1)?.text).toContain('begum@agency.example')
  expect(await statusOf('accounts.own.confirmEmail', { token }, cookie)).toBe(400)
})

test('an address of somebody else gets the same response and no mail', async () => {
  const cookie = await salma()
  const before = (await mailsTo('owner@agency.example')).length
  expect(
    await statusOf('accounts.own.changeEmail', { email: 'owner@agency.example', currentPassword: password }, cookie),
  ).toBe(200)
  expect(await mailsTo('owner@agency.example')).toHaveLength(before)
})

test('changing address or password, unlinking and closing the account need the current password', async () => {
  const cookie = await salma()
  for (const [procedure, input] of [
    ['changeEmail', { email: 'b@agency.example' }],
    ['changePassword', { password: 'another one' }],
    ['unlink', { provider: 'twitter' }],
    ['leave', {}],
  ] as const) {
    for (const currentPassword of [undefined, 'a guess'])
      expect(
        (await mutate(`accounts.own.${procedure}`, { ...input, currentPassword }, cookie)).body.error,
        procedure,
      ).toMatchObject({ message: 'This is not your current password.', data: { field: 'currentPassword' } })
  }
  expect((await signIn('salma')).status).toBe(200)
})

test('guesses of the current password use up the limit', async () => {
  const cookie = await salma()
  const statuses = []
  for (let n = 0; n < 12; n++)
    statuses.push(
      await statusOf('accounts.own.changePassword', { password: 'another one', currentPassword: `guess ${n}` }, cookie),
    )
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
})

test('a new password ends all sessions but this one, and a mail says so', async () => {
  const [here, there] = [await salma(), await salma()]
  expect(
    await statusOf('accounts.own.changePassword', { password: 'another one', currentPassword: password }, here),
  ).toBe(200)
  expect([
    (await request('/api/trpc/accounts.own.profile', { cookie: here })).status,
    (await request('/api/trpc/accounts.own.profile', { cookie: there })).status,
  ]).toEqual([200, 401])
  expect((await mailsTo('salma@agency.example')).at(-1)?.subject).toBe('Your password has been changed')
})

test("a person signs out one or all other devices, and never somebody else's", async () => {
  const [here, there, third] = [await salma(), await salma(), await salma()]
  const { sessions } = await profile(here)
  const foreign = (await profile((await signIn('owner')).cookie)).sessions[0]
  expect(await statusOf('accounts.own.endSession', { id: foreign.id }, here)).toBe(404)
  expect(await statusOf('accounts.own.endSession', { id: sessions[1].id }, here)).toBe(200)
  expect((await profile(here)).sessions).toHaveLength(sessions.length - 1)
  expect(await statusOf('accounts.own.endOtherSessions', {}, here)).toBe(200)
  expect((await profile(here)).sessions).toHaveLength(1)
  for (const cookie of [there, third])
    expect((await request('/api/trpc/accounts.own.profile', { cookie })).status).toBe(401)
})

test('a person closes their own account; the last owner cannot', async () => {
  const owner = (await signIn('owner')).cookie
  expect((await mutate('accounts.own.leave', { currentPassword: password }, owner)).body.error).toMatchObject({
    message: expect.stringContaining('The last owner has to stay'),
    data: { httpStatus: 409 },
  })
  const left = await mutate('accounts.own.leave', { currentPassword: password }, await salma())
  expect([left.status, left.setCookie[0]]).toEqual([200, expect.stringContaining('Max-Age=0')])
  expect(await read.user.count({ where: { email: 'salma@agency.example' } })).toBe(0)
  expect((await signIn('salma')).status).toBe(401)
})

const link = async () => {
  const { id: userId } = await read.user.findUniqueOrThrow({ where: { email: 'salma@agency.example' } })
  await prisma.identity.create({ data: { provider: 'twitter', subject: '1', userId } })
  return userId
}

test('without a password, sensitive changes need a sign-in within the last ten minutes', async () => {
  const cookie = await salma()
  await link()
  await prisma.user.update({ where: { email: 'salma@agency.example' }, data: { passwordHash: null } })
  const age = (minutes: number) =>
    prisma.session.updateMany({ data: { createdAt: new Date(Date.now() - minutes * 60_000) } })
  await age(11)
  for (const [procedure, input] of [
    ['unlink', { provider: 'twitter' }],
    ['changeEmail', { email: 'b@agency.example' }],
    ['changePassword', { password: 'another one' }],
    ['leave', {}],
  ] as const) {
    expect((await mutate(`accounts.own.${procedure}`, input, cookie)).body.error, procedure).toMatchObject({
      message: expect.stringContaining('Log out, log in again'),
      data: { httpStatus: 403, reason: 'sign-in-afresh' },
    })
  }
  await age(9)
  expect(await statusOf('accounts.own.changePassword', { password: 'another one' }, cookie)).toBe(200)
  expect((await mailsTo('salma@agency.example')).at(-1)?.text).toContain('These also open your account: X.')
})

test('unless it is the only sign-in method a provider is unlinked, with a mail', async () => {
  const cookie = await salma()
  const userId = await link()
  await prisma.user.update({ where: { id: userId }, data: { email: null, passwordHash: null } })
  expect((await mutate('accounts.own.unlink', { provider: 'twitter' }, cookie)).body.error).toMatchObject({
    message: expect.stringContaining('the only way into your account'),
  })
  await prisma.user.update({ where: { id: userId }, data: { email: 'salma@agency.example' } })
  expect(await statusOf('accounts.own.unlink', { provider: 'twitter' }, cookie)).toBe(200)
  expect(await read.identity.count()).toBe(0)
  expect((await mailsTo('salma@agency.example')).at(-1)?.subject).toBe('X no longer opens your account')
})

test('a session ends after ninety days at the latest', async () => {
  const cookie = await salma()
  const day = 24 * 60 * 60 * 1000
  await prisma.session.updateMany({ data: { createdAt: new Date(Date.now() - 89 * day) } })
  expect((await request('/api/trpc/accounts.own.profile', { cookie })).status).toBe(200)
  await prisma.session.updateMany({ data: { createdAt: new Date(Date.now() - 91 * day) } })
  expect((await request('/api/trpc/accounts.own.profile', { cookie })).status).toBe(401)
  const { deleteExpiredSessions } = await import('#server/http/sessions.ts')
  await deleteExpiredSessions()
  expect(await read.session.count()).toBe(0)
})
