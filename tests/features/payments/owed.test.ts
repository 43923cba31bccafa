import { expect, test } from 'vitest'
import type { Objection } from '#server/features/payments/kinds.shared.ts'
import { objectionsTo, owedRows, sumOf } from '#server/features/payments/balances.ts'
import { COST_ITEMS } from '#server/features/vacancies/schema.ts'
import { costs } from './cash.ts'

const cancelledAt = new Date()
const receipt = (item: string, amount: number, other: object = {}) => ({
  kind: 'payment',
  item,
  amount,
  thousandths: 0,
  cancelledAt: null,
  ...other,
})

test('what is owed is what the job says, and what it does not say', () => {
  expect(owedRows(costs, [])).toEqual([
    { item: 'visa', most: null, paid: 0, left: null },
    { item: 'medical', most: 8500, paid: 0, left: 8500 },
    { item: 'training', most: 1000, paid: 0, left: 1000 },
  ])
})

test('a job without a list of costs states none of them', () => {
  expect(owedRows([], []).map(({ item, most }) => [item, most])).toEqual(COST_ITEMS.map(item => [item, null]))
})

test('payments and refunds count, cancelled ones do not', () => {
  const receipts = [
    receipt('medical', 5000),
    receipt('medical', 1000, { kind: 'refund' }),
    receipt('medical', 3000, { cancelledAt }),
    receipt('going', 700),
    receipt('other', 50),
  ]
  expect(sumOf(receipts)).toBe(4750)
  expect(owedRows(costs, receipts)).toEqual([
    { item: 'going', most: 0, paid: 700, left: 0 },
    { item: 'visa', most: null, paid: 0, left: null },
    { item: 'medical', most: 8500, paid: 4000, left: 4500 },
    { item: 'training', most: 1000, paid: 0, left: 1000 },
    { item: 'other', most: null, paid: 50, left: null },
  ])
})

test.each<[string, { item: string; amount: number; isSelected?: boolean }, Objection[]]>([
  ['the most', { item: 'medical', amount: 4500 }, []],
  ['a taka more than the most', { item: 'medical', amount: 4501 }, ['over-most']],
  ['what the employer pays', { item: 'going', amount: 1 }, ['over-most']],
  ['what the job does not state', { item: 'visa', amount: 1 }, ['not-stated']],
  ['other costs that the job does not have', { item: 'other', amount: 1 }, ['not-stated']],
  ['anything before the selection', { item: 'medical', amount: 1, isSelected: false }, ['not-selected']],
  ['both at once', { item: 'medical', amount: 9000, isSelected: false }, ['not-selected', 'over-most']],
])('taking %s', (_, given, objections) => {
  expect(objectionsTo({ isSelected: true, ...given }, costs, [receipt('medical', 4000)])).toEqual(objections)
})

test('other costs of a job have a most of their own, together', () => {
  const others = [
    { item: 'other', payer: 'worker', maxTaka: 300 },
    { item: 'other', payer: 'shared', maxTaka: 200 },
  ]
  const ask = (amount: number, list = others) => objectionsTo({ item: 'other', amount, isSelected: true }, list, [])
  expect(ask(500)).toEqual([])
  expect(ask(501)).toEqual(['over-most'])
  expect(ask(1, [...others, { item: 'other', payer: 'worker', maxTaka: undefined as never }])).toEqual(['not-stated'])
})
