import { TOTP, Secret } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const { mutate, statusOf, request, signUp, signIn, setStatus, mailsTo, read, prisma } = await openTestServer({
  TRUST_PROXY: '1',
})
const { changeAccount } = await import('#server/features/accounts/staff-commands.ts')
await signUp('owner')

const STEP_MS = 30_000
const email = 'salma@agency.example'
let time = Date.now()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (time += 60 * STEP_MS) })
  await prisma.rateLimiterFlexible.deleteMany()
  await prisma.user.deleteMany({ where: { email } })
  await signUp('salma')
  await setStatus('salma', 'active')
})
afterEach(() => void vi.useRealTimers())

const dataOf = (body: { result?: { data: unknown } }) => body.result?.data as never
const later = (ms = STEP_MS) => vi.setSystemTime(Date.now() + ms)
const cookiesIn = (setCookie: string[]) => setCookie.map(each => each.split(';')[0]).join('; ')
const opens = async (cookie: string) => (await request('/api/trpc/accounts.own.profile', { cookie })).status === 200
const actions = async () =>
  (await read.activity.findMany({ orderBy: { at: 'asc' } })).map(({ action, detail }) => `${action} ${detail}`.trim())

/** Sets up an authenticator app, as a person does; `code` is what it shows now. */
async function setUpApp(cookie: string) {
  const { body } = await mutate('accounts.own.startAuthenticator', { currentPassword: password }, cookie)
  const { secret } = dataOf(body) as { secret: string; qr: string }
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  const confirmed = await mutate('accounts.own.confirmAuthenticator', { code: app.generate() }, cookie)
  later()
  return { code: () => app.generate(), codes: (dataOf(confirmed.body) as { recoveryCodes: string[] }).recoveryCodes }
}

/** The first step; `cookie` is that of the sign-in that waits. */
async function begin(name = 'salma') {
  const { body, setCookie } = await signIn(name)
  return { answer: dataOf(body) as object, cookie: cookiesIn(setCookie), setCookie }
}
const pass = (cookie: string, code: string, more = {}) => mutate('accounts.passSecondFactor', { code, ...more }, cookie)

test('a right password opens no session until the code of the app is right', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  const { answer, cookie, setCookie } = await begin()
  expect(answer).toEqual({ secondFactor: ['app'] })
  expect(setCookie).toEqual([expect.stringMatching(/^second-factor=.*HttpOnly.*SameSite=Lax/)])
  expect(await opens(cookie)).toBe(false)
  const passed = await pass(cookie, app.code())
  expect([passed.status, await opens(passed.cookie)]).toEqual([200, true])
  expect(await actions()).toEqual(expect.arrayContaining(['authenticator-added', 'signed-in by-app']))
})

test('a code is right once, also for another sign-in, and an earlier one never', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  const [first, second, third] = [await begin(), await begin(), await begin()]
  const earlier = app.code()
  later()
  const code = app.code()
  expect(
    (await Promise.all([pass(first.cookie, code), pass(second.cookie, code)])).map(each => each.status).toSorted(),
  ).toEqual([200, 400])
  expect((await pass(third.cookie, code)).body.error).toMatchObject({ data: { field: 'code' } })
  expect((await pass(third.cookie, earlier)).status).toBe(400)
  later()
  expect((await pass(third.cookie, app.code())).status).toBe(200)
  expect((await pass(third.cookie, app.code())).body.error).toMatchObject({ data: { reason: 'link-expired' } })
})

test('clocks may differ by half a minute, and digits may be Bangla', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  const { cookie } = await begin()
  const bangla = app.code().replace(/\d/g, digit => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))
  later(2 * STEP_MS)
  expect((await pass(cookie, bangla)).status).toBe(400)
  const late = app.code().replace(/\d/g, digit => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))
  later()
  expect((await pass(cookie, `${late.slice(0, 3)} ${late.slice(3)}`)).status).toBe(200)
})

test('guesses of codes are limited, and the person hears of them', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  const { cookie } = await begin()
  const warnings = async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Wrong codes')).length
  const failures = async () => (await actions()).filter(action => action === 'second-factor-failed').length
  const before = { warnings: await warnings(), failures: await failures() }
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await pass(cookie, `no code ${n}`)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await pass(cookie, app.code())).status).toBe(429)
  expect(await warnings()).toBe(before.warnings + 1)
  expect(await failures()).toBe(before.failures + 5)
})

test('a sign-in waits ten minutes for its second factor', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  const { cookie } = await begin()
  later(11 * 60 * 1000)
  expect((await pass(cookie, app.code())).body.error).toMatchObject({
    message: 'This sign-in has waited too long. Log in again.',
  })
  expect((await pass('', app.code())).status).toBe(400)
  expect((await pass('second-factor=forged', app.code())).status).toBe(400)
})

test('each recovery code signs in once, in any spelling', async () => {
  const { codes } = await setUpApp((await signIn('salma')).cookie)
  expect(codes).toHaveLength(10)
  const [first = '', second = ''] = codes
  expect((await pass((await begin()).cookie, first)).status).toBe(200)
  expect((await pass((await begin()).cookie, first)).status).toBe(400)
  expect((await pass((await begin()).cookie, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect(await read.recoveryCode.count({ where: { usedAt: null, user: { email } } })).toBe(8)
})

test('codes of one person open nobody else’s account', async () => {
  const [salma, owner] = [
    await setUpApp((await signIn('salma')).cookie),
    await setUpApp((await signIn('owner')).cookie),
  ]
  const { cookie } = await begin('owner')
  for (const code of [salma.code(), salma.codes[0]!]) expect((await pass(cookie, code)).status).toBe(400)
  expect((await pass(cookie, owner.code())).status).toBe(200)
  await changeAccount('remove-second-factor', 'owner@agency.example')
})

test('a factor that is removed meanwhile ends the sign-in that waits for it', async () => {
  const { cookie } = await signIn('salma')
  const app = await setUpApp(cookie)
  const waiting = await begin()
  expect(await statusOf('accounts.own.removeAuthenticator', { currentPassword: 'a guess' }, cookie)).toBe(400)
  expect(await statusOf('accounts.own.removeAuthenticator', { currentPassword: password }, cookie)).toBe(200)
  expect((await pass(waiting.cookie, app.code())).status).toBe(400)
  expect((await begin()).answer).toEqual({})
  expect((await mailsTo(email)).map(({ text }) => text).join()).toMatch(/has just been set up.*has just been removed/s)
})

test('links and new passwords ask for the second factor, too', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  for (const [ask, follow, more] of [
    ['askLink', 'redeemLink', {}],
    ['askReset', 'resetPassword', { password }],
  ] as const) {
    await prisma.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } })
    await mutate(`accounts.${ask}`, { email })
    const { token } = (await mailsTo(email)).findLast(mail => mail.token)!
    const { body, setCookie } = await mutate(`accounts.${follow}`, { token, ...more })
    expect(dataOf(body), follow).toEqual({ secondFactor: ['app'] })
    expect(await opens(cookiesIn(setCookie))).toBe(false)
    expect((await pass(cookiesIn(setCookie), app.code())).status).toBe(200)
    later()
  }
})

test('whoever first confirms an address is rid of a stranger’s second factor', async () => {
  await setUpApp((await signIn('salma')).cookie)
  await mutate('accounts.askLink', { email })
  const { token } = (await mailsTo(email)).findLast(mail => mail.token)!
  expect(dataOf((await mutate('accounts.redeemLink', { token })).body)).toEqual({})
  expect(await read.authenticator.count({ where: { user: { email } } })).toBe(0)
})

test('a trusted browser is asked again after 30 days, or when its person says so', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  const again = async (cookie: string) =>
    dataOf((await mutate('accounts.signIn', { email, password }, cookie)).body) as object
  const passed = await pass((await begin()).cookie, app.code(), { remember: 'on' })
  const [cookie = '', device = ''] = cookiesIn(passed.setCookie).split('; ')
  expect(await again(device)).toEqual({})
  expect(await again('')).toEqual({ secondFactor: ['app'] })
  const { result } = await (await request('/api/trpc/accounts.own.profile', { cookie })).json()
  expect(result.data.factors.devices).toHaveLength(1)
  expect(await statusOf('accounts.own.forgetDevice', { id: result.data.factors.devices[0].id }, cookie)).toBe(200)
  expect(await again(device)).toEqual({ secondFactor: ['app'] })
  later()
  const trusting = await begin()
  expect((await pass(`${trusting.cookie}; ${device}`, app.code(), { remember: 'on' })).status).toBe(200)
  expect(await again(device)).toEqual({})
  later(31 * 24 * 60 * 60 * 1000)
  expect(await again(device)).toEqual({ secondFactor: ['app'] })
})

test('a sign-in from a new device is told by mail, in words', async () => {
  await signIn('salma')
  const before = (await mailsTo(email)).length
  await request('/api/trpc/accounts.signIn', {
    method: 'POST',
    json: { email, password },
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      'x-forwarded-for': '119.30.32.10',
    },
  })
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(before + 1)
  const told = mails.find(({ text }) => text.includes('Firefox on Linux'))
  expect(told?.text).toContain('Place, by the network address: Bangladesh.')
})

test('each session names the place of its sign-in, and stores no address', async () => {
  const places = []
  for (const address of ['119.30.32.10', '2404:d900::1', '192.168.1.20', '::1', '203.0.113.7', '2001:db8::1']) {
    const { headers } = await request('/api/trpc/accounts.signIn', {
      method: 'POST',
      json: { email, password },
      headers: { 'x-forwarded-for': address },
    })
    const { result } = await (
      await request('/api/trpc/accounts.own.profile', {
        cookie: cookiesIn(headers.getSetCookie()),
        headers: { 'accept-language': 'bn' },
      })
    ).json()
    places.push(result.data.sessions.find(({ isThis }: { isThis: boolean }) => isThis).place)
  }
  expect(places).toEqual(['বাংলাদেশ', 'বাংলাদেশ', 'এই নেটওয়ার্ক', 'এই নেটওয়ার্ক', '', ''])
  const rows = await read.session.findMany({ where: { user: { email } } })
  expect(rows.map(({ place }) => place)).toEqual(expect.arrayContaining(['BD', 'local', '']))
  expect(JSON.stringify(rows)).not.toContain('119.30')
})

test('an owner removes the second factor of a colleague, who hears of it', async () => {
  const { cookie } = await signIn('salma')
  await setUpApp(cookie)
  const owner = (await signIn('owner')).cookie
  const { id } = await read.user.findUniqueOrThrow({ where: { email } })
  const remove = (currentPassword: string) =>
    mutate('accounts.staff.removeSecondFactor', { id, currentPassword }, owner)
  expect((await remove('a guess')).status).toBe(400)
  expect((await remove(password)).status).toBe(200)
  expect(await opens(cookie)).toBe(false)
  expect((await begin()).answer).toEqual({})
  expect((await mailsTo(email)).map(({ text }) => text).join()).toContain('has been removed for you')
  expect((await actions()).filter(action => action === 'second-factor-removed')).not.toHaveLength(0)
})

test('neither the log nor the database has a secret or a code', async () => {
  const { cookie } = await signIn('salma')
  const { body } = await mutate('accounts.own.startAuthenticator', { currentPassword: password }, cookie)
  const { secret } = dataOf(body) as { secret: string }
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  const { recoveryCodes } = dataOf(
    (await mutate('accounts.own.confirmAuthenticator', { code: app.generate() }, cookie)).body,
  ) as { recoveryCodes: string[] }
  const stored = JSON.stringify([
    await read.authenticator.findMany(),
    await read.recoveryCode.findMany(),
    await read.activity.findMany(),
  ])
  for (const hidden of [secret, secret.replaceAll(' ', ''), ...recoveryCodes]) expect(stored).not.toContain(hidden)
})

test('the form works without scripts', async () => {
  const app = await setUpApp((await signIn('salma')).cookie)
  const post = (path: string, fields: Record<string, string>, cookie?: string) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields), cookie })
  const first = await post('/login?redirect=/admin/help', { email, password })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/second-factor?redirect=%2Fadmin%2Fhelp'])
  const cookie = cookiesIn(first.headers.getSetCookie())
  const wrong = await post('/second-factor?redirect=%2Fadmin%2Fhelp', { code: '123' }, cookie)
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('This code is wrong')
  const right = await post('/second-factor?redirect=%2Fadmin%2Fhelp', { code: app.code() }, cookie)
  expect([right.status, right.headers.get('location')]).toEqual([303, '/admin/help'])
  expect(await opens(cookiesIn(right.headers.getSetCookie()))).toBe(true)
})
