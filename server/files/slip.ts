import { create } from 'qrcode'
import sharp, { type OverlayOptions } from 'sharp'
import { DISPLAY, GROUND, INK, loadFonts, MARGIN, MUTED, PAPER, SANS, write } from '#server/files/card.ts'
import { restrictLoaders } from '#server/files/decode.ts'

/** What somebody keeps in the pictures of their phone: words, and an address as a QR code. */
export type Slip = {
  /** Who gives it, in small letters at the top. */
  from: string
  title: string
  /** Names, each with its value below it; the last one in large digits. */
  facts: [label: string, value: string][]
  address: string
  footer: string
}

const SIZE = { width: 1080, height: 1440 } // pixels; a phone's screen upright
const WIDTH = SIZE.width - 2 * MARGIN
const HEAD_HEIGHT = 250
const CODE_SIDE = 580

/**
 * The slip as a PNG of few colours, some 20 kB. Plain areas need no dithering, which with the usual effort takes three
 * times as long for the same size.
 */
export async function drawSlip({ from, title, facts, address, footer }: Slip): Promise<Buffer> {
  restrictLoaders()
  await loadFonts()
  const layers: OverlayOptions[] = [{ ...box(HEAD_HEIGHT, GROUND), left: 0, top: 0 }]
  let top = 62
  const add = async (text: string, face: string, size: number, colour: string, space: number) => {
    const { input, height } = await write({ text, face, size, colour }, WIDTH)
    layers.push({ input, left: MARGIN, top })
    top += height + space
  }
  await add(from, SANS, 34, MUTED, 30)
  await add(title, DISPLAY, 60, '#fff', 0)
  top = HEAD_HEIGHT + 50
  for (const [n, [label, value]] of facts.entries()) {
    await add(label, SANS, 32, '#5b6b64', 14)
    await (n < facts.length - 1 ? add(value, DISPLAY, 48, INK, 34) : add(value, DISPLAY, 104, INK, 44))
  }
  layers.push({ input: await codeOf(address), left: MARGIN, top })
  const end = await write({ text: footer, face: SANS, size: 30, colour: INK }, WIDTH)
  layers.push({ input: end.input, left: MARGIN, top: SIZE.height - 40 - end.height })
  return sharp(box(SIZE.height, PAPER).input)
    .composite(layers)
    .png({ palette: true, colours: 16, effort: 1, dither: 0 })
    .toBuffer()
}

/** Dark on white with the edge that cameras look for. */
async function codeOf(address: string) {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const pixels = Buffer.from(Array.from({ length: size * size }, (_, n) => (data[n] ? 0 : 255)))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: '#fff' })
    .resize(CODE_SIDE, CODE_SIDE, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

const box = (height: number, background: string) => ({
  input: { create: { width: SIZE.width, height, channels: 3 as const, background } },
})
