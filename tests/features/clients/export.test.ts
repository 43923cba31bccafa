import { expect, test } from 'vitest'
import { CSV_COLUMNS } from '#server/features/clients/csv-format.ts'
import type { Client } from '#server/features/clients/domain.ts'
import { CLIENTS, picture, qatar } from '../../server/test-server.ts'
import { openImportServer } from './import-server.ts'

const { request, upload, write, owner, preview, add, saved, download, importFile } = await openImportServer()

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
  expect(await importFile('clients.json', JSON.stringify(before))).toEqual({
    added: 3,
    changed: 0,
    batch: expect.any(String),
  })
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

/** What a file brings back; ids and times are given anew. */
function withoutIds(client: Client) {
  return { ...client, _id: '', updatedAt: '', company: client.company.map(company => ({ ...company, _id: '' })) }
}
