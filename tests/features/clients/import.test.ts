import { expect, test } from 'vitest'
import { CLIENTS, qatar } from '../../server/test-server.ts'
import { openImportServer, HEADER, flag } from './import-server.ts'

const { request, read, write, colleague, preview, bring, problems, add, saved, importFile } = await openImportServer()

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
  expect((await bring('clients.csv', file, data.seen)).data).toEqual({
    added: 1,
    changed: 1,
    batch: expect.any(String),
    left: 0,
  })
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
      updatedAt: expect.any(String),
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
  ).toEqual({ added: 1, changed: 1, batch: expect.any(String), left: 0 })
  const [oman, same] = await saved()
  expect(same).toMatchObject({ _id, workSummary: 'Other.' })
  expect(oman?._id).not.toBe('also')
})

test.skipIf(process.env.TEST_DATABASE === 'postgresql')(
  'a write that fails at its last record takes the first ones back',
  async () => {
    await add()
    await add({ countryName: 'Oman' })
    await write(transaction =>
      transaction.$executeRawUnsafe(
        `CREATE TRIGGER "no_oman" BEFORE INSERT ON "ClientCountry" WHEN NEW."countryName" = 'Oman' BEGIN SELECT RAISE(ABORT, 'no'); END`,
      ),
    )
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
  expect((await bring('c.csv', file, data.seen)).data).toEqual({
    added: 0,
    changed: 1,
    batch: expect.any(String),
    left: 0,
  })
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

test(
  'two thousand countries are written at once, and changed at once',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const file = (workSummary: string) =>
      JSON.stringify(Array.from({ length: 2000 }, (_, n) => ({ ...qatar, countryName: `Country ${n}`, workSummary })))
    expect(await importFile('c.json', file('One.'))).toEqual({
      added: 2000,
      changed: 0,
      batch: expect.any(String),
      left: 0,
    })
    const changed = file('Two.').replaceAll('Cleaning', 'Shipping').replaceAll('doha-1', 'doha-3')
    expect(await importFile('c.json', changed)).toEqual({ added: 0, changed: 2000, batch: expect.any(String), left: 0 })
    expect((await preview('c.json', changed)).data).toMatchObject({ unchanged: 2000, changed: [] })
    expect(await read.clientCompany.count({ where: { companySector: 'Shipping' } })).toBe(2000)
  },
)
