/** Draws the pictures of the public pages again, the same each time: `node app/drawings/draw.ts [name …]`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deliver, published, render, toneOf } from './deliver.ts'
import { drawMarks } from './marks.ts'
import { pictures } from './pictures.ts'

const only = process.argv.slice(2)
await mkdir(published('drawings/companies'), { recursive: true })

const lines: string[] = []
for (const [name, { draw, cut, widths, most }] of Object.entries(pictures)) {
  if (only.length && !only.includes(name)) continue
  const picture = await render(draw(), cut)
  await deliver(name, picture, widths, most)
  const { width = 1600, height = 1067 } = cut ?? {}
  lines.push(`  '${name}': { widths: [${widths.join(', ')}], ratio: [${width}, ${height}], tone: '${await toneOf(picture)}' },`)
}
if (!only.length) {
  await drawMarks()
  await writeFile(fileURLToPath(new URL('made.ts', import.meta.url)), `/** What \`draw.ts\` has made: \`/drawings/<name>-<width>.avif\` and \`.webp\`, with the colour to show until they have come. */
export const drawings = {
${lines.join('\n')}
} as const satisfies Record<string, { widths: readonly number[]; ratio: readonly [number, number]; tone: \`#\${string}\` }>

export type Drawing = keyof typeof drawings
`)
}
