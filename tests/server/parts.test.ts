import { globSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { afterEach, describe, expect, test } from 'vitest'
import { endAll, leavingOut } from './parts.ts'
import { openTestServer } from './test-server.ts'

const { signUp, ...requests } = await openTestServer({ DEMO: 'on', SIGN_UP: 'open' })
const { request } = requests
const { seed } = await import('#prisma/seed/seed.ts')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
const { leftOutBy, partOf, partsOf, PRESETS } = await import('#server/registration/define-part.shared.ts')
const { allProcedures } = await import('#server/trpc/procedure-meta.ts')
await seed()
const { cookie } = await signUp('owner')
const parts = partsOf(registeredFeatures())
const names = new Set(parts.map(({ name }) => name))
const leaveOut = leavingOut(requests, cookie)

afterEach(async () => expect(await leaveOut([])).toMatchObject({ status: 200 }))

test('every page of a part that can be off says which', () => {
  const routes = globSync('app/routes/**/*.tsx')
  expect(routes.length).toBeGreaterThan(80)
  for (const route of routes) {
    const text = readFileSync(route, 'utf8')
    const part = [...text.matchAll(/#app\/features\/([a-z]+)\//g)]
      .map(([, name]) => name!)
      .find(name => names.has(name))
    expect(/part: '([a-z]+)'/.exec(text)?.[1], route).toBe(part)
  }
})

test('a part is refused without what it needs, beside its field', async () => {
  const { status, body } = await leaveOut(['workers'])
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ message: 'Receipts needs Workers', data: { issues: [{ path: 'payments' }] } })
})

test('a part in which people wait stays, with how many', async () => {
  const { status, body } = await leaveOut(leftOutBy(parts, 'website'))
  expect(status).toBe(400)
  const { issues } = body.error!.data as unknown as { issues: { path: string; message: string }[] }
  expect(issues).toContainEqual(
    expect.objectContaining({
      path: 'applications',
      message: expect.stringMatching(/^Applications: \d+ are still open/),
    }),
  )
  expect(issues.map(({ path }) => path)).not.toContain('news')
})

test('what visitors had is gone, what they never had is not there', async () => {
  const statusOf = async (path: string) => (await request(path)).status
  const article = /href="(\/news-event\/[^".]+)"/.exec(await (await request('/news-event')).text())![1]!
  await leaveOut(['news', 'gallery', 'complaints'])
  expect(await statusOf(article)).toBe(410)
  expect(await statusOf(`/bn${article}`)).toBe(410)
  expect(await statusOf('/news-event/never-written')).toBe(404)
  expect(await statusOf('/gallery')).toBe(410)
  expect(await statusOf('/complaints')).toBe(404)
  const page = parse(await (await request(article)).text())
  expect(page.querySelector('main a[href="/search"]')).not.toBeNull()
  expect(page.querySelector('main')!.textContent).not.toContain('404')
  await leaveOut([])
  expect(await statusOf(article)).toBe(200)
})

test('programs learn which parts are used', async () => {
  const used = async () =>
    ((await (await request('/api/v1/agency')).json()) as { data: { parts: string[] } }).data.parts
  expect(await used()).toEqual(parts.map(({ name }) => name))
  await leaveOut(['news'])
  expect(await used()).not.toContain('news')
})

describe.each(PRESETS)('%s', preset => {
  const off = leftOutBy(parts, preset)

  test('answers nothing of what it leaves out, and everything else', async () => {
    await endAll()
    expect(await leaveOut(off)).toMatchObject({ status: 200 })
    for (const { rest, forms = {}, ...feature } of registeredFeatures()) {
      if (!off.includes(partOf(feature) ?? '')) continue
      for (const [path, { _def }] of allProcedures()) {
        if (path.split('.')[0] !== feature.name) continue
        const method = _def.type === 'query' ? 'GET' : 'POST'
        const { status } = await request(`/api/trpc/${path}`, {
          method,
          cookie,
          ...(method === 'POST' && { json: {} }),
        })
        expect(status, path).toBe(404)
      }
      for (const { path } of rest?.routes ?? [])
        expect((await request(`/api/v1${path.replace(/:\w+/, 'x')}`, { cookie })).status, path).toBe(404)
      for (const path of Object.keys(forms))
        expect((await request(path.replace(/:\w+/, 'x'), { method: 'POST' })).status, path).toBe(404)
    }
    const { paths } = (await (await request('/api/v1/openapi.json')).json()) as { paths: object }
    const described = JSON.stringify(Object.keys(paths))
    expect(described.includes('/news')).toBe(!off.includes('news'))
    expect(described.includes('/changes')).toBe(!off.includes('webhooks'))
  })
})
