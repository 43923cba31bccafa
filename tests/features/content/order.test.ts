import { expect, test } from 'vitest'
import { placeAfterDrop, withMoved } from '#app/editor/order.ts'

const ids = ['bridge', 'port', 'desk', 'plane']

test.each([
  ['bridge', 'desk', true, 'port desk bridge plane'],
  ['bridge', 'desk', false, 'port bridge desk plane'],
  ['plane', 'bridge', false, 'plane bridge port desk'],
  ['plane', 'port', true, 'bridge port plane desk'],
  ['port', 'port', true, 'bridge port desk plane'],
  ['port', 'bridge', true, 'bridge port desk plane'],
])('%s dropped on %s, after it: %s', (dragged, target, isAfter, order) => {
  const index = placeAfterDrop(ids, dragged, target, isAfter)
  expect(withMoved(ids, dragged, index).join(' ')).toBe(order)
})
