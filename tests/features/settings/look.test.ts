import { expect, test } from 'vitest'
import { coloursIn } from '#app/features/settings/admin/picture-colours.ts'
import { contrast, shadesOf, toHex, toLch } from '#server/features/settings/colour.shared.ts'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

const { request, mutate, signUp } = await openTestServer()
const owner = (await signUp('owner')).cookie
const identity = { feature: 'settings-identity', _id: 'settings-identity' }

const HUES = Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6)
const colours = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#0000ff',
  ...[0.2, 0.5, 0.8].flatMap(l => HUES.map(h => toHex({ l, c: 0.2, h }))),
]
/** The lightest and the darkest ground of tokens.css in each scheme, and what is written on a button. */
const grounds = { light: ['#ffffff', '#f4f2eb'], dark: ['#0d1816', '#23302c'] }
const written = { light: '#fdfcfa', dark: '#0c1a17' }

test('words in every colour can be read by day and by night', () => {
  for (const colour of colours)
    for (const scheme of ['light', 'dark'] as const) {
      const { brand, strong, soft, deep } = shadesOf(colour)[scheme]
      const pairs = [...[...grounds[scheme], soft, written[scheme]].map(ground => [brand, ground]), [strong, soft]]
      for (const [one, other] of [...pairs, [deep, '#f2f5ee'], [deep, '#c0cdc6']])
        expect(contrast(one!, other!), `${colour} ${scheme}: ${one} on ${other}`).toBeGreaterThanOrEqual(4.5)
    }
})

test('a colour that can be read stays as it is', () => {
  expect(shadesOf('#1e4fa2').light.brand).toBe('#1e4fa2')
  expect(shadesOf('#f7c531').light.brand).not.toBe('#f7c531')
  const { l, c, h } = toLch('#1e4fa2')
  expect(toHex({ l, c, h })).toBe('#1e4fa2')
})

/** Pixels of these colours, as many of each. */
const pixels = (...all: [colour: string, count: number, alpha?: number][]) =>
  new Uint8ClampedArray(
    all.flatMap(([colour, count, alpha = 255]) =>
      Array.from({ length: count }, () => [...Buffer.from(colour.slice(1), 'hex'), alpha]).flat(),
    ),
  )

test('the colours of a picture are its strongest ones, made dark enough', () => {
  expect(coloursIn(pixels(['#ffffff', 800], ['#1e4fa2', 150], ['#d01f1f', 50]))).toEqual(['#1e4fa2', '#d01f1f'])
  expect(
    coloursIn(pixels(['#ffffff', 500], ['#f7c531', 500])).map(colour => contrast(colour, '#ffffff') > 4.5),
  ).toEqual([true])
  expect(coloursIn(pixels(['#ffffff', 900], ['#222222', 100]))).toEqual([])
  expect(coloursIn(pixels(['#ffffff', 900], ['#1e4fa2', 5]))).toEqual([])
  expect(coloursIn(pixels(['#ffffff', 500], ['#1e4fa2', 500, 0]))).toEqual([])
})

test('pages have the styles of the colour that is published, and no others', async () => {
  const page = async () => (await request('/')).text()
  expect(await page()).not.toContain('/colour/')
  const refused = await mutate(
    'content.publish',
    { ...identity, seen: 0, data: { name: 'Padma', colour: 'blue' } },
    owner,
  )
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('six digits')
  const saved = await mutate(
    'content.publish',
    { ...identity, seen: 0, data: { name: 'Padma', colour: '#1E4FA2' } },
    owner,
  )
  expect(saved.status).toBe(200)
  expect(await page()).toContain('href="/colour/1e4fa2.css"')
  const styles = await request('/colour/1e4fa2.css')
  expect(styles.headers.get('content-type')).toContain('text/css')
  expect(styles.headers.get('cache-control')).toContain('immutable')
  expect(await styles.text()).toContain('--color-brand:#1e4fa2')
  const { data } = await bodyOf<{ data: { colour: string } }>(await request('/api/v1/agency'))
  expect(data.colour).toBe('#1e4fa2')
})

test('no other address has styles of a colour', async () => {
  for (const path of ['/colour/1e4fa.css', '/colour/1E4FA2.css', '/colour/1e4fa2', '/colour/red.css', '/colour'])
    expect((await request(path)).status, path).toBe(404)
})
