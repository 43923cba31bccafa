import type { UseFormReturn } from 'react-hook-form'
import { expect, test } from 'vitest'
import { fillTexts } from '#app/editor/document/fill-texts.ts'
import { describePicture, takePicture } from '#app/editor/document/take-picture.ts'
import { isLong, pickFields, rowsOf } from '#app/editor/document/field-rows.ts'
import { summarize } from '#app/editor/document/issue-places.ts'
import {
  emptyEntry,
  isEmptyEntry,
  placeOf,
  plainValues,
  type Shape,
  toInputs,
  toValues,
} from '#app/editor/document/document-values.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import { documentSchemas } from '#server/drafts/document-schema.ts'
import { pathOfPlace, picturePlace } from '#app/editor/document/picture-place.ts'
import { namedEntry } from '#server/drafts/field-text.shared.ts'
import { vacancyLists } from '#server/features/vacancies/schema.ts'
import { same } from '#server/drafts/merge.shared.ts'
import type { Field } from '#server/drafts/field.ts'

const label = () => 'Label'
const entryFields = {
  picture: { kind: 'picture', label },
  alt: { kind: 'text', label, of: 'picture' },
  altBn: { kind: 'text', label, lang: 'bn', of: 'picture' },
  focus: { kind: 'focus', label, of: 'picture' },
  title: { kind: 'text', label },
  titleBn: { kind: 'text', label, lang: 'bn' },
} satisfies Record<string, Field>
const fields = {
  name: { kind: 'text', label },
  nameBn: { kind: 'text', label, lang: 'bn' },
  year: { kind: 'number', label },
  mail: { kind: 'email', label },
  text: { kind: 'blocks', label },
  isOpen: { kind: 'check', label },
} satisfies Record<string, Field>
const shape = { fields, lists: { steps: { label, one: () => 'Step', fields: entryFields, max: 3 } } }

test('a stored document comes back from its inputs as it was', () => {
  const stored = { name: 'Visa', year: 1989, isOpen: true, steps: [{ _id: 'one', title: 'Apply' }] }
  expect(same(plainValues(shape, stored), { ...stored, text: '' })).toBe(true)
})

test('typed texts are sent without spaces, numbers in any digits as numbers', () => {
  const inputs = { ...toInputs(shape, {}), name: '  Visa ', year: '১,৯৮৯' }
  expect(toValues(shape, inputs)).toMatchObject({ name: 'Visa', year: 1989, mail: '', isOpen: false, steps: [] })
  expect(toValues(shape, { ...inputs, year: ' ' }).year).toBeUndefined()
  expect(toValues(shape, { ...inputs, year: 'long ago' }).year).toBe('long ago')
})

test('a sum that could be two in its currency stays as it was typed', () => {
  const sums = { wage: { kind: 'number', label, currency: 'currency' }, currency: { kind: 'text', label } } as const
  const wageIn = (currency: string, wage: string) => toValues({ fields: sums, lists: {} }, { wage, currency }).wage
  expect(wageIn('KWD', '120.500')).toBe(120.5)
  expect(wageIn('KWD', '120,500')).toBe('120,500')
  expect(wageIn('EUR', '1.200')).toBe(1200)
  const { publishSchema, draftSchema } = documentSchemas(sums)
  for (const schema of [publishSchema, draftSchema])
    expect(schema.safeParse({ wage: '120,500', currency: 'KWD' }).error?.issues).toMatchObject([
      { path: ['wage'], message: expect.stringContaining('120,500') },
    ])
  expect(contentTypes.vacancies).toMatchObject({
    fields: { wage: { currency: 'currency' }, wageMax: { currency: 'currency' } },
  })
})

test('a number that is not right is not said to be missing', () => {
  const posts = { kind: 'number', label, required: () => 'Give the posts', limits: { least: 1, greatest: 9 } } as const
  const { publishSchema } = documentSchemas({ posts })
  const told = (value: unknown) => publishSchema.safeParse({ posts: value }).error?.issues.map(each => each.message)
  expect(told(1.5)).toEqual(['Give a whole number, without a fraction'])
  for (const wrong of [-1, 10, 1e12]) {
    expect(told(wrong)).toContain('A whole number from 1 to 9')
    expect(told(wrong)).not.toContain('Give the posts')
  }
  for (const missing of [undefined, null, '']) expect(told(missing)).toEqual(['Give the posts'])
})

test('entries keep their keys when a form shows another state of the document', () => {
  const form = toInputs(shape, { steps: [{ _id: 'one' }, {}] })
  const [one, added] = form.steps as { key: string }[]
  const merged = { steps: [{ _id: 'two' }, {}, { _id: 'one' }] }
  expect(toInputs(shape, merged, form).steps).toMatchObject([{ key: 'two' }, { key: added!.key }, { key: one!.key }])
})

test('a new entry has no id to send, and is empty until something is typed', () => {
  const entry = emptyEntry(entryFields)
  expect(toValues(shape, { ...toInputs(shape, {}), steps: [entry] }).steps).toEqual([
    { picture: '', alt: '', altBn: '', focus: '', title: '', titleBn: '' },
  ])
  expect(isEmptyEntry(entryFields, entry)).toBe(true)
  expect(isEmptyEntry(entryFields, { ...entry, title: 'Apply' })).toBe(false)
})

test('translations share a row with their texts, short fields with each other', () => {
  expect(rowsOf(fields)).toEqual([
    { kind: 'pair', names: ['name', 'nameBn'] },
    { kind: 'short', names: ['year', 'mail'] },
    { kind: 'wide', names: ['text'] },
    { kind: 'wide', names: ['isOpen'] },
  ])
  expect(isLong(entryFields)).toBe(true)
  expect(isLong({ number: { kind: 'phone', label } })).toBe(false)
  expect(Object.keys(pickFields(entryFields, ['picture']))).toEqual(['picture', 'focus'])
})

test('a problem is shown at its field, its entry or its list', () => {
  expect(placeOf(shape, 'name')).toBe('name')
  expect(placeOf(shape, 'steps.1.title')).toBe('steps.1.title')
  expect(placeOf(shape, 'steps.1.nothing')).toBe('steps')
  expect(placeOf(shape, 'steps')).toBe('steps')
  expect(placeOf(shape, 'somewhere')).toBeUndefined()
})

test('problems are listed in the order of the form, with their entry and field', () => {
  const inputs = toInputs(shape, { steps: [{ _id: 'one' }, { _id: 'two' }] })
  const issues = ['steps.1.title', 'steps.0.alt', 'mail'].map(path => ({ path, message: `wrong ${path}` }))
  issues.push({ path: 'name', message: 'Label has to be filled in' }, { path: 'steps', message: 'too few' })
  const state = { shape, issues, form: { getValues: () => inputs }, pictures: { problemPlaces: [] } }
  expect(summarize(state as never, [{ fields: ['name', 'mail'] }, { list: 'steps' }])).toEqual([
    { id: 'name', label: 'Label has to be filled in' },
    { id: 'mail', label: 'Label: wrong mail' },
    { id: 'steps', label: 'Label: too few' },
    { id: 'steps.0.alt', label: 'Step 1 · Label: wrong steps.0.alt' },
    { id: 'steps.1.title', label: 'Step 2 · Label: wrong steps.1.title' },
  ])
})

test('a picture finds its entry wherever that has moved', () => {
  const place = picturePlace('picture', { list: 'steps', key: 'two' })
  expect(pathOfPlace(place, { steps: [{ key: 'one' }, { key: 'two' }] })).toBe('steps.1.picture')
  expect(pathOfPlace(place, { steps: [{ key: 'two' }] })).toBe('steps.0.picture')
  expect(pathOfPlace(place, { steps: [] })).toBeUndefined()
  expect(pathOfPlace(picturePlace('cover'), {})).toBe('cover')
})

test('an entry is called by its own text, else by that about its picture', () => {
  expect(namedEntry(entryFields, { alt: 'A bridge', title: 'Apply' })?.children).toBe('Apply')
  expect(namedEntry(entryFields, { alt: 'A bridge' })?.children).toBe('A bridge')
  expect(namedEntry(entryFields, { titleBn: 'আবেদন' })?.children).toBe('আবেদন')
  expect(namedEntry(entryFields, { picture: '/pictures/a.webp' })).toBeUndefined()
})

test('an entry that begins with a choice is called by what is chosen', () => {
  const { fields } = vacancyLists.costs
  const cost = { item: 'going', note: 'One way', payer: 'employer' }
  expect(namedEntry(fields, cost)?.children).toBe('Travel there · Employer')
  expect(namedEntry(fields, { item: 'going' })?.children).toBe('Travel there')
  expect(namedEntry(fields, {})).toBeUndefined()
})

test('empty texts about a picture come from the library, else from the name around it', () => {
  const record = { fields: entryFields, values: { title: 'Apply', alt: '' } }
  expect(fillTexts(record, 'picture', { altBn: 'সেতু' }, [record])).toEqual([
    { name: 'alt', text: 'Apply', isSuggestion: true },
    { name: 'altBn', text: 'সেতু', isSuggestion: false },
  ])
  expect(fillTexts({ ...record, values: { alt: 'A bridge' } }, 'picture', { alt: 'A port' }, [record])).toEqual([])
  const album = { fields, values: { name: 'Open day' } }
  expect(fillTexts({ ...record, values: {} }, 'picture', {}, [{ ...record, values: {} }, album])).toEqual([
    { name: 'alt', text: 'Open day', isSuggestion: true },
  ])
})

test('another picture keeps nothing that was filled in, and tells what people wrote', () => {
  const about = { kind: 'text', label, of: 'picture' } as const
  const album: Shape = {
    fields: {
      picture: { kind: 'picture', label },
      alt: about,
      altBn: { ...about, lang: 'bn' },
      caption: about,
      focus: { kind: 'focus', label, of: 'picture' },
    },
    lists: {},
  }
  const values: Record<string, string> = { picture: '', alt: '', altBn: '', caption: '', focus: '' }
  const form = {
    getValues: ((name?: string) => (name ? values[name] : values)) as UseFormReturn['getValues'],
    setValue: (name: string, value: string) => void (values[name] = value),
  }
  expect(takePicture(album, form, 'picture', '/pictures/one.jpg', new Map())).toEqual([])
  const described = describePicture(album, form, 'picture', { alt: 'A bridge', altBn: 'সেতু' })
  expect(values).toMatchObject({ alt: 'A bridge', altBn: 'সেতু' })
  Object.assign(values, { altBn: 'পদ্মা সেতু', caption: 'At dawn', focus: '10 20' })
  const filled = new Map(described.map(({ place, text }) => [place, text]))
  expect(takePicture(album, form, 'picture', '/pictures/two.jpg', filled)).toEqual(['altBn', 'caption'])
  expect(values).toEqual({ picture: '/pictures/two.jpg', alt: '', altBn: 'পদ্মা সেতু', caption: 'At dawn', focus: '' })
  expect(takePicture(album, form, 'picture', '/pictures/two.jpg', new Map())).toEqual([])
})
