import { beforeEach, expect, test, vi } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const google = {
  GOOGLE_CLIENT_ID: 'ours',
  GOOGLE_CLIENT_SECRET: 'secret',
  GITHUB_CLIENT_ID: 'ours',
  GITHUB_CLIENT_SECRET: 'secret',
}
const { mutate, statusOf, request, signUp, signIn, mailsTo, read, prisma } = await openTestServer(google)
const email = 'owner@agency.example'
await signUp('owner')
const { id: userId } = await read.user.findUniqueOrThrow({ where: { email } })

/** GitHub, as far as a return from it needs it. */
vi.stubGlobal('fetch', async (address: string | URL | Request) => {
  const { pathname } = new URL(address instanceof Request ? address.url : address)
  const responses: Record<string, object> = {
    '/login/oauth/access_token': { access_token: 'x', token_type: 'bearer' },
    '/user': { id: 7, login: 'ayesha' },
    '/user/emails': [{ email, primary: true, verified: true }],
  }
  return Response.json(responses[pathname])
})

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
  await prisma.identity.deleteMany()
  await prisma.ticket.deleteMany()
  await prisma.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } })
})

const startLink = (cookie: string, currentPassword?: string) =>
  mutate('accounts.own.startLink', { provider: 'github', currentPassword }, cookie)

/** Comes back from GitHub with the browser that left. */
async function comeBack({ body, cookie: flow }: Awaited<ReturnType<typeof startLink>>, cookie: string) {
  const state = new URL(body.result!.data as string).searchParams.get('state')
  return request(`/sign-in/github/callback?code=x&state=${state}`, { cookie: `${cookie}; ${flow}` })
}
const ways = async () =>
  (await read.identity.findMany({ where: { userId } })).map(({ provider }) => provider).toSorted()
const lastMail = async () => (await mailsTo(email)).at(-1)!

test('a provider is linked with the password alone, and a mail says so', async () => {
  const { cookie } = await signIn('owner')
  for (const guess of [undefined, 'a guess'])
    expect((await startLink(cookie, guess)).body.error).toMatchObject({ data: { field: 'currentPassword' } })
  expect(await read.ticket.count()).toBe(0)
  const back = await comeBack(await startLink(cookie, password), cookie)
  expect(back.headers.get('location')).toBe('/admin/account?linked=github#providers')
  expect([await ways(), await lastMail()]).toEqual([
    ['github'],
    expect.objectContaining({ subject: 'GitHub opens your account from now on' }),
  ])
})

test('linking a provider by its confirmed address is reported by mail', async () => {
  const away = await request('/sign-in/github')
  const state = new URL(away.headers.get('location')!).searchParams.get('state')
  const back = await request(`/sign-in/github/callback?code=x&state=${state}`, {
    cookie: away.headers.getSetCookie()[0]!.split(';')[0],
  })
  expect(back.headers.getSetCookie().join()).toContain('session=')
  expect([await ways(), (await lastMail()).subject]).toEqual([['github'], 'GitHub opens your account from now on'])
})

test.each(['changePassword', 'resetPassword'])('a provider link started before %s is void', async procedure => {
  const { cookie } = await signIn('owner')
  const begun = await startLink(cookie, password)
  if (procedure === 'changePassword')
    expect(await statusOf('accounts.own.changePassword', { password, currentPassword: password }, cookie)).toBe(200)
  else await reset({})
  await comeBack(begun, cookie)
  expect(await ways()).toEqual([])
})

async function reset(kept: object) {
  await mutate('accounts.askReset', { email })
  const { token } = await lastMail()
  const page = await (await request(`/reset-password?token=${token}`)).text()
  expect(await statusOf('accounts.resetPassword', { token, password, ...kept })).toBe(200)
  return page
}

test('a reset lists the providers and unlinks those not ticked', async () => {
  await prisma.identity.createMany({
    data: [
      { provider: 'github', subject: '7', userId },
      { provider: 'google', subject: '8', userId },
    ],
  })
  const page = await reset({ 'keep-github': 'on' })
  for (const name of ['Google', 'GitHub']) expect(page).toContain(`Keep ${name}`)
  expect(page).not.toMatch(/<input[^>]* checked/)
  expect(await ways()).toEqual(['github'])
  expect((await lastMail()).text).toContain('These also open your account: GitHub.')
  expect(await read.activity.findFirst({ where: { action: 'provider-unlinked' } })).toMatchObject({ detail: 'Google' })
})
