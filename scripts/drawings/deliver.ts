import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { seeded } from '#prisma/seed/paint.ts'

export type Cut = { left: number; top: number; width: number; height: number }

/** Where the site serves its files from. */
export const published = (name: string) => fileURLToPath(new URL(`../../app/public/${name}`, import.meta.url))

/** Renders a drawing with a fine paper grain, so that wide skies do not band, and cuts out the part that is shown. */
export async function render(svg: string, cut?: Cut) {
  const drawn = sharp(Buffer.from(svg)).removeAlpha()
  const { data, info } = await (cut ? drawn.extract(cut) : drawn).raw().toBuffer({ resolveWithObject: true })
  const random = seeded(1989)
  for (let at = 0; at < data.length; at += info.channels) {
    const speck = (random() + random() - 1) * 1.5
    for (let channel = 0; channel < info.channels; channel++)
      data[at + channel] = Math.max(0, Math.min(255, Math.round((data[at + channel] ?? 0) + speck)))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Writes `drawings/<name>-<width>.avif` and `.webp`; `most` is the limit in bytes for the narrowest AVIF. */
export async function deliver(
  name: string,
  picture: Sharp,
  widths: readonly number[],
  most = Number.POSITIVE_INFINITY,
) {
  for (const wide of widths) {
    const sized = await picture.clone().resize(wide).png().toBuffer()
    const limit = wide === widths[0] ? most : Number.POSITIVE_INFINITY
    await writeFile(published(`drawings/${name}-${wide}.avif`), await avifWithin(sized, limit))
    await writeFile(
      published(`drawings/${name}-${wide}.webp`),
      await sharp(sized).webp({ quality: 72, effort: 6 }).toBuffer(),
    )
  }
}

async function avifWithin(sized: Buffer, limit: number) {
  let quality = 52
  let made = await sharp(sized).avif({ quality, effort: 5 }).toBuffer()
  while (made.length > limit && quality > 24) {
    quality -= 4
    made = await sharp(sized).avif({ quality, effort: 5 }).toBuffer()
  }
  return made
}
