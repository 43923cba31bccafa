import sharp from 'sharp'
import { seeded } from './paint.ts'

/** A part of a drawing, in pixels. */
export type Cut = { left: number; top: number; width: number; height: number }

/** Strength of the paper grain, in steps of 256: more costs bytes in AVIF and shows no smoother sky. */
const GRAIN = 1.5

/** Renders a drawing with a fine paper grain, so that wide skies do not band, and cuts out the part that is shown. */
export async function render(svg: string, cut?: Cut) {
  const drawn = sharp(Buffer.from(svg)).removeAlpha()
  const { data, info } = await (cut ? drawn.extract(cut) : drawn).raw().toBuffer({ resolveWithObject: true })
  const random = seeded(1989)
  for (let at = 0; at < data.length; at += info.channels) {
    const speck = (random() + random() - 1) * GRAIN
    for (let channel = 0; channel < info.channels; channel++)
      data[at + channel] = Math.max(0, Math.min(255, Math.round((data[at + channel] ?? 0) + speck)))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
