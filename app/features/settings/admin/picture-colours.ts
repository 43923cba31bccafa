import { shadesOf, toHex, toLch } from '#server/features/settings/colour.shared.ts'

/** Pixels a side that a picture is looked at with. */
const SIDE = 64
/** Below it a pixel is grey to people. */
const CHROMA_MIN = 0.04
const HUES = 18
const COLOURS_MAX = 3
/** Of the coloured pixels: less is an edge or a spot. */
const SHARE_MIN = 0.04
/** Of all pixels that can be seen: less is no colour of the picture. */
const COLOURED_MIN = 0.01
const OPAQUE = 128

/**
 * The colours of a stored picture that the site can take, the strongest first, made dark enough to be read; none of a
 * grey one. Throws where the picture cannot be read: it is at another address, or gone.
 */
export async function coloursOf(url: string): Promise<string[]> {
  const image = new Image()
  image.src = url
  await image.decode()
  const context = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d')!
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return coloursIn(context.getImageData(0, 0, SIDE, SIDE).data)
}

/** The same of pixels, each of four bytes. */
export function coloursIn(pixels: Uint8ClampedArray): string[] {
  const hues = Array.from({ length: HUES }, () => ({ weight: 0, count: 0, l: 0, a: 0, b: 0 }))
  let seen = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < OPAQUE) continue
    seen++
    const { l, c, h } = toLch(hexAt(pixels, at))
    if (c < CHROMA_MIN) continue
    const hue = hues[Math.floor(((h / (2 * Math.PI) + 1) % 1) * HUES)]!
    hue.weight += c
    hue.count++
    hue.l += l * c
    hue.a += Math.cos(h) * c * c
    hue.b += Math.sin(h) * c * c
  }
  const coloured = hues.reduce((sum, { count }) => sum + count, 0)
  if (coloured < seen * COLOURED_MIN) return []
  const strongest = hues
    .map((hue, n) => ({ ...hue, n }))
    .filter(({ count }) => count > coloured * SHARE_MIN)
    .toSorted((one, other) => other.weight - one.weight)
  // the edge of a colour is no other one
  const apart = strongest.filter(({ n }, at) => strongest.slice(0, at).every(other => !areNeighbours(n, other.n)))
  const found = apart
    .map(({ weight, l, a, b }) => toHex({ l: l / weight, c: Math.hypot(a, b) / weight, h: Math.atan2(b, a) }))
    .map(colour => shadesOf(colour).light.brand)
  return [...new Set(found)].slice(0, COLOURS_MAX)
}

const hexAt = (pixels: Uint8ClampedArray, at: number) =>
  `#${[0, 1, 2].map(channel => pixels[at + channel]!.toString(16).padStart(2, '0')).join('')}`

const areNeighbours = (one: number, other: number) => [0, 1, HUES - 1].includes(Math.abs(one - other))
