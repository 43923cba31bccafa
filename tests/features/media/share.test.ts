import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconOf, readShare, sharePictureOf } from '#server/files/share.shared.ts'
import { openTestServer } from '../../server/test-server.ts'

const { request, signUp, upload, write } = await openTestServer()
const owner = (await signUp('owner')).cookie
const STRIPES = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']

/** Four upright stripes, twice as wide in all as a picture for shared links would show. */
async function storeStripes({ width = 1600, height = 400 } = {}) {
  const stripe = width / STRIPES.length
  const file = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(
      STRIPES.map((background, n) => ({
        input: { create: { width: stripe, height, channels: 3, background } },
        left: n * stripe,
        top: 0,
      })),
    )
    .png()
    .toBuffer()
  const { body } = await upload(file, { cookie: owner })
  return new URL(body.data.url).pathname
}
const path = await storeStripes()

async function bytesOf(address: string) {
  const response = await request(address)
  expect(response.status, address).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** The stripe in the middle of a picture. */
async function middleOf(file: Buffer) {
  const { width, height } = await sharp(file).metadata()
  const { channels } = await sharp(file)
    .extract({ left: Math.round(width / 2) - 4, top: Math.round(height / 2) - 4, width: 8, height: 8 })
    .stats()
  const [r, g, b] = channels.map(({ mean }) => mean > 128)
  return STRIPES.findIndex(
    colour =>
      [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)].join() ===
      [r, g, b].map(on => (on ? 'ff' : '00')).join(),
  )
}

test.each([
  ['0 50', 0],
  ['30 50', 1],
  ['100 100', 3],
])('a picture for shared links is cropped around its focal point %s', async (focus, stripe) => {
  const file = await bytesOf(sharePictureOf(path, focus))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(await middleOf(file)).toBe(stripe)
})

test('it is immutable, and the same when it comes from the cache', async () => {
  const address = sharePictureOf(path)
  const first = await request(address)
  expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ])
  expect(await bytesOf(address)).toEqual(Buffer.from(await first.arrayBuffer()))
})

test.each([180, 192, 512] as const)('an icon of %i pixels shows the whole picture', async size => {
  const file = await bytesOf(iconOf(path, size)!)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  const { isOpaque } = await sharp(file).stats()
  expect(isOpaque).toBe(size === 180)
})

test('other sizes and points, and pictures that are not stored, are not made', async () => {
  const stem = path.slice('/pictures/'.length, -'.webp'.length)
  for (const name of [
    `${stem}-1200x630-33-50.jpg`,
    `${stem}-1200x630-105-50.jpg`,
    `${stem}-1200x631-50-50.jpg`,
    `${stem}-96.png`,
    `${'0'.repeat(32)}-1600x400-180.png`,
  ])
    expect((await request(`/share/${name}`)).status, name).toBe(404)
  expect((await request('/share/..%2Fagency.db')).status).toBe(400)
  expect(sharePictureOf('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg')
  expect(readShare('agency.db')).toBeNull()
})

test('after many new ones a client waits, but still gets those that are there', { tags: ['thorough'] }, async () => {
  const points = Array.from({ length: 121 }, (_, n) => `${(n % 21) * 5} ${Math.floor(n / 21) * 5}`)
  const statuses: number[] = []
  const tiny = await storeStripes({ width: 40, height: 20 })
  for (const point of points) statuses.push((await request(sharePictureOf(tiny, point))).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await request(sharePictureOf(path, '0 50'))).status).toBe(200)
})

test('nothing is made of a picture that is deleted', async () => {
  await write(transaction => transaction.picture.delete({ where: { path } }))
  expect((await request(sharePictureOf(path, '0 50'))).status).toBe(404)
})
