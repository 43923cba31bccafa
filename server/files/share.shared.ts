import { readFocus, readPicture } from '#server/files/schema.ts'

/** A file made of a stored picture: for shared links, cropped around its focal point in percent, or an icon with the whole picture. */
export type Crop = { kind: 'share'; x: number; y: number } | { kind: 'icon'; size: number }

/** Of a picture for shared links, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 }
export const ICON_SIZES = [64, 180, 192, 512] as const

const STEM = /^\/pictures\/(.+)\.webp$/
const SHARE = /^([0-9a-f]{32}-\d{1,5}x\d{1,5})-1200x630-(\d{1,3})-(\d{1,3})\.jpg$/
const ICON = /^([0-9a-f]{32}-\d{1,5}x\d{1,5})-(\d{2,3})\.png$/

/** The path of a stored picture as a JPEG of 1200×630 for shared links, cropped around its focal point; any other address as it is. */
export function sharePictureOf(path: string, focus?: string): string {
  const { x, y } = readFocus(focus)
  return readPicture(path) ? `/share/${STEM.exec(path)?.[1]}-1200x630-${x}-${y}.jpg` : path
}

/** The path of a stored picture as a square PNG, whole, for icons; undefined for any other address. That of 180 pixels is on white. */
export function iconOf(path: string, size: (typeof ICON_SIZES)[number]): string | undefined {
  return readPicture(path) ? `/share/${STEM.exec(path)?.[1]}-${size}.png` : undefined
}

/** What the file with this name under /share/ is made of; null for any other name. */
export function readShare(name: string): { path: string; crop: Crop } | null {
  const [, picture, x, y] = SHARE.exec(name) ?? []
  if (picture && [x, y].every(isStep))
    return { path: `/pictures/${picture}.webp`, crop: { kind: 'share', x: Number(x), y: Number(y) } }
  const [, whole, size] = ICON.exec(name) ?? []
  return whole && ICON_SIZES.some(each => String(each) === size)
    ? { path: `/pictures/${whole}.webp`, crop: { kind: 'icon', size: Number(size) } }
    : null
}

const isStep = (percent: string | undefined) =>
  String(Number(percent)) === percent && Number(percent) <= 100 && Number(percent) % 5 === 0
