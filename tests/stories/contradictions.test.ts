import { expect, test } from 'vitest'
import { contradictions } from './contradictions.ts'

test.each([
  ['p-2 text-ink p-4', ['p-2 p-4']],
  ['max-w-page w-full max-w-text', ['max-w-page max-w-text']],
  ['shadow-soft hover:shadow-lifted shadow-lifted', ['shadow-soft shadow-lifted']],
  ['lg:hidden grid lg:flex', ['lg:hidden lg:flex']],
])('%s contradicts itself', (list, found) => {
  expect(contradictions(list)).toEqual(found)
})

test.each([
  'p-4 px-2',
  'px-2 p-4',
  'hidden lg:block',
  'text-sm text-muted font-display',
  'rounded-md shadow-soft text-current',
  'p-4 p-4',
])('%s does not contradict itself', list => {
  expect(contradictions(list)).toEqual([])
})
