import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')

/** How many sections each chapter of ASVS 5.0 has. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]

test('every section of ASVS has a line', () => {
  const wanted = SECTIONS.flatMap((count, n) => Array.from({ length: count }, (_, of) => `V${n + 1}.${of + 1}`))
  const columns = [...text.matchAll(/^\| (V[^|]*)/gm)].map(([, column]) => column!)
  const found = new Set(columns.flatMap(sectionsIn))
  expect(wanted.filter(section => !found.has(section))).toEqual([])
})

/** `V4.3, V4.4` and `V11.2 to V11.5` name their sections, a requirement such as V5.4.3 its section. */
function sectionsIn(column: string): string[] {
  return [...column.matchAll(/(V\d+)\.(\d+)(?: to V\d+\.(\d+))?/g)].flatMap(([, chapter, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${chapter}.${Number(first) + n}`),
  )
}

test('a line without a test says that it is open or holds nothing', () => {
  const bare = [...text.matchAll(/^\| V[^|]*\|([^|]*)\| +– +\|$/gm)].map(([, how]) => how!.trim())
  expect(bare.filter(how => !/\b(?:Open|none|neither|no|exist)\b/.test(how))).toEqual([])
})
