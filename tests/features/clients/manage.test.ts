import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

const { request, mutate, signUp, prisma } = await openTestServer()
const { cookie: owner } = await signUp('owner')
const { changeContent } = await import('#server/cache/content-version.ts')
const { addAll } = await import('#server/features/clients/mutations.ts')
const { SYSTEM_ACTOR } = await import('#server/actor.ts')

type Manage = {
  rows: { _id: string; countryName: string; employed: number; gaps: string[]; version: number; newest: number }[]
  clients: { _id: string; countryName: string; company: unknown[] }[]
  count: number
  total: number
  page: number
  pages: number
}

async function manage(input: object = {}, language = 'en') {
  const response = await request(`/api/trpc/clients.manage?input=${encodeURIComponent(JSON.stringify(input))}`, {
    cookie: owner,
    headers: { 'accept-language': language },
  })
  return (await bodyOf<{ result: { data: Manage } }>(response)).result.data
}
const names = async (input: object, language?: string) =>
  (await manage(input, language)).rows.map(({ countryName }) => countryName)
const add = (records: Partial<typeof qatar>[]) =>
  changeContent(transaction =>
    addAll(
      transaction,
      SYSTEM_ACTOR,
      records.map(record => ({ ...qatar, ...record })),
    ),
  )

beforeEach(async () => {
  await changeContent(transaction => transaction.clientCountry.deleteMany())
})

test('a search finds every word in any text of a record and of its companies', async () => {
  await add([{ countryName: 'Qatar' }, { countryName: 'Oman', workSummary: 'Nurses for clinics.', company: [] }])
  expect(await names({ search: 'NURSES oman' })).toEqual(['Oman'])
  expect(await names({ search: 'pearl' })).toEqual(['Qatar'])
  expect(await names({ search: 'pearl nurses' })).toEqual([])
  expect(await names({ search: 'কাতার' })).toEqual(['Qatar'])
  expect(await manage({ search: 'pearl' })).toMatchObject({ count: 1, total: 2 })
})

test('a search finds Bangla letters in either spelling, also as they were stored before', async () => {
  const one = 'মালয়েশিয়া'.normalize()
  const other = one.replaceAll('য\u09bc', '\u09df')
  expect(one).not.toBe(other)
  await add([{ countryName: 'Qatar' }, { countryName: 'Oman' }])
  await prisma.clientCountry.updateMany({ data: { workSummary: other } })
  for (const search of [one, other]) expect(await names({ search })).toEqual(['Oman', 'Qatar'])
})

test('filters name what is missing', async () => {
  const [company] = qatar.company
  await add([
    { countryName: 'Complete' },
    { countryName: 'No company', company: [] },
    { countryName: 'No figure', company: [{ ...company!, valueOfEmployement: null as unknown as number }] },
    { countryName: 'No picture', image: [] },
  ])
  expect(await names({ show: 'complete' })).toEqual(['Complete'])
  expect(await names({ show: 'incomplete' })).toEqual(['No company', 'No figure', 'No picture'])
  expect(await names({ show: 'company' })).toEqual(['No company'])
  expect(await names({ show: 'figure' })).toEqual(['No figure'])
  expect(await names({ show: 'pictures' })).toEqual(['No picture'])
})

test('drafts are listed with their names, also of records that visitors never saw', async () => {
  await add([{ countryName: 'Qatar' }, { countryName: 'Oman' }])
  const oman = (await manage()).rows.find(({ countryName }) => countryName === 'Oman')
  const draft = { feature: 'clients', number: 2, data: '{}', schemaVersion: 1, actor: 'Karim' }
  await prisma.draft.createMany({
    data: [
      { ...draft, recordId: oman!._id, base: 1, title: 'Oman', publishAt: new Date('2027-01-01T00:00:00Z') },
      { ...draft, recordId: 'new', title: 'Palau' },
    ],
  })
  expect(await names({})).toEqual(['Oman', 'Palau', 'Qatar'])
  expect(await names({ show: 'draft' })).toEqual(['Palau'])
  expect(await names({ show: 'scheduled' })).toEqual(['Oman'])
  expect(await names({ show: 'complete' })).toEqual(['Oman', 'Qatar'])
  expect(await names({ search: 'pala' })).toEqual(['Palau'])
  expect((await manage()).rows[1]).toMatchObject({ _id: 'new', isLive: false, hasDraft: true, newest: 2 })
  await prisma.draft.deleteMany()
})

describe('order', () => {
  test('names are sorted as readers of the page’s language expect', async () => {
    await add(['Zone 10', 'oman', 'Zone 9', 'Åland Islands', 'Qatar', 'Bahrain'].map(countryName => ({ countryName })))
    expect(await names({})).toEqual(['Åland Islands', 'Bahrain', 'oman', 'Qatar', 'Zone 9', 'Zone 10'])
    // ওমান, কাতার, বাহরাইন; names that Unicode does not list stay in English
    const bangla = await names({ search: 'catering' }, 'bn')
    expect(bangla.filter(name => ['oman', 'Qatar', 'Bahrain'].includes(name))).toEqual(['oman', 'Qatar', 'Bahrain'])
  })

  test('people placed and the last change come first', async () => {
    const company = (valueOfEmployement: number) => [{ ...qatar.company[0]!, valueOfEmployement }]
    await add([
      { countryName: 'Few', company: company(1) },
      { countryName: 'Many', company: company(900) },
      { countryName: 'Some', company: company(20) },
    ])
    expect(await names({ sort: 'people' })).toEqual(['Many', 'Some', 'Few'])
    const [few] = (await manage()).rows
    await request(`${CLIENTS}/${few?._id}`, { method: 'PATCH', cookie: owner, json: { workSummary: 'Changed.' } })
    expect((await names({ sort: 'changed' }))[0]).toBe('Few')
  })
})

test('pages hold every record once, and a page past the end is the last', async () => {
  await add(Array.from({ length: 60 }, () => ({ countryName: 'Same name' })))
  const pages = await Promise.all([1, 2, 3].map(page => manage({ page })))
  const ids = pages.flatMap(({ rows }) => rows.map(({ _id }) => _id))
  expect([ids.length, new Set(ids).size]).toEqual([60, 60])
  expect(await manage({ page: 99 })).toMatchObject({ page: 3, pages: 3, count: 60, rows: pages[2]?.rows })
  expect((await manage({ size: 50 })).rows).toHaveLength(50)
  expect((await manage({ size: 50, view: 'rows' })).clients).toEqual([])
})

test('a change shows at once, and a record that is not there is not listed', async () => {
  await add([{ countryName: 'Qatar' }])
  const [row] = (await manage()).rows
  expect(row).toMatchObject({ employed: 165, gaps: [], version: 1 })
  await request(`${CLIENTS}/${row?._id}`, { method: 'DELETE', cookie: owner })
  expect(await manage()).toMatchObject({ rows: [], clients: [], count: 0, total: 0, pages: 1 })
})

test('selected records are exported in parts that make the file an import takes', async () => {
  await add(['Oman', 'Qatar', 'Other'].map(countryName => ({ countryName })))
  const [oman, other, last] = (await manage()).rows
  const part = async (ids: unknown[], format: string, isFirst: boolean) =>
    (await mutate('clients.export', { ids, format, isFirst }, owner)).body.result?.data as string
  const whole = await (await request('/admin/clients.csv', { cookie: owner })).text()
  const parts = await Promise.all([oman, other, last].map((row, n) => part([row?._id], 'csv', n === 0)))
  const file = parts.join('')
  expect(file).toMatch(/^\uFEFF_id,/) // fetch takes the mark away
  expect(file.slice(1).split('\n').toSorted()).toEqual(whole.split('\n').toSorted())
  expect(JSON.parse(`[${await part([oman?._id], 'json', true)}]`)).toMatchObject([{ countryName: 'Oman' }])
})

test('unknown orders and sizes lead to the defaults; an unknown filter stays', async () => {
  const path = '/admin/manage-clients?size=2000&sort=name&show=all&view=map&page=-1&search=Oman'
  const { status, headers } = await request(path, { cookie: owner, redirect: 'manual' })
  expect(status).toBe(307)
  const { pathname, searchParams } = new URL(headers.get('location')!, 'http://127.0.0.1')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/admin/manage-clients',
    { search: 'Oman', show: 'all' },
  ])
})

test('with 500 records the first page stays small, and no page has over 100', async () => {
  const company = Array.from({ length: 10 }, (_, n) => ({
    companyName: `Company ${n} Facilities Management`,
    companySector: 'Cleaning and catering',
    valueOfEmployement: n * 7,
  }))
  await add(Array.from({ length: 500 }, (_, n) => ({ countryName: `Country ${n}`, company })))
  const html = async (path: string) => (await request(path, { cookie: owner })).text()
  const first = await html('/admin/manage-clients')
  expect(first.match(/data-edit=/g)).toHaveLength(25)
  expect(gzipSync(first).length).toBeLessThanOrEqual(60_000)
  const largest = await html('/admin/manage-clients?size=100&view=rows&page=5')
  expect(largest.match(/data-edit=/g)).toHaveLength(100)
  expect(largest).toContain('Country 499')
  expect((await html('/admin')).match(/update-client\//g)?.length).toBeLessThanOrEqual(30)
})
