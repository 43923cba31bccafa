/** The largest picture file taken, in bytes. */
export const IMAGE_MAX_BYTES = 1024 * 1024
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Widths, in pixels, in which a picture is kept; those above its own width are left out. */
const WIDTHS = [320, 640, 1280]
const OWN = /^\/pictures\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.webp$/

export type Variant = { width: number; type: 'image/avif' | 'image/webp'; path: string }
export type StoredPicture = { src: string; width: number; height: number; variants: Variant[] }

/**
 * What can be known of one of our own pictures from its path alone: its size in pixels and the path of every variant.
 * null for an address of somebody else's. The largest variant has the picture's own size and the picture's own path as WebP.
 */
export function readPicture(url: string): StoredPicture | null {
  const [, hash, w, h] = OWN.exec(url) ?? []
  if (!hash || !w || !h) return null
  const width = Number(w)
  const height = Number(h)
  const name = `/pictures/${hash}-${w}x${h}`
  const widths = [...WIDTHS.filter(smaller => smaller < width), width]
  const variants = widths.flatMap<Variant>(size => (['avif', 'webp'] as const).map(format => ({
    width: size,
    type: `image/${format}`,
    path: size === width ? `${name}.${format}` : `${name}-${size}.${format}`,
  })))
  return { src: `${name}.webp`, width, height, variants }
}
