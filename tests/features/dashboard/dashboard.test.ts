import { expect, test } from 'vitest'
import { write } from '#server/db/client.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

const { request, mutate, signUp, setStatus } = await openTestServer()
const owner = (await signUp('owner')).cookie

type Item = { id: string; label: string; count: number; to: string; search?: { show: string }; oldest?: string }
type Recent = { title: string; isNew: boolean; by: string }
type Overview = {
  countries: number
  companies: number
  employed: number
  unread: number
  desk: Item[]
  mine: Recent[]
  changes: Recent[]
}

const bilingual = {
  ...qatar,
  workSummaryBn: 'দুই বছরের চুক্তিতে কাজ',
  company: qatar.company.map(company => ({ ...company, companyNameBn: 'প্রতিষ্ঠান', companySectorBn: 'খাত' })),
}

async function overview(cookie = owner) {
  return (await ask<Overview>('dashboard.overview', {}, cookie)).result.data
}

async function ask<Data>(procedure: string, input: object, cookie = owner) {
  const query = Object.keys(input).length > 0 ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  return bodyOf<{ result: { data: Data } }>(await request(`/api/trpc/${procedure}${query}`, { cookie }))
}

test('the overview counts records, and says what waits and what is missing', async () => {
  await request(CLIENTS, { method: 'POST', cookie: owner, json: bilingual })
  await request(CLIENTS, {
    method: 'POST',
    cookie: owner,
    json: { ...qatar, countryName: 'Malta', company: [], image: [] },
  })
  await mutate('enquiries.submit', {
    lastName: 'Rahman',
    phone: '01700000000',
    company: 'agency',
    message: 'I need six drivers.',
  })
  const { desk, changes, mine, ...figures } = await overview()
  expect(figures).toMatchObject({ countries: 2, companies: 2, employed: 165, unread: 1 })
  const first = expect.stringMatching(/^\/admin\/enquiries\/.+/)
  expect(desk.filter(({ to }) => to === '/admin/enquiries')).toEqual([expect.objectContaining({ count: 1, first })])
  expect(desk.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'Client countries: one without a company',
      'Client countries: one without a picture',
      'Client countries: one is not all in Bangla',
    ]),
  )
  expect(changes.map(({ title, isNew }) => [title, isNew])).toEqual([
    ['Malta', true],
    ['Qatar', true],
  ])
  expect(mine.map(({ title }) => title)).toEqual(['Malta', 'Qatar'])
})

test('each figure leads to a list with exactly as many records', async () => {
  await mutate('content.saveDraft', { feature: 'news', seen: 0, data: { title: 'Open day' } }, owner)
  const lists: Record<string, string> = { '/admin/manage-clients': 'clients.manage', '/admin/news': 'news.manage' }
  const narrowed = (await overview()).desk.filter(({ to, search }) => lists[to] && search)
  expect(narrowed.map(({ to }) => to)).toContain('/admin/news')
  for (const { to, search, count } of narrowed)
    expect((await ask<{ count: number }>(lists[to]!, search!)).result.data).toMatchObject({ count })
})

test('a company with a section that is half written is found until it is whole', async () => {
  const data = { companyName: 'Jamuna Motors', commitedToOne: 'Safe cars' }
  const { body } = await mutate('content.publish', { feature: 'companies', seen: 0, data }, owner)
  const { _id, newest: seen } = body.result!.data as { _id: string; newest: number }
  const hidden = async () => (await overview()).desk.find(({ id }) => id === '/admin/companies-hidden')?.count
  expect(await hidden()).toBe(1)
  const points = ['commitedToTwo', 'commitedToThree', 'commitedToFour', 'commitedToFive'].map(name => [name, 'Yes'])
  await mutate(
    'content.publish',
    { feature: 'companies', _id, seen, data: { ...data, ...Object.fromEntries(points) } },
    owner,
  )
  expect(await hidden()).toBeUndefined()
})

test('old figures and ending licences of the agency wait for those who keep its settings', async () => {
  const publish = (group: string, data: object) =>
    mutate('content.publish', { feature: `settings-${group}`, _id: `settings-${group}`, seen: 0, data }, owner)
  await publish('figures', { placed: 1000, placedAsOf: '2020-01-01' })
  await publish('licence', { licences: [{ number: 'RL 88', validUntil: '2020-01-01' }] })
  const found = (await overview()).desk.map(({ to }) => to)
  expect(found).toEqual(expect.arrayContaining(['/admin/settings/figures', '/admin/settings/licence']))
  const staff = (await signUp('staff')).cookie
  await setStatus('staff', 'active')
  expect((await overview(staff)).desk.map(({ to }) => to)).not.toContain('/admin/settings/figures')
})

test('badges count what waits behind each entry of the sidebar, and prolong no session', async () => {
  const session = (where: object) =>
    write(transaction =>
      transaction.session.updateMany({ where, data: { expiresAt: new Date(Date.now() + 1000_000) } }),
    )
  await session({})
  const response = await request('/api/trpc/dashboard.badges', { cookie: owner })
  expect(response.headers.get('set-cookie')).toBeNull()
  const { data } = (await bodyOf<{ result: { data: Record<string, number> } }>(response)).result
  expect(data).toMatchObject({ '/admin/enquiries': 1 })
})
