import { expect, test } from 'vitest'
import { compareStates, compareTexts, type TextPart } from '#server/drafts/compare.shared.ts'
import { contentTypes } from '#app/staff/content-types.ts'

const clients = contentTypes.clients!
const marked = (parts: TextPart[]) => parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
const texts = (before: string, after: string) => {
  const compared = compareTexts(before, after)
  return [marked(compared.before), marked(compared.after)]
}
const doha = { _id: 'doha', companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: 120 }
const pearl = { _id: 'pearl', companyName: 'Pearl Kitchens', companySector: 'Catering', valueOfEmployement: null }
const yard = { _id: 'yard', companyName: 'Yard', companySector: 'Welding', valueOfEmployement: 8 }
const companies = (before: object[], after: object[]) =>
  compareStates(clients, { company: before }, { company: after }).lists.flatMap(({ entries }) => entries)

test('the words that only one text has are marked in it', () => {
  expect(texts('Two years for welders.', 'Three years for good welders.')).toEqual([
    '[Two] years for welders.',
    '[Three] years for [good ]welders.',
  ])
  expect(texts('', 'All new')).toEqual(['', '[All new]'])
  expect(texts('the old words here', 'quite other things here')).toEqual([
    '[the old words] here',
    '[quite other things] here',
  ])
})

test('a Bangla word is marked as a whole', () => {
  expect(texts('তারা কাজ করছেন ঢাকায়।', 'তারা কাজ করেছেন ঢাকায়।')).toEqual(['তারা কাজ [করছেন] ঢাকায়।', 'তারা কাজ [করেছেন] ঢাকায়।'])
})

test('both sides of a comparison give the two texts back, whatever they are', () => {
  const hostile = '<script>alert(1)</script>\n\u202Eabc 👩‍👩‍👧 ${x} <!--'
  for (const [before, after] of [
    [hostile, `${hostile} and more`],
    ['a b c d', 'd c b a'],
    ['  spaces  ', 'spaces'],
    ['x '.repeat(4000), 'y '.repeat(4000)],
  ]) {
    const compared = compareTexts(before!, after!)
    expect(compared.before.map(({ text }) => text).join('')).toBe(before)
    expect(compared.after.map(({ text }) => text).join('')).toBe(after)
  }
})

test('two long texts with nothing in common cost less than a second to compare', () => {
  const before = process.cpuUsage()
  const words = (seed: string) => Array.from({ length: 5000 }, (_, n) => `${seed}${n}`).join(' ')
  expect(compareTexts(words('a'), words('b')).after.every(({ isChanged }) => isChanged)).toBe(true)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000, 'milliseconds of CPU').toBeLessThan(1000)
})

test('only fields that differ are listed, in the order of the form', () => {
  const before = { countryName: 'Qatar', workSummary: 'One.', workSummaryBn: null, since: 1981 }
  const after = { countryName: 'Qatar', workSummary: 'Two.', workSummaryBn: '', since: 1982, countryFlagImage: '/f' }
  expect(compareStates(clients, before, after).fields.map(({ name }) => name)).toEqual([
    'workSummary',
    'countryFlagImage',
    'since',
  ])
  expect(compareStates(clients, before, before)).toEqual({ fields: [], lists: [] })
})

test('entries of a list are compared by their ids', () => {
  expect(companies([doha, pearl], [{ ...doha, valueOfEmployement: 130 }, yard])).toMatchObject([
    { key: 'doha', kind: 'changed', fields: [{ name: 'valueOfEmployement', before: 120, after: 130 }] },
    { key: 'yard', kind: 'added', fields: [{ after: 'Yard' }, { after: 'Welding' }, { after: 8 }] },
    { key: 'pearl', kind: 'removed', fields: [{ before: 'Pearl Kitchens' }, { before: 'Catering' }] },
  ])
})

test('only what has to move for the new order is moved', () => {
  expect(companies([doha, pearl, yard], [yard, doha, pearl])).toEqual([
    { key: 'yard', kind: 'changed', entry: yard, fields: [], moved: { from: 3, to: 1 } },
  ])
  expect(companies([doha, pearl, yard], [pearl, yard])).toMatchObject([{ key: 'doha', kind: 'removed' }])
  expect(companies([doha, pearl], [pearl, { ...doha, companyName: 'Doha' }])).toMatchObject([
    { key: 'doha', kind: 'changed', fields: [{ name: 'companyName' }], moved: { from: 1, to: 2 } },
  ])
})

test('pictures are compared by their paths, also the same one twice', () => {
  const pictures = (before: string[], after: string[]) =>
    compareStates(clients, { image: before }, { image: after }).lists.flatMap(({ entries }) => entries)
  expect(pictures(['/a', '/b'], ['/b', '/c'])).toMatchObject([
    { entry: '/c', kind: 'added' },
    { entry: '/a', kind: 'removed' },
  ])
  expect(pictures(['/a', '/a'], ['/a'])).toMatchObject([{ entry: '/a', kind: 'removed' }])
})
