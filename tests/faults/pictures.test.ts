import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { noDisk, openDisk } from './disk.ts'
import { openProduct } from './open-product.ts'
import { sweepTomorrow } from './purge.ts'
import { bodyOf, picturesIn, errorOf } from '../server/test-server.ts'

const away = 'Pictures cannot be stored or shown at the moment. Try again in a minute.'

test('while the picture store is unreachable, uploads fail with a sentence and the rest works', async () => {
  const { product, cookie, request, create, change, draw, names, stored } = await openProduct()
  const { url } = (await draw(cookie, '#112233')).body.data
  const { _id } = (await bodyOf(await create(cookie, 'Qatar', { image: [url] }))).data
  const pictures = join(product.dataDir, 'pictures')
  await rename(pictures, `${pictures}.away`)
  await writeFile(pictures, '')

  const { status, body, response } = await draw(cookie, '#445566')
  expect({ status, message: body.error?.message }).toEqual({ status: 503, message: away })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const shown = await request(new URL(url).pathname)
  expect({ status: shown.status, cache: shown.headers.get('cache-control'), ...(await errorOf(shown)) }).toEqual({
    status: 503,
    cache: 'no-store',
    code: 'SERVICE_UNAVAILABLE',
    message: away,
  })
  expect((await request('/readyz')).status).toBe(503)
  for (const path of ['/our-clients', '/', '/api/v1/our-clients/our-clients'])
    expect((await request(path)).status, path).toBe(200)
  expect((await change(cookie, _id, { workSummary: 'Other words.' })).status).toBe(200)
  expect((await create(cookie, 'Oman')).status).toBe(201)

  await rm(pictures)
  await rename(`${pictures}.away`, pictures)
  expect((await draw(cookie, '#445566')).status).toBe(200)
  expect((await request(new URL(url).pathname)).status).toBe(200)
  expect((await request('/readyz')).status).toBe(200)
  expect(await names()).toEqual(['Oman', 'Qatar'])
  await create(cookie, 'Jordan', { image: [(await draw(cookie, '#445566')).body.data.url] })
  const { files } = await stored()
  expect([await sweepTomorrow(product), (await stored()).files]).toEqual([0, files])
})

describe.skipIf(noDisk)(`on a small disk${noDisk ? ` (left out: ${noDisk})` : ''}`, () => {
  test('a full picture store leaves whole files alone, and the upload completes later', async () => {
    const disk = openDisk(4)
    const { product, cookie, upload, create, request, stored } = await openProduct()
    await rm(join(product.dataDir, 'pictures'), { recursive: true, force: true })
    await mkdir(join(disk.folder, 'pictures'))
    await symlink(join(disk.folder, 'pictures'), join(product.dataDir, 'pictures'))
    const send = async (seed: number) => upload(await noise(seed), { cookie })
    expect((await send(1)).status).toBe(200)
    disk.fill(Math.round(disk.used() * 2.6))

    const responses = [await send(2), await send(3), await send(4)]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 503])
    expect(responses[2]?.body.error?.message).toBe(away)
    expect((await picturesIn(product.dataDir)).filter(name => name.endsWith('.tmp'))).toEqual([])
    expect((await stored()).clients).toBe(0)

    disk.free()
    const { status, body } = await send(4)
    expect(status).toBe(200)
    const { width, height } = await sharp(
      Buffer.from(await (await request(new URL(body.data.url).pathname)).arrayBuffer()),
    ).metadata()
    expect([width, height]).toEqual([400, 300])
    await create(cookie, 'Qatar', { image: [body.data.url] })
    expect(await sweepTomorrow(product)).toBe(3)
    const files = await picturesIn(product.dataDir)
    expect(files).toHaveLength(4)
    for (const name of files) expect((await request(`/pictures/${name}`)).status, name).toBe(200)
  })
})

test('the purge removes partial files that a crash left in the picture store', async () => {
  const { product, cookie, draw } = await openProduct()
  await draw(cookie, '#112233')
  const drafts = join(product.dataDir, 'pictures/.drafts')
  await writeFile(join(drafts, 'half.tmp'), 'RIFF')
  await sweepTomorrow(product)
  expect(await readdir(drafts)).toEqual([])
})

/** A picture that does not shrink. */
function noise(seed: number): Promise<Buffer> {
  let state = seed
  const pixels = Buffer.from(
    Array.from(
      { length: 400 * 300 * 3 },
      () => ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) & 255,
    ),
  )
  return sharp(pixels, { raw: { width: 400, height: 300, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer()
}
