import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const { mutate, statusOf, request, signUp, signIn, setStatus, mailsTo, read, write, prisma } = await openTestServer()
const { drainBackground } = await import('#server/jobs/background.ts')
const email = 'owner@agency.example'
const next = 'a new sentence'
await signUp('owner')
await mutate('accounts.signUp', { name: 'Staff', email: 'staff@agency.example', password })

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
  await prisma.ticket.deleteMany()
})

const confirmed = (isConfirmed: boolean) =>
  prisma.user.update({ where: { email }, data: { emailVerifiedAt: isConfirmed ? new Date() : null } })
const lastToken = async (address = email) => (await mailsTo(address)).at(-1)!.token
const me = async (cookie: string) => (await (await request('/api/trpc/accounts.me', { cookie })).json()).result.data
const sessions = () => read.session.count({ where: { user: { email } } })

test('a mailed link sets a new password once, signs in, and ends all other sessions', async () => {
  const before = (await signIn('owner')).cookie
  expect(await statusOf('accounts.askReset', { email: ' OWNER@agency.example' })).toBe(200)
  const token = await lastToken()
  const reset = await mutate('accounts.resetPassword', { token, password: next })
  expect(await me(reset.cookie)).toMatchObject({ email })
  expect([await me(before), await sessions()]).toEqual([null, 1])
  expect((await signIn('owner')).status).toBe(401)
  expect(await statusOf('accounts.signIn', { email, password: next })).toBe(200)
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Your password has been changed')
  expect((await mutate('accounts.resetPassword', { token, password })).body.error).toMatchObject({
    message: expect.stringContaining('This link no longer works'),
    data: { httpStatus: 400 },
  })
  await mutate('accounts.askReset', { email })
  expect(await statusOf('accounts.resetPassword', { token: await lastToken(), password })).toBe(200)
})

test('a too short password does not consume the link', async () => {
  await mutate('accounts.askReset', { email })
  const token = await lastToken()
  expect((await mutate('accounts.resetPassword', { token, password: '12345' })).body.error).toMatchObject({
    data: { reason: 'password-does-not-meet-requirements', field: 'password' },
  })
  expect(await statusOf('accounts.resetPassword', { token, password })).toBe(200)
})

test('the table keeps only digests of links, and no mail that went keeps its secret', async () => {
  await mutate('accounts.askReset', { email })
  const token = await lastToken()
  expect(JSON.stringify([await read.ticket.findMany(), await read.mail.findMany()])).not.toContain(token)
})

test('sign-in links expire after 10 minutes, reset links after an hour, invitations after seven days', async () => {
  await confirmed(true)
  const { cookie } = await signIn('owner')
  await mutate('accounts.askLink', { email })
  await mutate('accounts.askReset', { email })
  await mutate('accounts.staff.invite', { email: 'new@agency.example', role: 'staff' }, cookie)
  await mailsTo(email)
  const lives = Object.fromEntries(
    (await read.ticket.findMany()).map(({ kind, expiresAt }) => [
      kind,
      Math.round((expiresAt.getTime() - Date.now()) / 60_000),
    ]),
  )
  expect(lives).toEqual({ link: 10, reset: 60, invitation: 7 * 24 * 60 })
  const tokens = [
    (await mailsTo(email)).findLast(({ subject }) => subject.startsWith('Sign in'))!.token,
    await lastToken(),
    await lastToken('new@agency.example'),
  ]
  await prisma.ticket.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
  expect(await statusOf('accounts.redeemLink', { token: tokens[0] })).toBe(400)
  expect(await statusOf('accounts.resetPassword', { token: tokens[1], password })).toBe(400)
  expect(await statusOf('accounts.acceptInvitation', { token: tokens[2], name: 'New', password })).toBe(400)
  expect(await read.user.count({ where: { email: 'new@agency.example' } })).toBe(0)
})

test.each(['findLink', 'redeemLink'])(
  'a link that %s found expired stays expired when the clock goes back',
  async procedure => {
    await mutate('accounts.askLink', { email })
    const token = await lastToken()
    const opens = async (name: string) =>
      (name === 'findLink'
        ? await request(`/api/trpc/accounts.findLink?input=${encodeURIComponent(JSON.stringify({ token }))}`)
        : (await mutate('accounts.redeemLink', { token })).response
      ).status
    onTestFinished(() => {
      vi.useRealTimers()
    })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    await opens(procedure)
    await drainBackground()
    vi.useRealTimers()
    expect(await opens('redeemLink')).toBe(400)
  },
)

test('of 50 people who use one sign-in link at once, exactly one gets in', async () => {
  await confirmed(true)
  await prisma.session.deleteMany()
  await mutate('accounts.askLink', { email })
  const token = await lastToken()
  const responses = await Promise.all(Array.from({ length: 50 }, () => mutate('accounts.redeemLink', { token })))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ setCookie }) => setCookie.length > 0)).toHaveLength(1)
  expect(await sessions()).toBe(1)
})

test('opening a link, however often, does not consume it', async () => {
  await confirmed(true)
  await mutate('accounts.askLink', { email })
  const token = await lastToken()
  for (let n = 0; n < 3; n++) expect((await request(`/sign-in-link?token=${token}`)).status).toBe(200)
  expect(await statusOf('accounts.redeemLink', { token })).toBe(200)
})

test('a further request leaves the earlier link valid', async () => {
  await confirmed(true)
  await mutate('accounts.askLink', { email })
  const first = await lastToken()
  await mutate('accounts.askLink', { email })
  expect(await statusOf('accounts.redeemLink', { token: first })).toBe(200)
})

test('a link is valid only for its purpose', async () => {
  await confirmed(true)
  await mutate('accounts.askLink', { email })
  const token = await lastToken()
  expect(await statusOf('accounts.resetPassword', { token, password: next })).toBe(400)
  expect(await statusOf('accounts.acceptInvitation', { token, name: 'Sly', password: next })).toBe(400)
  expect((await signIn('owner')).status).toBe(200)
})

test('a mailed link locks out a stranger who signed up with the address', async () => {
  const stranger = (await signIn('owner')).cookie
  await confirmed(false)
  await prisma.identity.create({
    data: { provider: 'github', subject: '7', userId: (await read.user.findUniqueOrThrow({ where: { email } })).id },
  })
  await mutate('accounts.askLink', { email })
  const { cookie } = await mutate('accounts.redeemLink', { token: await lastToken() })
  expect(await me(cookie)).toMatchObject({ email })
  expect([await me(stranger), (await signIn('owner')).status, await read.identity.count()]).toEqual([null, 401, 0])
  expect(await mutate('accounts.own.changePassword', { password }, cookie)).toMatchObject({ status: 200 })
  expect((await signIn('owner')).status).toBe(200)
})

test('suspended people get no links, and their old ones are void', async () => {
  await setStatus('staff', 'active')
  await mutate('accounts.askLink', { email: 'staff@agency.example' })
  const token = await lastToken('staff@agency.example')
  await setStatus('staff', 'suspended')
  expect((await mutate('accounts.redeemLink', { token })).body.error).toMatchObject({
    message: 'This account is suspended. Ask the owner of this site.',
  })
  const count = (await mailsTo('staff@agency.example')).length
  await mutate('accounts.askReset', { email: 'staff@agency.example' })
  expect(await mailsTo('staff@agency.example')).toHaveLength(count)
  await setStatus('staff', 'active')
})

test('an address gets three mails of a kind at most while a link is valid', async () => {
  const before = (await mailsTo(email)).length
  const tokens = []
  for (const procedure of ['accounts.askReset', 'accounts.askLink']) {
    for (let n = 0; n < 5; n++) {
      await prisma.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: 'mail-asked' } } }) // as if each came from another client
      expect(await statusOf(procedure, { email })).toBe(200)
      tokens.push(await lastToken())
    }
  }
  expect((await mailsTo(email)).length - before).toBe(6)
  expect(await statusOf('accounts.redeemLink', { token: tokens.at(-1) })).toBe(200)
  const { expire } = await prisma.rateLimiterFlexible.findFirstOrThrow({
    where: { key: { startsWith: 'mail-to:link' } },
  })
  const { expiresAt } = await prisma.ticket.findFirstOrThrow({ where: { kind: 'link' }, orderBy: { createdAt: 'asc' } })
  expect(expire!.getTime()).toBeLessThanOrEqual(expiresAt.getTime())
})

test('too many requests get the time to wait', async () => {
  for (let n = 0; n < 3; n++) expect(await statusOf('accounts.askLink', { email })).toBe(200)
  expect((await mutate('accounts.askLink', { email })).body.error).toMatchObject({
    message: 'Too many attempts. Please wait 15 min and try again.',
    data: { httpStatus: 429, retryAfter: expect.any(Number) },
  })
})

test('one address gets no more than five invitations an hour', async () => {
  const { cookie } = await signIn('owner')
  const statuses = []
  for (let n = 0; n < 6; n++)
    statuses.push(await statusOf('accounts.staff.invite', { email: 'often@agency.example', role: 'staff' }, cookie))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('an invitation creates an active account with the offered role, once', async () => {
  const { cookie } = await signIn('owner')
  const offer = { email: 'Salma@agency.example', role: 'admin', currentPassword: password }
  expect(await statusOf('accounts.staff.invite', offer, cookie)).toBe(200)
  const token = await lastToken('salma@agency.example')
  const salma = await mutate('accounts.acceptInvitation', {
    token,
    name: 'Salma',
    password,
    email: 'other@agency.example',
  })
  expect(await me(salma.cookie)).toMatchObject({
    name: 'Salma',
    email: 'salma@agency.example',
    role: 'admin',
    status: 'active',
  })
  expect(await statusOf('accounts.acceptInvitation', { token, name: 'Again', password })).toBe(400)
  expect(
    (await mutate('accounts.staff.invite', { email: 'salma@agency.example', role: 'staff' }, cookie)).body.error,
  ).toMatchObject({ data: { httpStatus: 409, field: 'email' } })
})

test('a withdrawn invitation and one that a newer has replaced open nothing', async () => {
  const { cookie } = await signIn('owner')
  const invite = async () => {
    await mutate('accounts.staff.invite', { email: 'karim@agency.example', role: 'staff' }, cookie)
    return lastToken('karim@agency.example')
  }
  const [first, second] = [await invite(), await invite()]
  expect(await statusOf('accounts.acceptInvitation', { token: first, name: 'Karim', password })).toBe(400)
  const [open] = (await (await request('/api/trpc/accounts.staff.invitations', { cookie })).json()).result.data
  expect(open).toMatchObject({ email: 'karim@agency.example', role: 'staff', by: 'owner' })
  expect(await statusOf('accounts.staff.withdraw', { id: open.id }, cookie)).toBe(200)
  expect(await statusOf('accounts.acceptInvitation', { token: second, name: 'Karim', password })).toBe(400)
})

test('links expired for a day are purged', async () => {
  const { purgeTokens } = await import('#server/features/accounts/one-time-tokens.ts')
  await write(async transaction => {
    for (const [id, hours] of [
      ['old', 25],
      ['fresh', 23],
    ] as const)
      await transaction.ticket.create({
        data: { id, kind: 'link', expiresAt: new Date(Date.now() - hours * 3_600_000) },
      })
  })
  await purgeTokens()
  expect((await read.ticket.findMany()).map(({ id }) => id)).toEqual(['fresh'])
})
