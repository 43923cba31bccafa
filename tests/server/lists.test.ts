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

test('a program follows the next links through a whole list', async () => {
  const seen: (string | undefined)[] = []
  let part = await list('limit=2&sort=-countryName')
  expect(part.total).toBe(5)
  for (;;) {
    seen.push(...namesIn(part))
    if (!part.next) break
    expect(part.next).toContain('https://agency.example/api/v1/our-clients/our-clients?limit=2&')
    part = await bodyOf<Part>(await request(pathOf(part.next)))
  }
  expect(seen).toEqual(['Qatar', 'Poland', 'Oman', 'Jordan', 'Japan'])
})

test('the Link header names the next part, and nothing on the last', async () => {
  const first = await request(`${CLIENTS}?limit=4`)
  const { next } = await bodyOf<Part>(first.clone())
  expect(first.headers.get('link')).toBe(`<${next}>; rel="next"`)
  expect((await request(pathOf(next))).headers.get('link')).toBeNull()
})

test('a record that is deleted between two parts hides no other', async () => {
  await add({ ...qatar, countryName: 'Kuwait' })
  const first = await list('limit=3&sort=countryName')
  expect(namesIn(first)).toEqual(['Japan', 'Jordan', 'Kuwait'])
  await request(`${CLIENTS}/${first.data[2]!._id}`, { method: 'DELETE', cookie })
  expect(namesIn(await bodyOf<Part>(await request(pathOf(first.next))))).toEqual(['Oman', 'Poland', 'Qatar'])
})

test('a search finds words in any text of a record', async () => {
  await add({ ...qatar, countryName: 'Kenya', workSummary: 'Nurses for two hospitals in Nairobi.' })
  expect(namesIn(await list('search=nurses+NAIROBI'))).toEqual(['Kenya'])
  expect(await list('search=nothing-like-it')).toEqual({ data: [], total: 0 })
})

test('records without the field stand last in both directions', async () => {
  expect(namesIn(await list('sort=since&limit=4'))).toEqual(['Jordan', 'Oman', 'Qatar', 'Japan'])
  expect(namesIn(await list('sort=-since&limit=4'))).toEqual(['Japan', 'Qatar', 'Oman', 'Jordan'])
})

test('only the fields that were asked for are sent, and the id', async () => {
  const { data } = await list('fields=countryName,updatedAt&limit=1')
  expect(Object.keys(data[0]!).sort()).toEqual(['_id', 'countryName', 'updatedAt'])
})

test('a program asks for what has changed since it last looked', async () => {
  const { data } = await list('sort=-updatedAt')
  const newest = data[0]!.updatedAt!
  expect(namesIn(await list(`updatedSince=${newest}`))).toContain(data[0]!.countryName)
  expect(await list('updatedSince=2999-01-01T00:00:00Z')).toEqual({ data: [], total: 0 })
})

test.each([
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['limit=some', 'limit'],
  ['sort=secret', 'sort'],
  ['sort=company', 'sort'],
  ['fields=countryName,password', 'fields'],
  ['updatedSince=yesterday', 'updatedSince'],
  ['cursor=!!!', 'cursor'],
  ['cursor=WzFd', 'cursor'],
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
  expect(whole.data).toHaveLength(6)
})

test('every other list says its total and its end, too', async () => {
  for (const path of ['news', 'vacancies', 'gallery', 'companies'])
    expect(await bodyOf(await request(`/api/v1/${path}?limit=1`))).toEqual({ data: [], total: 0 })
})
