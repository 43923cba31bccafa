import { beforeEach, expect, test } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const google = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' }
const { mutate, statusOf, request, signUp, signIn, setStatus, mailsTo, read, prisma } = await openTestServer({
  TRUST_PROXY: '1',
  ...google,
})
await signUp('owner')
await signUp('salma')
await setStatus('salma', 'active')
const known = 'salma@agency.example'
beforeEach(() => prisma.rateLimiterFlexible.deleteMany())

/** Sends a mutation from a given client address. */
async function from(address: string, procedure: string, json: object) {
  const response = await request(`/api/trpc/${procedure}`, {
    method: 'POST',
    json,
    headers: { 'x-forwarded-for': address },
  })
  return { status: response.status, body: await response.text() }
}
const guessFrom = (address: string, email = known) => from(address, 'accounts.signIn', { email, password: 'a guess' })
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

test.each(['askReset', 'askLink'])('%s responds alike for every address', async procedure => {
  const responses = await Promise.all(
    [known, 'nobody@agency.example'].map(email => from('1.1.1.1', `accounts.${procedure}`, { email })),
  )
  expect(responses[0]).toEqual(responses[1])
  expect(responses[0]?.status).toBe(200)
})

test.each([
  ['signIn', 4],
  ['askReset', 4],
  ['askLink', 4],
])('%s takes as long for an unknown address as for a known one', { tags: ['thorough'] }, async (procedure, most) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < 15; n++) {
    for (const [which, email] of [
      ['known', known],
      ['unknown', `nobody-${n}@agency.example`],
    ] as const) {
      const begun = performance.now()
      await from(`10.0.${n}.1`, `accounts.${procedure}`, { email, password: 'a guess' })
      times[which].push(performance.now() - begun)
      await mailsTo(known) // background work ends before the next request
    }
  }
  const ratio = middle(times.known) / middle(times.unknown)
  expect(ratio).toBeLessThan(most)
  expect(ratio).toBeGreaterThan(1 / most)
})

test('a password is looked at for as long where there is no account', { tags: ['thorough'] }, async () => {
  const { hashPassword, isPassword } = await import('#server/features/accounts/passwords.ts')
  const kept = await hashPassword(password, { name: 'Salma', email: known, role: 'staff' })
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < 15; n++) {
    for (const [which, hash] of [
      ['known', kept],
      ['unknown', undefined],
    ] as const) {
      const begun = performance.now()
      expect(await isPassword(hash, 'a guess')).toBe(false)
      times[which].push(performance.now() - begun)
    }
  }
  expect(middle(times.known) / middle(times.unknown)).toBeLessThan(3)
})

test('guessing from many addresses is stopped, and the person still signs in from their own', async () => {
  expect((await from('20.0.0.1', 'accounts.signIn', { email: known, password })).status).toBe(200)
  const statuses = []
  for (let n = 0; n < 55; n++) statuses.push((await guessFrom(`30.0.0.${n}`)).status)
  expect(statuses.filter(status => status === 401)).toHaveLength(50)
  expect(statuses.slice(50)).toEqual([429, 429, 429, 429, 429])
  expect((await from('20.0.0.1', 'accounts.signIn', { email: known, password })).status).toBe(200)
})

test('a mailed link opens an account that strangers have locked, and the error says so', async () => {
  for (let n = 0; n < 50; n++) await guessFrom(`30.0.0.${n % 5}`)
  const phone = '40.0.0.1'
  const rejected = await from(phone, 'accounts.signIn', { email: known, password })
  expect([rejected.status, rejected.body]).toEqual([
    429,
    expect.stringContaining('Sign in by e-mail link, which works at once, or wait 60 min'),
  ])
  expect((await from(phone, 'accounts.askLink', { email: known })).status).toBe(200)
  const { token } = (await mailsTo(known)).at(-1)!
  await prisma.user.update({ where: { email: known }, data: { emailVerifiedAt: new Date() } })
  expect((await from(phone, 'accounts.redeemLink', { token })).status).toBe(200)
  expect((await from(phone, 'accounts.signIn', { email: known, password })).status).toBe(200)
})

test('the 2^64 addresses of one household count as one', async () => {
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push((await guessFrom(`2001:db8:1:2:${n}::1`)).status)
  expect(statuses.slice(9)).toEqual([401, 429, 429])
  expect((await guessFrom('2001:db8:1:3::1')).status).toBe(401)
})

test("an address that a client writes itself before the proxy's is not believed", async () => {
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push((await guessFrom(`60.0.0.${n}, 70.0.0.1`)).status)
  expect(statuses.slice(9)).toEqual([401, 429, 429])
})

test('a session that somebody was given before login is worth nothing after it', async () => {
  const fixed = `session=${'b'.repeat(40)}`
  const response = await mutate('accounts.signIn', { email: known, password }, fixed)
  expect(response.cookie).not.toBe(fixed)
  expect((await request('/api/trpc/accounts.own.profile', { cookie: fixed })).status).toBe(401)
  const stranger = (await signIn('owner')).cookie
  await mutate('accounts.signIn', { email: known, password }, stranger)
  expect((await request('/api/trpc/accounts.own.profile', { cookie: stranger })).status).toBe(401)
})

const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '\\\\evil.example',
  'evil.example',
  '/%09/evil.example\r\nlocation: https://evil.example',
]

test.each(elsewhere)('no redirect parameter leads to %j', async place => {
  const redirect = encodeURIComponent(place)
  const form = await request(`/login?redirect=${redirect}`, {
    method: 'POST',
    body: new URLSearchParams({ email: known, password }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([form.status, form.headers.get('location')]).toEqual([303, '/admin'])
  const away = await request(`/sign-in/google?redirect=${redirect}`)
  expect(new URL(away.headers.get('location')!).origin).toBe('https://accounts.google.com')
  expect(decodeURIComponent(away.headers.getSetCookie().join())).not.toContain('evil')
  const page = await request(`/login?redirect=${redirect}`)
  expect((await page.text()).replaceAll(redirect, '')).not.toMatch(/(?:href|action)="[^"]*evil/)
})

test('no address that a browser opens binds a provider to the account here', async () => {
  const { cookie } = await signIn('salma')
  await prisma.ticket.deleteMany()
  for (const site of ['cross-site', 'same-origin'])
    await request('/sign-in/google?link=1', { cookie, headers: { 'sec-fetch-site': site } })
  expect(await read.ticket.findMany({ where: { kind: 'provider' } })).toMatchObject([
    { userId: null },
    { userId: null },
  ])
})

test("a provider's return in another browser or with another state signs nobody in", async () => {
  const away = await request('/sign-in/google')
  const state = new URL(away.headers.get('location')!).searchParams.get('state')
  const kept = away.headers.getSetCookie()[0]!.split(';')[0]!
  for (const [cookie, given] of [
    [undefined, state],
    [kept, 'another'],
    ['provider=%7Bbroken', state],
    [kept.replace('google', 'github'), state],
  ] as const) {
    const back = await request(`/sign-in/google/callback?code=x&state=${given}`, { cookie })
    expect(back.headers.get('location')).toBe('/login?problem=expired&provider=google')
    expect(back.headers.getSetCookie().join()).not.toContain('session=')
  }
})

test('when two owners demote each other at once, one stays an owner', async () => {
  const { id } = await read.user.findUniqueOrThrow({ where: { email: known } })
  const first = await read.user.findUniqueOrThrow({ where: { email: 'owner@agency.example' } })
  await prisma.user.update({ where: { id }, data: { role: 'owner' } })
  const [one, two] = [(await signIn('owner')).cookie, (await signIn('salma')).cookie]
  await Promise.all([
    mutate('accounts.staff.setRole', { id, role: 'staff', currentPassword: password }, one),
    mutate('accounts.staff.setRole', { id: first.id, role: 'staff', currentPassword: password }, two),
  ])
  expect(await read.user.count({ where: { role: 'owner', status: 'active' } })).toBe(1)
  await prisma.user.update({ where: { id: first.id }, data: { role: 'owner' } })
  await prisma.user.update({ where: { id }, data: { role: 'staff' } })
})

test('an admin whose role goes while they act does nothing more with it', async () => {
  const { id } = await read.user.findUniqueOrThrow({ where: { email: known } })
  for (let n = 0; n < 6; n++)
    await prisma.user.create({ data: { id: `waits-${n}`, name: `Waits ${n}`, email: `waits-${n}@agency.example` } })
  await prisma.user.update({ where: { id }, data: { role: 'admin' } })
  const [owner, admin] = [(await signIn('owner')).cookie, (await signIn('salma')).cookie]
  const responses = await Promise.all([
    mutate('accounts.staff.setRole', { id, role: 'staff', currentPassword: password }, owner).then(
      ({ status }) => status,
    ),
    ...Array.from({ length: 6 }, (_, n) =>
      mutate('accounts.staff.approve', { id: `waits-${n}` }, admin).then(({ status }) => status),
    ),
  ])
  expect(responses[0]).toBe(200)
  expect(responses.slice(1).every(status => [200, 401, 403].includes(status))).toBe(true)
  expect(await read.user.count({ where: { id: { startsWith: 'waits-' }, status: 'active' } })).toBe(
    responses.slice(1).filter(status => status === 200).length,
  )
  expect(await statusOf('accounts.staff.approve', { id: 'waits-0' }, admin)).toBe(401)
  const { suspend } = await import('#server/features/accounts/staff.ts') // a request that was let in a moment before
  await expect(suspend({ id, name: 'salma', role: 'admin' }, 'waits-0')).rejects.toThrow(
    'Your own account was changed a moment ago',
  )
})

test("nobody gives themselves a role, a state or another person's account through any form", async () => {
  const { cookie } = await signIn('salma')
  const before = await read.user.findUniqueOrThrow({ where: { email: known } })
  const owner = await read.user.findUniqueOrThrow({ where: { email: 'owner@agency.example' } })
  const more = {
    role: 'owner',
    status: 'active',
    id: owner.id,
    userId: owner.id,
    emailVerifiedAt: new Date(),
    passwordHash: 'x',
  }
  expect(await statusOf('accounts.own.rename', { name: 'Salma', ...more }, cookie)).toBe(400)
  expect(
    await statusOf(
      'accounts.own.changePassword',
      { password: 'another one', currentPassword: password, ...more },
      cookie,
    ),
  ).toBe(400)
  expect(await statusOf('accounts.signUp', { name: 'Sly', email: 'sly@agency.example', password, ...more })).toBe(400)
  expect(await read.user.findUnique({ where: { email: known } })).toEqual(before)
  expect(await read.user.count({ where: { email: 'sly@agency.example' } })).toBe(0)
  expect(await read.user.findUnique({ where: { id: owner.id } })).toEqual(owner)
})

test('a name with line breaks adds no header and no person to a mail', async () => {
  await mutate('accounts.signUp', { name: 'Sly\r\nBcc: victim@example.com', email: 'sly2@agency.example', password })
  const [mail] = (await mailsTo('owner@agency.example')).slice(-1)
  expect(mail?.subject).toContain('Sly Bcc: victim@example.com asks to work')
  expect(await mailsTo('victim@example.com')).toEqual([])
})
