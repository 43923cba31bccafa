import { expect, test } from 'vitest'
import { openEditor } from './editor.ts'

const { content, add, opened, read } = await openEditor()

test('a text in Bangla that is blank is stored as null', async () => {
  const { _id } = await add()
  const data = (await opened(_id)) as { company: object[] }
  const company = data.company.map(entry => ({ ...entry, companyNameBn: ' ', companySectorBn: '' }))
  const written = { ...data, company, workSummary: 'Two years.', workSummaryBn: ' \n' }
  await content('publish', { _id, seen: 1, data: written })
  expect(await read.clientCountry.findFirst({ where: { id: _id } })).toMatchObject({
    workSummary: 'Two years.',
    workSummaryBn: null,
  })
  const stored = await read.clientCompany.findMany({ where: { clientCountryId: _id } })
  expect(stored.map(({ companyNameBn, companySectorBn }) => [companyNameBn, companySectorBn])).toEqual([
    [null, null],
    [null, null],
  ])
})
