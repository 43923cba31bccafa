import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { CLIENTS, openTestServer, password, qatar } from '../../server/test-server.ts'

const { mutate, statusOf, prisma, request, signUp, setStatus } = await openTestServer({ SECOND_FACTOR: 'required' })

test('an owner without a second factor sets one up before anything else', async () => {
  const { cookie } = await signUp('owner')
  const get = (path: string) => request(path, { cookie })
  expect((await get('/admin')).headers.get('location')).toBe('/set-up-second-factor')
  expect((await get('/set-up-second-factor')).status).toBe(200)
  expect((await mutate('clients.create', qatar, cookie)).body.error).toMatchObject({
    data: { reason: 'second-factor' },
  })
  expect((await request(CLIENTS, { method: 'POST', cookie, json: qatar })).status).toBe(403)
  expect((await get('/admin/clients.csv')).status).toBe(403)

  const begun = await mutate('accounts.own.startAuthenticator', { currentPassword: password }, cookie)
  const { secret } = begun.body.result!.data as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
  expect(await statusOf('accounts.own.confirmAuthenticator', { code }, cookie)).toBe(200)
  expect((await get('/admin')).status).toBe(200)
  expect(await statusOf('clients.create', qatar, cookie)).toBe(200)
})

test('colleagues with other roles need none', async () => {
  const { cookie } = await signUp('salma')
  await setStatus('salma', 'active')
  expect((await request('/admin', { cookie })).status).toBe(200)
})

test('an officer reads no complaint without a second factor', async () => {
  const { cookie } = await signUp('nadia')
  await prisma.user.update({
    where: { email: 'nadia@agency.example' },
    data: { role: 'officer', status: 'active' },
  })
  expect((await request('/api/trpc/complaints.list?input=%7B%7D', { cookie })).status).toBe(403)
  expect((await request('/admin/complaints', { cookie })).headers.get('location')).toBe('/set-up-second-factor')
})
