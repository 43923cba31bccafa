import { flagDrawing } from './flag-drawings.ts'

const [WIDTH, HEIGHT] = [900, 600]

/**
 * The flag of a country by its ISO code, as a picture file of this name. Throws when it cannot be loaded.
 */
export async function drawFlag(code: string, name: string): Promise<File> {
  const response = await fetch(flagDrawing(code) ?? '')
  if (!response.ok) throw new Error(`The flag of ${code} came with status ${response.status}`)
  // Firefox draws no SVG without a size
  const drawing = (await response.text()).replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" `)
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  try {
    const picture = new Image(WIDTH, HEIGHT)
    picture.src = url
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, HEIGHT)
    const file = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, 'image/png')
    })
    if (!file) throw new Error(`The flag of ${code} could not be drawn`)
    return new File([file], `${name}.png`, { type: file.type })
  } finally {
    URL.revokeObjectURL(url)
  }
}
