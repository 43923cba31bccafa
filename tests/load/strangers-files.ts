import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pdf, stream } from '../server/pdf.ts'

const MB = 1024 * 1024
const photograph = readFileSync('tests/load/photograph.jpg')

/** One page of text, as most CVs are. */
export const smallPdf = (): Buffer =>
  pdf({
    page: '/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>',
    objects: {
      4: stream(
        '',
        Buffer.from(
          Array.from(
            { length: 30 },
            (_, n) =>
              `BT /F 9 Tf 20 ${280 - n * 9} Td (Steel fixer, ${n} years of experience in Riyadh and Doha) Tj ET`,
          ).join('\n'),
        ),
      ),
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    },
  })

/** A scan of so many pages and megabytes, a photograph each. */
export async function scannedPdf(pages: number, megabytes: number): Promise<Buffer> {
  const { width, height } = await sharp(photograph).metadata()
  const filler = Buffer.alloc(Math.max(0, Math.floor((megabytes * MB) / pages) - photograph.length - 600))
  const objects: Record<number, string | Buffer> = {}
  const kids: string[] = []
  for (let n = 0; n < pages; n++) {
    const [page, content, picture] = [10 + n * 3, 11 + n * 3, 12 + n * 3]
    kids.push(`${page} 0 R`)
    objects[page] =
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<</XObject<</P ${picture} 0 R>>>>>>`
    objects[content] = stream('', Buffer.from('595 0 0 842 0 0 cm /P Do'))
    const facts = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
    objects[picture] = stream(facts, Buffer.concat([photograph, filler]))
  }
  return pdf({ objects: { 2: `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`, ...objects } })
}

/** A kilobyte that draws a rectangle a million million times. */
export function drawingBomb(): Buffer {
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
  return pdf({
    page: '/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>',
    objects: { 4: stream('', Buffer.from('/F Do')), ...forms, 17: last },
  })
}

/** Half a megabyte that becomes four hundred. */
export const inflatingBomb = (): Buffer =>
  pdf({
    page: '/Contents 4 0 R',
    objects: { 4: stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(400_000_000, '0 '))) },
  })

/** As many pixels as a picture may have, of 16 bits, in a file of a few kilobytes. */
export const widePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 6000, height: 4000, channels: 4, background: '#8a1538' } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toBuffer()

/** What begins like a PDF and is none. */
export const noPdf = (megabytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(megabytes * MB - 9)])
