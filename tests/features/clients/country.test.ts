import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCountryIn, findTwin } from '#app/features/clients/country.ts'
import { banglaNameOf, countries, findCountry } from '#server/features/clients/countries.ts'

test('every selectable country has both names and a flag, and is found by name', () => {
  expect(countries.length).toBeGreaterThan(200)
  for (const { code, name, nameBn } of countries) {
    expect(existsSync(`node_modules/country-flag-icons/3x2/${code}.svg`), code).toBe(true)
    expect(nameBn, code).toMatch(/\p{Script=Bengali}/u)
    expect([findCountry(name), banglaNameOf(name)], name).toEqual([code, nameBn])
  }
})

test.each(['Qatar', ' qatar', 'কাতার'])('the country is found by %j', name => {
  expect(findCountryIn(countries, name)?.code).toBe('QA')
})

test('a country is found by what people call it, and other texts are none', () => {
  expect(findCountryIn(countries, 'UAE')?.name).toBe('United Arab Emirates')
  expect(findCountryIn(countries, 'Gulf office')).toBeUndefined()
})

test('another record of the same country is found under any of its names', () => {
  const cards = [
    { _id: 'emirates', countryName: 'UAE', countryNameBn: 'সংযুক্ত আরব আমিরাত' },
    { _id: 'office', countryName: 'Gulf office' },
  ]
  expect(findTwin(cards, countries, 'United Arab Emirates')?._id).toBe('emirates')
  expect(findTwin(cards, countries, 'gulf Office ')?._id).toBe('office')
  expect(findTwin(cards, countries, 'Uae', 'emirates')).toBeUndefined()
  expect(findTwin(cards, countries, 'Qatar')).toBeUndefined()
})
