import { expect, test } from 'vitest'
import { openEditor } from '../content/editor.ts'

const { request, content, read, owner } = await openEditor({ DEMO: 'on' })
const { seed } = await import('#prisma/seed/seed.ts')
const { seedCompanies } = await import('#prisma/seed/companies-data.ts')
const { publicCompanyFields } = await import('#server/features/companies/schema.ts')
await seed(['companies'])

const feature = 'companies'
const file = async () => (await (await request('/companies.json')).json()) as Record<string, unknown>[]
/** A page without the data that its scripts read. */
const shownIn = (html: string) => html.replaceAll(/<script[^]*?<\/script>/g, '')
const contacts = async () =>
  ((await (await request('/api/trpc/companies.contacts')).json()) as { result: { data: unknown } }).result.data

test('companies.json has the same fields in the same order, and no e-mail address', async () => {
  const fields = ['_id', ...Object.keys(publicCompanyFields).filter(name => !name.endsWith('Bn')), 'bn']
  const companies = await file()
  expect(companies.map(({ _id }) => _id)).toEqual(seedCompanies.map(({ _id }) => _id))
  for (const company of companies) {
    expect(Object.keys(company)).toEqual(fields)
    expect(company.logo).toMatch(/^\/pictures\//)
    expect(JSON.stringify(company)).not.toContain('@')
  }
  expect(companies[0]).toMatchObject({
    companyName: 'Meghbridge Overseas',
    manufacture: '',
    bn: { companyName: 'মেঘব্রিজ ওভারসিজ' },
  })
})

test('companies.json is sent again only when something has changed', async () => {
  const first = await request('/companies.json')
  const headers = { 'if-none-match': first.headers.get('etag')! }
  expect((await request('/companies.json', { headers })).status).toBe(304)
  const { _id, newest } = await content('publish', { feature, seen: 0, data: { companyName: 'Delta Ropes' } })
  const changed = await request('/companies.json', { headers })
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Delta Ropes')])
  await content('remove', { feature, _id, seen: newest })
})

test('a section shows only when all its points are written', async () => {
  const points = {
    aboutOurServicePointOne: 'Ropes',
    aboutOurServicePointTwo: 'Nets',
    aboutOurServicePointThree: 'Sails',
  }
  const data = { companyName: 'Delta Ropes', aboutOurServices: 'All for a boat', ...points }
  const { _id, newest } = await content('publish', { feature, seen: 0, data })
  const page = async () => shownIn(await (await request(`/each-company-details/${_id}`)).text())
  expect(await page()).not.toContain('All for a boat')
  const whole = { ...data, aboutOurServicePointFour: 'Anchors' }
  const published = await content('publish', { feature, _id, seen: newest, data: whole })
  expect(await page()).toMatch(/All for a boat[^]*Anchors/)
  await content('remove', { feature, _id, seen: published.newest })
  expect((await request(`/each-company-details/${_id}`)).status).toBe(404)
})

test('a company shows the facts that are given, and no others', async () => {
  const page = async (path: string) => shownIn(await (await request(path)).text())
  const motors = await page('/each-company-details/meghbridge-motors')
  expect(motors).toMatch(/Founded<\/dt><dd[^>]*>1998<[^]*Place<\/dt>[^]*Employees<\/dt><dd[^>]*>210</)
  expect(motors).toContain('href="tel:+8801700000388"')
  expect(await page('/bn/each-company-details/meghbridge-motors')).toMatch(/প্রতিষ্ঠা<\/dt><dd[^>]*>১৯৯৮</)
  expect(await page('/our-companies')).toMatch(/builds their bodies\.[^]*Tejgaon and Savar, Dhaka/)
  const { _id, newest } = await content('publish', { feature, seen: 0, data: { companyName: 'Delta Ropes' } })
  expect(await page(`/each-company-details/${_id}`)).not.toMatch(/<dl|Founded|href="tel:\+880170000038/)
  await content('remove', { feature, _id, seen: newest })
})

test('the contact form reaches companies with an e-mail address, and the agency for the others', async () => {
  const { companies, viaAgency } = (await contacts()) as { companies: { _id: string }[]; viaAgency: string[] }
  expect(companies.map(({ _id }) => _id)).toEqual(seedCompanies.flatMap(({ _id, email }) => (email ? [_id] : [])))
  expect(viaAgency).toEqual(['meghbridge-overseas'])
  expect(JSON.stringify(companies)).not.toContain('@')
})

test('a message to a company that was deleted later still shows its name', async () => {
  const data = { companyName: 'Delta Ropes', companyNameBn: 'ডেল্টা রোপস', email: 'ropes@delta.example' }
  const { _id, newest } = await content('publish', { feature, seen: 0, data })
  const message = { lastName: 'Rahim', phone: '01700000000', company: _id, message: 'Do you sell nets?' }
  const sent = await request('/api/trpc/enquiries.submit', { method: 'POST', json: message })
  expect(sent.status).toBe(200)
  expect(await read.mail.count({ where: { to: 'ropes@delta.example' } })).toBe(1)
  await content('remove', { feature, _id, seen: newest })
  const { companyName } = await read.enquiry.findFirstOrThrow({ where: { company: _id } })
  expect(companyName).toBe('Delta Ropes')
  const again = await request('/api/trpc/enquiries.submit', { method: 'POST', json: message })
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('Choose a company')])
})

test('REST gives a company, the address of its logo and when it changed', async () => {
  const all = (await (await request('/api/v1/companies')).json()) as { data: Record<string, unknown>[] }
  expect(all.data).toHaveLength(seedCompanies.length)
  const answer = await request('/api/v1/companies/meghbridge-motors')
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  expect(data).toMatchObject({
    companyNameBn: 'মেঘব্রিজ মোটরস',
    logo: expect.stringMatching(/^https?:.*\/pictures\//) as string,
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  })
  expect(data).not.toHaveProperty('email')
  expect(answer.headers.get('etag')).toMatch(new RegExp(`^"${String(data.version)}-`))
  expect((await request('/api/v1/companies/nobody')).status).toBe(404)
})

test('the e-mail address that no program reads stays when a company is sent back', async () => {
  const url = '/api/v1/companies/meghbridge-motors'
  const emailOf = async () =>
    (JSON.parse((await read.document.findFirstOrThrow({ where: { id: 'meghbridge-motors' } })).data) as Emailed).email
  const before = await emailOf()
  const { data } = (await (await request(url)).json()) as { data: object }
  const put = (json: object) => request(url, { method: 'PUT', cookie: owner, json })
  expect([before, (await put({ ...data, oneLine: 'Trucks.' })).status, await emailOf()]).toEqual([
    expect.stringContaining('@'),
    200,
    before,
  ])
  expect([(await put({ ...data, email: null })).status, await emailOf()]).toEqual([412, before]) // it has changed since
  const { data: now } = (await (await request(url)).json()) as { data: object }
  expect([(await put({ ...now, email: null })).status, await emailOf()]).toEqual([200, undefined])
})

type Emailed = { email?: string }
