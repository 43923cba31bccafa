import { expect, test } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const { statusOf, request, signUp, signIn, read } = await openTestServer({ PASSWORD_MIN_LENGTH: '8' })
const { changeAccount } = await import('#server/features/accounts/staff-commands.ts')
const tokenIn = (said: string) => /token=([\w-]+)/.exec(said)?.[1]
const person = (name: string) => read.user.findUnique({ where: { email: `${name}@agency.example` } })

test("staff create makes the owner's account, whose link sets the password", async () => {
  const said = await changeAccount('create', 'Owner@agency.example')
  expect(await person('owner')).toMatchObject({ role: 'owner', status: 'active', passwordHash: null })
  expect(await statusOf('accounts.resetPassword', { token: tokenIn(said), password })).toBe(200)
  expect((await signIn('owner')).status).toBe(200)
})

test('a later account is active at once, and an address is used once', async () => {
  await changeAccount('create', 'salma@agency.example')
  expect(await person('salma')).toMatchObject({ role: 'staff', status: 'active' })
  await expect(changeAccount('create', 'salma@agency.example')).rejects.toThrow(
    'salma@agency.example has an account already',
  )
})

test('a forgotten password is set anew', async () => {
  const said = await changeAccount('reset-password', 'owner@agency.example')
  expect(await statusOf('accounts.resetPassword', { token: tokenIn(said), password: 'another sentence' })).toBe(200)
  expect(await statusOf('accounts.signIn', { email: 'owner@agency.example', password: 'another sentence' })).toBe(200)
})

test('promote lets a waiting person in as an owner, who logs in again', async () => {
  const { cookie } = await signUp('karim')
  expect(await changeAccount('promote', 'karim@agency.example')).toContain('is an owner now')
  expect(await person('karim')).toMatchObject({ role: 'owner', status: 'active' })
  expect((await request('/api/trpc/accounts.own.profile', { cookie })).status).toBe(401)
})

test('commands are recorded in the activity log', async () => {
  const entries = await read.activity.findMany({ where: { actor: 'the machine' }, orderBy: { action: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual([
    'approved',
    'approved',
    'reset-asked',
    'reset-asked',
    'reset-asked',
    'role-changed',
  ])
})

test('what is no address is rejected with a sentence', async () => {
  await expect(changeAccount('create', 'owner')).rejects.toThrow('“owner” is no complete e-mail address')
})

test('an address without an account is reported', async () => {
  await expect(changeAccount('promote', 'nobody@agency.example')).rejects.toThrow(
    'nobody@agency.example has no account: use create.',
  )
})
