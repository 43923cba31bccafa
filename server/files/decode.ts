import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { isHeic, MAX_PIXELS, MAX_SIDE, readPicture, type Variant } from '#server/files/schema.ts'

/** Of a picture that is soon decoded: of a JPEG, which is made smaller while it is read, and of any other. */
const QUICK_PIXELS = { jpeg: 13_000_000, other: 4_000_000 }
const STORED_SIDE = 1920 // pixels; no page shows a larger picture
const FORMATS = new Set(['jpeg', 'png', 'webp'])
const JPEG_BEGIN = Buffer.from([0xff, 0xd8])
const JPEG_END = Buffer.from([0xff, 0xd9])
/** What libjpeg warns of in the heads of whole pictures, as some telephones and old programs write them. */
const OF_HEAD = /Invalid SOS parameters|unknown JFIF revision|Unknown Adobe color transform/

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** A picture to store: its path, and the file of each variant. */
export type Converted = { path: string; files: { path: string; bytes: Buffer }[] }

/** Why there is no picture: `too-large` above MAX_PIXELS or MAX_SIDE; `no-picture` for what is no JPEG, PNG or WebP file at all. */
export type NoPicture = 'no-picture' | 'too-large' | 'heic' | 'animated' | 'damaged'
/** The result for a file: a picture, or why there is none. */
export type Conversion = Converted | NoPicture

/** Encodes every variant of a JPEG, PNG or WebP file, unless `decode` rejects it. */
export async function convert(file: Buffer): Promise<Conversion> {
  restrictLoaders()
  const pixels = await decode(file, toPixels)
  if (typeof pixels === 'string') return pixels
  const picture = readPicture(
    `/pictures/${createHash('sha256').update(file).digest('hex').slice(0, 32)}-${pixels.width}x${pixels.height}.webp`,
  )
  if (!picture) throw new Error('A path of our own must be readable')
  const files: Converted['files'] = []
  for (const variant of picture.variants) files.push({ path: variant.path, bytes: await encode(pixels, variant) })
  return { path: picture.src, files }
}

/**
 * A JPEG, PNG or WebP file as an upright JPEG without metadata, unless `decode` rejects it. In one run and without mozjpeg, which makes a
 * photograph 7 % smaller in ten times the time. With `isQuick` a large one is `long`.
 */
export async function toJpeg(file: Buffer, isQuick: boolean): Promise<Buffer | NoPicture | 'long'> {
  restrictLoaders()
  const finish = (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
  return decode(file, finish, ({ format, width, height }) =>
    isQuick && width * height > (format === 'jpeg' ? QUICK_PIXELS.jpeg : QUICK_PIXELS.other) ? 'long' : undefined,
  )
}

/** Decoding is the only check of a picture: every loader but these three is blocked inside libvips, SVG and PDF included. */
export function restrictLoaders() {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
}

/**
 * Decodes a JPEG, PNG or WebP file to upright sRGB pixels, at most 1,920 a side, without metadata, colour profile or whatever follows
 * the picture in the file, and gives what `finish` makes of them.
 */
async function decode<T, L = never>(
  given: Buffer,
  finish: (picture: Sharp) => Promise<T>,
  refuse: (head: { format: string; width: number; height: number }) => L | undefined = () => undefined,
): Promise<T | NoPicture | L> {
  if (given.length === 0) return 'no-picture'
  if (isHeic(given)) return 'heic'
  const isJpeg = given.subarray(0, 2).equals(JPEG_BEGIN)
  const file = isJpeg ? Buffer.concat([given, JPEG_END]) : given // some programs leave the end out: that alone is no damage
  const head = await sharp(file, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  if (!head || !FORMATS.has(head.format)) return 'no-picture'
  if ((head.pages ?? 1) > 1) return 'animated'
  if (head.width > MAX_SIDE || head.height > MAX_SIDE || head.width * head.height > MAX_PIXELS) return 'too-large'
  const refused = refuse(head)
  if (refused) return refused
  const warnings: string[] = []
  try {
    const picture = await finish(
      sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
        .on('warning', (warning: string) => warnings.push(warning))
        .autoOrient()
        .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb'),
    )
    return isJpeg && isDamage(warnings) ? 'damaged' : picture
  } catch {
    return 'damaged'
  }
}

/** Of lost or broken rows, which are grey, libjpeg only warns. It tells the first warning of a reading, and how many there were. */
function isDamage(warnings: string[]): boolean {
  return warnings.some(warning => {
    const count = /^read gave (\d+) warnings/.exec(warning)?.[1]
    return count === undefined ? !OF_HEAD.test(warning) : Number(count) > 1
  })
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] }
}

/** The pixels as a file of the variant's type and width. AVIF effort 3: 4 takes eight times as long for the same size. */
function encode({ data, ...raw }: Pixels, { width, type }: Variant): Promise<Buffer> {
  const picture = sharp(data, { raw }).resize({ width, withoutEnlargement: true })
  return (
    type === 'image/avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78, effort: 4 })
  ).toBuffer()
}
