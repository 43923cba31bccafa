import { chooseFiles } from './saved-form.ts'

const SIDE_MAX = 1600 // pixels: a page of print stays readable
const QUALITY = 0.8

/**
 * Makes photos that somebody has chosen in a field small enough to be sent, see `shrinkPhoto`, one after the other, as
 * phones have little memory; `tell` hears how many are ready. Where others are chosen meanwhile, those stay.
 */
export async function shrinkChosen(
  field: HTMLInputElement,
  maxBytes: number,
  tell: (done: number) => void,
): Promise<void> {
  const files = [...(field.files ?? [])]
  const smaller: File[] = []
  for (const file of files) tell(smaller.push(await shrinkPhoto(file, maxBytes)))
  const isSame = field.files?.length === files.length && files.every((file, n) => field.files?.[n] === file)
  if (isSame && smaller.some((file, n) => file !== files[n])) chooseFiles(field, smaller)
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
