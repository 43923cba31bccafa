import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from '#server/files/schema.ts'
import { openTestServer, picture } from './test-server.ts'

const { folder, request, signUp, upload, stored, storedFiles } = await openTestServer()
const owner = (await signUp('owner')).cookie
const MB = 1024 * 1024
const jpeg = await picture({ colour: '#006233' }).jpeg().toBuffer()
const png = await picture({ colour: '#ce1126' }).png().toBuffer()
const webp = await picture({ colour: '#ff9933' }).webp().toBuffer()
const send = (bytes: Uint8Array, name = 'picture.jpg', type = 'image/jpeg') =>
  upload(bytes, { cookie: owner, name, type })
const text = (words: string) => new TextEncoder().encode(words)

/** The bytes of all the files that an upload has added. */
async function addedBy(work: () => Promise<unknown>) {
  const before = new Set(await storedFiles())
  await work()
  return Promise.all(
    (await storedFiles())
      .filter(name => !before.has(name))
      .map(name => readFile(join(folder, 'pictures', name.slice(0, 2), name))),
  )
}

/** A PNG file of a few bytes that declares `width` by `height` pixels. */
function bomb(width: number, height: number) {
  const chunk = (kind: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8) // one bit for each pixel, in grey
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(50_000_000, Math.ceil(width / 8 + 1) * height)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same picture made to be exactly so many bytes by a comment, which JPEG allows anywhere after its first marker. */
function padded(file: Buffer, size: number) {
  const parts = [file.subarray(0, 2)]
  for (let rest = size - file.length; rest > 0;) {
    const length = rest > 65_537 + 4 ? 65_537 : rest > 65_537 ? rest - 4 : rest
    const comment = Buffer.alloc(length, 32)
    comment.writeUInt16BE(0xfffe, 0)
    comment.writeUInt16BE(length - 2, 2)
    parts.push(comment)
    rest -= length
  }
  return Buffer.concat([...parts, file.subarray(2)])
}

test.each<[string, Uint8Array]>([
  [
    'SVG',
    text(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>',
    ),
  ],
  [
    'SVG with an XML head',
    text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  ],
  ['GIF', Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')],
  ['TIFF', Buffer.from('49492a000800000000000000', 'hex')],
  ['AVIF', Buffer.from('0000001c6674797061766966000000006d696631617669666d696166', 'hex')],
  ['HTML', text('<!doctype html><script>alert(1)</script>')],
  ['PDF', text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
  ['nothing at all', new Uint8Array()],
  ['the first bytes of a JPEG', jpeg.subarray(0, 20)],
  ['a PNG with a broken middle', Buffer.concat([png.subarray(0, 60), Buffer.alloc(40, 7), png.subarray(100)])],
])('a file that is %s is rejected whatever its name, and nothing is stored', async (_, bytes) => {
  const before = await stored()
  for (const [name, type] of [
    ['holiday.jpg', 'image/jpeg'],
    ['holiday.png', 'image/png'],
    ['holiday.svg', 'image/svg+xml'],
  ] as const) {
    const { status, body } = await send(bytes, name, type)
    expect([status, body]).toEqual([
      415,
      { error: { code: 'UNSUPPORTED_MEDIA_TYPE', message: `${name} is not a JPEG, PNG or WebP picture` } },
    ])
  }
  expect(await stored()).toEqual(before)
})

test.each<[string, Uint8Array]>([
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ['half a JPEG with its end', Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from([0xff, 0xd9])])],
  ['half a PNG', png.subarray(0, png.length / 2)],
])('%s is rejected as damaged, and nothing is stored', async (_, bytes) => {
  const before = await stored()
  const { status, body } = await send(bytes)
  expect([status, body.error?.message]).toEqual([
    415,
    'picture.jpg is damaged: a part of it is missing. Copy it again from where you have it.',
  ])
  expect(await stored()).toEqual(before)
})

test.each<[string, Uint8Array]>([
  ['a bomb of 30,000 by 30,000 pixels', bomb(30_000, 30_000)],
  ['a strip 100,000 pixels wide', bomb(100_000, 10)],
  ['a strip 12,001 pixels high', bomb(10, 12_001)],
  ['a square just above 24 megapixels', bomb(4_900, 4_899)],
])('%s is rejected with the allowed sizes, and nothing is stored', async (_, bytes) => {
  const before = await stored()
  const { status, body } = await send(bytes)
  expect([status, body.error?.message]).toEqual([
    413,
    'picture.jpg has too many pixels: a picture may have at most 24 megapixels, and 12,000 pixels a side. Make it smaller and choose it again.',
  ])
  expect(await stored()).toEqual(before)
})

test('a picture of almost 24 megapixels is accepted', { tags: ['thorough'] }, async () => {
  expect((await send(bomb(4_900, 4_897))).status).toBe(200)
})

test('a decompression bomb is rejected for its size alone', async () => {
  expect((await send(bomb(600, 600))).status).toBe(200)
})

test('the image worker opens no other format', async () => {
  const { convert } = await import('#server/files/decode.ts')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await convert(svg)).toBe('no-picture')
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format')
})

test('an animated picture is rejected', async () => {
  const frames = await sharp(Buffer.concat([Buffer.alloc(48, 200), Buffer.alloc(48, 20)]), {
    raw: { width: 4, height: 8, channels: 3, pageHeight: 4 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2)
  expect((await send(frames)).status).toBe(415)
})

test.each<[string, Buffer]>([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
])('a script appended to a %s is in no stored file', async (_, file) => {
  const script = '<script>alert("Kilroy")</script><?php system($_GET["c"]); ?>'
  const files = await addedBy(async () =>
    expect((await send(Buffer.concat([file, text(script)]), 'holiday.html', 'text/html')).status).toBe(200),
  )
  expect(files).toHaveLength(4)
  for (const bytes of files)
    expect(bytes.includes('Kilroy') || bytes.includes('<script') || bytes.includes('<?php')).toBe(false)
})

test('a wrong file name does not change what is stored', async () => {
  const { body } = await send(png, '../../../evil.jpg', 'image/jpeg')
  const response = await request(new URL(body.data.url).pathname)
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('x-content-type-options'),
  ]).toEqual([200, 'image/webp', 'nosniff'])
  for (const name of await storedFiles()) expect(name).toMatch(/^[0-9a-f]{32}-\d+x\d+(?:-\d+)?\.(?:avif|webp)$/)
})

test('where and with what a photograph was taken is in no stored file', async () => {
  const exif = {
    IFD0: { Make: 'Kilroycam', Copyright: 'Kilroy' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
  }
  const file = await picture({ colour: '#123456' }).withExif(exif).jpeg().toBuffer()
  expect((await sharp(file).metadata()).exif).toBeDefined()
  const files = await addedBy(() => send(file))
  expect(files).toHaveLength(4)
  for (const bytes of files)
    expect([bytes.includes('Kilroy'), bytes.includes('Exif'), bytes.includes('xmp')]).toEqual([false, false, false])
})

test('a photograph taken on its side is stored upright', async () => {
  const half = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const file = await picture({ width: 400, height: 300, colour: '#ff0000' })
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body } = await send(file)
  const path = new URL(body.data.url).pathname
  expect(readPicture(path)).toMatchObject({ width: 300, height: 400 })
  const { data, info } = await sharp(Buffer.from(await (await request(path)).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([300, 400])
  expect([...data.subarray(0, 3)].map(value => Math.round(value / 255))).toEqual([0, 0, 1]) // the left half is now on top
  expect([...data.subarray(-info.channels)].slice(0, 3).map(value => Math.round(value / 255))).toEqual([1, 0, 0])
})

test('a file of exactly 1,048,576 bytes is taken; one byte more is rejected by name', async () => {
  const largest = padded(jpeg, MB)
  expect(largest.length).toBe(MB)
  expect((await send(largest, 'largest.jpg')).status).toBe(200)
  const before = await stored()
  const { status, body } = await send(padded(jpeg, MB + 1), 'larger.jpg')
  expect([status, body]).toEqual([
    413,
    { error: { code: 'PAYLOAD_TOO_LARGE', message: 'larger.jpg is larger than 1MB' } },
  ])
  expect(await stored()).toEqual(before)
})

test('a long or odd file name causes no server error', async () => {
  for (const name of ['x'.repeat(3000), 'ছবি ১.jpg', '<img src=x onerror=alert(1)>.jpg', 'a\u202Egpj.exe', '..']) {
    expect((await send(jpeg, name)).status).toBe(200)
    expect((await send(text('no picture'), name)).status).toBeGreaterThanOrEqual(400)
    expect((await send(text('no picture'), name)).status).toBeLessThan(500)
  }
})
