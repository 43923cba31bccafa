import sharp from 'sharp'
import { restrictLoaders } from '#server/media/decode.ts'
import { type Crop, SHARE_SIZE } from '#server/media/share.shared.ts'

/** A stored picture as JPEG for shared links, cropped as browsers crop it with `object-fit: cover` and its `object-position`, or as PNG for icons. */
export async function cropPicture(file: Buffer, crop: Crop): Promise<Buffer> {
  restrictLoaders()
  if (crop.kind === 'icon') {
    const isOnWhite = crop.size === 180 // iOS shows transparent pixels black
    const background = isOnWhite ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 }
    const icon = sharp(file).resize({ width: crop.size, height: crop.size, fit: 'contain', background })
    return (isOnWhite ? icon.flatten({ background }) : icon).png({ palette: true, quality: 80, effort: 10 }).toBuffer()
  }
  const { width, height } = await sharp(file).metadata()
  const scale = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height)
  const scaled = {
    width: Math.max(SHARE_SIZE.width, Math.round(width * scale)),
    height: Math.max(SHARE_SIZE.height, Math.round(height * scale)),
  }
  return sharp(file)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      ...SHARE_SIZE,
      left: Math.round(((scaled.width - SHARE_SIZE.width) * crop.x) / 100),
      top: Math.round(((scaled.height - SHARE_SIZE.height) * crop.y) / 100),
    })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
