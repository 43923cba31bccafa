/** Draws the pictures and flags of the demonstration record and the site's icons again, the same each time: `node prisma/seed/draw.ts`. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { convert } from '#server/media/decode.ts'
import { nameOf } from '#server/media/schema.ts'
import { seeded } from './paint.ts'
import { appleIcon, favicon } from './icons.ts'
import { scenes } from './scenes/all.ts'
import { newsPictures } from './news-pictures.ts'
import { seedClients } from './seed-data.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const only = process.argv.slice(2)
const NEWS_WIDTH = 828 // pixels

await Promise.all(['pictures', 'flags'].map(folder => mkdir(here(folder), { recursive: true })))

for (const [name, scene] of Object.entries(scenes)) {
  if (only.length && !only.includes(name)) continue
  await (await grained(scene(), 6)).jpeg({ quality: 87, mozjpeg: true }).toFile(here(`pictures/${name}.jpg`))
}

for (const [name, picture] of Object.entries(newsPictures)) {
  if (only.length && !only.includes(name)) continue
  await (
    await picture()
  )
    .resize(NEWS_WIDTH)
    .jpeg({ quality: 87, mozjpeg: true })
    .toFile(here(`pictures/${name}.jpg`))
}

for (const flag of new Set(seedClients.map(country => country.flag))) {
  const drawing = here(`../../node_modules/country-flag-icons/3x2/${flag.slice(0, 2).toUpperCase()}.svg`)
  await sharp(await readFile(drawing), { density: 300 })
    .resize(480)
    .png({ palette: true, effort: 10 })
    .toFile(here(`flags/${flag}`))
}

for (const folder of ['pictures', 'flags'])
  for (const file of await readdir(here(folder))) await keepConverted(folder, file)

await writeFile(here('../../app/public/favicon.svg'), favicon)
await sharp(Buffer.from(appleIcon))
  .png({ palette: true, effort: 10 })
  .toFile(here('../../app/public/apple-touch-icon.png'))

/** Writes a picture's files as an upload would store them, for the seed. */
async function keepConverted(folder: string, file: string) {
  const picture = await convert(await readFile(join(here(folder), file)))
  if (typeof picture === 'string') throw new Error(`${file} is no picture`)
  const target = join(here('converted'), parse(file).name)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const { path, bytes } of picture.files) await writeFile(join(target, nameOf(path)), bytes)
}

/** The drawing as pixels with a fine paper grain, so that wide skies do not band. */
async function grained(svg: string, strength: number) {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const random = seeded(1989)
  for (let at = 0; at < data.length; at += info.channels) {
    const speck = (random() + random() - 1) * strength
    for (let channel = 0; channel < info.channels; channel++)
      data[at + channel] = Math.max(0, Math.min(255, Math.round((data[at + channel] ?? 0) + speck)))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
