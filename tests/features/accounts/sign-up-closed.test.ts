import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request, signUp, read } = await openTestServer({ SIGN_UP: 'closed' })
const policy = async () => (await request('/api/trpc/accounts.policy')).json()

test('with closed sign-up one of two at once becomes the owner, and nobody after that', async () => {
  expect(await policy()).toMatchObject({ result: { data: { isClosed: false } } })
  const [first, late] = (await Promise.all(['one', 'two'].map(signUp))).toSorted((a, b) => a.status - b.status)
  expect(first?.status).toBe(200)
  expect(await policy()).toMatchObject({ result: { data: { isClosed: true } } })
  expect(late).toMatchObject({
    status: 403,
    setCookie: [],
    body: { error: { message: 'Sign-up is closed. Ask the owner of this site for an account.' } },
  })
  expect(await read.user.findMany()).toMatchObject([{ role: 'owner', status: 'active' }])
})
