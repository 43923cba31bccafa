import { expect, test } from 'vitest'
import { isTable, readRows } from '#app/features/clients/admin/paste-rows.ts'

const doha = { companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: '1,200' }
const pearl = { companyName: 'Pearl Kitchens', companySector: 'Catering', valueOfEmployement: '৪৫' }

test.each([
  ['tabs', 'Doha Facilities\tCleaning\t1,200\r\nPearl Kitchens\tCatering\t৪৫\r\n'],
  ['commas', 'Doha Facilities,Cleaning,"1,200"\nPearl Kitchens,Catering,৪৫'],
  ['semicolons', 'Doha Facilities;Cleaning;1,200\nPearl Kitchens;Catering;৪৫'],
  ['running numbers', '1\tDoha Facilities\tCleaning\t1,200\n2\tPearl Kitchens\tCatering\t৪৫'],
  ['empty rows', '\n\t\t\nDoha Facilities\tCleaning\t1,200\n\nPearl Kitchens\tCatering\t৪৫\n'],
  [
    'our own headings',
    'SL\tCompany Name\tSector\tEmployment Value\n1\tDoha Facilities\tCleaning\t1,200\n2\tPearl Kitchens\tCatering\t৪৫',
  ],
  ['headings in another order', 'Workers,Company,Trade\n"1,200",Doha Facilities,Cleaning\n৪৫,Pearl Kitchens,Catering'],
  ['headings in Bangla', 'কোম্পানির নাম\tকর্মীর সংখ্যা\tখাত\nDoha Facilities\t1,200\tCleaning\nPearl Kitchens\t৪৫\tCatering'],
])('rows with %s become companies', async (_, text) => {
  expect(isTable(text)).toBe(true)
  expect(await readRows(text, 'companyName')).toEqual([doha, pearl])
})

test("pasted rows are read in the form's order or with the export's header", async () => {
  const row = {
    companyName: 'Doha',
    companySector: 'Cleaning',
    companyNameBn: 'দোহা',
    companySectorBn: 'পরিচ্ছন্নতা',
    valueOfEmployement: '12',
  }
  expect(await readRows('Doha\tCleaning\tদোহা\tপরিচ্ছন্নতা\t12', 'companyName')).toEqual([row])
  expect(
    await readRows(
      'companyName,companySector,companyNameBn,companySectorBn,valueOfEmployement\nDoha,Cleaning,দোহা,পরিচ্ছন্নতা,12',
      'companyName',
    ),
  ).toEqual([row])
})

test('columns begin at the field that was pasted into', async () => {
  expect(await readRows('Cleaning\t120\nCatering\t45', 'companySector')).toEqual([
    { companySector: 'Cleaning', valueOfEmployement: '120' },
    { companySector: 'Catering', valueOfEmployement: '45' },
  ])
  expect(await readRows('120\n45', 'valueOfEmployement')).toEqual([
    { valueOfEmployement: '120' },
    { valueOfEmployement: '45' },
  ])
  expect(await readRows('Al Noor, Sons & Co.\nPearl Kitchens', 'companyName')).toEqual([
    { companyName: 'Al Noor, Sons & Co.' },
    { companyName: 'Pearl Kitchens' },
  ])
})

test.each(['Doha Facilities', 'Doha Facilities\r\n', 'Al Noor, Sons & Co.', '1,200'])(
  '%j is one text and no table',
  text => {
    expect(isTable(text)).toBe(false)
  },
)
