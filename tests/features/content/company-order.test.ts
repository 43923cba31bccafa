import { expect, test } from 'vitest'
import { openEditor } from './editor.ts'

const { content, add, live, opened, rows, read } = await openEditor()
type Company = { _id: string; companyName: string }
const namesOf = (record: unknown) => (record as { company: Company[] }).company.map(({ companyName }) => companyName)

test('another order of the companies is a change for visitors, and can be restored', async () => {
  const company = ['Doha Facilities', 'Pearl Kitchens', 'Hamad Port'].map(companyName => ({
    companyName,
    companySector: 'Cleaning',
    valueOfEmployement: 5,
  }))
  const { _id } = await add({ company })
  const data = (await opened(_id)) as { company: Company[] }
  const saved = await content('publish', { _id, seen: 1, data: { ...data, company: data.company.toReversed() } })
  expect(saved.newest).toBe(2)
  expect(await live(_id)).toMatchObject({ company: data.company.toReversed(), version: 2 })
  expect((await rows(_id)).map(row => namesOf(JSON.parse(row.data)))).toEqual([
    ['Doha Facilities', 'Pearl Kitchens', 'Hamad Port'],
    ['Hamad Port', 'Pearl Kitchens', 'Doha Facilities'],
  ])
  await content('restoreRevision', { _id, seen: 2, number: 1 })
  expect(await opened(_id)).toMatchObject({ company: data.company })
  expect(namesOf(await live(_id))).toEqual(['Hamad Port', 'Pearl Kitchens', 'Doha Facilities'])
})

test('a text in Bangla that is blank is stored as null', async () => {
  const { _id } = await add()
  const data = (await opened(_id)) as { company: Company[] }
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
