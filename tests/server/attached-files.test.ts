import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkPdf, toJpeg } from '#server/media/worker-pool.ts'
import { pdf, pdfInObjectStream, stream } from './pdf.ts'
import { picture } from './test-server.ts'

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const annotation = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]`
const attached = {
  catalog: '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>',
  objects: { 4: '<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>', 5: stream('/Type/EmbeddedFile', Buffer.from('MZ')) },
}

test.each([
  ['an ordinary one', pdf()],
  ['one with links', pdf({ page: annotation('<</S/URI/URI(https://example.com)>>') })],
  ['one that opens at its first page', pdf({ catalog: '/OpenAction[3 0 R/Fit]' })],
  [
    'one that names JavaScript in its title',
    pdf({ trailer: '/Info 4 0 R', objects: { 4: '<</Title(HTML /JavaScript)>>' } }),
  ],
  ['one with its objects in a stream', pdfInObjectStream('')],
])('%s is a PDF to take', async (_, file) => {
  expect(await checkPdf(file)).toBe('fine')
})

test.each([
  ['no-pdf', 'text', Buffer.from('hello')],
  ['no-pdf', 'nothing', Buffer.alloc(0)],
  ['no-pdf', 'a head without a document', Buffer.from('%PDF-1.7\nnothing')],
  ['script', 'a script at its opening', pdf({ catalog: `/OpenAction${script}` })],
  ['script', 'a named script', pdf({ catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` })],
  ['script', 'a script of a page', pdf({ page: `/AA<</O${script}>>` })],
  ['script', 'a script behind a link', pdf({ page: annotation(script) })],
  ['script', 'a script in disguise', pdf({ catalog: '/OpenAction<</S/Java#53cript/#4aS(x)>>' })],
  ['script', 'a script in an object stream', pdfInObjectStream('/OpenAction 9 0 R', { 9: script })],
  ['script', 'a form with scripts of its own kind', pdf({ catalog: '/AcroForm<</Fields[]/XFA 4 0 R>>' })],
  ['action', 'a link that starts a program', pdf({ page: annotation('<</S/Launch/F(calc.exe)>>') })],
  ['action', 'the same in an object stream', pdfInObjectStream('/OpenAction 9 0 R', { 9: '<</S/Launch/F(c.exe)>>' })],
  ['action', 'a form that sends itself', pdf({ page: annotation('<</S/SubmitForm/F(https://a.example)>>') })],
  ['action', 'a link to another file', pdf({ page: annotation('<</S/GoToR/F(other.pdf)/D[0/Fit]>>') })],
  ['attachment', 'an attached program', pdf(attached)],
  [
    'attachment',
    'a file on a page',
    pdf({ ...attached, catalog: '', page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 4 0 R>>]' }),
  ],
  [
    'encrypted',
    'a password',
    pdf({ trailer: '/Encrypt 4 0 R', objects: { 4: '<</Filter/Standard/V 2/R 3/O(x)/U(y)/P -4>>' } }),
  ],
  [
    'too-complex',
    'a stream of 200 megabytes',
    pdf({
      page: '/Contents 4 0 R',
      objects: { 4: stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(200_000_000))) },
    }),
  ],
  [
    'too-complex',
    'objects packed twice',
    pdf({ objects: { 4: stream('/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]', deflateSync('x')) } }),
  ],
  [
    'too-complex',
    'objects in hexadecimal digits',
    pdf({ objects: { 4: stream('/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', Buffer.from('00>')) } }),
  ],
])('%s: %s', async (verdict, _, file) => {
  expect(await checkPdf(file)).toBe(verdict)
})

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

test('a picture that becomes too large is not decoded', async () => {
  const bomb = await sharp({ create: { width: 12_001, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect([await toJpeg(bomb), await toJpeg(Buffer.from('GIF89a'))]).toEqual(['too-large', 'no-picture'])
})
