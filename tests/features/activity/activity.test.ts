import { beforeEach, expect, test } from 'vitest'
import { CLIENTS, openTestServer, password, qatar } from '../../server/test-server.ts'

const { mutate, request, signUp, signIn, setStatus, read, write, prisma } = await openTestServer()
await signUp('owner')
await signUp('salma')
await setStatus('salma', 'active')

beforeEach(async () => {
  await prisma.activity.deleteMany()
  await prisma.rateLimiterFlexible.deleteMany()
})

type Entry = { actor: string; action: string; subject: string; detail: string; at: string }
async function activity(input: object = {}): Promise<{ rows: Entry[]; count: number; pages: number }> {
  const { cookie } = await signIn('owner')
  await prisma.activity.deleteMany({ where: { action: 'signed-in', actor: 'owner' } })
  return (
    await (
      await request(`/api/trpc/activity.list?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie })
    ).json()
  ).result.data
}
const told = async (input?: object) =>
  (await activity(input)).rows.map(({ actor, action, subject }) => `${actor} ${action} ${subject}`)

test('every change of a client country is noted, through whichever door', async () => {
  const { cookie } = await signIn('salma')
  const { _id } = (await mutate('clients.create', qatar, cookie)).body.result!.data as { _id: string }
  await request(`${CLIENTS}/${_id}`, { method: 'PATCH', cookie, json: { countryName: 'State of Qatar' } })
  await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie })
  expect(await told({ part: 'clients' })).toEqual([
    'salma client-deleted State of Qatar',
    'salma client-changed State of Qatar',
    'salma client-added Qatar',
  ])
})

test("activity is found by a country's Bangla name in any Unicode form", async () => {
  const { cookie } = await signIn('salma')
  for (const countryName of ['Qatar', 'Malaysia', 'UAE'])
    await mutate('clients.create', { ...qatar, countryName }, cookie)
  const found = async (search: string) => (await activity({ search })).rows.map(({ subject }) => subject)
  expect(await found('কাতার')).toEqual(['Qatar'])
  expect(await found('মালয়েশিয়া')).toEqual(['Malaysia'])
  expect(await found('মালয়'.normalize('NFD'))).toEqual(['Malaysia'])
  expect(await found('আমিরাত')).toEqual(['UAE'])
  expect(await found('নেপাল')).toEqual([])
})

test('what was rejected is not noted as done', async () => {
  const { cookie } = await signIn('salma')
  const { _id } = (await mutate('clients.create', qatar, cookie)).body.result!.data as { _id: string }
  await mutate('clients.update', { _id, version: 99, countryName: 'Mine' }, cookie)
  await mutate('clients.delete', { _id: 'nothing' }, cookie)
  expect(await told({ part: 'clients' })).toEqual(['salma client-added Qatar'])
})

test('sign-ins are noted, and failed ones with the address that was tried', async () => {
  const { cookie } = await signIn('salma')
  await mutate('accounts.signIn', { email: 'salma@agency.example', password: 'a guess' })
  await mutate('accounts.signIn', { email: 'nobody@agency.example', password: 'a guess' })
  await mutate('accounts.signOut', {}, cookie)
  expect(await told({ part: 'sign-in' })).toEqual([
    'salma signed-out salma',
    'nobody@agency.example sign-in-failed nobody@agency.example',
    'salma@agency.example sign-in-failed salma@agency.example',
    'salma signed-in salma',
  ])
})

test('changes of people are noted with who made them', async () => {
  const { cookie } = await signIn('owner')
  const { id } = await read.user.findUniqueOrThrow({ where: { email: 'salma@agency.example' } })
  await mutate('accounts.staff.setRole', { id, role: 'admin', currentPassword: password }, cookie)
  await mutate('accounts.staff.suspend', { id }, cookie)
  await mutate('accounts.staff.approve', { id }, cookie)
  await mutate('accounts.staff.invite', { email: 'new@agency.example', role: 'staff' }, cookie)
  const { rows } = await activity({ part: 'staff' })
  expect(rows.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
    ['owner', 'invited', 'Staff'],
    ['owner', 'approved', ''],
    ['owner', 'suspended', ''],
    ['owner', 'role-changed', 'Admin'],
  ])
  expect(rows[1]?.subject).toBe('salma (salma@agency.example)')
})

test('what happens to enquiries is noted', async () => {
  const { cookie } = await signIn('salma')
  const { reference } = (
    await mutate('enquiries.submit', {
      lastName: 'Rahman',
      email: 'r@example.com',
      company: 'agency',
      message: 'A question',
    })
  ).body.result!.data as { reference: string }
  const { id } = await read.enquiry.findFirstOrThrow()
  await mutate('enquiries.setHandled', { ids: [id], isHandled: true }, cookie)
  await mutate('enquiries.setHandled', { ids: [id], isHandled: false }, cookie)
  await mutate('enquiries.delete', { ids: [id] }, cookie)
  expect(await told({ part: 'enquiries' })).toEqual([
    `salma enquiry-deleted ${reference}`,
    `salma enquiry-reopened ${reference}`,
    `salma enquiry-handled ${reference}`,
  ])
})

test.each([
  ['_', ['a_b']],
  ['%', ['100% Qatar']],
  ['\\', ['C:\\x']],
])('a search of the log for %s finds what holds it letter by letter', async (search, subjects) => {
  await write(transaction =>
    transaction.activity.createMany({
      data: ['100% Qatar', 'a_b', 'C:\\x', '1000 axb'].map(subject => ({
        id: subject,
        action: 'client-added',
        actor: 'Karim',
        subject,
      })),
    }),
  )
  const { rows, count } = await activity({ search, part: 'clients' })
  expect([rows.map(({ subject }) => subject), count]).toEqual([subjects, subjects.length])
})

test('the log is found by name, record and day in Dhaka, and comes in pages', async () => {
  const at = (text: string, subject: string) => ({
    id: subject,
    at: new Date(text),
    action: 'client-added',
    actor: 'Karim',
    subject,
  })
  await write(transaction =>
    transaction.activity.createMany({
      data: [
        at('2026-03-01T17:59:00Z', 'Oman'),
        at('2026-03-01T18:00:00Z', 'Malta'),
        ...Array.from({ length: 60 }, (_, n) => at('2026-01-01T00:00:00Z', `Country ${n}`)),
      ],
    }),
  )
  expect((await activity({ from: '2026-03-01', to: '2026-03-01' })).rows.map(({ subject }) => subject)).toEqual([
    'Oman',
  ])
  expect((await activity({ from: '2026-03-02' })).rows.map(({ subject }) => subject)).toEqual(['Malta'])
  expect((await activity({ search: 'alt' })).count).toBe(1)
  expect((await activity({ search: 'kaRIM' })).count).toBe(62)
  const second = await activity({ page: 2, size: 50 })
  expect([second.rows.length, second.pages, second.count]).toEqual([12, 2, 62])
  expect(
    (
      await request(`/api/trpc/activity.list?input=${encodeURIComponent('{"from":"yesterday"}')}`, {
        cookie: (await signIn('owner')).cookie,
      })
    ).status,
  ).toBe(400)
})

test('entries are forgotten after a year', async () => {
  const { purgeActivity } = await import('#server/features/activity/domain.ts')
  const day = 24 * 60 * 60 * 1000
  await write(async transaction => {
    for (const days of [364, 366])
      await transaction.activity.create({
        data: { id: `${days}`, at: new Date(Date.now() - days * day), action: 'invited', actor: 'x' },
      })
  })
  await purgeActivity()
  expect((await read.activity.findMany()).map(({ id }) => id)).toEqual(['364'])
})

test('who changed a client country since a version is named, the reader as such', async () => {
  await setStatus('salma', 'active')
  const [owner, salma] = [(await signIn('owner')).cookie, (await signIn('salma')).cookie]
  const { _id } = (await mutate('clients.create', qatar, owner)).body.result!.data as { _id: string }
  const edit = (cookie: string, workSummary: string) =>
    request(`${CLIENTS}/${_id}`, { method: 'PATCH', cookie, json: { workSummary } })
  await edit(owner, 'First.')
  await edit(salma, 'Second.')
  await edit(salma, 'Third.')
  const since = async (version: number) =>
    (
      await (
        await request(`/api/trpc/clients.changedSince?input=${encodeURIComponent(JSON.stringify({ _id, version }))}`, {
          cookie: owner,
        })
      ).json()
    ).result.data
  expect(await since(1)).toMatchObject({
    by: ['salma', 'you, in another window'],
    client: { workSummary: 'Third.', version: 4 },
  })
  expect((await since(2)).by).toEqual(['salma'])
  expect((await since(4)).by).toEqual([])
})

test('no password ever stands in the log', async () => {
  await mutate('accounts.signIn', { email: 'salma@agency.example', password: 'a secret guess' })
  await mutate(
    'accounts.own.changePassword',
    { password: 'a secret choice', currentPassword: password },
    (await signIn('salma')).cookie,
  )
  expect(JSON.stringify(await read.activity.findMany())).not.toMatch(/secret|argon2/)
})
