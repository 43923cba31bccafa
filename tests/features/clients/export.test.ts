import { expect, test } from 'vitest'
import { CSV_COLUMNS } from '#server/features/clients/csv-format.ts'
import { picture, qatar } from '../../server/test-server.ts'
import { openImportServer } from './import-server.ts'

const { request, upload, owner, preview, add, saved, download } = await openImportServer()

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
})

test('the CSV has a row per company and no cell that a spreadsheet executes', async () => {
  const { _id, company } = await add({ countryName: '=HYPERLINK("x")' })
  const response = await request('/admin/clients.csv', { cookie: owner })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const json = await request('/admin/clients.json', { cookie: owner })
  expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const row = (cells: Record<string, string | undefined>) => CSV_COLUMNS.map(column => cells[column] ?? '').join(',')
  const name = `"'=HYPERLINK(""x"")"`
  expect(bytes.toString().slice(1).split('\n')).toEqual([
    CSV_COLUMNS.join(','),
    row({
      _id,
      countryName: name,
      workSummary: qatar.workSummary,
      countryFlagImage: qatar.countryFlagImage,
      image: qatar.image.join(' '),
      'company._id': company[0]?._id,
      companyName: 'Doha Facilities',
      companySector: 'Cleaning',
      valueOfEmployement: '120',
    }),
    row({
      _id,
      countryName: name,
      'company._id': company[1]?._id,
      companyName: 'Pearl Kitchens',
      companySector: 'Catering',
      valueOfEmployement: '45',
    }),
    '',
  ])
})
