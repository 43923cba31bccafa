// The site's pages reuse the scenes of the demonstration record, in the sizes they show: `node_modules/.bin/node app/drawings/from-record.ts`.
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'

const from = new URL('../../prisma/demo/pictures/', import.meta.url)
const to = new URL('../public/drawings/', import.meta.url)

for (const file of await readdir(from)) {
  for (const width of [480, 960]) {
    const picture = sharp(new URL(file, from).pathname).resize(width)
    const name = new URL(`${basename(file, '.jpg')}-${width}`, to).pathname
    await picture.clone().avif({ quality: 50, effort: 4 }).toFile(`${name}.avif`)
    await picture.clone().webp({ quality: 72, effort: 6 }).toFile(`${name}.webp`)
  }
}
