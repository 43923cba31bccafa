import { expect, test } from 'vitest'
import { bareForms } from '#server/features/search/bangla-endings.ts'

test.each([
  ['আরবে', 'আরব'],
  ['আরবের', 'আরব'],
  ['দুবাইতে', 'দুবাই'],
  ['দুবাইতেও', 'দুবাই'],
  ['দুবাই-এর', 'দুবাই'],
  ['দুবাইয়ের', 'দুবাই'],
  ['মালয়েশিয়ায়', 'মালয়েশিয়া'],
  ['ভিসার', 'ভিসা'],
  ['শ্রমিকদেরকে', 'শ্রমিক'],
  ['শ্রমিকেরা', 'শ্রমিক'],
  ['কোম্পানিগুলোতে', 'কোম্পানি'],
  ['চাকরিটা', 'চাকরি'],
  ['ওয়েল্ডারকে', 'ওয়েল্ডার'],
])('%s is a form of %s', (word, bare) => {
  expect(bareForms(word)).toContain(bare.normalize())
})

test.each(['বই', 'মা', 'কে', 'Qatar', 'visa', '১৯৮৯', ''])('%s has no shorter form', word => {
  expect(bareForms(word)).toEqual([])
})
