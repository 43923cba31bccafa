import { expect, test } from 'vitest'
import { openTestServer, password, qatar } from '../../server/test-server.ts'

const { mutate, statusOf, signUp, read, request } = await openTestServer({
  SIGN_UP: 'open',
  PASSWORD_MIN_LENGTH: '12',
  PUBLIC_URL: 'https://agency.example',
})
const owner = await signUp('owner')

test('with open sign-up a later account is staff at once', async () => {
  const { cookie } = await signUp('later')
  expect(await read.user.findUnique({ where: { email: 'later@agency.example' } })).toMatchObject({
    role: 'staff',
    status: 'active',
  })
  expect(await statusOf('clients.create', qatar, cookie)).toBe(200)
})

test('with open sign-up an address in use is named on the screen', async () => {
  await signUp('taken')
  expect(await mutate('accounts.signUp', { name: 'Taken', email: 'TAKEN@agency.example', password })).toMatchObject({
    status: 409,
    setCookie: [],
    body: {
      error: {
        message: 'taken@agency.example already has an account. Log in instead.',
        data: { reason: 'email-already-in-use', field: 'email' },
      },
    },
  })
})

test('the shortest password is the one that was configured', async () => {
  const { body } = await mutate('accounts.signUp', {
    name: 'Short',
    email: 'short@agency.example',
    password: 'eleven-long',
  })
  expect(body.error).toMatchObject({
    message: 'The password is too short: at least 12 characters',
    data: { reason: 'password-does-not-meet-requirements' },
  })
  expect(await (await request('/api/trpc/accounts.policy')).json()).toEqual({
    result: { data: { passwordMinLength: 12, isFirst: false, isClosed: false, needsSetup: false, providers: [] } },
  })
})

test('behind https the cookie is bound to this host and never sent without encryption', async () => {
  expect(owner.setCookie[0]).toMatch(/^__Host-session=[a-z0-9]{40};/)
  const flags = owner.setCookie[0]!.split('; ').slice(1)
  expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']))
  expect(flags.some(flag => flag.startsWith('Domain'))).toBe(false)
  const plain = owner.cookie.replace('__Host-', '')
  expect(await (await request('/api/trpc/accounts.me', { cookie: plain })).json()).toEqual({ result: { data: null } })
})

test('behind https responses carry HSTS', async () => {
  expect((await request('/healthz')).status).toBe(200)
  expect((await request('/api/v1/openapi.json')).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('the length of a password is in letters, not bytes', async () => {
  expect(
    await statusOf('accounts.signUp', { name: 'Few', email: 'few@agency.example', password: '🙂🦉🌾🚢🎈🍉🧵🔔🪁🛶🌙' }),
  ).toBe(400)
  expect(
    await statusOf('accounts.signUp', {
      name: 'Enough',
      email: 'enough@agency.example',
      password: '🙂🦉🌾🚢🎈🍉🧵🔔🪁🛶🌙🚲',
    }),
  ).toBe(200)
  expect(await statusOf('accounts.signIn', { email: 'enough@agency.example', password: `${password} no` })).toBe(401)
})
