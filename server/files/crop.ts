import sharp from 'sharp'
import { restrictLoaders } from '#server/files/decode.ts'
import { type Crop, SHARE_SIZE } from '#server/files/share.shared.ts'

/**
 * A stored picture as JPEG for shared links, cropped as browsers crop it with `object-fit: cover` and its
 * `object-position`, or as PNG for icons.
 */
export async function cropPicture(file: Buffer, crop: Crop): Promise<Buffer> {
  restrictLoaders()
  if (crop.kind === 'icon') {
    const isOnWhite = crop.size === 180 // iOS shows transparent pixels black
    const background = isOnWhite ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 }
    const icon = sharp(file).resize({ width: crop.size, height: crop.size, fit: 'contain', background })
    return (isOnWhite ? icon.flatten({ background }) : icon).png({ palette: true, quality: 80, effort: 10 }).toBuffer()
  }
  return (await cover(file, SHARE_SIZE, crop)).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** A picture that fills a rectangle, cropped around a point in percent. */
export async function cover(file: Buffer, size: { width: number; height: number }, focus: { x: number; y: number }) {
  const { width, height } = await sharp(file).metadata()
  const scale = Math.max(size.width / width, size.height / height)
  const scaled = {
    width: Math.max(size.width, Math.round(width * scale)),
    height: Math.max(size.height, Math.round(height * scale)),
  }
  return sharp(file)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      ...size,
      left: Math.round(((scaled.width - size.width) * focus.x) / 100),
      top: Math.round(((scaled.height - size.height) * focus.y) / 100),
    })
    .flatten({ background: '#fff' })
}
