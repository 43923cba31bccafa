import { createHash } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const { request, mutate, signUp, signUpOnly, signIn, setStatus, read, write } = await openTestServer()
const { drainBackground } = await import('#server/jobs/background.ts')
const first = await signUp('owner')
const owner = first.cookie
const me = async (cookie?: string) => (await request('/api/trpc/accounts.me', { ...(cookie && { cookie }) })).json()
const person = (name: string) => read.user.findUniqueOrThrow({ where: { email: `${name}@agency.example` } })
const digest = (cookie: string) => createHash('sha256').update(cookie.split('=')[1]!).digest('hex')
const problem = async (given: object) =>
  (await mutate('accounts.signUp', { name: 'New', email: 'new@agency.example', password, ...given })).body.error!

test('the first account is the active owner and is signed in at once', async () => {
  expect(first.status).toBe(200)
  expect(await person('owner')).toMatchObject({
    role: 'owner',
    status: 'active',
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  })
  expect(await me(owner)).toEqual({
    result: {
      data: {
        uid: expect.any(String),
        email: 'owner@agency.example',
        name: 'owner',
        role: 'owner',
        status: 'active',
        language: 'en',
        waiting: 0,
      },
    },
  })
})

test('the same address sent twice at once makes one account', async () => {
  const statuses = await Promise.all([signUpOnly('twin'), signUpOnly('twin')])
  expect(statuses.map(({ status }) => status)).toEqual([200, 200])
  expect(await read.user.count({ where: { email: 'twin@agency.example' } })).toBe(1)
})

test('a password one character too short is rejected', async () => {
  expect(await problem({ password: '12345' })).toMatchObject({
    message: 'The password is too short: at least 6 characters',
    data: { code: 'BAD_REQUEST', httpStatus: 400, reason: 'password-does-not-meet-requirements', field: 'password' },
  })
})

test.each<[object, string]>([
  [{ name: ' ' }, 'Enter your name'],
  [{ email: 'nobody' }, 'This e-mail address is not complete. Write it like name@example.com'],
  [{ password: 'x'.repeat(1025) }, 'The password is too long: at most 1,024 bytes'],
  [{ name: 'x'.repeat(101) }, 'At most 100 characters'],
])('a sign-up with %j is rejected in plain words', async (given, sentence) => {
  expect(await problem(given)).toMatchObject({ message: sentence, data: { httpStatus: 400 } })
})

test("the session's cookie is for our own pages only and out of reach of scripts", () => {
  expect(first.setCookie).toEqual([expect.stringMatching(/^session=/), expect.stringMatching(/^device=.*HttpOnly/)])
  const parts = first.setCookie[0]!.split('; ')
  expect(parts[0]).toMatch(/^session=[a-z0-9]{40}$/)
  expect(parts.slice(1).sort()).toEqual([
    'HttpOnly',
    expect.stringMatching(/^Max-Age=25[0-9]{5}$/),
    'Path=/',
    'SameSite=Lax',
  ])
})

test('the table keeps only digests of sessions', async () => {
  const ids = (await read.session.findMany({ select: { id: true } })).map(({ id }) => id)
  expect(ids).toContain(digest(owner))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/)
})

test('logging out ends this session, takes the cookie back and leaves others alone', async () => {
  const { cookie } = await signIn('owner')
  const out = await mutate('accounts.signOut', undefined, cookie)
  expect(out.setCookie[0]).toMatch(/^session=; .*Max-Age=0/)
  expect(await me(cookie)).toEqual({ result: { data: null } })
  expect(await read.session.count({ where: { id: digest(cookie) } })).toBe(0)
  expect(await me(owner)).toMatchObject({ result: { data: { role: 'owner' } } })
})

test.each([
  ['its end', 31],
  ['ninety days of use', 91],
])('a session seen past %s stays dead when the clock goes back', async (_, days) => {
  const { cookie } = await signIn('owner')
  if (days > 90)
    await write(transaction =>
      transaction.session.update({
        where: { id: digest(cookie) },
        data: { expiresAt: new Date(Date.now() + 200 * 24 * 3_600_000) },
      }),
    )
  onTestFinished(() => {
    vi.useRealTimers()
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 })
  expect(await me(cookie)).toEqual({ result: { data: null } })
  await drainBackground()
  vi.useRealTimers()
  expect(await me(cookie)).toEqual({ result: { data: null } })
})

test.each(['/api/trpc/accounts.me', '/admin'])(
  'a session used in its second half begins its thirty days anew, at %s',
  async path => {
    const { cookie } = await signIn('owner')
    const soon = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await write(transaction => transaction.session.update({ where: { id: digest(cookie) }, data: { expiresAt: soon } }))
    const response = await request(path, { cookie })
    expect(response.headers.getSetCookie()[0]).toContain(cookie)
    const left = async () =>
      (await read.session.findUniqueOrThrow({ where: { id: digest(cookie) } })).expiresAt.getTime() - Date.now()
    await expect.poll(left).toBeGreaterThan(29 * 24 * 60 * 60 * 1000)
  },
)

test('a suspended person cannot log in, and learns why only with the right password', async () => {
  await signUp('suspended')
  await setStatus('suspended', 'suspended')
  expect((await signIn('suspended')).body.error).toMatchObject({
    message: 'This account is suspended. Ask the owner of this site.',
    data: { code: 'FORBIDDEN' },
  })
  expect(
    (await mutate('accounts.signIn', { email: 'suspended@agency.example', password: 'guess' })).body.error,
  ).toMatchObject({ message: 'The e-mail address or the password is wrong.' })
})
