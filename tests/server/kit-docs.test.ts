import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PropsReader, type PartInfo } from '../../.storybook/props.ts'

const root = new URL('../..', import.meta.url).pathname
const ui = `${root}ui/`
const reader = new PropsReader(root, ui)
const files = readdirSync(ui).filter(name => /^[A-Z]\w*\.tsx$/.test(name))
/** Made by another part alone. */
const INNER = new Set(['AlertShell', 'DateCalendar', 'DialogShell', 'NavDropdownMenu', 'ToastList'])
let parts: { file: string; part: PartInfo }[]

beforeAll(() => {
  reader.open()
  parts = files.flatMap(file => reader.partsOf(ui + file).map(part => ({ file, part })))
})
afterAll(() => reader.close())

test('every property of the kit has a line', () => {
  const bare = parts.flatMap(({ file, part }) =>
    Object.entries(part.props)
      .filter(([, prop]) => !prop.description)
      .map(([name]) => `${file} ${part.displayName}.${name}`),
  )
  expect(parts.length).toBeGreaterThan(60)
  expect(bare).toEqual([])
})

test('every part of the kit has a guide or belongs to one that has', () => {
  const stories = readdirSync(ui).filter(name => name.endsWith('.stories.tsx'))
  const guided = stories.map(name => readFileSync(ui + name, 'utf8')).filter(source => /\bguide\b/.test(source))
  const named = (name: string) =>
    guided.some(source => new RegExp(`\\b(component: ${name}|subcomponents: \\{[^}]*\\b${name}\\b)`).test(source))
  const silent = parts.map(({ part }) => part.displayName).filter(name => !INNER.has(name) && !named(name))
  expect(silent).toEqual([])
})
