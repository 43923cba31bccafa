import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request, mutate, mailsTo, signUp, signUpOnly, signIn, setStatus, read } = await openTestServer()
await signUp('owner')
const person = (name: string) => read.user.findUniqueOrThrow({ where: { email: `${name}@agency.example` } })
const me = async (cookie: string) => (await request('/api/trpc/accounts.me', { cookie })).json()

test('a later account is staff and waits for approval', async () => {
  expect(await signUpOnly('later')).toMatchObject({
    status: 200,
    setCookie: [],
    body: { result: { data: { waits: true } } },
  })
  expect(await person('later')).toMatchObject({ role: 'staff', status: 'waiting', emailVerifiedAt: null })
  expect(await mailsTo('later@agency.example')).toMatchObject([
    { subject: expect.stringContaining('waits for approval') },
  ])
  expect((await signIn('later')).status).toBe(401)
  await setStatus('later', 'active')
  expect(await me((await signIn('later')).cookie)).toMatchObject({
    result: { data: { email: 'later@agency.example' } },
  })
})

test('a sign-up tells nobody whether the address has an account', async () => {
  await signUpOnly('known')
  await setStatus('known', 'active')
  const answers = await Promise.all(
    ['known', 'unknown'].map(async name => {
      const { status, body, response } = await mutate('accounts.signUp', {
        name: 'Curious',
        email: `${name}@agency.example`,
        password: 'a guess of mine',
      })
      const headers = [...response.headers.keys()].sort()
      const login = await mutate('accounts.signIn', { email: `${name}@agency.example`, password: 'a guess of mine' })
      return { status, body, headers, login: [login.status, login.body] }
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(await person('known')).toMatchObject({ name: 'known', status: 'active' })
  const told = (await mailsTo('known@agency.example')).at(-1)!
  expect(told.subject).toContain('You already have an account')
  expect(told.text).toContain('/forgot-password')
  expect(told.text).not.toContain('Curious')
})

test('whoever owns an address is told of sign-ups at most three times', async () => {
  await signUpOnly('pestered')
  for (let n = 0; n < 4; n++) expect((await signUpOnly('pestered')).status).toBe(200)
  expect(await mailsTo('pestered@agency.example')).toHaveLength(3)
})
