import { expect, test } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import { bodyOf, CLIENTS, errorOf, openTestServer, qatar } from './test-server.ts'

type Part = { data: Partial<Client>[]; total: number; next?: string }

const { request, signUp } = await openTestServer({ PUBLIC_URL: 'https://agency.example' })
const { cookie } = await signUp('owner')
const add = (json: object) => request(CLIENTS, { method: 'POST', cookie, json })
const list = async (query: string) => bodyOf<Part>(await request(`${CLIENTS}?${query}`))
const namesIn = ({ data }: Part) => data.map(({ countryName }) => countryName)
const pathOf = (address = '') => address.replace('https://agency.example', '')

for (const [countryName, since] of [
  ['Qatar', 2005],
  ['Jordan', 1998],
  ['Poland', undefined],
  ['Oman', 2001],
  ['Japan', 2019],
] as const)
  await add({ ...qatar, countryName, ...(since && { since }) })

test('the Link header names the next part, and nothing on the last', async () => {
  const first = await request(`${CLIENTS}?limit=4`)
  const { next, total } = await bodyOf<Part>(first.clone())
  expect(total).toBe(5)
  expect(next).toContain('https://agency.example/api/v1/our-clients/our-clients?limit=4&')
  expect(first.headers.get('link')).toBe(`<${next}>; rel="next"`)
  expect((await request(pathOf(next))).headers.get('link')).toBeNull()
})

test('a program asks for what has changed since it last looked', async () => {
  const { data } = await list('sort=-updatedAt')
  const newest = data[0]!.updatedAt!
  expect(namesIn(await list(`updatedSince=${newest}`))).toContain(data[0]!.countryName)
  expect(await list('updatedSince=2999-01-01T00:00:00Z')).toEqual({ data: [], total: 0 })
})

test('texts are ordered A to Z as a to z, others by Unicode', async () => {
  const names = ['zz Élan', 'zz é', 'zz ওমান', 'zz a', 'zz B', 'zz 10', 'zz 2', 'zz Z', 'zz 😀']
  for (const countryName of names) await add({ ...qatar, countryName })
  const order = ['zz 10', 'zz 2', 'zz a', 'zz B', 'zz Z', 'zz Élan', 'zz é', 'zz ওমান', 'zz 😀']
  for (const query of ['search=zz', 'search=zz&sort=countryName']) expect(namesIn(await list(query))).toEqual(order)
  expect(namesIn(await list('search=zz&sort=-countryName'))).toEqual(order.toReversed())
  const seen: (string | undefined)[] = []
  for (let part = await list('search=zz&limit=1'); ; part = await bodyOf<Part>(await request(pathOf(part.next)))) {
    seen.push(...namesIn(part))
    if (!part.next) break
  }
  expect(seen).toEqual(order)
})

test('a search takes words of several texts, and the Bangla name of a country', async () => {
  expect(namesIn(await list('search=জাপান'))).toEqual(['Japan'])
  expect(namesIn(await list('search=pearl+japan+KITCHENS'))).toEqual(['Japan'])
})

test.each([
  ['another order', 'sort=-countryName'],
  ['another search', 'sort=countryName&search=qatar'],
  ['other moments', 'sort=countryName&updatedSince=2026-01-01T00:00:00Z'],
])('a cursor with %s is refused', async (_, query) => {
  const { next } = await list('limit=2&sort=countryName')
  const cursor = new URL(next!).searchParams.get('cursor')!
  expect((await list(`sort=countryName&limit=7&fields=since&cursor=${cursor}`)).data).toHaveLength(7)
  const { issues } = await errorOf(await request(`${CLIENTS}?${query}&cursor=${cursor}`))
  expect(issues).toEqual([
    { path: 'cursor', message: 'This cursor belongs to another list, search or order. Begin again without it.' },
  ])
})

test.each([
  ['a moment that is none', 'updatedAt', ['soon', 'id']],
  ['a moment before all databases', 'updatedAt', ['0000-01-01T00:00:00Z', 'id']],
  ['a number for a text', 'countryName', [5, 'id']],
  ['a number that is too great', 'version', [1e300, 'id']],
  ['a text that no database holds', 'countryName', ['\0', 'id']],
  ['half of a letter', 'countryName', ['\uD800', 'id']],
  ['no id', 'countryName', ['Qatar']],
  ['too much', 'countryName', ['Qatar', 'id', 'id']],
  ['nothing where each record has something', 'countryName', [null, 'id']],
])('a cursor with %s is refused', async (_, sort, values) => {
  const { next } = await list(`limit=2&sort=${sort}`)
  const given = Buffer.from(new URL(next!).searchParams.get('cursor')!, 'base64url')
  const forged = [...(JSON.parse(given.toString()) as unknown[]).slice(0, 2), ...values]
  const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url')
  const response = await request(`${CLIENTS}?sort=${sort}&cursor=${cursor}`)
  expect([response.status, (await errorOf(response)).issues?.[0]?.path]).toEqual([400, 'cursor'])
})

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])('%s is a moment like others', async moment => {
  expect((await request(`${CLIENTS}?updatedSince=${encodeURIComponent(moment)}`)).status).toBe(200)
})

test.each([
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['sort=secret', 'sort'],
  ['fields=countryName,password', 'fields'],
  ['updatedSince=yesterday', 'updatedSince'],
  ['cursor=!!!', 'cursor'],
  [`cursor=${'a'.repeat(1001)}`, 'cursor'],
  ['limt=5', 'limt'],
])('a query with %s is refused', async (query, field) => {
  const response = await request(`${CLIENTS}?${query}`)
  expect(response.status).toBe(400)
  expect((await errorOf(response)).issues?.[0]?.path).toBe(field)
})

test('a moment that is none is refused with the form of one', async () => {
  const { message } = await errorOf(await request(`${CLIENTS}?updatedSince=2026-11-23`))
  expect(message).toBe('Give a date as 2026-11-23T06:00:00Z')
})

test('without a query the list of the contract has every record and nothing else', async () => {
  const whole = await bodyOf<Part>(await request(CLIENTS))
  expect(Object.keys(whole)).toEqual(['data'])
  expect(whole.data).toHaveLength(14)
})
