import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request, signUp, signIn, read } = await openTestServer({ SIGN_UP: 'closed' })
const policy = async () => (await request('/api/trpc/accounts.policy')).json()

test('with closed sign-up the first person still becomes the owner, and nobody after that', async () => {
  expect(await policy()).toMatchObject({ result: { data: { isClosed: false } } })
  expect((await signUp('owner')).status).toBe(200)
  expect(await policy()).toMatchObject({ result: { data: { isClosed: true } } })
  expect(await signUp('late')).toMatchObject({
    status: 403,
    setCookie: [],
    body: { error: { message: 'Sign-up is closed. Ask the owner of this site for an account.' } },
  })
  expect(await read.user.count()).toBe(1)
  expect((await signIn('owner')).status).toBe(200)
})
