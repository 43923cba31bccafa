import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { closeAll } from '#server/process/lifecycle.ts'
import * as pool from '#server/files/worker-pool.ts'
import { inMemory } from '#server/http/spool.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'
import { decoys } from './pdf-decoys.ts'
import { pdf, pdfInObjectStream, stream } from './pdf.ts'
import { picture } from './test-server.ts'

afterAll(closeAll)
const sender = ofNetwork('198.51.100.1')
const drawPdf = (file: Buffer) => pool.drawPdf(inMemory(file), { sender })
const toJpeg = (file: Buffer) => pool.toJpeg(inMemory(file), { sender })
const read = (name: string) => readFileSync(`tests/server/attachments/${name}`)
/** The names in a PDF that shows pictures and does nothing else. */
const NAMES = new Set(
  'BM BitsPerComponent CA Catalog ColorSpace Contents Count Creator DCTDecode DeviceRGB ExtGState FXE1 FXX1 Filter FlateDecode Height ID Image Info Kids Length MediaBox Normal Page Pages Parent Resources Root Rotate Size Subtype Type Width XObject ca'.split(
    ' ',
  ),
)

async function drawn(file: Buffer) {
  const result = await drawPdf(file)
  if (typeof result === 'string') throw new Error(result)
  return { ...result, bytes: Buffer.from(result.bytes) }
}

/** What PDF.js, which has no part in the drawing, finds in a document. */
async function inspect(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info, metadata } = await document.getMetadata()
  const page = await document.getPage(1)
  const { fnArray } = await page.getOperatorList()
  return {
    pages: document.numPages,
    info: Object.keys(info).filter(key => !/^(?:PDFFormatVersion|Is\w+|EncryptFilterName|Language|Creator)$/.test(key)),
    metadata,
    hidden: [
      (info as { IsXFAPresent: boolean }).IsXFAPresent,
      await document.hasJSActions(),
      await document.getJSActions(),
      await document.getAttachments(),
      await document.getOutline(),
      await document.getOpenAction(),
      await document.getFieldObjects(),
      await page.getJSActions(),
      ...(await page.getAnnotations({ intent: 'any' })),
    ].filter(Boolean),
    pictures: fnArray.filter(kind => kind === OPS.paintImageXObject).length,
  }
}

test.each(decoys)(
  'of a PDF with %s nothing is left but what its page shows',
  async (_, file) => {
    const { bytes } = await drawn(file)
    expect(await inspect(bytes)).toEqual({ pages: 1, info: [], metadata: null, hidden: [], pictures: 1 })
    const outside = bytes.toString('latin1').replace(/stream\r?\n.*?endstream/gs, '')
    expect([...outside.matchAll(/\/(\w+)/g)].map(([, name]) => name!).filter(name => !NAMES.has(name))).toEqual([])
    expect(outside).not.toMatch(/kilroy|\(D:|%PDF-.*%PDF-/is)
  },
  60_000,
)

test.each([
  ['a scanned page with the bytes of an action in it', 'pdf-scanned-page-refused-by-chance.pdf', ''],
  ['a title that says 3D', 'pdf-title-3D-metadata.pdf', 'Curriculum vitae'],
  ['a link without a scheme', 'pdf-link-without-scheme.pdf', 'Curriculum vitae'],
  ['the data of Europass attached', 'pdf-europass-xml-attached.pdf', 'Curriculum vitae'],
  ['a photograph of 12 megapixels', 'pdf-photo-3000x4000-flate.pdf', ''],
])(
  'a CV with %s is taken, with its text',
  async (_, name, text) => {
    const { bytes, text: found } = await drawn(read(name))
    expect(await inspect(bytes)).toMatchObject({ pages: 1, hidden: [], pictures: 1 })
    expect(found).toBe(text)
  },
  60_000,
)

test('a PDF of as many pages as fields promise is taken', async () => {
  const file = read('pdf-41-pages.pdf').toString('latin1').replace('50 0 R]/Count 41', '      ]/Count 40')
  expect(await inspect((await drawn(Buffer.from(file, 'latin1'))).bytes)).toMatchObject({ pages: 40, pictures: 1 })
}, 60_000)

test('what was filled into the fields of a form is drawn', async () => {
  const look = stream('/Type/XObject/Subtype/Form/BBox[0 0 200 200]', Buffer.from('1 0 0 rg 0 0 200 200 re f'))
  const widget = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Rahim)/F 4/Rect[50 50 250 250]/AP<</N 5 0 R>>>>'
  const { bytes } = await drawn(
    pdf({ catalog: '/AcroForm<</Fields[4 0 R]>>', page: '/Annots[4 0 R]', objects: { 4: widget, 5: look } }),
  )
  const jpeg = bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xd8])))
  const { width, height } = await sharp(jpeg).metadata()
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 }
  const [red = 0, green = 255] = await sharp(jpeg).extract(middle).raw().toBuffer()
  expect([red > 200, green < 60]).toEqual([true, true])
}, 60_000)

test.each([
  ['too-many-pages', '41 pages', read('pdf-41-pages.pdf')],
  ['no-pdf', 'text', Buffer.from('hello')],
  ['no-pdf', 'a head without a document', Buffer.from('%PDF-1.7\nnothing')],
  [
    'encrypted',
    'a password',
    pdf({
      trailer: `/ID[<00><00>]/Encrypt 4 0 R`,
      objects: { 4: `<</Filter/Standard/V 2/R 3/Length 128/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>/P -4>>` },
    }),
  ],
])(
  '%s: %s',
  async (verdict, _, file) => {
    expect(await drawPdf(file)).toBe(verdict)
  },
  60_000,
)

test(
  'a PDF that costs too much is refused, and the next one is drawn',
  { tags: ['thorough'], timeout: 300_000 },
  async () => {
    const forms = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [
        n + 5,
        stream(
          `/Type/XObject/Subtype/Form/BBox[0 0 300 300]/Resources<</XObject<</F ${n + 6} 0 R>>>>`,
          Buffer.from('/F Do '.repeat(10)),
        ),
      ]),
    )
    const last = stream('/Type/XObject/Subtype/Form/BBox[0 0 300 300]', Buffer.from('0 0 9 9 re f'))
    const bomb = pdf({
      page: '/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>',
      objects: { 4: stream('', Buffer.from('/F Do')), ...forms, 17: last },
    })
    const zeros = stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(400_000_000, '0 ')))
    const started = drawPdf(bomb)
    const large = drawPdf(pdf({ page: '/Contents 4 0 R', objects: { 4: zeros } }))
    expect(await started).toBe('too-large')
    expect(await large).toBe('too-large')
    expect((await drawn(pdfInObjectStream(''))).bytes.length).toBeGreaterThan(1000)
  },
)

test('a picture becomes an upright JPEG without anything else', async () => {
  const file = await picture({ colour: '#aa3322', width: 60, height: 30 })
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '23/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const jpeg = await toJpeg(Buffer.concat([file, Buffer.from('<script>after the picture</script>')]))
  if (typeof jpeg === 'string') throw new Error(jpeg)
  const { format, width, height, exif, orientation } = await sharp(jpeg).metadata()
  expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 30, height: 60 })
  expect(jpeg.includes('script')).toBe(false)
})

test('a JPEG is taken without its last two bytes, and refused without rows of it', async () => {
  const whole = await sharp({
    create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian' }, background: '' },
  })
    .jpeg()
    .toBuffer()
  const end = Buffer.from([0xff, 0xd9])
  const middle = whole.length >> 1
  const half = whole.subarray(0, middle)
  const blank = Buffer.from(whole).fill(255, middle, middle + 2000)
  for (const file of [read('jpeg-without-end-marker.jpg'), whole.subarray(0, -2)])
    expect(await toJpeg(file)).toBeInstanceOf(Buffer)
  for (const file of [half, Buffer.concat([half, end]), blank]) expect(await toJpeg(file)).toBe('damaged')
})

test('a whole JPEG with an odd head is taken, and refused without rows of it', async () => {
  const whole = await sharp({
    create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian' }, background: '' },
  })
    .jpeg()
    .toBuffer()
  const scan = whole.indexOf(Buffer.from([0xff, 0xda])) + 2
  const odd = Buffer.from(whole)
  odd[scan + odd.readUInt16BE(scan) - 2] = 0 // the last coefficient, which some telephones leave out
  const jfif = Buffer.from('ffe000104a46494600020100000100010000', 'hex') // version 2
  const newer = Buffer.concat([whole.subarray(0, 2), jfif, whole.subarray(2)])
  for (const file of [odd, newer]) {
    expect(await toJpeg(file)).toBeInstanceOf(Buffer)
    expect(await toJpeg(file.subarray(0, file.length >> 1))).toBe('damaged')
  }
})

test('what is no picture to keep is named', async () => {
  const wide = await sharp({ create: { width: 12_001, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const two = Buffer.alloc(96, 200).fill(20, 48)
  const frames = await sharp(two, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  const files = [wide, read('photo.heic'), frames, Buffer.from('GIF89a')]
  const results = await Promise.all(files.map(file => toJpeg(file)))
  expect(results).toEqual(['too-large', 'heic', 'animated', 'no-picture'])
})
