import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { readPicture } from '#server/files/schema.ts'
import { bodyOf, CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

const { request, signUp, upload, read, write, stored, storedFiles } = await openTestServer({
  IMAGE_KEY: 'a key of programs',
})
const { purgeContent } = await import('#server/drafts/thinning.ts')
const { purgePictures } = await import('#server/files/purge.ts')
const owner = (await signUp('owner')).cookie
const DAY = 24 * 60 * 60 * 1000
let shade = 0x100000

/** A picture that nobody has stored before; its path. */
async function store() {
  const { status, body } = await upload(
    await picture({ colour: `#${(shade += 999).toString(16)}` })
      .jpeg()
      .toBuffer(),
    { cookie: owner },
  )
  expect(status).toBe(200)
  return new URL(body.data.url).pathname
}
const save = async (given: object) =>
  (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, ...given } }))).data
const isWhole = async (path: string) =>
  (await Promise.all(readPicture(path)!.variants.map(async variant => (await request(variant.path)).status))).every(
    status => status === 200,
  )
const age = (path: string, days: number) =>
  write(transaction =>
    transaction.picture.update({ where: { path }, data: { touchedAt: new Date(Date.now() - days * DAY) } }),
  )

beforeEach(async () => {
  await purgeContent(Date.now() + 31 * DAY)
  await purgePictures(Date.now() + 16 * DAY)
})

test('the same bytes give the same address and are stored once', async () => {
  const file = await picture({ width: 700, height: 500 }).png().toBuffer()
  const first = await upload(file, { cookie: owner, name: 'a.png' })
  const before = await stored()
  const second = await upload(file, { cookie: owner, name: 'b.jpg' })
  expect(second.body).toEqual({ data: { url: first.body.data.url }, success: true, status: 200 })
  expect(await stored()).toEqual(before)
  const other = await upload(await picture({ width: 700, height: 501 }).png().toBuffer(), { cookie: owner })
  expect(other.body.data.url).not.toBe(first.body.data.url)
})

test.each([
  [320, 200, [320]],
  [700, 500, [320, 640, 700]],
  [2400, 1200, [320, 640, 1280, 1920]],
  [500, 3840, [250]],
])('a %i × %i picture is stored as AVIF and WebP in widths %j', async (width, height, widths) => {
  const { body } = await upload(await picture({ width, height }).jpeg().toBuffer(), { cookie: owner })
  const { variants, ...kept } = readPicture(new URL(body.data.url).pathname)!
  expect([...new Set(variants.map(variant => variant.width))]).toEqual(widths)
  expect(kept.width / kept.height).toBeCloseTo(width / height, 2)
  for (const variant of variants) {
    const response = await request(variant.path)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      variant.type,
      'public, max-age=31536000, immutable',
    ])
    if (variant.type === 'image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: variant.width })
    else expect([bytes.subarray(4, 12).toString(), widthOfAvif(bytes)]).toEqual(['ftypavif', variant.width])
  }
})

test.each(['jpeg', 'png', 'webp'] as const)(
  "staff and programs with the key upload a %s and get the image host's response",
  async format => {
    const file = await picture().toFormat(format).toBuffer()
    const body = new FormData()
    body.append('image', new File([new Uint8Array(file)], `picture.${format}`))
    const response = await request('/api/v1/images?key=a%20key%20of%20programs', { method: 'POST', body })
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        data: { url: expect.stringMatching(/^http:\/\/localhost:3000\/pictures\/[0-9a-f]{32}-400x300\.webp$/) },
        success: true,
        status: 200,
      },
    ])
    expect((await upload(file, { cookie: owner })).status).toBe(200)
  },
)

test('a transparent picture stays transparent', async () => {
  const file = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { body } = await upload(file, { cookie: owner })
  const response = Buffer.from(await (await request(new URL(body.data.url).pathname)).arrayBuffer())
  expect((await sharp(response).stats()).isOpaque).toBe(false)
})

test('pictures sent all at once are all stored whole', async () => {
  const paths = await Promise.all(Array.from({ length: 8 }, store))
  expect(new Set(paths).size).toBe(8)
  for (const path of paths) expect(await isWhole(path)).toBe(true)
  expect((await storedFiles()).filter(name => name.endsWith('.tmp'))).toEqual([])
})

test('the purge deletes what nothing used for 14 days, with all its files', async () => {
  const unused = await store()
  await age(unused, 15)
  expect(await purgePictures()).toBe(1)
  expect([await stored(), await isWhole(unused)]).toEqual([expect.objectContaining({ pictures: 0, files: 0 }), false])
  expect((await request(unused)).status).toBe(404)
})

test('the purge leaves what was uploaded within 14 days', async () => {
  const fresh = await store()
  await age(fresh, 13)
  expect([await purgePictures(), await isWhole(fresh)]).toEqual([0, true])
})

test('uploading the same file again restarts the 14 days', async () => {
  const file = await picture({ colour: '#abcdef' }).jpeg().toBuffer()
  const path = new URL((await upload(file, { cookie: owner })).body.data.url).pathname
  await age(path, 20)
  await upload(file, { cookie: owner })
  expect([await purgePictures(), await isWhole(path)]).toEqual([0, true])
})

test('the purge never deletes a picture in use, as a flag or in a gallery', async () => {
  const [flag, inside, shared] = [await store(), await store(), await store()]
  const { _id } = await save({ countryFlagImage: flag, image: [inside, shared] })
  const other = await save({ image: [shared] })
  for (const path of [flag, inside, shared]) await age(path, 400)
  expect(await purgePictures()).toBe(0)
  await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner })
  expect(await purgePictures()).toBe(0)
  await purgeContent(Date.now() + 31 * DAY)
  expect(await purgePictures()).toBe(2)
  expect([await isWhole(flag), await isWhole(inside), await isWhole(shared)]).toEqual([false, false, true])
  await request(`${CLIENTS}/${other._id}`, { method: 'DELETE', cookie: owner })
})

test('a record saved during the purge has its picture or is rejected', { tags: ['thorough'] }, async () => {
  for (let round = 0; round < 15; round++) {
    const path = await store()
    await age(path, 15)
    const [response] = await Promise.all([
      request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, image: [path] } }),
      purgePictures(),
      purgePictures(),
    ])
    expect([201, 400]).toContain(response.status)
    expect(await isWhole(path)).toBe(response.status === 201)
    expect(await read.picture.count({ where: { path } })).toBe(response.status === 201 ? 1 : 0)
    if (response.status === 201) await request(response.headers.get('location')!, { method: 'DELETE', cookie: owner })
  }
})

test('a file uploaded again during the purge stays', { tags: ['thorough'] }, async () => {
  for (let round = 0; round < 10; round++) {
    const file = await picture({ colour: `#${(shade += 999).toString(16)}` })
      .jpeg()
      .toBuffer()
    const path = new URL((await upload(file, { cookie: owner })).body.data.url).pathname
    await age(path, 15)
    const [again] = await Promise.all([upload(file, { cookie: owner }), purgePictures()])
    expect([again.status, await isWhole(path), await read.picture.count({ where: { path } })]).toEqual([200, true, 1])
  }
})

test('a picture used again after the purge found it stays', async () => {
  for (let round = 0; round < 5; round++) {
    const path = await store()
    await age(path, 15)
    const [, touched] = await Promise.all([
      purgePictures(),
      write(transaction => transaction.picture.updateMany({ where: { path }, data: { touchedAt: new Date() } })),
    ])
    expect(await isWhole(path)).toBe(touched.count === 1)
  }
})

/** The width in the image spatial extents box: the server refuses to decode AVIF, and so does this process. */
function widthOfAvif(bytes: Buffer) {
  return bytes.readUInt32BE(bytes.indexOf('ispe') + 8)
}

test.runIf(process.platform === 'linux')(
  'when the image worker dies, its upload fails and the next one succeeds',
  async () => {
    await store()
    const dying = upload(await picture({ width: 1900, height: 1900, colour: '#0a0b0c' }).png().toBuffer(), {
      cookie: owner,
    })
    const before = await workTicks()
    await expect.poll(workTicks, { interval: 5 }).toBeGreaterThan(before)
    for (const id of await converters()) process.kill(id, 'SIGKILL')
    expect((await dying).status).toBe(500)
    await store()
  },
)

/** The processor time of those processes, in hundredths of a second. */
async function workTicks() {
  const stats = await Promise.all((await converters()).map(id => readFile(`/proc/${id}/stat`, 'utf8')))
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[13]), 0)
}

/** The processes that this one has started to convert pictures. */
async function converters() {
  const tasks = await readdir('/proc/self/task')
  const children = (await Promise.all(tasks.map(task => readFile(`/proc/self/task/${task}/children`, 'utf8'))))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
  const commands = await Promise.all(children.map(child => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')))
  return children.filter((_, n) => commands[n]?.includes('files/worker')).map(Number)
}
