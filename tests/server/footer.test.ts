import { expect, test } from 'vitest'
import { credit } from '#app/layouts/public/networks.ts'
import { openTestServer } from './test-server.ts'

const { request } = await openTestServer()
const footer = async (path: string) => /<footer[\s\S]*<\/footer>/.exec(await (await request(path)).text())?.[0] ?? ''

test('the footer links a social network only where the agency has an address there', async () => {
  const networks = ['Facebook', 'Instagram', 'Twitter', 'X', 'LinkedIn']
  for (const path of ['/about-us', '/bn/about-us']) {
    const html = await footer(path)
    expect(
      [...html.matchAll(/<span role="img" aria-label="([^"]+)"/g)].map(([, name]) => name),
      path,
    ).toEqual(networks)
    expect(html).not.toMatch(/href="https?:\/\/(?!localhost)/)
    expect(html).toContain(credit.name)
  }
  expect(await footer('/about-us')).toContain('Site by Meghbridge')
})

test('the home page says that it summarizes the procedure', async () => {
  expect(await (await request('/')).text()).toContain('In short: 5 of the 8 steps')
  expect(await (await request('/bn/')).text()).toContain('৮টি ধাপের ৫টি')
})
