import { globSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { afterEach, describe, expect, test } from 'vitest'
import { m } from '#i18n/paraglide/messages.js'
import { endAll, leavingOut } from './parts.ts'
import { openTestServer } from './test-server.ts'

const { signUp, prisma, ...requests } = await openTestServer({ DEMO: 'on', SIGN_UP: 'open' })
const { request } = requests
const { seed } = await import('#prisma/seed/seed.ts')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
const { leftOutBy, partOf, partsOf, PRESETS } = await import('#server/registration/define-part.shared.ts')
const { allProcedures, publicQueries } = await import('#server/trpc/procedure-meta.ts')
const { callsOf, publicPaths } = await import('#server/http/rest-paths.ts')
await seed()
const { cookie } = await signUp('owner')
const parts = partsOf(registeredFeatures())
const names = new Set(parts.map(({ name }) => name))
const leaveOut = leavingOut(requests, cookie)

afterEach(async () => expect(await leaveOut([])).toMatchObject({ status: 200 }))

/** A feature may go with the part of another one, as people do with applications. */
const partNamed = (name: string) => {
  const part = registeredFeatures().find(feature => feature.name === name)?.part
  return typeof part === 'string' ? part : name
}

test('every page of a part that can be off says which', () => {
  const routes = globSync('app/routes/**/*.tsx')
  expect(routes.length).toBeGreaterThan(80)
  for (const route of routes) {
    const text = readFileSync(route, 'utf8')
    const part = [...text.matchAll(/#app\/features\/([a-z]+)\//g)]
      .map(([, name]) => partNamed(name!))
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
  await endAll()
  const first = async (list: string, link: RegExp) => link.exec(await (await request(list)).text())![1]!
  const article = await first('/news-event', /href="(\/news-event\/[^".]+)"/)
  const job = await first('/jobs', /href="(\/jobs\/[^"]+-[\da-f]{8})"/)
  const had = [article, job, '/jobs', '/gallery', '/application-status']
  expect(await leaveOut(parts.map(({ name }) => name))).toMatchObject({ status: 200 })
  for (const path of had) expect(await statusOf(path), path).toBe(410)
  expect(await statusOf(`/bn${article}`)).toBe(410)
  expect(await statusOf('/news-event/never-written')).toBe(404)
  expect(await statusOf('/complaints')).toBe(404)
  const page = parse(await (await request(article)).text())
  expect(page.querySelector('main a[href="/search"]')).not.toBeNull()
  expect(page.querySelector('main')!.textContent).not.toContain('404')
  await leaveOut([])
  expect(await statusOf(article)).toBe(200)
})

test('what was cached of a part goes with it', async () => {
  await endAll()
  const queries = [...publicQueries()].flatMap(([name, takesInput]) => (takesInput ? [] : [`/api/trpc/${name}`]))
  const lists = registeredFeatures().flatMap(({ rest }) => (rest ? publicPaths(rest) : []))
  const answers = async () => {
    const all = [...queries, ...lists.map(path => `/api/v1${path}`)].map(async path => {
      const { status } = await request(path)
      return [path, status] as const
    })
    return new Map(await Promise.all(all))
  }
  const before = await answers()
  await answers()
  await leaveOut(parts.map(({ name }) => name))
  const after = await answers()
  const isOff = (path: string) =>
    registeredFeatures().some(
      ({ name, rest, ...feature }) =>
        partOf(feature) &&
        (path.startsWith(`/api/trpc/${name}.`) || (rest && callsOf(rest).some(call => path === `/api/v1${call}`))),
    )
  const gone = [...before].filter(([path, status]) => status === 200 && isOff(path)).map(([path]) => path)
  expect(gone.length).toBeGreaterThan(5)
  for (const path of gone) expect(after.get(path), path).toBe(404)
})

test('sentences and lists leave out what is off', async () => {
  await endAll()
  const read = async (path: string) => (await request(path, path.startsWith('/admin') ? { cookie } : {})).text()
  const said = [
    ['/licence-and-fees', 'what each open job costs'],
    ['/admin/enquiries', m.task_open_any()],
    ['/admin/system', m.job_deliver_webhooks()],
  ] as const
  for (const [path, text] of said) expect(await read(path), path).toContain(text)
  expect(await leaveOut(parts.map(({ name }) => name))).toMatchObject({ status: 200 })
  for (const [path, text] of said) expect(await read(path), path).not.toContain(text)
})

test('who sends a form whose part went off meanwhile reads so in it', async () => {
  await endAll()
  await leaveOut(parts.map(({ name }) => name))
  for (const path of ['/jobs/tell-me', '/hire-workers', '/bn/complaints']) {
    const answer = await request(path, { method: 'POST', json: {}, headers: { accept: 'application/json' } })
    expect(answer.status, path).toBe(404)
    expect(((await answer.json()) as { problem: string }).problem, path).not.toBe('')
  }
})

test('nobody hears of what is off, also where something of it was under way', async () => {
  await endAll()
  await leaveOut(parts.map(({ name }) => name))
  await request('/') // from here on it is known
  const { notifySoon } = await import('#server/features/notices/domain.ts')
  const before = await prisma.mail.count()
  await notifySoon('webhook-off', { path: '/admin', text: () => ({ subject: 'Off', paragraphs: [] }) })
  expect(await prisma.mail.count()).toBe(before)
})

test('what staff have written leads to no page that is off', async () => {
  await endAll()
  const links = async () => parse(await (await request('/')).text()).querySelectorAll('a[href="/jobs/check"]').length
  const before = await links()
  for (const [feature, list] of [
    ['slides', 'slides'],
    ['home', 'services'],
  ] as const) {
    const record = { feature, _id: feature }
    const opened = await request(`/api/trpc/content.open?input=${encodeURIComponent(JSON.stringify(record))}`, {
      cookie,
    })
    const { live } = ((await opened.json()) as { result: { data: { live: { version: number; data: never } } } }).result
      .data
    const [first, ...others] = live.data[list] as object[]
    const data = { ...(live.data as object), [list]: [{ ...first, link: '/jobs/check' }, ...others] }
    expect(await requests.mutate('content.publish', { ...record, seen: live.version, data }, cookie)).toMatchObject({
      status: 200,
    })
  }
  expect(await links()).toBe(before + 2)
  await leaveOut(parts.map(({ name }) => name))
  expect(await links()).toBe(0)
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
        expect([404, 410], path).toContain((await request(path.replace(/:\w+/, 'x'), { method: 'POST' })).status)
    }
    const { paths } = (await (await request('/api/v1/openapi.json')).json()) as { paths: object }
    const described = JSON.stringify(Object.keys(paths))
    expect(described.includes('/news')).toBe(!off.includes('news'))
    expect(described.includes('/changes')).toBe(!off.includes('webhooks'))
    const calls = (await (await request('/api/v1/trpc.json')).json()) as { paths: object }
    const named = new Set(Object.keys(calls.paths).map(path => path.slice(1, path.indexOf('.'))))
    expect(off.filter(name => named.has(name))).toEqual([])
  })
})
