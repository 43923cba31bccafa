import { expect, test } from 'vitest'
import { openTestServer, seedAgency } from './test-server.ts'

const { request } = await openTestServer()
await seedAgency()
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
    expect(html).toContain('Meghbridge')
  }
  expect(await footer('/about-us')).toContain('Site by Meghbridge')
})
