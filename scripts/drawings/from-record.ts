// The pages reuse some scenes of the demonstration record, in the sizes they show: `node_modules/.bin/node scripts/drawings/from-record.ts`.
import sharp from 'sharp'

const from = new URL('../../prisma/seed/pictures/', import.meta.url)
const to = new URL('../../app/public/drawings/', import.meta.url)

for (const scene of ['airport-apron', 'gulf-cranes', 'training-class']) {
  for (const width of [480, 960]) {
    const picture = sharp(new URL(`${scene}.jpg`, from).pathname).resize(width)
    const name = new URL(`${scene}-${width}`, to).pathname
    await picture.clone().avif({ quality: 50, effort: 4 }).toFile(`${name}.avif`)
    await picture.clone().webp({ quality: 72, effort: 6 }).toFile(`${name}.webp`)
  }
}
