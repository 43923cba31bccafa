import sharp from 'sharp'

export const ONE_MEGABYTE = 1_048_576

/** A file as Playwright's setInputFiles takes it. */
export type PictureFile = { name: string; mimeType: string; buffer: Buffer }
type Shape = { width?: number; height?: number; colour?: string }

const canvas = ({ width = 480, height = 320, colour = '#8a1538' }: Shape = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: { create: { width: Math.ceil(width / 3), height, channels: 3, background: '#ffffff' } }, gravity: 'west' },
  ])

export async function jpeg(name: string, shape?: Shape): Promise<PictureFile> {
  return { name, mimeType: 'image/jpeg', buffer: await canvas(shape).jpeg().toBuffer() }
}

export async function png(name: string, shape?: Shape): Promise<PictureFile> {
  return { name, mimeType: 'image/png', buffer: await canvas(shape).png().toBuffer() }
}

export async function webp(name: string, shape?: Shape): Promise<PictureFile> {
  return { name, mimeType: 'image/webp', buffer: await canvas(shape).webp().toBuffer() }
}

/** A JPEG of exactly this many bytes: what follows its end marker is not looked at. */
export async function jpegOf(bytes: number, name: string, shape?: Shape): Promise<PictureFile> {
  const { buffer, mimeType } = await jpeg(name, shape)
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]) }
}

/** Begins as a JPEG and breaks off in the middle. */
export async function truncatedJpeg(name: string): Promise<PictureFile> {
  const pixels = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, n) => (n * 2_654_435_761) >>> 24))
  const whole = await sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer: whole.subarray(0, Math.floor(whole.length / 2)) }
}

export function textCalled(name: string): PictureFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from('This is a letter, not a picture.') }
}
