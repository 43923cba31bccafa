import { beforeEach, expect, test, vi } from 'vitest'
import { CLIENTS, openTestServer, password, qatar } from '../../server/test-server.ts'

const { mutate, request, signUp, signIn, read, prisma } = await openTestServer({ SIGN_UP: 'open' })
const owner = await signUp('owner')
await signUp('salma')

beforeEach(async () => {
  await prisma.activity.deleteMany()
  await prisma.rateLimiterFlexible.deleteMany()
})

type Changed = {
  actor: string
  action: string
  detail: string
  before: string
  changes?: { label: string; from: string; to: string }[]
  more?: number
  page?: string
  history?: string
  actorPage?: string
}
async function changed(input: object = {}): Promise<Changed[]> {
  const path = `/api/trpc/activity.list?input=${encodeURIComponent(JSON.stringify(input))}`
  return (await (await request(path, { cookie: owner.cookie })).json()).result.data.rows
}

test('a change shows each field with both of its values, and where to see more', async () => {
  const { cookie } = await signIn('salma')
  const { _id, company } = (await mutate('clients.create', qatar, cookie)).body.result!.data as {
    _id: string
    company: object[]
  }
  await request(`${CLIENTS}/${_id}`, {
    method: 'PATCH',
    cookie,
    json: {
      workSummary: 'Cleaning on three-year contracts.',
      company: [
        { ...company[0], valueOfEmployement: 1300 },
        { companyName: 'Lusail Guards', companySector: 'Guarding', valueOfEmployement: 30 },
      ],
    },
  })
  const [change, added] = await changed({ part: 'clients' })
  expect(change).toMatchObject({
    changes: [
      { label: 'Work Summary', from: qatar.workSummary, to: 'Cleaning on three-year contracts.' },
      { label: 'Doha Facilities: Value of Employment', from: '120', to: '1,300' },
      { label: 'Companies', from: '', to: 'Lusail Guards' },
      { label: 'Companies', from: 'Pearl Kitchens', to: '' },
    ],
    more: 0,
    page: `/admin/update-client/${_id}`,
    history: `/admin/history/clients/${_id}?number=2`,
  })
  expect(added).not.toHaveProperty('changes')
  await mutate('clients.delete', { _id }, cookie)
  const [, earlier] = await changed({ part: 'clients' })
  expect(earlier).not.toHaveProperty('page')
  expect(earlier?.history).toBe(change?.history)
})

test('long texts are shown from where they differ', async () => {
  const { cookie } = await signIn('salma')
  const workSummary = 'Cleaning and catering. '.repeat(40)
  const { _id } = (await mutate('clients.create', { ...qatar, workSummary }, cookie)).body.result!.data as {
    _id: string
  }
  await request(`${CLIENTS}/${_id}`, {
    method: 'PATCH',
    cookie,
    json: { workSummary: `${workSummary.trim()} Housing is near.` },
  })
  const [{ changes }] = (await changed({ part: 'clients' })) as [Changed]
  expect(changes?.[0]?.to).toMatch(/^….*Housing is near\.$/)
  expect(changes?.[0]?.to.length).toBeLessThan(130)
})

test('a new role shows the one before; names lead to people still here', async () => {
  const { cookie } = owner
  const { id } = await read.user.findUniqueOrThrow({ where: { email: 'salma@agency.example' } })
  await mutate('accounts.staff.setRole', { id, role: 'caseworker', currentPassword: password }, cookie)
  const ownerId = (await read.user.findUniqueOrThrow({ where: { email: 'owner@agency.example' } })).id
  const find = async () => (await changed({ part: 'staff' })).find(({ action }) => action === 'role-changed')
  expect(await find()).toMatchObject({
    before: 'Staff',
    detail: 'Case worker',
    page: `/admin/staff/${id}`,
    actorPage: `/admin/staff/${ownerId}`,
  })
  await mutate('accounts.staff.setRole', { id, role: 'staff', currentPassword: password }, cookie)
})

test('the log is filtered by who acted', async () => {
  const { id } = await read.user.findUniqueOrThrow({ where: { email: 'salma@agency.example' } })
  const { cookie } = await signIn('salma')
  await mutate('clients.create', qatar, cookie)
  await mutate('accounts.signIn', { email: 'nobody@agency.example', password: 'a guess' })
  expect(new Set((await changed({ person: id })).map(({ actor }) => actor))).toEqual(new Set(['salma']))
})

test('a page of the log takes the same number of queries, however much it shows', async () => {
  const { list } = await import('#server/features/activity/domain.ts')
  const { cookie } = await signIn('salma')
  const count = async () => {
    const spies = [vi.spyOn(prisma.revision, 'findMany'), vi.spyOn(prisma.user, 'findMany')]
    await list({ role: 'owner' }, { size: 100 })
    const calls = spies.map(spy => spy.mock.calls.length)
    for (const spy of spies) spy.mockRestore()
    return calls
  }
  const add = async (countryName: string) => {
    const { _id } = (await mutate('clients.create', { ...qatar, countryName }, cookie)).body.result!.data as {
      _id: string
    }
    await request(`${CLIENTS}/${_id}`, { method: 'PATCH', cookie, json: { workSummary: 'Other words.' } })
  }
  await add('Oman')
  const few = await count()
  for (const name of ['Jordan', 'Kuwait', 'Bahrain', 'Malta', 'Cyprus']) await add(name)
  expect(await count()).toEqual(few)
})
