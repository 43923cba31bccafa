import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { readPicture, type Variant } from '#server/images/schema.ts'

// Decoding is the only check of a picture. Every loader but these three is blocked inside libvips, SVG and PDF included.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const MAX_PIXELS = 40_000_000
const MAX_SIDE = 12_000
const KEPT_SIDE = 1920 // no page shows a picture larger
const FORMATS = new Set(['jpeg', 'png', 'webp'])

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** A picture ready to be stored: its path, and the file of each variant. */
export type Converted = { path: string; files: { path: string; bytes: Buffer }[] }

/** Makes every variant of a JPEG, PNG or WebP file. null when `decode` takes it for no such picture. */
export async function convert(file: Buffer): Promise<Converted | null> {
  const pixels = await decode(file)
  if (!pixels) return null
  const picture = readPicture(`/pictures/${createHash('sha256').update(file).digest('hex').slice(0, 32)}-${pixels.width}x${pixels.height}.webp`)
  if (!picture) throw new Error('A path of our own must be readable')
  const files: Converted['files'] = []
  for (const variant of picture.variants) files.push({ path: variant.path, bytes: await encode(pixels, variant) })
  return { path: picture.src, files }
}

/**
 * Decodes a JPEG, PNG or WebP file to upright sRGB pixels, at most 1,920 a side, without metadata, colour profile or whatever follows
 * the picture in the file. null when it is no such picture, is animated, damaged, or larger than 40 million pixels.
 */
async function decode(file: Buffer): Promise<Pixels | null> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
  try {
    const { format, width, height, pages = 1 } = await sharp(file, options).metadata()
    if (!FORMATS.has(format) || width > MAX_SIDE || height > MAX_SIDE || pages > 1) return null
    const { data, info } = await sharp(file, options).autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] }
  } catch {
    return null
  }
}

/** The pixels as a file of the variant's type and width. AVIF effort 3: 4 takes eight times as long for the same size. */
function encode({ data, ...raw }: Pixels, { width, type }: Variant): Promise<Buffer> {
  const picture = sharp(data, { raw }).resize({ width, withoutEnlargement: true })
  return (type === 'image/avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78, effort: 4 })).toBuffer()
}
