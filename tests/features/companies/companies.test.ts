import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request } = await openTestServer({ DEMO: 'on' })
const { default: companies } = await import('#server/features/companies/companies.json', { with: { type: 'json' } })

test('every published company has a page in the sitemap', async () => {
  const sitemap = await (await request('/sitemap.xml')).text()
  for (const { _id, companyName } of companies) {
    expect(sitemap).toContain(`/each-company-details/${_id}</loc>`)
    expect(await (await request(`/each-company-details/${_id}`)).text()).toContain(companyName.replaceAll('&', '&amp;'))
  }
})
