import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
/** A part of a class list is written in one literal, so that Tailwind finds it. */
const LITERAL = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g
/** The look of a press is in the base of buttons; rows of tables are not pressed. */
const EXEMPT = new Set(['ui/Button.tsx', 'ui/Table.tsx'])

test('whatever changes under the pointer changes again while it is pressed', () => {
  const files = globSync('{ui,app}/**/*.tsx', { cwd: root }).filter(
    file => !file.endsWith('.stories.tsx') && !file.includes('node_modules') && !EXEMPT.has(file),
  )
  const same = files.flatMap(file =>
    (readFileSync(root + file, 'utf8').match(LITERAL) ?? [])
      .filter(classes => classes.includes('hover:') && !classes.includes('active:'))
      .map(classes => `${file} ${classes}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(same).toEqual([])
})
