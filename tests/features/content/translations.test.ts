import { expect, test } from 'vitest'
import { isMissing, pairTranslations } from '#server/drafts/translations.shared.ts'

test('each text has its translation behind it, whatever the order of the fields', () => {
  expect(pairTranslations(['textBn', 'since', 'name', 'text'])).toEqual([
    { name: 'since', translation: undefined },
    { name: 'name', translation: undefined },
    { name: 'text', translation: 'textBn' },
  ])
})

test('a translation is missing where there is a text without one', () => {
  expect(isMissing('Cleaning', ' ')).toBe(true)
  expect(isMissing('Cleaning', 'পরিচ্ছন্নতা')).toBe(false)
  expect(isMissing(' ', '')).toBe(false)
})
