import { beforeEach, expect, test } from 'vitest'
import { openTestServer, password, seedAgency } from '../../server/test-server.ts'

const { request, mutate, statusOf, signUp, signIn, setStatus, mailsTo, read, prisma } = await openTestServer()
await seedAgency()
const salma = 'salma@agency.example'
const short = 'tram#7v'
const easy = 'This password is easy to guess'
const tooShort = (min: number) => `The password is too short: at least ${min} characters`
const rejected = (sentence: string) => ({
  status: 400,
  body: {
    error: {
      message: expect.stringContaining(sentence),
      data: { reason: 'password-does-not-meet-requirements', field: 'password' },
    },
  },
})

test("the first account, the owner's, needs ten characters, and the page says so", async () => {
  expect(await (await request('/sign-up')).text()).toContain('At least 10 characters')
  expect(
    await mutate('accounts.signUp', { name: 'Owner', email: 'owner@agency.example', password: short }),
  ).toMatchObject(rejected(tooShort(10)))
  expect((await signUp('owner')).status).toBe(200)
  expect(await (await request('/sign-up')).text()).toContain('At least 6 characters')
})

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
  await prisma.user.deleteMany({ where: { email: { not: 'owner@agency.example' } } })
})

test.each([
  '123456',
  'qwerty12',
  'P@ssw0rd1',
  'iloveyou',
  'aaaaaaaaaaaa',
  'Bangladesh1',
  'salma@agency.example',
  'agency',
  'Salma Begum',
  'begum2026',
  'MeghbridgeOverseas',
])('%s is rejected as a password of Salma Begum', async guess => {
  expect(await mutate('accounts.signUp', { name: 'Salma Begum', email: salma, password: guess })).toMatchObject(
    rejected(easy),
  )
  expect(await read.user.count({ where: { email: salma } })).toBe(0)
})

test.each([short, 'x7#kQ2', 'ছয়টি1', 'correct horse', 'নদী আর সেতু', 'a boat at dawn'])('%s is taken', async good => {
  expect(await statusOf('accounts.signUp', { name: 'Salma Begum', email: salma, password: good })).toBe(200)
})

test('every way to a new password rejects an easy one', async () => {
  const owner = (await signIn('owner')).cookie
  await mutate('accounts.signUp', { name: 'Salma', email: salma, password: short })
  await setStatus('salma', 'active')
  const { cookie } = await mutate('accounts.signIn', { email: salma, password: short })
  expect(
    await mutate('accounts.own.changePassword', { currentPassword: short, password: 'salma2026' }, cookie),
  ).toMatchObject(rejected(easy))
  await mutate('accounts.askReset', { email: salma })
  const { token } = (await mailsTo(salma)).at(-1)!
  expect(await mutate('accounts.resetPassword', { token, password: 'dragon' })).toMatchObject(rejected(easy))
  await mutate('accounts.staff.invite', { email: 'karim@agency.example', role: 'staff' }, owner)
  const invitation = (await mailsTo('karim@agency.example')).at(-1)!
  expect(
    await mutate('accounts.acceptInvitation', { token: invitation.token, name: 'Karim', password: 'karim1' }),
  ).toMatchObject(rejected(easy))
})

test.each(['admin', 'officer'])('an invited %s needs ten characters, and the page says so', async role => {
  await mutate(
    'accounts.staff.invite',
    { email: salma, role, currentPassword: password },
    (await signIn('owner')).cookie,
  )
  const { token } = (await mailsTo(salma)).at(-1)!
  expect(await (await request(`/invitation?token=${token}`)).text()).toContain('At least 10 characters')
  expect(await mutate('accounts.acceptInvitation', { token, name: 'Salma', password: short })).toMatchObject(
    rejected(tooShort(10)),
  )
  expect(await statusOf('accounts.acceptInvitation', { token, name: 'Salma', password })).toBe(200)
})

test('a person promoted with a short password must choose a longer one', async () => {
  await mutate('accounts.signUp', { name: 'Salma', email: salma, password: short })
  await setStatus('salma', 'active')
  const { id } = await read.user.findUniqueOrThrow({ where: { email: salma } })
  const owner = (await signIn('owner')).cookie
  expect(await statusOf('accounts.staff.setRole', { id, role: 'admin', currentPassword: password }, owner)).toBe(200)
  const held = await mutate('accounts.signIn', { email: salma, password: short })
  expect([held.status, held.setCookie]).toEqual([200, []])
  const { choosePassword: token } = held.body.result!.data as { choosePassword: string }
  expect(await (await request(`/reset-password?token=${token}&weak=1`)).text()).toContain(
    'Your password is right, but too short',
  )
  expect(await mutate('accounts.resetPassword', { token, password: 'tram#7v8w' })).toMatchObject(rejected(tooShort(10)))
  const { cookie } = await mutate('accounts.resetPassword', { token, password })
  expect((await request('/api/trpc/accounts.staff.list', { cookie })).status).toBe(200)
  expect(await read.user.findUnique({ where: { id } })).toMatchObject({ emailVerifiedAt: null })
  expect((await signIn('salma')).cookie).toMatch(/^session=/)
})

test('without scripts, signing in with a now too weak password asks for a new one', async () => {
  await signUp('salma')
  await setStatus('salma', 'active')
  const { hash } = await import('@node-rs/argon2')
  await prisma.user.update({ where: { email: salma }, data: { passwordHash: await hash('123456') } })
  const post = (path: string, fields: Record<string, string>) =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const response = await post('/login', { email: salma, password: '123456' })
  expect([response.status, response.headers.getSetCookie()]).toEqual([303, []])
  const location = response.headers.get('location')!
  expect(location).toMatch(/^\/reset-password\?token=[\w-]+&weak=1$/)
  const token = /token=([\w-]+)/.exec(location)![1]!
  expect((await post(location, { token, password })).headers.get('location')).toBe('/admin')
})
