import { expect, test } from 'vitest'
import { defaultValues, type Texts } from '#app/features/clients/admin/form-values.ts'
import { merge } from '#app/features/clients/admin/merge.ts'

const doha = {
  _id: 'doha',
  companyName: 'Doha Facilities',
  companyNameBn: '',
  companySector: 'Cleaning',
  companySectorBn: '',
  valueOfEmployement: '120',
}
const pearl = {
  _id: 'pearl',
  companyName: 'Pearl Kitchens',
  companyNameBn: '',
  companySector: 'Catering',
  companySectorBn: '',
  valueOfEmployement: '45',
}
const port = {
  companyName: 'Hamad Port',
  companyNameBn: '',
  companySector: 'Loading',
  companySectorBn: '',
  valueOfEmployement: '60',
}
const base: Texts = {
  ...defaultValues(),
  countryName: 'Qatar',
  workSummary: 'Cleaning and catering.',
  workSummaryBn: '',
  countryFlagImage: '/flag',
  company: [doha, pearl],
  image: ['/one', '/two'],
}

test('what only one person changed is taken from that person, field by field', () => {
  const { record, conflicts, remoteChanges } = merge(
    base,
    { ...base, workSummary: 'Mine.' },
    { ...base, countryName: 'State of Qatar', workSummaryBn: 'বিবরণ' },
  )
  expect(record).toEqual({ ...base, workSummary: 'Mine.', countryName: 'State of Qatar', workSummaryBn: 'বিবরণ' })
  expect(conflicts).toEqual([])
  expect([...remoteChanges]).toEqual(['countryName', 'workSummaryBn'])
})

test('a field that both changed differently is a conflict, and the choice decides it', () => {
  const local = { ...base, workSummary: 'Mine.' }
  const remote = { ...base, workSummary: 'Theirs.' }
  const { record, conflicts, remoteChanges } = merge(base, local, remote)
  expect(conflicts).toEqual([{ key: 'workSummary', field: 'workSummary', local: 'Mine.', remote: 'Theirs.' }])
  expect(record.workSummary).toBe('Mine.')
  expect(remoteChanges.size).toBe(0)
  expect(merge(base, local, remote, { workSummary: 'remote' }).record.workSummary).toBe('Theirs.')
})

test('both changing a field to the same value is no conflict, whatever spaces and digits', () => {
  const changed = (valueOfEmployement: string, workSummary: string) => ({
    ...base,
    workSummary,
    company: [{ ...doha, valueOfEmployement }, pearl],
  })
  expect(merge(base, changed('১,৫০০', 'Both. '), changed('1500', 'Both.')).conflicts).toEqual([])
})

test('companies merge by field, also within one company', () => {
  const { record, conflicts } = merge(
    base,
    { ...base, company: [{ ...doha, companySector: 'Laundry' }, pearl] },
    {
      ...base,
      company: [
        { ...doha, valueOfEmployement: '150' },
        { ...pearl, companyNameBn: 'পার্ল' },
      ],
    },
  )
  expect(record.company).toEqual([
    { ...doha, companySector: 'Laundry', valueOfEmployement: '150' },
    { ...pearl, companyNameBn: 'পার্ল' },
  ])
  expect(conflicts).toEqual([])
})

test('companies and pictures that either adds are kept, and those that either removes go', () => {
  const mall = { ...port, companyName: 'City Mall', _id: 'mall' }
  const { record, conflicts, remoteChanges } = merge(
    base,
    { ...base, company: [port, doha, pearl], image: ['/two', '/local'] },
    { ...base, company: [pearl, mall], image: ['/one', '/two', '/remote'] },
  )
  expect(record.company).toEqual([port, pearl, mall])
  expect(record.image).toEqual(['/two', '/remote', '/local'])
  expect(conflicts).toEqual([])
  expect([...remoteChanges]).toEqual(['company', 'image'])
})

test('a company that one changed and the other removed is a conflict', () => {
  const changed = { ...doha, companySector: 'Laundry' }
  const iChanged = merge(base, { ...base, company: [changed, pearl] }, { ...base, company: [pearl] })
  expect(iChanged.conflicts).toEqual([{ key: 'doha', company: 'Doha Facilities', local: changed, remote: undefined }])
  expect(iChanged.record.company).toEqual([changed, pearl])
  expect(
    merge(base, { ...base, company: [changed, pearl] }, { ...base, company: [pearl] }, { doha: 'remote' }).record
      .company,
  ).toEqual([pearl])
  const theyChanged = merge(
    base,
    { ...base, company: [pearl] },
    { ...base, company: [changed, pearl] },
    { doha: 'remote' },
  )
  expect(theyChanged.conflicts).toHaveLength(1)
  expect(theyChanged.record.company).toHaveLength(2)
})

test('the same company added by both is there once', () => {
  expect(
    merge(base, { ...base, company: [doha, pearl, port] }, { ...base, company: [doha, pearl, { ...port, _id: 'new' }] })
      .record.company,
  ).toHaveLength(3)
})

test('companies sent without their ids are matched by their names', () => {
  const anew = [
    { ...doha, _id: 'a', valueOfEmployement: '150' },
    { ...pearl, _id: 'b' },
  ]
  const { record, conflicts } = merge(
    base,
    { ...base, company: [{ ...doha, companySector: 'Laundry' }, pearl] },
    { ...base, company: anew },
  )
  expect(conflicts).toEqual([])
  expect(record.company).toMatchObject([
    { companySector: 'Laundry', valueOfEmployement: '150' },
    { companyName: 'Pearl Kitchens' },
  ])
})

test('an order that the other person gave the companies is kept', () => {
  expect(
    merge(
      base,
      { ...base, company: [doha, { ...pearl, companySector: 'Bakery' }] },
      { ...base, company: [pearl, doha] },
    ).record.company.map(({ companyName, companySector }) => [companyName, companySector]),
  ).toEqual([
    ['Pearl Kitchens', 'Bakery'],
    ['Doha Facilities', 'Cleaning'],
  ])
})
