import { IMAGE_MAX_BYTES } from '#server/files/schema.ts'

/**
 * The longer side in pixels and the quality, tried one after the other: the first is as large as pages show a picture.
 * Less than 1,440 pixels, the width of a page, only where nothing else helps.
 */
const STEPS = [
  { side: 1920, quality: 0.85 },
  { side: 1920, quality: 0.7 },
  { side: 1920, quality: 0.5 },
  { side: 1440, quality: 0.5 },
  { side: 960, quality: 0.7 },
  { side: 640, quality: 0.6 },
]

/** The picture as an upright JPEG of at most 1 MB. Throws when this browser cannot read it. */
export async function shrinkPicture(file: File): Promise<File> {
  const { width, height } = await sizeOf(file)
  for (const { side, quality } of STEPS) {
    const scale = Math.min(1, side / Math.max(width, height))
    const blob = await encode(file, Math.round(width * scale), Math.round(height * scale), quality)
    if (blob.size <= IMAGE_MAX_BYTES) return new File([blob], nameOfJpeg(file.name), { type: blob.type })
  }
  throw new Error(`${file.name} stays larger than 1 MB`)
}

/** The size in pixels of the picture as it is shown: turned as its EXIF data say. */
async function sizeOf(file: File) {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function encode(file: File, width: number, height: number, quality: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  try {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser has no canvas')
    context.fillStyle = '#fff' // a JPEG has no transparent pixels
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob?.type !== 'image/jpeg') throw new Error('This browser writes no JPEG')
    return blob
  } finally {
    bitmap.close()
  }
}

const nameOfJpeg = (name: string) => `${name.replace(/\.\w{1,5}$/, '')}.jpg`
