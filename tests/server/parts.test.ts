import { globSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { leavingOut } from './parts.ts'
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
const names = parts.map(({ name }) => name)
const leaveOut = leavingOut(requests, cookie)

afterEach(async () => expect(await leaveOut([])).toMatchObject({ status: 200 }))

test('every page of a part that can be off says which', () => {
  const routes = globSync('app/routes/**/*.tsx')
  expect(routes.length).toBeGreaterThan(80)
  for (const route of routes) {
    const text = readFileSync(route, 'utf8')
    const part = [...text.matchAll(/#app\/features\/([a-z]+)\//g)]
      .map(([, name]) => name!)
      .find(name => names.includes(name))
    expect(/part: '([a-z]+)'/.exec(text)?.[1], route).toBe(part)
  }
})

test('a part is refused without what it needs, beside its field', async () => {
  const { status, body } = await leaveOut(['workers'])
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ message: 'Receipts needs Workers', data: { issues: [{ path: 'payments' }] } })
})

describe.each(PRESETS)('%s', preset => {
  const off = leftOutBy(parts, preset)

  test('answers nothing of what it leaves out, and everything else', async () => {
    await leaveOut(off)
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
