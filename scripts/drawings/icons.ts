import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const globe =
  'M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26M3.5 16H28.5M16 3C19.5 7 21 11 21 16S19.5 25 16 29C12.5 25 11 21 11 16S12.5 7 16 3'

/** Where the site serves its files from. */
export const published = (name: string) => fileURLToPath(new URL(`../../app/public/${name}`, import.meta.url))

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><style>path{stroke:#00504a}@media (prefers-color-scheme:dark){path{stroke:#7fd6c8}}</style><path d="${globe}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>
`

/** The icons of an agency that has no mark yet: a globe. */
export async function drawIcons() {
  await writeFile(published('favicon.svg'), favicon)
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const)
    await sharp(Buffer.from(icon(size)))
      .png({ palette: true, effort: 10 })
      .toFile(published(`${name}.png`))
}

/** The sign on brand green, with so much ground around it that a round mask leaves it whole. */
function icon(size: number) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-8 -8 48 48"><path d="M-8-8h48v48H-8z" fill="#00504a"/><path d="${globe}" fill="none" stroke="#fbf5e8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
