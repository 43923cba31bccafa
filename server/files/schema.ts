/** The largest picture file taken, in bytes. */
export const IMAGE_MAX_BYTES = 1024 * 1024
/** The most pixels of a picture, in all and a side: it is decoded in memory as a whole. */
export const MAX_PIXELS = 24_000_000
export const MAX_SIDE = 12_000
/** The most pages of a PDF that somebody attaches. */
export const PDF_PAGES_MAX = 40
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Limits of what the library says of a picture, in characters. */
export const PICTURE_NAME_MAX = 200
export const ALT_MAX = 500
export const CAPTION_MAX = 500

/** Widths in pixels in which a picture is stored; those above its own width are left out. */
const WIDTHS = [320, 640, 1280]
const OWN = /^\/pictures\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.webp$/

/** The name of one stored file: a variant's path without `/pictures/`. */
export const FILE_NAME = /^[0-9a-f]{32}-\d{1,5}x\d{1,5}(?:-\d{1,5})?\.(?:avif|webp)$/

export type Variant = { width: number; type: 'image/avif' | 'image/webp'; path: string }
export type StoredPicture = { src: string; width: number; height: number; variants: Variant[] }

/**
 * Size and variants of a stored picture, derived from its path alone; null for any other address. The largest variant has the picture's
 * own size and, as WebP, the picture's own path.
 */
export function readPicture(url: string): StoredPicture | null {
  const [, hash, w, h] = OWN.exec(url) ?? []
  if (!hash || !w || !h) return null
  const width = Number(w)
  const height = Number(h)
  const name = `/pictures/${hash}-${w}x${h}`
  const widths = [...WIDTHS.filter(smaller => smaller < width), width]
  const variants = widths.flatMap<Variant>(size =>
    (['avif', 'webp'] as const).map(format => ({
      width: size,
      type: `image/${format}`,
      path: size === width ? `${name}.${format}` : `${name}-${size}.${format}`,
    })),
  )
  return { src: `${name}.webp`, width, height, variants }
}

/** A focal point: the part of a picture that every crop shows, `X Y` in percent from the top left in steps of 5; '' for the centre. */
export const FOCUS = /^(?:(?:[05]|[1-9][05]|100) (?:[05]|[1-9][05]|100))?$/

/** A focal point in percent. Anything else than a focal point is the centre. */
export function readFocus(focus: string | undefined): { x: number; y: number } {
  const [x = 50, y = 50] = focus && FOCUS.test(focus) ? focus.split(' ').map(Number) : []
  return { x, y }
}

/** The path under which pages show a stored file, and back. */
export const pathOf = (name: string) => `/pictures/${name}`
export const nameOf = (path: string) => path.slice('/pictures/'.length)
export const typeOf = (name: string) => (name.endsWith('.avif') ? 'image/avif' : 'image/webp')

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'])

/** Whether a file whose first twelve bytes are given begins as those of iPhones do. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, 12))
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4))
}
