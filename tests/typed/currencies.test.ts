import { expect, test } from 'vitest'
import { countryOptions } from '#i18n/countries.ts'
import { currencyIn, currencyName, currencyOptions, decimalsOf, findCurrency, isCurrency } from '#i18n/currencies.ts'

const codes = currencyOptions.map(({ value }) => value)

test('every country of work pays in a currency that has a name', () => {
  expect(countryOptions.length).toBeGreaterThan(60)
  for (const { value } of countryOptions) {
    const currency = currencyIn(value)
    expect(currency && isCurrency(currency), value).toBe(true)
    expect(currencyName(currency!), value).not.toBe(currency)
  }
})

test('a currency is there once, and is one that money is paid in', () => {
  expect(new Set(codes).size).toBe(codes.length)
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(codes.filter(code => !known.has(code))).toEqual([])
  for (const code of ['DEM', 'XAU', 'XXX', 'BGN', 'HRK', 'constructor', '']) expect(isCurrency(code), code).toBe(false)
})

test('a currency has the decimals of ISO 4217', () => {
  const decimals = (...of: string[]) => of.map(decimalsOf)
  expect(decimals('KWD', 'BHD', 'IQD', 'JOD', 'LYD', 'OMR', 'TND')).toEqual(Array(7).fill(3))
  expect(decimals('JPY', 'KRW', 'CLP', 'UGX', 'VND', 'XAF', 'XOF', 'ISK')).toEqual(Array(8).fill(0))
  expect(decimals('BDT', 'USD', 'HKD', 'HUF', 'LBP', 'TZS', 'RSD')).toEqual(Array(7).fill(2))
})

test('a word is no currency because its letters are a code', () => {
  expect(['all', 'ALL', 'try', 'mad', 'top', 'pen', 'cup', 'sos'].map(findCurrency)).toEqual(Array(8).fill(undefined))
  expect(['HKD', 'hk$', 'Albanian lek', 'তুর্কি লিরা', 'chf'].map(findCurrency)).toEqual([
    'HKD',
    'HKD',
    'ALL',
    'TRY',
    'CHF',
  ])
})
