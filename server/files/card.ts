import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { cover } from '#server/files/crop.ts'
import { restrictLoaders } from '#server/files/decode.ts'
import { SHARE_SIZE } from '#server/files/share.shared.ts'

/** The text of a picture for shared links that is drawn, not taken from a photograph. */
export type Card = {
  /** Who publishes it, in small letters at the top. */
  from: string
  title: string
  subtitle: string
  /** The first in large letters. */
  lines: string[]
  /** A sentence on light ground at the end. */
  footer: string
  /** A stored picture beside the words, by its path, and the point in percent that stays in view. */
  picture?: { path: string; x: number; y: number }
}

/** With `lines` a long text is broken into so many at most; otherwise it is one. */
export type Text = { text: string; face: string; size: number; colour: string; lines?: number }

export const MARGIN = 72 // pixels
const WIDTH = SHARE_SIZE.width - 2 * MARGIN
const FOOTER_HEIGHT = 132
const PICTURE_WIDTH = 460
const TITLE_MAX = 26 // characters of the largest size
const TITLE_LINES = 4
const LINE_HEIGHT = 1.6 // of the letters' size, with the signs above and below those of Bangla
export const GROUND = '#084f44'
export const PAPER = '#fbfaf5'
export const INK = '#14251f'
const MARIGOLD = '#f5b544'
export const MUTED = '#bfdcd3'

/** Families as the files name them; a letter that the first one lacks comes from the second. Made by ui/fonts/subset.mjs. */
export const SANS = 'Kit Sans ExtraLight, Noto Sans Bengali'
export const DISPLAY = 'Literata SemiBold, Noto Sans Bengali'
const folder = import.meta.filename.endsWith('.ts') ? join(import.meta.dirname, 'fonts') : 'dist/server/fonts'
const files = ['kit-sans', 'literata', 'noto-sans-bengali'].map(name => join(folder, `${name}.ttf`))

/** The picture as a JPEG of SHARE_SIZE, with `file` beside its words. A text that is longer than its line gets smaller letters. */
export async function drawCard(
  { from, title, subtitle, lines: [first = '', ...others], footer, picture }: Card,
  file?: Buffer,
) {
  restrictLoaders()
  await loadFonts()
  const texts = [
    { text: from, face: SANS, size: 30, colour: MUTED, space: 44 },
    {
      text: title,
      face: DISPLAY,
      size: title.length > TITLE_MAX || file ? 64 : 88,
      colour: '#fff',
      space: 26,
      lines: TITLE_LINES,
    },
    { text: subtitle, face: DISPLAY, size: 48, colour: '#fff', space: 42 },
    { text: first, face: SANS, size: 50, colour: MARIGOLD, space: 22 },
    ...others.map(text => ({ text, face: SANS, size: 34, colour: '#fff', space: 18 })),
  ]
  const layers: OverlayOptions[] = [{ ...box(FOOTER_HEIGHT, PAPER), left: 0, top: SHARE_SIZE.height - FOOTER_HEIGHT }]
  if (file && picture) {
    const size = { width: PICTURE_WIDTH, height: SHARE_SIZE.height - FOOTER_HEIGHT }
    const input = await (await cover(file, size, picture)).png().toBuffer()
    layers.push({ input, left: SHARE_SIZE.width - PICTURE_WIDTH, top: 0 })
  }
  const width = file ? WIDTH - PICTURE_WIDTH + MARGIN / 2 : WIDTH
  let top = 52
  for (const { space, ...text } of texts.filter(each => each.text)) {
    const { input, height } = await write(text, width)
    layers.push({ input, left: MARGIN, top })
    top += height + space
  }
  const end = await write({ text: footer, face: SANS, size: 40, colour: INK })
  layers.push({ input: end.input, left: MARGIN, top: SHARE_SIZE.height - Math.round((FOOTER_HEIGHT + end.height) / 2) })
  return sharp(box(SHARE_SIZE.height, GROUND).input).composite(layers).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}

const box = (height: number, background: string) => ({
  input: { create: { width: SHARE_SIZE.width, height, channels: 3 as const, background } },
})

/** Makes the typefaces known to what draws texts. */
export async function loadFonts(): Promise<void> {
  for (const fontfile of files) await sharp({ text: { text: '.', fontfile } }).toBuffer() // from now on each is found by its family
}

/** A text as a picture, in smaller letters where it is wider than `width` or, in several lines, too high. */
export async function write(
  { text, face, size, colour, lines = 1 }: Text,
  width = WIDTH,
): Promise<{ input: Buffer; height: number }> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${face} ${size}`,
      rgba: true,
      dpi: 72,
      ...(lines > 1 && { width, wrap: 'word-char' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const isTooHigh = lines > 1 && info.height > lines * LINE_HEIGHT * size
  if (info.width <= width && !isTooHigh) return { input: data, height: info.height }
  const next = isTooHigh ? size - 6 : Math.min(size - 1, Math.floor((size * width) / info.width))
  return write({ text, face, size: next, colour, lines }, width)
}
