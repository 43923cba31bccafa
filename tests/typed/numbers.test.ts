import { expect, test } from 'vitest'
import { numbersIn, readNumber } from '#i18n/typed/number.ts'
import { readMonths, readQuantity } from '#i18n/typed/quantity.ts'

test.each([
  ['1200,00', 1200],
  ['1,200.00', 1200],
  ['1.200', 1200],
  ['1,20,000.50', 120_000.5],
  ['١٢٠٠', 1200],
  ['١٬٢٠٠٫٥', 1200.5],
  ['१२००', 1200],
  ['１２００', 1200],
  ['\u202A1200\u202C', 1200],
  ['12\u200B00', 1200],
  ['1200/-', 1200],
  ['1200,-', 1200],
  ['1,2', 1.2],
  ['1200,50', 1200.5],
  ['1200.5', 1200.5],
  ['−5', -5],
  ['0', 0],
])('%s is a number', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  '',
  '1,20,00',
  '0,200',
  '1,2,3',
  '1200-1500',
  '10 1200',
  '1,200,00',
  '1200.000',
  '1.2.3',
  '5%',
  '1'.repeat(50),
])('%s is no number, or could be two', text => {
  expect(readNumber(text)).toBeNaN()
})

test('of three decimals a point is one; a comma or six digits are asked', () => {
  const dinars = (text: string) => readNumber(text, { threeDecimals: true })
  expect(['120.500', '1,200.50', '1,200.500', '120500.000', '12,00,000.250', '99999'].map(dinars)).toEqual([
    120.5, 1200.5, 1200.5, 120_500, 1_200_000.25, 99_999,
  ])
  expect(['120,500', '120500', '0,200', '120.5000'].map(dinars)).toEqual([NaN, NaN, NaN, NaN])
})

test('a number with words beside it is read where every word is known', () => {
  const isKnown = (word: string) => ['sar', 'a', 'month'].includes(word)
  expect(numbersIn('SAR 1,200 a month')).toEqual(['1,200'])
  expect(readQuantity('SAR 1,200 a month', isKnown)).toBe(1200)
  for (const text of ['1.2 million', '1k', '1200 or 1500', '-1200', '1200 + food', 'SAR'])
    expect(readQuantity(text, isKnown), text).toBeNaN()
})

test.each([
  ['24', 24],
  ['2 years', 24],
  ['18 m', 18],
  ['1.5 years', 18],
  ['1,5 years', 18],
  ['2-year contract', 24],
  ['Two years', 24],
  ['2 years 6 months', 30],
  ['2 years and 6 months', 30],
  ['24 months (2 years)', 24],
  ['২ বছর', 24],
])('%s is a duration', (text, months) => {
  expect(readMonths(text)).toBe(months)
})

test.each([
  '2 seasons',
  '2 years + 2 years',
  '1 to 2 years',
  '730 days',
  'long',
  '2 months 3 years',
  '1.3 months',
  '-2 years',
  '−24',
])('%s is none', text => {
  expect(readMonths(text)).toBeNaN()
})
