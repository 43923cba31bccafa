import { expect, test } from 'vitest'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { openTestServer } from './test-server.ts'

const { request } = await openTestServer()

test('pages of one person are stored nowhere, indexed nowhere, and tell other sites nothing', async () => {
  const pages = registeredFeatures().flatMap(({ personalPages = [] }) => personalPages)
  expect(pages).not.toEqual([])
  for (const path of pages.flatMap(page => [page, `/bn${page}`, `${page}/none`, page.toUpperCase()])) {
    const { headers } = await request(path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
  }
})
