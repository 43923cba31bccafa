/** A colour as `#` and six digits. */
export const HEX = /^#[\da-f]{6}$/
/** That of the product, for who has chosen none. */
export const PRODUCT_COLOUR = '#084f44'
/** The least contrast of words with their ground (WCAG 2.2, 1.4.3). */
export const CONTRAST_MIN = 4.5

/** Lightness from 0 to 1, chroma, and hue in radians: OKLCH. */
export type Lch = { l: number; c: number; h: number }

const STEP = 0.01

/** What a colour is on light or on dark ground: for words and buttons, under the pointer, as a quiet ground, and as that of the footer. */
export type Shades = Record<'brand' | 'strong' | 'soft' | 'deep', string>

/** The shades of a colour. Each is as near to it as words in it and on it can be read. */
export function shadesOf(colour: string): { light: Shades; dark: Shades } {
  const { l, c, h } = toLch(colour)
  const softLight = { l: 0.945, c: Math.min(c, 0.03), h }
  const softDark = { l: 0.335, c: Math.min(c, 0.04), h }
  const light = readable({ l, c, h }, softLight, -STEP)
  const dark = readable({ l: Math.max(l, 0.8), c: Math.min(c, 0.11), h }, softDark, STEP)
  return {
    light: {
      brand: toHex(light),
      strong: toHex({ ...light, l: light.l > 0.3 ? light.l - 0.07 : light.l + 0.1 }),
      soft: toHex(softLight),
      deep: toHex({ l: Math.min(light.l, 0.29), c: Math.min(c, 0.07), h }),
    },
    dark: {
      brand: toHex(dark),
      strong: toHex({ ...dark, l: dark.l + 0.06 }),
      soft: toHex(softDark),
      deep: toHex({ l: 0.255, c: Math.min(c, 0.04), h }),
    },
  }
}

/** Goes lighter or darker until words in it can be read on this ground. */
function readable(colour: Lch, ground: Lch, step: number): Lch {
  const [{ l, c, h }, under] = [colour, toHex(ground)]
  let lightness = l
  while (contrast(toHex({ l: lightness, c, h }), under) < CONTRAST_MIN && lightness > STEP && lightness < 1)
    lightness += step
  return { l: lightness, c, h }
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = toLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The three channels of a colour, linear, from 0 to 1. */
const toLinear = (colour: string) =>
  [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })

/** A colour in OKLCH (Björn Ottosson, 2020). */
export function toLch(colour: string): Lch {
  const [r = 0, g = 0, b = 0] = toLinear(colour)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const yellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { l, c: Math.hypot(a, yellow), h: Math.atan2(yellow, a) }
}

/** The nearest colour of screens: with less chroma where they have no such one. */
export function toHex({ l, c, h }: Lch): string {
  let chroma = c
  let channels = linearOf({ l, c: chroma, h })
  while (chroma > 0 && channels.some(channel => channel < -0.001 || channel > 1.001)) {
    chroma = Math.max(0, chroma - 0.004)
    channels = linearOf({ l, c: chroma, h })
  }
  const digits = channels.map(channel => {
    const inside = Math.min(1, Math.max(0, channel))
    const encoded = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

function linearOf({ l, c, h }: Lch) {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** The address of the styles that give the site a colour: another colour is another address, also for cached pages. */
export const colourSheetPath = (colour: string): string => `/colour/${colour.slice(1)}.css`
