import { expect, test } from 'vitest'
import { countryOptions } from '#i18n/countries.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { currencyIn, currencyName, currencyOptions, decimalsOf, findCurrency, isCurrency } from '#i18n/currencies.ts'

/** Of these the money is no longer paid, or never was by anybody. */
const GONE = ['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'XDR', 'XSU', 'ZWL']
const codes = currencyOptions.map(({ value }) => value)

test('every country of work pays in a currency that has a name', () => {
  expect(countryOptions.length).toBeGreaterThan(60)
  for (const { value } of countryOptions) {
    const currency = currencyIn(value)
    expect(currency && isCurrency(currency), value).toBe(true)
    expect(currencyName(currency!), value).not.toBe(currency)
  }
})

test('every currency that money is paid in can be chosen, and has its names', () => {
  expect(new Set(codes).size).toBe(codes.length)
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(codes.filter(code => !known.has(code))).toEqual([])
  expect([...known].filter(code => !isCurrency(code)).toSorted()).toEqual(GONE)
  for (const code of codes)
    for (const locale of locales) {
      const name = currencyName(code, locale)
      expect(name, `${code} ${locale}`).not.toBe(code)
      expect(name, `${code} ${locale}`).not.toMatch(/[[\]\d]/)
      if (locale !== 'en') expect(name, `${code} ${locale}`).not.toMatch(/[a-z]/i)
    }
  expect(['KES', 'CFP', 'XPF', 'CNY'].map(code => currencyName(code))).toEqual([
    'Kenyan shilling',
    'CFP',
    'CFP franc',
    'Chinese yuan',
  ])
  for (const code of ['DEM', 'XAU', 'XXX', 'BGN', 'HRK', 'constructor', '']) expect(isCurrency(code), code).toBe(false)
})

test('a currency has the decimals of ISO 4217', () => {
  const decimals = (...of: string[]) => of.map(decimalsOf)
  expect(decimals('KWD', 'BHD', 'IQD', 'JOD', 'LYD', 'OMR', 'TND')).toEqual(Array(7).fill(3))
  expect(decimals('JPY', 'KRW', 'CLP', 'UGX', 'VND', 'XAF', 'XOF', 'ISK')).toEqual(Array(8).fill(0))
  expect(decimals('BDT', 'USD', 'HKD', 'HUF', 'LBP', 'TZS', 'RSD')).toEqual(Array(7).fill(2))
})

test('a word is no currency because its letters are a code', () => {
  expect(['all', 'ALL', 'try', 'mad', 'top', 'pen', 'cup', 'sos', 'kgs', 'lak'].map(findCurrency)).toEqual(
    Array(10).fill(undefined),
  )
  expect(['HKD', 'hk$', 'Albanian lek', 'তুর্কি লিরা', 'chf'].map(findCurrency)).toEqual([
    'HKD',
    'HKD',
    'ALL',
    'TRY',
    'CHF',
  ])
})
