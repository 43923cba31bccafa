import { expect, test } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const { mutate, statusOf, signUp, signIn, setStatus, prisma } = await openTestServer()
await signUp('owner')
await signUp('second')
await setStatus('second', 'active')
const guess = (name: string, n: number) =>
  mutate('accounts.signIn', { email: `${name}@agency.example`, password: `guess ${n}` })

/** As if the quarter of an hour had gone by. */
const wait = () => prisma.rateLimiterFlexible.updateMany({ data: { expire: new Date(Date.now() - 1000) } })

test('after ten wrong passwords even the right one is rejected, until the wait is over', async () => {
  for (let n = 0; n < 10; n++) expect((await guess('owner', n)).status).toBe(401)
  const rejected = await signIn('owner')
  expect(rejected).toMatchObject({
    status: 429,
    setCookie: [],
    body: {
      error: {
        message: 'Too many wrong passwords. Sign in by e-mail link, which works at once, or wait 15 min and try again.',
        data: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
      },
    },
  })
  expect(Number(rejected.response.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  expect((await signIn('second')).status).toBe(200)
  await wait()
  expect((await signIn('owner')).status).toBe(200)
})

test('a right password forgets the wrong ones before it', async () => {
  await wait()
  for (let n = 0; n < 9; n++) await guess('owner', n)
  expect((await signIn('owner')).status).toBe(200)
  for (let n = 0; n < 9; n++) await guess('owner', n)
  expect((await signIn('owner')).status).toBe(200)
})

test('simultaneous guesses all use up the limit', async () => {
  await wait()
  const statuses = (await Promise.all(Array.from({ length: 25 }, (_, n) => guess('owner', n)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter(status => status === 401)).toHaveLength(10)
  expect(statuses.filter(status => status === 429)).toHaveLength(15)
})

test('guesses spread over many accounts are limited as well', async () => {
  await wait()
  const statuses = []
  for (let n = 0; n < 32; n++) statuses.push((await guess(`person-${n}`, n)).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429])
})

test('the number of sign-ups from one client is limited', async () => {
  await wait()
  const statuses = []
  for (let n = 0; n < 21; n++)
    statuses.push(await statusOf('accounts.signUp', { name: 'Robot', email: `robot-${n}@agency.example`, password }))
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('repeated sign-ups with one address are limited', async () => {
  await wait()
  const statuses = []
  for (let n = 0; n < 11; n++)
    statuses.push(await statusOf('accounts.signUp', { name: 'Robot', email: 'owner@agency.example', password }))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
