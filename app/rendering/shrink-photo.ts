import { chooseFiles } from './saved-form.ts'

const SIDE_MAX = 1600 // pixels: a page of print stays readable
const QUALITY = 0.8

/** Makes photos that somebody has chosen in a field small enough to be sent, see `shrinkPhoto`. */
export async function shrinkChosen(field: HTMLInputElement, maxBytes: number): Promise<void> {
  const files = [...(field.files ?? [])]
  const smaller = await Promise.all(files.map(file => shrinkPhoto(file, maxBytes)))
  if (smaller.some((file, n) => file !== files[n])) chooseFiles(field, smaller)
}

/**
 * A photo of a phone's camera made small enough to be sent on a slow line; any other file, one that may be so large,
 * and one that cannot be read, as it is. HEIC, which we cannot read, becomes JPEG where the browser reads it.
 */
async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  const isFine = file.size <= maxBytes && !/^image\/hei[cf]$/.test(file.type)
  if (isFine || !file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    return blob ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
