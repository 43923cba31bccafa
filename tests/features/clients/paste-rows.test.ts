import { expect, test } from 'vitest'
import { isTable, readRows, withRows } from '#app/features/clients/admin/paste-rows.ts'
import { emptyCompany } from '#app/features/clients/admin/form-values.ts'
import { type CompanyField, companyInputs } from '#server/features/clients/schema.ts'

const english: CompanyField[] = ['companyName', 'companySector', 'valueOfEmployement']
const doha = { companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: '1,200' }
const pearl = { companyName: 'Pearl Kitchens', companySector: 'Catering', valueOfEmployement: '৪৫' }
const port = { companyName: 'Hamad Port', companySector: 'Loading', valueOfEmployement: '60' }

const read = (text: string, into: CompanyField = 'companyName', shown = english) => readRows(text, into, shown)

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
])('rows with %s become companies', (_, text) => {
  expect(isTable(text)).toBe(true)
  expect(read(text)).toEqual({ rows: [doha, pearl], left: 0 })
})

test.each([
  ['a title', 'Our companies, 2027\n\nCompany,Sector,Workers\nDoha,Cleaning,120'],
  ['a title of semicolons', 'Companies; of Doha; 2027\nCompany,Sector,Workers\nDoha,Cleaning,120'],
  ['a row of totals', 'Company\tSector\tWorkers\nDoha\tCleaning\t120\nTotal\t\t120\nমোট:\t\t১২০'],
])('%s is no company', (_, text) => {
  const row = { companyName: 'Doha', companySector: 'Cleaning', valueOfEmployement: '120' }
  expect(read(text)).toEqual({ rows: [row], left: 0 })
})

test('a company called Total is one, and so is Motor', () => {
  expect(read('Total\tOil\t120\nমোটর ওয়ার্কস\tCars\t5').rows).toMatchObject([
    { companyName: 'Total' },
    { companyName: 'মোটর ওয়ার্কস' },
  ])
})

test.each([
  ['Company\tWorkers 2024\tWorkers 2025', 'Doha\t120\t130', 1],
  ['Contact person name\tCompany\tWorkers', 'Rahim\tDoha\t120', 1],
  ['Phone number\tCompany\tContract value\tWorkers', '17\tDoha\t5000\t120', 2],
])('under %s the first column of a field counts, and the others are left', (headings, row, left) => {
  expect(read(`${headings}\n${row}`)).toEqual({
    rows: [{ companyName: 'Doha', valueOfEmployement: '120' }],
    left,
  })
})

test.each([
  ['without headings', 'Gulf,Build,1,200\nDoha,Clean,2,500', 1],
  ['with headings', 'Company,Workers,Sector\nGulf,1,200\nDoha,2,500', 0],
  ['in a row that is short', 'Gulf,1,200\nDoha,2,500', 0],
  ['with a column that is left', 'Company,Workers,Floor\nGulf,1,200\nDoha,2,500', 1],
])('a number that a comma may have torn is left out %s', (_, text, left) => {
  const pasted = read(text)
  expect(pasted.rows).toMatchObject([{ companyName: 'Gulf' }, { companyName: 'Doha' }])
  expect(pasted.rows.flatMap(row => Object.values(row)).join(' ')).not.toMatch(/\d/)
  expect(pasted.left).toBe(left)
})

test("pasted columns are those that the table shows, or those of the export's header", () => {
  const row = {
    companyName: 'Doha',
    companyNameBn: 'দোহা',
    companySector: 'Cleaning',
    companySectorBn: 'পরিচ্ছন্নতা',
    valueOfEmployement: '12',
  }
  const inTable = 'Doha\tদোহা\tCleaning\tপরিচ্ছন্নতা\t12'
  expect(read(inTable, 'companyName', companyInputs)).toEqual({ rows: [row], left: 0 })
  const header = 'companyName,companySector,companyNameBn,companySectorBn,valueOfEmployement'
  expect(read(`${header}\nDoha,Cleaning,দোহা,পরিচ্ছন্নতা,12`)).toEqual({ rows: [row], left: 0 })
})

test('columns begin at the field that was pasted into', () => {
  expect(read('Cleaning\t120\nCatering\t45', 'companySector')).toEqual({
    rows: [
      { companySector: 'Cleaning', valueOfEmployement: '120' },
      { companySector: 'Catering', valueOfEmployement: '45' },
    ],
    left: 0,
  })
  expect(read('Al Noor, Sons & Co.\nPearl Kitchens').rows).toEqual([
    { companyName: 'Al Noor, Sons & Co.' },
    { companyName: 'Pearl Kitchens' },
  ])
})

test('columns without a field are reported', () => {
  const row = { companySector: 'Cleaning', valueOfEmployement: '120' }
  expect(read('Cleaning\t120\tnew\told', 'companySector')).toEqual({ rows: [row], left: 2 })
  expect(read('Company,Sector,Phone\nDoha,Cleaning,17').left).toBe(1)
})

test('a cell of several lines becomes one line', () => {
  expect(read('"Doha\r\nFacilities"\tCleaning\t5').rows).toMatchObject([{ companyName: 'Doha Facilities' }])
})

test('an empty cell within a column leaves its company as it is', () => {
  const { rows } = read('120\n\n60', 'valueOfEmployement')
  const pasted = withRows([doha, pearl].map(full), 0, rows, emptyCompany, 300)
  expect(pasted.companies).toEqual(
    [{ ...doha, valueOfEmployement: '120' }, pearl, { valueOfEmployement: '60' }].map(full),
  )
})

test('rows fill the companies that are there, which keep their ids, then new ones', () => {
  const list = [{ ...full(doha), _id: 'doha' }, emptyCompany]
  expect(withRows(list, 0, [{ companySector: 'Laundry' }, pearl, port], emptyCompany, 300)).toEqual({
    companies: [{ ...full(doha), _id: 'doha', companySector: 'Laundry' }, full(pearl), full(port)],
    replaced: 1,
    left: 0,
  })
})

test('rows beyond the most that a country may have are left out and reported', () => {
  const pasted = withRows([full(doha)], 1, [pearl, port], emptyCompany, 2)
  expect(pasted).toEqual({ companies: [full(doha), full(pearl)], replaced: 0, left: 1 })
})

test.each(['Doha Facilities', 'Doha Facilities\r\n', 'Al Noor, Sons & Co.', '1,200'])(
  '%j is one text and no table',
  text => {
    expect(isTable(text)).toBe(false)
  },
)

function full(texts: object) {
  return { ...emptyCompany, ...texts }
}

test.each([
  ['Workers (in thousands)', '5'],
  ['কর্মী (হাজার)', '৫'],
  ['Number of branches', '5'],
])('below “%s” %s is no number of people', (heading, cell) => {
  expect(readRows(`Company\tSector\t${heading}\nGulf\tBuilding\t${cell}`, 'companyName', english)).toEqual({
    rows: [{ companyName: 'Gulf', companySector: 'Building' }],
    left: 1,
  })
})

test.each(['Number of workers', 'No. of employees', 'Number of placed workers'])('below “%s” they are', heading => {
  expect(readRows(`Company\tSector\t${heading}\nGulf\tBuilding\t5`, 'companyName', english).rows).toEqual([
    { companyName: 'Gulf', companySector: 'Building', valueOfEmployement: '5' },
  ])
})
