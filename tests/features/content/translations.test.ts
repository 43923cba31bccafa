import { expect, test } from 'vitest'
import { isMissing, pairTranslations } from '#server/content/translations.shared.ts'
import { companyInputs, countryInputs } from '#server/features/clients/schema.ts'

test('each text has its translation behind it, whatever the order of the fields', () => {
  expect(pairTranslations(countryInputs)).toEqual([
    { name: 'countryName', translation: undefined },
    { name: 'workSummary', translation: 'workSummaryBn' },
    { name: 'since', translation: undefined },
  ])
  expect(pairTranslations(companyInputs).map(({ translation }) => translation)).toEqual([
    'companyNameBn',
    'companySectorBn',
    undefined,
  ])
})

test('a translation is missing where there is a text without one', () => {
  expect(isMissing('Cleaning', ' ')).toBe(true)
  expect(isMissing('Cleaning', 'পরিচ্ছন্নতা')).toBe(false)
  expect(isMissing(' ', '')).toBe(false)
})
