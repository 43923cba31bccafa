import { globSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { afterEach, describe, expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { request, signUp, mutate } = await openTestServer({ DEMO: 'on', SIGN_UP: 'open' })
const { seed } = await import('#prisma/seed/seed.ts')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
const { leftOutBy, partOf, partsOf, PRESETS } = await import('#server/registration/define-part.shared.ts')
const { allProcedures } = await import('#server/trpc/procedure-meta.ts')
const { sitePages } = await import('#server/http/page-paths.ts')
await seed()
const { cookie } = await signUp('owner')
const parts = partsOf(registeredFeatures())
const names = parts.map(({ name }) => name)

/** Publishes which parts are used. */
async function leaveOut(off: string[]) {
  const _id = 'settings-parts'
  const opened = await request(
    `/api/trpc/content.open?input=${encodeURIComponent(JSON.stringify({ feature: _id, _id }))}`,
    { cookie },
  )
  const { result } = (await opened.json()) as { result: { data: { live: { version: number } | null } } }
  return mutate(
    'content.publish',
    { feature: _id, _id, seen: result.data.live?.version ?? 0, data: dataOf(off) },
    cookie,
  )
}

const dataOf = (off: string[]) => Object.fromEntries(names.map(name => [name, !off.includes(name)]))

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

  test.each(['en', 'bn'])(
    'has no link that leads nowhere (%s)',
    async language => {
      await leaveOut(off)
      const seen = await crawl(language === 'bn' ? ['/bn/'] : ['/', '/admin'], language)
      const gone = sitePages.filter(({ path }) => off.includes(partOfPage(path) ?? ''))
      for (const { path } of gone) expect((await request(path, { cookie })).status, path).toBe(404)
      expect(seen.size).toBeGreaterThan(20)
    },
    240_000,
  )
})

const routeParts = new Map(
  globSync('app/routes/**/*.tsx').flatMap(route => {
    const text = readFileSync(route, 'utf8')
    const path = /createFileRoute\('([^']+)'\)/
      .exec(text)?.[1]
      ?.replace(/\/_\w+/g, '')
      .replace(/(?<=.)\/$/, '')
    const part = /part: '([a-z]+)'/.exec(text)?.[1]
    return path && part ? [[path, part] as const] : []
  }),
)
const partOfPage = (path: string) => routeParts.get(path)

/** Opens every page that links lead to, as an owner, and gives their paths. */
async function crawl(from: string[], language: string) {
  const seen = new Map(from.map(path => [path, 'the start']))
  const origin = 'http://localhost:3000'
  for (const [path, by] of seen) {
    const isStaff = path.startsWith('/admin')
    const response = await request(path, isStaff ? { cookie } : {})
    expect.soft(response.status, `${path}, linked from ${by}`).toBe(200)
    const page = parse(await response.text())
    for (const address of page.querySelectorAll('a[href]').map(link => link.getAttribute('href')!)) {
      const link = URL.canParse(address, origin + path) ? new URL(address, origin + path) : undefined
      if (!link || !['localhost:3000', new URL(origin).host].includes(link.host)) continue
      if (/^\/(?:api|pictures|storybook|assets)(?:\/|$)|\.\w+$/.test(link.pathname)) continue
      if (language === 'bn' && !/^\/bn\/(?!admin(?:\/|$))/.test(link.pathname)) continue
      if (/^\/admin\/(?:history|preview|media|activity)\/|^\/ar(?:\/|$)/.test(link.pathname)) continue
      if (!seen.has(link.pathname)) seen.set(link.pathname, path)
    }
  }
  return seen
}
