import { expect, test } from 'vitest'
import { CSV_COLUMNS } from '#server/features/clients/csv-format.ts'
import { countryFields } from '#server/features/clients/schema.ts'
import { openImportServer, HEADER, flag } from './import-server.ts'

const { preview, bring, problems, add, saved } = await openImportServer()

test('every error names row and column, with the sentence of the form', async () => {
  const file = [
    HEADER,
    `,Qatar,,,${flag},,,Doha,,,,120`,
    `,Qatar,,,,,,Pearl,,Catering,,12o`,
    `,Qatar,,,,,,Port,,Ships,,-1`,
    ``,
    `,Oman,Work.,${'ব'.repeat(5001)},nowhere,https://a.example/1.png ftp://b,,,,,,`,
    `,,Work.,,${flag},,,,,,,`,
    `,Kuwait,Work.,,${flag},,,,,,,,,what is this`,
  ].join('\r\n')
  expect(await problems('c.csv', file)).toEqual([
    [2, 'workSummary', 'Say what the work is'],
    [2, 'companySector', 'Give the sector'],
    [3, 'valueOfEmployement', 'We cannot tell which number “12o” is. Write digits alone, such as 1200.'],
    [4, 'valueOfEmployement', 'The number cannot be below 0'],
    [6, 'workSummaryBn', 'At most 5,000 characters'],
    [6, 'countryFlagImage', 'A picture needs an address that begins with https:// or http://'],
    [6, 'image', 'A picture needs an address that begins with https:// or http://'],
    [7, 'countryFlagImage', expect.stringContaining('row 6')],
    [8, '', 'This row has more cells than the first row has names.'],
  ])
})

test('mistakes in JSON have the number of the entry and of the company', async () => {
  const company = [
    { companyName: 'A', companySector: 'B' },
    { companyName: 'C', companySector: 5, valueOfEmployement: 'many' },
  ]
  const good = { countryName: 'Qatar', workSummary: 'Work.', countryFlagImage: flag }
  expect(
    await problems(
      'c.json',
      JSON.stringify({
        data: [
          { ...good, company },
          7,
          { ...good, countryName: 'Oman', company: 'none', image: 'x', workSummaryBn: 5 },
          { ...good, countryName: 'Kuwait', workSumary: 'x', company: [{ companyname: 'x' }, 'y'] },
          { ...good, _id: 5 },
        ],
      }),
    ),
  ).toEqual([
    [1, 2, 'companySector', 'Give the sector'],
    [1, 2, 'valueOfEmployement', 'Give a whole number, such as 250'],
    [2, '', expect.stringContaining('countryName')],
    [3, 'workSummaryBn', 'Give a text'],
    [3, 'company', 'Give a list'],
    [3, 'image', 'Give a list'],
    [
      4,
      'workSumary',
      `Not known here: workSumary. Allowed are: ${['_id', ...Object.keys(countryFields), 'image', 'company'].join(', ')}`,
    ],
    [4, 1, 'companyname', expect.stringContaining('Allowed are: _id, companyName')],
    [4, 2, '', expect.stringContaining('object')],
    [5, '_id', 'Give a text'],
  ])
})

test('unknown, duplicate and missing columns are named, and nothing is dropped silently', async () => {
  expect(await problems('c.csv', 'countryName,worksummary,Land\nQatar,x,y')).toEqual([
    [1, 'worksummary, Land', `Not known here: worksummary, Land. Allowed are: ${CSV_COLUMNS.join(', ')}`],
  ])
  expect(await problems('c.csv', 'countryName,countryName\nQatar,Oman')).toEqual([
    [1, 'countryName', expect.stringContaining('once')],
  ])
  expect(await problems('c.csv', 'workSummary\nWork.')).toEqual([
    [1, '_id, countryName', expect.stringContaining('has to name')],
  ])
})

test('what means the same record twice, or could mean two, is a mistake', async () => {
  const { _id } = await add()
  await add({ countryName: 'Oman' })
  await add({ countryName: 'OMAN' })
  const row = (id: string, name: string) => `${id},${name},Work.,,${flag},,,,,,,`
  const same = (n: number) => `This is the same country as in row ${n}. Put all its rows together, or remove one.`
  expect(
    await problems(
      'c.csv',
      [
        HEADER,
        row(_id, 'Qatar'),
        row('', 'oman '),
        row('', ' QATAR'),
        row('', 'Kuwait'),
        row('', 'Jordan'),
        row('x', 'kuwait'),
        row('x', 'Japan'),
      ].join('\n'),
    ),
  ).toEqual([
    [3, 'countryName', '2 countries have this name. Give the _id of the one that you mean.'],
    [4, 'countryName', same(2)],
    [7, '_id', same(5)],
    [8, 'countryName', expect.stringContaining('row 7')],
  ])
})

test('one wrong row leaves its country out, and the others are written', async () => {
  const good = await add()
  const file = [
    HEADER,
    ...Array.from({ length: 40 }, (_, n) => `,Country ${n},Work.,,${flag},,,,,,,`),
    ',Qatar,,,,,,,,,,',
  ].join('\n')
  const { data } = await preview('c.csv', file)
  expect(data).toMatchObject({ problemCount: 2, added: { length: 40 } })
  expect(await bring('c.csv', file, data.seen)).toMatchObject({ status: 200 })
  expect(await saved()).toHaveLength(41)
  expect(await saved()).toContainEqual(good)
})

test.each([
  ['countryName,companyName,valueOfEmployement,companySector', 'Gulf,1,200,'],
  ['countryName,companyName,valueOfEmployement,companySector', 'Gulf,1,200'],
  ['countryName,companyName,companySector,valueOfEmployement', 'Gulf,1,200'],
  ['countryName,valueOfEmployement,companyName,companySector', '1,200,'],
])('below %s the row %s has a torn number', async (header, row) => {
  const found = await problems('c.csv', `${header}\nQatar,${row}`)
  expect(found).toContainEqual([
    2,
    'valueOfEmployement',
    'We cannot tell which number “1,200” is. Write digits alone, such as 1200.',
  ])
})

test.each([
  ['countryName,companyName,valueOfEmployement,companySector', 'Gulf,"1,200",Building'],
  ['countryName,companyName,companySector,valueOfEmployement', 'Gulf,Building,120'],
  ['countryName,valueOfEmployement,companyName,companySector', '12,365,Building'],
  ['countryName,valueOfEmployement,companyName,companySector', '12,365 Days,'],
])('below %s the row %s is whole', async (header, row) => {
  const found = await problems('c.csv', `${header}\nQatar,${row}`)
  expect(found.filter(([, column]) => column === 'valueOfEmployement')).toEqual([])
})
