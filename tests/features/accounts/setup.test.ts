import { expect, test, vi } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const google = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' }
const { request, mutate, signUp, read, prisma } = await openTestServer({
  PUBLIC_URL: 'https://agency.example',
  ...google,
})
const { makeSetupLink } = await import('#server/features/accounts/domain.ts')
const { printStartupMessage } = await import('#server/create-server.ts')
const tokenOf = (link = '') => /setup=([\w-]+)$/.exec(link)?.[1]
const signUpWith = (setup?: string) =>
  mutate('accounts.signUp', { name: 'Owner', email: 'owner@agency.example', password, setup })

test('nobody becomes the owner of a public site without its set-up link', async () => {
  expect((await signUpWith()).body.error).toMatchObject({
    message: expect.stringContaining('This site has no owner yet.'),
    data: { httpStatus: 403, reason: 'setup' },
  })
  expect((await signUpWith('a guess')).body.error).toMatchObject({
    message: expect.stringContaining('This set-up link no longer works'),
    data: { httpStatus: 400 },
  })
  const form = await request('/sign-up', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Owner', email: 'owner@agency.example', password }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([form.status, await form.text()]).toEqual([400, expect.stringContaining('This site has no owner yet.')])
  const { createUser } = await import('#server/features/accounts/domain.ts')
  await expect(
    prisma.$transaction(transaction => createUser(transaction, { name: 'By Google', email: null })),
  ).rejects.toThrow('This site has no owner yet.')
  expect(await read.user.count()).toBe(0)
})

test('sign-up shows its form only with the set-up link, else where to find it', async () => {
  const without = await (await request('/sign-up')).text()
  expect([without.includes('This site has no owner yet.'), without.includes('name="password"')]).toEqual([true, false])
  const page = await (await request(`/sign-up?setup=${tokenOf(await makeSetupLink())}`)).text()
  expect([
    page.includes('name="setup"'),
    page.includes('name="password"'),
    page.includes('Continue with Google'),
  ]).toEqual([true, true, false])
})

test('a set-up link works for an hour', async () => {
  const setup = tokenOf(await makeSetupLink())
  const { expiresAt } = await read.ticket.findFirstOrThrow({ where: { kind: 'setup' }, orderBy: { createdAt: 'desc' } })
  expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(60)
  await prisma.ticket.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
  expect((await signUpWith(setup)).status).toBe(400)
})

test('each start prints a set-up link until there is an owner', async () => {
  const said: string[] = []
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(Object.assign(Object.create(process.stdout), { isTTY: true }))
  vi.spyOn(process.stdout, 'write').mockImplementation(line => said.push(String(line)) > 0)
  await printStartupMessage()
  await printStartupMessage()
  vi.restoreAllMocks()
  const tokens = said
    .join('')
    .match(/https:\/\/agency\.example\/sign-up\?setup=[\w-]+/g)!
    .map(tokenOf)
  expect(tokens).toHaveLength(2)
  expect((await signUpWith(tokens[1])).cookie).toMatch(/session=/)
  expect(await read.user.findFirst()).toMatchObject({ role: 'owner', status: 'active' })
  expect(await makeSetupLink()).toBeUndefined()
  expect(await signUp('later')).toMatchObject({ status: 200 })
  expect(await read.user.findUnique({ where: { email: 'later@agency.example' } })).toMatchObject({
    role: 'staff',
    status: 'waiting',
  })
})
