import { IMAGE_MAX_BYTES, IMAGE_TYPES, isHeic } from '#server/files/schema.ts'

/** What a file input for pictures offers. HEIC is taken where the browser reads it. */
export const ACCEPTED_FILES = [...IMAGE_TYPES, 'image/heic', 'image/heif', '.heic', '.heif'].join(',')

/** Why files were not taken. The large ones can be made smaller in the browser. */
export type RejectedFiles = { tooLarge: File[]; noPicture: string[]; heic: string[] }
export const noneRejected: RejectedFiles = { tooLarge: [], noPicture: [], heic: [] }

/** Files as they were chosen: those to upload, those to convert before, and those that are not taken. */
export async function sortFiles(files: File[]): Promise<{ taken: File[]; toConvert: File[]; rejected: RejectedFiles }> {
  const taken: File[] = []
  const toConvert: File[] = []
  const rejected: RejectedFiles = { tooLarge: [], noPicture: [], heic: [] }
  for (const file of files) {
    const format = await formatOf(file)
    if (format === 'heic')
      if (await canDecode(file)) toConvert.push(file)
      else rejected.heic.push(file.name)
    else if (file.size > IMAGE_MAX_BYTES) rejected.tooLarge.push(file)
    else if (format === 'other') rejected.noPicture.push(file.name)
    else taken.push(file)
  }
  return { taken, toConvert, rejected }
}

const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]

/** Whether a file begins as a JPEG, PNG, WebP or HEIC file does. The server decodes it and decides. */
async function formatOf(file: File): Promise<'picture' | 'heic' | 'other'> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...head)
  if (isHeic(head)) return 'heic'
  const isPicture =
    SIGNATURES.some(signature => signature.every((byte, n) => head[n] === byte)) ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  return isPicture ? 'picture' : 'other'
}

async function canDecode(file: File) {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
