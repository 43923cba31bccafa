import { expect, test } from 'vitest'
import { CLIENTS, bodyOf, openTestServer, qatar, seedAgency } from './test-server.ts'

const { request, signUp } = await openTestServer({ DEMO: 'on' })
await seedAgency()
const { cookie: owner } = await signUp('owner')
const { _id } = (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }))).data
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const page = async (path: string, cookie?: string) => (await request(path, { cookie })).text()

test.each(['/nowhere', '/bn/nowhere', '/our-clients/nothing', '/news-event/nothing', '/each-company-details/nothing'])(
  'a missing page %s has no canonical address and is not indexed',
  async path => {
    const response = await request(path)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).not.toMatch(/rel="canonical"|rel="alternate" hrefLang|property="og:url"/)
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
  },
)

test('a page has a canonical address and is indexed', async () => {
  for (const path of ['/', '/our-clients', `/our-clients/${_id}`]) {
    const html = await page(path)
    expect(html).toContain(`rel="canonical" href="http://localhost:3000${path}"`)
    expect(html).not.toContain('noindex')
  }
})

test('a missing page of the staff area has a title of its own', async () => {
  const title = titleOf(await page('/admin/nope', owner))
  expect(title).toBe('This page does not exist – Meghbridge Overseas')
  expect(title).not.toBe(titleOf(await page('/')))
})

test('the picture for shared links is a JPEG', async () => {
  for (const path of [`/our-clients/${_id}`, '/', '/nowhere', '/login'])
    expect(/property="og:image" content="([^"]+)"/.exec(await page(path))?.[1], path).toMatch(/\.jpg$/)
})

test('search engines learn who the agency is from the home page', async () => {
  for (const path of ['/', '/bn/']) expect(await page(path), path).toContain('"@type":"EmploymentAgency"')
  expect(await page('/our-clients')).not.toContain('EmploymentAgency')
})
