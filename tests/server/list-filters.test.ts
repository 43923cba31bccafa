import { createRouter } from '@tanstack/react-router'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/rendering/address.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { openTestServer, qatar } from './test-server.ts'
import { addMember } from '../features/calls.ts'

const server = await openTestServer({ SIGN_UP: 'open' })
const { request, signUp } = server
const owner = (await signUp('owner')).cookie
const officer = (await addMember(server, 'officer', 'officer')).cookie

/** Where in the list somebody is and how it looks narrows nothing down. */
const PLACE = new Set(['search', 'sort', 'size', 'page', 'view', 'columns'])
/** Pages with an address of their own that are no lists. */
const NO_LISTS = new Set([
  '/admin/confirm-email',
  '/admin/account',
  '/admin/demands/add',
  '/admin/workers/add',
  '/admin/workers/day',
])
const TYPES = ['gallery', 'vacancies']

/** What a page reads in its address. */
function namesIn(read: (given: Record<string, unknown>) => unknown): string[] {
  const names = new Set<string>()
  read(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return [...names].filter(name => !PLACE.has(name))
}

const filters = Object.entries(createRouter({ routeTree }).routesByPath).flatMap(([path, route]) => {
  const read = route.options.validateSearch as Parameters<typeof namesIn>[0] | undefined
  if (!read || !path.startsWith('/admin/') || NO_LISTS.has(path)) return []
  const paths = path === '/admin/$type' ? TYPES.map(type => `/admin/${type}`) : path.includes('$') ? [] : [path]
  return paths.flatMap(each => namesIn(read).map(name => ({ path: each.replace(/\/$/, ''), name })))
})
const lists = [...new Set(filters.map(({ path }) => path))]
const cookieFor = (path: string) => (path.startsWith('/admin/complaints') ? officer : owner)

/** The page of an address: what it says, and the links that take off a filter. */
async function pageAt(path: string, query: Record<string, string>) {
  const response = await request(`${path}?${new URLSearchParams(query)}`, { cookie: cookieFor(path) })
  expect(response.status, path).toBe(200)
  const main = parse(await response.text()).querySelector('main')!
  const without = (name: string) =>
    main.querySelectorAll('a').filter(link => {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://agency.example')
      const isOff = !searchParams.has(name) && /Remove (?:this|the) filter/.test(link.textContent)
      return pathname === path && isOff
    })
  return { text: main.textContent, without }
}

test('the walk meets every list of staff', () => {
  const names = filters.map(({ path, name }) => `${path} ${name}`)
  for (const each of ['applications assignee', 'applications vacancy', 'applications/board vacancy', 'payments from'])
    expect(names).toContain(`/admin/${each}`)
  for (const each of ['activity person', 'complaints officer', 'trash show', 'calendar month', 'gallery show'])
    expect(names).toContain(`/admin/${each}`)
  expect(filters.length).toBeGreaterThan(35)
})

test.each(filters)('$path says that its filter $name is nothing there, and takes it off', async ({ path, name }) => {
  const { text, without } = await pageAt(path, { [name]: 'none-such' })
  const said = name === 'person' ? /Somebody without an account now/ : /: no longer there|“none-such” is no day/
  expect(text).toMatch(said)
  expect(text).not.toMatch(/could not be loaded/)
  expect(without(name).length).toBeGreaterThan(0)
})

test('what no list knows in an address narrows nothing', async () => {
  for (const path of lists) expect((await pageAt(path, { unheardOf: 'x' })).text).not.toMatch(/could not be loaded/)
})

const ofDays = filters.filter(({ name }) => name === 'from').map(({ path }) => path)

test.each(ofDays)('%s says which day is none, and which two are turned round', async path => {
  for (const name of ['from', 'to'])
    for (const day of ['2026-02-31', '2026-13-01', 'yesterday']) {
      const { text, without } = await pageAt(path, { [name]: day })
      expect(text).toContain(`“${day}” is no day`)
      expect(without(name)).toHaveLength(1)
    }
  const { text, without } = await pageAt(path, { from: '2026-05-02', to: '2026-05-01' })
  expect(text).toContain('To: 1 May 2026 is before 2 May 2026')
  expect(without('to').length + without('from').length).toBeGreaterThan(1)
  expect((await pageAt(path, { from: '2026-05-01', to: '2026-05-01' })).text).not.toMatch(/is before|is no day/)
})

test.each(['true', 'null', '12', '007', '1.200', '19901234567890123', '[1]', '{}', '1e5'])(
  'the word %s in an address is searched as it was typed',
  async word => {
    let met = 0
    for (const path of lists) {
      const response = await request(`${path}?${new URLSearchParams({ search: word })}`, { cookie: cookieFor(path) })
      expect(response.status, path).toBe(200)
      const field = parse(await response.text()).querySelector('main input[name=search]')
      if (!field) continue
      met++
      expect([path, field.getAttribute('value')]).toEqual([path, word])
    }
    expect(met).toBeGreaterThan(8)
  },
)

test.each(['/search?q=', '/jobs/check?number='])('visitors who ask %s for true are answered', async address => {
  const page = parse(await (await request(`${address}true`)).text())
  const name = new URL(address, 'https://agency.example').search.slice(1, -1)
  expect(page.querySelector(`main input[name=${name}]`)?.getAttribute('value')).toBe('true')
})

test('addresses read what they write, and what addresses of before have written', () => {
  const said = { search: 'true', vacancy: '12', size: 100, page: undefined, words: 'a b&c=“d”' }
  expect(parseSearch(stringifySearch(said))).toEqual({ search: 'true', vacancy: '12', size: '100', words: 'a b&c=“d”' })
  expect(stringifySearch({ page: undefined })).toBe('')
  expect(parseSearch('?search=%2212%22&q=%22true%22&words=%22two words%22')).toEqual({
    search: '12',
    q: 'true',
    words: '"two words"',
  })
})

test('a filter that is there is called by its name', async () => {
  await server.request('/api/v1/our-clients/our-clients', { method: 'POST', cookie: owner, json: qatar })
  const { text } = await pageAt('/admin/applications', { trade: 'mason', assignee: 'me' })
  expect(text).toMatch(/Trade: Mason/)
  expect(text).not.toMatch(/no longer there/)
})
