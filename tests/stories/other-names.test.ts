import { expect, test } from 'vitest'
import { otherNames, withOtherNames } from '../../.storybook/other-names.ts'
import { parts } from '../../ui/sizes.mjs'

const all = Object.values(otherNames).flat()

test('every other name is of a part that is there, and stands once', () => {
  expect(all.flatMap(([, of]) => of).filter(part => !parts().includes(part))).toEqual([])
  const pairs = all.flatMap(([names, of]) => names.flatMap(name => of.map(part => `${name.toLowerCase()}: ${part}`)))
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
})

test('the search finds a part by its other names, and no story twice', () => {
  const loading = { id: 'anchor--data-datatable--loading', title: 'Loading' }
  const page = { type: 'docs', title: 'Overlays/Dialog', anchors: [loading] }
  const text = { type: 'docs', title: 'Introduction', anchors: [loading] }
  const { page: found, text: same } = withOtherNames({ entries: { page, text } }).entries
  expect(found.anchors.map(({ title }) => title)).toEqual(expect.arrayContaining(['Modal', 'popup']))
  expect(found.anchors).not.toContain(loading)
  expect(same).toBe(text)
})
