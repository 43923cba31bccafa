import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { breakName, placeLabels } from '#app/features/clients/public/place-labels.ts'
import { sectorsOf } from '#app/features/clients/public/sectors.ts'
import { placeOf } from '#server/features/clients/countries.ts'
import { draw } from '#server/features/clients/map/map.ts'
import { GULF_ON_WORLD, toPixels, views } from '#server/features/clients/map/views.shared.ts'
import world from '#server/features/clients/map/world.json' with { type: 'json' }
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

const { request, signUp } = await openTestServer()
const { cookie: owner } = await signUp('owner')
const add = async (client: object) =>
  (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, ...client } }))).data

test('the maps have the size that pages give them', () => {
  for (const view of ['world', 'gulf'] as const) {
    const { width, height } = world[view]
    expect({ width, height }).toEqual({ width: views[view].width, height: views[view].height })
  }
})

test('the Gulf lies in its frame on the other map', () => {
  const { x, y, width, height } = GULF_ON_WORLD
  for (const name of ['Qatar', 'Oman', 'Saudi Arabia', 'Kuwait', 'Jordan', 'Bahrain', 'UAE']) {
    const place = placeOf(name)
    const [onWorldX = 0, onWorldY = 0] = place?.world ?? []
    const [onGulfX = 0, onGulfY = 0] = place?.gulf ?? []
    expect(onWorldX, name).toBeCloseTo(x + (onGulfX / 100) * width, 0)
    expect(onWorldY, name).toBeCloseTo(y + (onGulfY / 100) * height, 0)
  }
})

test('the head office is where settings say', () => {
  expect(toPixels('world', { latitude: 23.8, longitude: 90.4 })).toEqual([773, 370])
  expect(toPixels('gulf', { latitude: 25.28, longitude: 51.53 })[0]).toBeCloseTo(533, -1)
})

test('workers’ countries from Portugal to Japan are on the map, others are not', () => {
  for (const name of ['Portugal', 'United Kingdom', 'Romania', 'Malaysia', 'Singapore', 'South Korea', 'Maldives'])
    expect(placeOf(name)?.world, name).toHaveLength(2)
  for (const name of ['Canada', 'Australia', 'Gulf office']) expect(placeOf(name), name).toBeUndefined()
})

test('the more people, the darker a country; small ones are dots', () => {
  const map = draw(
    [
      { countryName: 'Malaysia', employed: 900 },
      { countryName: 'Romania', employed: 40 },
      { countryName: 'Singapore', employed: 900 },
      { countryName: 'Canada', employed: 5 },
    ],
    'world',
  )
  expect(map.match(/<path class="s4"/g)).toHaveLength(1)
  expect(map.match(/<path class="s1"/g)).toHaveLength(1)
  expect(map.match(/<circle class="s4"/g)).toHaveLength(1)
  expect(map.length).toBeLessThan(24_000)
})

test('labels do not cover each other, and stay on the map', () => {
  const size = { width: 328, height: 294 }
  const marked = Array.from({ length: 20 }, (_, n) => ({
    id: `${n}`,
    at: [5 + (n % 5) * 22, 8 + Math.floor(n / 5) * 28] as [number, number],
    radius: 6,
    lines: ['Oman', '1,234'],
  }))
  const labels = placeLabels(marked, size)
  expect(labels.size).toBe(20)
  const middles = marked.map(({ id, at: [x, y] }) => {
    const label = labels.get(id)!
    return { x: (x / 100) * size.width + label.x, y: (y / 100) * size.height + label.y }
  })
  for (const [n, one] of middles.entries()) {
    expect(one.x > 16 && one.x < size.width - 16, JSON.stringify(one)).toBe(true)
    for (const other of middles.slice(n + 1))
      expect(Math.abs(one.x - other.x) >= 33 || Math.abs(one.y - other.y) >= 32, JSON.stringify([one, other])).toBe(
        true,
      )
  }
  const [bahrain, beside] = [marked[7]!, { ...marked[8]!, at: [51, 37] as [number, number], radius: 12 }]
  expect(placeLabels([{ ...beside }, { ...bahrain, at: [49, 35] }], size).size, 'circles that overlap').toBe(2)
  const crowd = marked.map(entry => ({ ...entry, at: [50, 50] as [number, number] }))
  expect(placeLabels(crowd, size).size).toBeLessThan(20)
})

test('long names of countries break into lines', () => {
  expect(breakName('United Arab Emirates')).toEqual(['United Arab', 'Emirates'])
  expect(breakName('Qatar')).toEqual(['Qatar'])
})

test('sectors are summed, and one without a known figure has none', () => {
  const company = [
    ['Care', 20],
    ['Building', 30],
    ['Care', 25],
    ['Ships', null],
  ] as const
  const sectors = sectorsOf(
    company.map(([companySector, valueOfEmployement], n) => ({
      _id: `${n}`,
      companyName: 'A',
      companySector,
      valueOfEmployement,
    })),
  )
  expect(sectors.map(({ name, companies, employed }) => [name.children, companies, employed])).toEqual([
    ['Care', 2, 45],
    ['Building', 1, 30],
    ['Ships', 1, null],
  ])
})

test('a page of sixty countries leads to each on the map and stays light', async () => {
  const names = Object.keys(world.world.points)
    .slice(0, 58)
    .map(code => new Intl.DisplayNames('en', { type: 'region' }).of(code))
  const ids = []
  for (const countryName of [...names, 'Canada', 'Gulf office']) ids.push((await add({ countryName }))._id)
  const response = await request('/our-clients', { headers: { 'accept-encoding': 'identity' } })
  const html = await response.text()
  for (const id of ids.slice(0, 58)) expect(html.split(`href="/our-clients/${id}"`).length, id).toBe(4)
  expect(html).toContain('Not on this map:')
  expect(gzipSync(html).length).toBeLessThan(60_000)
})
