import { beforeEach, expect, test } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import type { preview as previewFile } from '#server/features/clients/import.ts'
import { bodyOf, CLIENTS, openTestServer, picture, qatar } from '../../server/test-server.ts'

type Preview = Awaited<ReturnType<typeof previewFile>>

const { request, mutateWithFile, signUp, upload, read, write } = await openTestServer({
  PUBLIC_URL: 'https://agency.example',
  SIGN_UP: 'open',
})
const { cookie: owner } = await signUp('owner')
const { cookie: colleague } = await signUp('colleague')
const HEADER =
  '_id,countryName,workSummary,workSummaryBn,countryFlagImage,image,company._id,companyName,companyNameBn,companySector,companySectorBn,valueOfEmployement,since'
const flag = 'https://pictures.example/flag.png'

beforeEach(() =>
  write(async transaction => {
    await transaction.clientCountry.deleteMany()
    await transaction.activity.deleteMany()
  }),
)

const preview = (name: string, content: string) =>
  mutateWithFile<Preview>('clients.previewImport', name, content, { cookie: owner })
const bring = (name: string, content: string, seen: string, cookie = owner) =>
  mutateWithFile<{ added: number; changed: number }>('clients.import', name, content, { cookie, seen })
const problems = async (name: string, content: string) =>
  (await preview(name, content)).data.problems.map(({ place, company, column, message }) => [
    place,
    ...(company ? [company] : []),
    column,
    message,
  ])
const add = async (input: object = {}) =>
  (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, ...input } }))).data
const saved = async () => (await bodyOf<{ data: Client[] }>(await request(CLIENTS))).data
const download = async (kind: 'csv' | 'json') => (await request(`/admin/clients.${kind}`, { cookie: owner })).text()

/** Previews a file and writes it, as staff do. */
async function importFile(name: string, content: string) {
  const { data } = await preview(name, content)
  expect(data.problems).toEqual([])
  return (await bring(name, content, data.seen)).data
}

test('what is downloaded changes nothing when it is read again, whatever the texts are', async () => {
  const path = (await upload(await picture().png().toBuffer(), { cookie: owner })).body.data.url
  await add({
    workSummary: 'One, "two"; three\nand\r\nfour\rfive\tsix.',
    workSummaryBn: 'পরিচ্ছন্নতা, “রান্না” ও আরও কাজ।',
    countryFlagImage: path,
    image: [path, 'https://pictures.example/b c.jpg', 'https://pictures.example/a.jpg?x=1,2;3'],
    company: ['=1+1', '+880', '-5', '@sum', `'=quoted`, `''`, 'one\rtwo', 'Zeta', 'Alpha', 'Alpha'].map(
      (companyName, n) => ({
        companyName,
        companyNameBn: n % 2 ? 'কোম্পানি' : undefined,
        companySector: '-',
        valueOfEmployement: n || null,
      }),
    ),
  })
  await add({ countryName: 'Oman', company: [], image: [] })
  await add({ countryName: '=cmd|calc', company: [{ companyName: 'Zero', companySector: 'x', valueOfEmployement: 0 }] })
  const before = await saved()
  for (const kind of ['csv', 'json'] as const) {
    const { data } = await preview(`clients.${kind}`, await download(kind))
    expect(data, kind).toMatchObject({ added: [], changed: [], unchanged: 3, problems: [] })
  }
  expect(await saved()).toEqual(before)

  await write(transaction => transaction.clientCountry.deleteMany())
  expect(await importFile('clients.json', JSON.stringify(before))).toEqual({ added: 3, changed: 0 })
  expect((await saved()).map(withoutIds)).toEqual(before.map(withoutIds))
})

test('the download is a private file with its date, for staff alone', async () => {
  await add()
  for (const [kind, type] of [
    ['csv', 'text/csv; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ] as const) {
    const { headers } = await request(`/admin/clients.${kind}`, { cookie: owner })
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="client-countries-\\d{4}-\\d\\d-\\d\\d\\.${kind}"$`),
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await request(`/admin/clients.${kind}`)).status).toBe(401)
  }
  expect(JSON.parse(await download('json'))).toEqual(await (await request(CLIENTS)).json())
})

test('the CSV has a row per company and no cell that a spreadsheet executes', async () => {
  const { _id, company } = await add({ countryName: '=HYPERLINK("x")' })
  const bytes = Buffer.from(await (await request('/admin/clients.csv', { cookie: owner })).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString().slice(1).split('\n')).toEqual([
    HEADER,
    `${_id},"'=HYPERLINK(""x"")",${qatar.workSummary},,${qatar.countryFlagImage},${qatar.image.join(' ')},${company[0]?._id},Doha Facilities,,Cleaning,,120,`,
    `${_id},"'=HYPERLINK(""x"")",,,,,${company[1]?._id},Pearl Kitchens,,Catering,,45,`,
    '',
  ])
})

test('an import previews what it adds and changes, and leaves other records alone', async () => {
  const {
    _id,
    company: [doha],
  } = await add({ workSummaryBn: 'কাজ' })
  const oman = await add({ countryName: 'Oman' })
  const file = [
    HEADER,
    `${_id},Qatar,Other work.,,${qatar.countryFlagImage},${qatar.image.join(' ')},${doha?._id},Doha Facilities,,Cleaning,,"1,300"`,
    `${_id},Qatar,,,,,,New Port,,Shipping,,`,
    `,Kuwait,Driving.,,${flag},,,,,,,`,
  ].join('\n')
  const { data } = await preview('clients.csv', file)
  expect(data).toMatchObject({
    kind: 'csv',
    unchanged: 0,
    problems: [],
    added: [{ place: 4, countryName: 'Kuwait', countryNameBn: 'কুয়েত', companies: 0, pictures: 0 }],
    changed: [
      {
        place: 2,
        countryName: 'Qatar',
        fields: ['workSummary', 'workSummaryBn', 'company'],
        companies: {
          added: { names: ['New Port'] },
          changed: { names: ['Doha Facilities'] },
          removed: { names: ['Pearl Kitchens'] },
          areMoved: false,
        },
      },
    ],
  })
  expect(await saved()).toHaveLength(2)
  expect((await bring('clients.csv', file, data.seen)).data).toEqual({ added: 1, changed: 1 })
  expect(await saved()).toEqual([
    expect.objectContaining({ countryName: 'Kuwait', company: [], image: [], version: 1 }),
    oman,
    expect.objectContaining({
      _id,
      workSummary: 'Other work.',
      version: 2,
      image: qatar.image,
      company: [
        { ...doha, valueOfEmployement: 1300 },
        { _id: expect.any(String), companyName: 'New Port', companySector: 'Shipping', valueOfEmployement: null },
      ],
    }),
  ])
  expect((await saved())[2]).not.toHaveProperty('workSummaryBn')
})

test('the activity log records who imported and which records changed', async () => {
  await add()
  await add({ countryName: 'Oman' })
  const file = `countryName,workSummary,countryFlagImage\nQatar,Other work.,${flag}\nOman,${qatar.workSummary},${qatar.countryFlagImage}\nKuwait,Driving.,${flag}`
  const { data } = await preview('clients.csv', file)
  await write(transaction => transaction.activity.deleteMany())
  await bring('clients.csv', file, data.seen, colleague)
  expect(
    (await read.activity.findMany({ orderBy: { subject: 'asc' } })).map(({ action, actor, subject }) => [
      action,
      actor,
      subject,
    ]),
  ).toEqual([
    ['client-added', 'colleague', 'Kuwait'],
    ['client-changed', 'colleague', 'Qatar'],
  ])
})

test('a column that is not there leaves its field as it is, in companies too', async () => {
  const before = await add({
    workSummaryBn: 'কাজ',
    company: [{ ...qatar.company[0], companyNameBn: 'দোহা', companySectorBn: 'পরিচ্ছন্নতা' }],
  })
  await importFile(
    'c.csv',
    'countryName,companyName,companySector,valueOfEmployement\nqatar ,doha facilities,Cleaning,7',
  )
  expect(await saved()).toEqual([
    {
      ...before,
      version: 2,
      countryName: 'qatar',
      company: [{ ...before.company[0], companyName: 'doha facilities', valueOfEmployement: 7 }],
    },
  ])
  await importFile('c.json', JSON.stringify([{ _id: before._id, countryName: 'Qatar' }]))
  expect((await saved())[0]).toMatchObject({
    countryName: 'Qatar',
    workSummaryBn: 'কাজ',
    company: [{ valueOfEmployement: 7, companySectorBn: 'পরিচ্ছন্নতা' }],
    version: 3,
  })
})

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
    [3, 'valueOfEmployement', 'Give a whole number, such as 250'],
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
      'Not known here: workSumary. Allowed are: _id, countryName, workSummary, workSummaryBn, countryFlagImage, since, image, company',
    ],
    [4, 1, 'companyname', expect.stringContaining('Allowed are: _id, companyName')],
    [4, 2, '', expect.stringContaining('object')],
    [5, '_id', 'Give a text'],
  ])
})

test('unknown, duplicate and missing columns are named, and nothing is dropped silently', async () => {
  expect(await problems('c.csv', 'countryName,worksummary,Land\nQatar,x,y')).toEqual([
    [
      1,
      'worksummary, Land',
      expect.stringMatching(
        /^Not known here: worksummary, Land\. Allowed are: _id, countryName, .*valueOfEmployement, since$/,
      ),
    ],
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

test('an unknown _id is matched by name, and otherwise creates a record', async () => {
  const { _id } = await add()
  expect(
    await importFile(
      'c.json',
      JSON.stringify([
        { _id: 'from elsewhere', countryName: 'Qatar', workSummary: 'Other.' },
        { _id: 'also', countryName: 'Oman', workSummary: 'Work.', countryFlagImage: flag },
      ]),
    ),
  ).toEqual({ added: 1, changed: 1 })
  const [oman, same] = await saved()
  expect(same).toMatchObject({ _id, workSummary: 'Other.' })
  expect(oman?._id).not.toBe('also')
})

test('one wrong row, and nothing of the file is written', async () => {
  const good = await add()
  const file = [
    HEADER,
    ...Array.from({ length: 40 }, (_, n) => `,Country ${n},Work.,,${flag},,,,,,,`),
    ',Qatar,,,,,,,,,,',
  ].join('\n')
  const { data } = await preview('c.csv', file)
  expect(data).toMatchObject({ problemCount: 2, added: { length: 40 } })
  expect(await bring('c.csv', file, data.seen)).toMatchObject({
    status: 400,
    message: 'Something in the file is wrong, so nothing was written.',
  })
  expect(await saved()).toEqual([good])
})

test.skipIf(process.env.TEST_DATABASE === 'postgresql')(
  'a write that fails at its last record takes the first ones back',
  async () => {
    await write(transaction =>
      transaction.$executeRawUnsafe(
        `CREATE TRIGGER "no_oman" BEFORE UPDATE ON "ClientCountry" WHEN NEW."countryName" = 'Oman' BEGIN SELECT RAISE(ABORT, 'no'); END`,
      ),
    )
    await add()
    await add({ countryName: 'Oman' })
    const before = await saved()
    const file = `countryName,workSummary,countryFlagImage\nKuwait,Work.,${flag}\nQatar,Other.,${flag}\nOman,Other.,${flag}`
    const { data } = await preview('c.csv', file)
    expect((await bring('c.csv', file, data.seen)).status).toBe(500)
    await write(transaction => transaction.$executeRawUnsafe('DROP TRIGGER "no_oman"'))
    expect(await saved()).toEqual(before)
    expect(await read.activity.count({ where: { action: 'client-changed' } })).toBe(0)
  },
)

test.each([
  [
    'has changed',
    (_id: string) =>
      request(`${CLIENTS}/${_id}`, { method: 'PATCH', cookie: colleague, json: { workSummary: 'Theirs.' } }),
  ],
  ['is gone', (_id: string) => request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: colleague })],
  ['was added under a name in the file', () => add({ countryName: 'Kuwait' })],
])('an import is rejected when a record %s since the preview', async (_, meanwhile) => {
  const { _id } = await add()
  const file = `countryName,workSummary,countryFlagImage\nQatar,Ours.,${flag}\nKuwait,Work.,${flag}`
  const { data } = await preview('c.csv', file)
  await meanwhile(_id)
  const before = await saved()
  expect(await bring('c.csv', file, data.seen)).toMatchObject({
    status: 412,
    message: 'A country in this file has changed since the preview. Nothing was written.',
  })
  expect(await saved()).toEqual(before)
  await importFile('c.csv', file)
  expect((await saved()).map(({ workSummary }) => workSummary).sort()).toEqual(['Ours.', 'Work.'])
})

test('a change of what the file does not name is in nobody’s way', async () => {
  await add()
  const file = `countryName,workSummary,countryFlagImage\nQatar,Ours.,${flag}`
  const { data } = await preview('c.csv', file)
  await add({ countryName: 'Oman' })
  expect((await bring('c.csv', file, data.seen)).data).toEqual({ added: 0, changed: 1 })
  expect((await bring('c.csv', file.replace('Ours.', 'Another.'), data.seen)).status).toBe(412)
})

test('a picture of our own has to be stored, which the preview says already', async () => {
  const gone = `/pictures/${'a'.repeat(32)}-400x300.webp`
  expect(
    await problems(
      'c.json',
      JSON.stringify([
        {
          countryName: 'Qatar',
          workSummary: 'Work.',
          countryFlagImage: `https://agency.example${gone}`,
          image: [flag, gone],
        },
      ]),
    ),
  ).toEqual([[1, 'countryFlagImage', expect.stringContaining(gone)]])
})

test('two thousand countries are written at once, and changed at once', { timeout: 60_000 }, async () => {
  const file = (workSummary: string) =>
    JSON.stringify(Array.from({ length: 2000 }, (_, n) => ({ ...qatar, countryName: `Country ${n}`, workSummary })))
  expect(await importFile('c.json', file('One.'))).toEqual({ added: 2000, changed: 0 })
  const changed = file('Two.').replaceAll('Cleaning', 'Shipping').replaceAll('doha-1', 'doha-3')
  expect(await importFile('c.json', changed)).toEqual({ added: 0, changed: 2000 })
  expect((await preview('c.json', changed)).data).toMatchObject({ unchanged: 2000, changed: [] })
  expect(await read.clientCompany.count({ where: { companySector: 'Shipping' } })).toBe(2000)
})

function withoutIds(client: Client) {
  return { ...client, _id: '', company: client.company.map(company => ({ ...company, _id: '' })) }
}
