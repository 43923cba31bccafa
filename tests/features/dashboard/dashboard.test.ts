import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

const { request, mutate, signUp } = await openTestServer()
const owner = (await signUp('owner')).cookie

type Overview = {
  countries: number
  companies: number
  employed: number
  unread: number
  incomplete: { count: number; first: { countryName: string; gaps: string[] }[] }
  latest: { countryName: string; isNew: boolean }[]
}

test('the overview counts records and unread messages and names what is missing', async () => {
  await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar })
  await request(CLIENTS, {
    method: 'POST',
    cookie: owner,
    json: { ...qatar, countryName: 'Malta', company: [], image: [] },
  })
  await mutate('enquiries.submit', {
    lastName: 'Rahman',
    phone: '01700000000',
    company: 'meghbridge-motors',
    message: 'I need six drivers.',
  })
  const response = await request('/api/trpc/dashboard.overview', { cookie: owner })
  const { data } = (await bodyOf<{ result: { data: Overview } }>(response)).result
  expect(data).toMatchObject({ countries: 2, companies: 2, employed: 165, unread: 1 })
  expect(data.incomplete.first).toEqual([
    expect.objectContaining({ countryName: 'Malta', gaps: ['company', 'pictures'] }),
  ])
  expect(data.latest.map(({ countryName, isNew }) => [countryName, isNew])).toEqual([
    ['Malta', true],
    ['Qatar', true],
  ])
})
