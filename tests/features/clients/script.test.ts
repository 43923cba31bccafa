import { expect, test } from 'vitest'
import { defaultValues } from '#app/features/clients/admin/form-values.ts'
import { findMisplacedTexts } from '#app/features/clients/admin/script.ts'

const doha = {
  companyName: 'Doha Facilities',
  companyNameBn: 'দোহা ফ্যাসিলিটিজ',
  companySector: 'Cleaning',
  companySectorBn: 'পরিচ্ছন্নতা',
  valueOfEmployement: '১২০',
}
const right = {
  ...defaultValues(),
  countryName: 'Qatar',
  workSummary: 'Cleaning on contracts.',
  workSummaryBn: 'চুক্তিতে পরিচ্ছন্নতার কাজ।',
  company: [doha],
}

test("a text in its field's script raises no question, nor do digits", () => {
  expect(findMisplacedTexts(right)).toEqual([])
  expect(
    findMisplacedTexts({
      ...right,
      workSummaryBn: '',
      company: [{ ...doha, companyNameBn: '', companySectorBn: '' }],
    }),
  ).toEqual([])
})

test('Bangla in an English field and English in a Bangla field are found', () => {
  expect(
    findMisplacedTexts({
      ...right,
      countryName: 'কাতার',
      workSummaryBn: 'Cleaning on contracts.',
      company: [doha, { ...doha, companySector: 'Cleaning ও রান্না', companyNameBn: 'Doha Facilities' }],
    }),
  ).toEqual([
    { field: 'countryName', text: 'কাতার' },
    { field: 'workSummaryBn', text: 'Cleaning on contracts.' },
    { field: 'companyNameBn', company: 1, text: 'Doha Facilities' },
    { field: 'companySector', company: 1, text: 'Cleaning ও রান্না' },
  ])
})

test('names that need the other script pass', () => {
  for (const companyName of ['Padma (পদ্মা) Ltd.', 'Al Noor'])
    expect(findMisplacedTexts({ ...right, company: [{ ...doha, companyName }] })).toEqual([])
  for (const companyNameBn of ['BMW', 'A & K 24', 'BMW বাংলাদেশ', '১২৩'])
    expect(findMisplacedTexts({ ...right, company: [{ ...doha, companyNameBn }] })).toEqual([])
})

test('what was saved like that before passes', () => {
  const odd = { ...right, countryName: 'কাতার', company: [{ ...doha, companyNameBn: 'Doha Facilities' }] }
  expect(findMisplacedTexts(odd, odd)).toEqual([])
  expect(findMisplacedTexts({ ...odd, workSummary: 'চুক্তিতে কাজ।' }, odd)).toEqual([
    { field: 'workSummary', text: 'চুক্তিতে কাজ।' },
  ])
})
