import { expect, test } from 'vitest'
import { openTestServer, seedAgency } from './test-server.ts'

const { request } = await openTestServer()
await seedAgency()
const footer = async (path: string) => /<footer[\s\S]*<\/footer>/.exec(await (await request(path)).text())?.[0] ?? ''

test('the footer links Facebook, X and LinkedIn, and has the signs of Instagram and Twitter', async () => {
  for (const path of ['/about-us', '/bn/about-us']) {
    const html = await footer(path)
    expect(
      [...html.matchAll(/<span role="img" aria-label="([^"]+)"/g)].map(([, name]) => name),
      path,
    ).toEqual(['Instagram', 'Twitter'])
    const links = [...html.matchAll(/href="(https?:\/\/(?!localhost)[^"]+)"/g)].map(([, address]) => address)
    expect(links, path).toEqual([
      'https://facebook.example/meghbridge',
      'https://x.example/meghbridge',
      'https://linkedin.example/company/meghbridge',
    ])
    expect(html).toContain('Meghbridge')
  }
  expect(await footer('/about-us')).toContain('Site by Meghbridge')
})
