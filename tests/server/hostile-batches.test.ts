import { expect, test } from 'vitest'
import { bodyOf } from './test-server.ts'
import { openHostileServer, rejected } from './hostile-server.ts'

const { request, mutate, read } = await openHostileServer()

const times = (count: number, name: string) => Array.from({ length: count }, () => name).join(',')

test.each([1000, 60, 11])(
  'a batch of %i lists is rejected with a short response, however it is spelled',
  async count => {
    const lists = times(count, 'clients.list')
    const paths = [`${lists}?batch=1&input=%7B%7D`, `${lists}?batch=1`, `${lists.replaceAll(',', '%2C')}?batch=1`]
    const other = await request(`/api/trpc//${lists}?batch=1`)
    expect([other.status, other.headers.get('location')]).toEqual([308, `/api/trpc/${lists}?batch=1`])
    for (const path of [...paths, `${lists}/?batch=1`, `${lists}?%62atch=1`, `${lists}?batch=1&batch=0`, lists]) {
      const response = await request(`/api/trpc/${path}`, { headers: { 'trpc-accept': 'application/jsonl' } })
      const { length } = await response.clone().text()
      expect([400, 404]).toContain(await rejected(response))
      expect(length).toBeLessThan(lists.length + 1000)
    }
  },
)

test('a batch may contain each public list once', async () => {
  const twice = await request('/api/trpc/clients.list,accounts.me,clients.list?batch=1&input=%7B%7D')
  expect([await rejected(twice.clone()), (await bodyOf<{ error: { message: string } }>(twice)).error.message]).toEqual([
    400,
    'A request may ask for the same list only once.',
  ])
  const once = await request('/api/trpc/clients.list,clients.totals,accounts.me?batch=1&input=%7B%7D')
  expect([once.status, (await bodyOf<unknown[]>(once)).length]).toEqual([200, 3])
})

test('a batch may search the site once, whatever it searches for', async () => {
  const search = (count: number) => {
    const input = Object.fromEntries(Array.from({ length: count }, (_, n) => [n, { words: `licence ${n}` }]))
    return request(
      `/api/trpc/${times(count, 'search.site')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
    )
  }
  expect(await rejected(await search(10))).toBe(400)
  expect((await search(1)).status).toBe(200)
})

test('a batch of changes is rejected as a whole', async () => {
  const input = Object.fromEntries(
    Array.from({ length: 10 }, (_, n) => [n, { email: 'owner@agency.example', password: `guess ${n}` }]),
  )
  for (const count of [2, 10, 40]) {
    const response = await request(`/api/trpc/${times(count, 'accounts.signIn')}?batch=1`, {
      method: 'POST',
      json: input,
    })
    expect([await rejected(response.clone()), await bodyOf(response)]).toMatchObject([
      400,
      { error: { data: { code: 'BAD_REQUEST' } } },
    ])
  }
  expect(await read.rateLimiterFlexible.count({ where: { key: { startsWith: 'sign-in' } } })).toBe(0)
})

test('a rate-limited client is rejected without a database write', async () => {
  const guess = () => mutate('accounts.signIn', { email: 'owner@agency.example', password: 'a guess' })
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await guess()).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  const counts = () => read.rateLimiterFlexible.findMany({ orderBy: { key: 'asc' } })
  const reached = await counts()
  expect([(await guess()).status, (await guess()).status]).toEqual([429, 429])
  expect(await counts()).toEqual(reached)
})
