import { expect, test } from 'vitest'
import { apply } from '../features/applications/apply.ts'
import { openTestServer } from './test-server.ts'

const { request } = await openTestServer({ PUBLIC_URL: 'https://agency.example' })
const PAGE = '/application-status'

test("on https a visitor's cookies belong to this host; those of others open nothing", async () => {
  const { secret, reference } = await apply()
  const { headers } = await request(`${PAGE}?key=${secret}`)
  const all = headers.getSetCookie()
  const set = all.filter(cookie => !cookie.includes('Max-Age=0'))
  expect(set.map(cookie => cookie.split('=')[0])).toEqual(['__Host-applied', '__Host-application'])
  for (const cookie of set) {
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    )
    expect(cookie).not.toContain('Domain')
  }
  expect(all.filter(cookie => cookie.includes('Max-Age=0')).map(cookie => cookie.split('=')[0])).toEqual([
    'applied',
    'application',
  ])
  const cookie = set.map(each => each.split(';')[0]).join('; ')
  expect(await (await request(PAGE, { cookie })).text()).toContain(reference)
  expect(await (await request(PAGE, { cookie: cookie.replaceAll('__Host-', '') })).text()).not.toContain(reference)
})

test.each(['language=bn', '__Host-language=bn'])('a language that was chosen before is kept: %s', async cookie => {
  expect((await request('/', { cookie })).headers.get('location')).toBe('/bn/')
})
