/** Draws the pictures of the public pages again, the same each time: `node scripts/drawings/draw.ts [name …]`. */
import { mkdir } from 'node:fs/promises'
import { deliver, published, render } from './deliver.ts'
import { drawMarks } from './marks.ts'
import { pictures } from './pictures.ts'
import { drawShares } from './shares.ts'

const only = process.argv.slice(2)
await mkdir(published('drawings/companies'), { recursive: true })

for (const [name, { draw, cut, widths, most }] of Object.entries(pictures)) {
  if (only.length && !only.includes(name)) continue
  await deliver(name, await render(draw(), cut), widths, most)
}
if (!only.length || only.includes('marks')) await drawMarks()
if (!only.length || only.includes('shares')) await drawShares()
