import { expect, test } from 'vitest'
import { type Choices, reconcile } from '#app/editor/merge-changes.ts'
import { toValues } from '#app/features/clients/admin/client-values.ts'
import type { Texts } from '#app/features/clients/admin/form-values.ts'
import { mergeLists } from '#server/drafts/merge.shared.ts'
import { countryLists } from '#server/features/clients/schema.ts'

const [doha, pearl, port] = toValues({
  company: [
    { _id: 'doha', companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: 120 },
    { _id: 'pearl', companyName: 'Pearl Kitchens', companySector: 'Catering', valueOfEmployement: 45 },
    { companyName: 'Hamad Port', companySector: 'Loading', valueOfEmployement: 60 },
  ],
}).company as [Texts['company'][number], Texts['company'][number], Texts['company'][number]]
const base: Texts = {
  ...toValues({ countryName: 'Qatar', workSummary: 'Cleaning and catering.', countryFlagImage: '/flag' }),
  company: [doha, pearl],
  image: ['/one', '/two'],
}
const merge = (mine: Partial<Texts>, theirs: Partial<Texts>, choices?: Choices) =>
  reconcile(base, { ...base, ...mine }, { newest: { ...base, ...theirs } }, mergeLists(countryLists), choices)

test('what only one person changed is taken from that person, field by field', () => {
  expect(merge({ workSummary: 'Mine.' }, { countryName: 'State of Qatar', workSummaryBn: 'বিবরণ' })).toEqual({
    merged: { ...base, workSummary: 'Mine.', countryName: 'State of Qatar', workSummaryBn: 'বিবরণ' },
    conflicts: [],
    taken: ['countryName', 'workSummaryBn'],
  })
})

test('a field that both changed differently is a conflict, and the choice decides it', () => {
  const [mine, theirs] = [{ workSummary: 'Mine.' }, { workSummary: 'Theirs.' }]
  expect(merge(mine, theirs).conflicts).toEqual([{ path: 'workSummary', mine: 'Mine.', theirs: 'Theirs.' }])
  expect(merge(mine, theirs, { workSummary: 'mine' })).toMatchObject({ merged: mine, conflicts: [], taken: [] })
  expect(merge(mine, theirs, { workSummary: 'theirs' })).toMatchObject({ merged: theirs, taken: ['workSummary'] })
})

test('both changing a field to the same value is no conflict, whatever spaces and digits', () => {
  const changed = (valueOfEmployement: string, workSummary: string) =>
    toValues({ ...base, workSummary, company: [{ ...doha, valueOfEmployement }, pearl] })
  expect(merge(changed('১,৫০০', 'Both. '), changed('1500', 'Both.')).conflicts).toEqual([])
})

test('a company that one changed and the other removed is a conflict', () => {
  const changed = { ...doha, companySector: 'Laundry' }
  const mine = { company: [changed, pearl] }
  const theirs = { company: [pearl] }
  expect(merge(mine, theirs).conflicts).toEqual([{ path: 'company/doha', mine: changed, theirs: undefined }])
  expect(merge(mine, theirs).merged.company).toEqual([changed, pearl])
  expect(merge(mine, theirs, { 'company/doha': 'theirs' }).merged.company).toEqual([pearl])
  expect(merge(theirs, mine).conflicts).toHaveLength(1)
  expect(merge(theirs, mine, { 'company/doha': 'theirs' }).merged.company).toEqual([changed, pearl])
})

test('the same company added by both is there once', () => {
  const added = { ...port, _id: 'new' }
  expect(merge({ company: [doha, pearl, port] }, { company: [doha, pearl, added] }).merged.company).toEqual([
    doha,
    pearl,
    added,
  ])
})

test('companies sent without their ids are matched by their names', () => {
  const { merged, conflicts } = merge(
    { company: [{ ...doha, companySector: 'Laundry' }, pearl] },
    {
      company: [
        { ...doha, _id: 'a', valueOfEmployement: '150' },
        { ...pearl, _id: 'b' },
      ],
    },
  )
  expect(conflicts).toEqual([])
  expect(merged.company).toMatchObject([
    { companySector: 'Laundry', valueOfEmployement: '150' },
    { companyName: 'Pearl Kitchens' },
  ])
})

test('what has become live since a draft was begun is merged after what others drafted', () => {
  const draft = { ...base, workSummary: 'Drafted.' }
  const outdated = { base, live: { ...base, countryName: 'State of Qatar', workSummary: 'Live.' } }
  const lists = mergeLists(countryLists)
  const mine = { ...draft, since: '2009' }
  const found = reconcile(draft, mine, { newest: draft, outdated }, lists)
  expect(found.conflicts).toEqual([{ path: 'workSummary', mine: 'Drafted.', theirs: 'Live.' }])
  expect(reconcile(draft, mine, { newest: draft, outdated }, lists, { workSummary: 'theirs' }).merged).toEqual({
    ...base,
    countryName: 'State of Qatar',
    workSummary: 'Live.',
    since: '2009',
  })
})
