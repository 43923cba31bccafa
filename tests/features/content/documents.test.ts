import { afterAll, expect, test } from 'vitest'
import {
  defineFeature,
  type Feature,
  registeredFeatures,
  registerFeatures,
} from '#server/registration/define-feature.ts'
import { openEditor } from './editor.ts'

const { content, salma } = await openEditor()
const { defineDocument, documentFeature } = await import('#server/features/content/domain.ts')
const { readDocuments } = await import('#server/drafts/documents.ts')

const needed = () => 'Give a name'
const points = {
  label: () => 'Points',
  one: () => 'Point',
  max: 3,
  fields: {
    name: { kind: 'text', label: () => 'Name', required: needed },
    count: { kind: 'number', label: () => 'Count' },
  },
} as const
const fields = {
  name: { kind: 'text', label: () => 'Name', required: needed },
  nameBn: { kind: 'text', label: () => 'Name in Bangla', lang: 'bn' },
  link: { kind: 'link', label: () => 'Link' },
  isOpen: { kind: 'check', label: () => 'Open' },
} as const
const notes = defineDocument({ feature: 'notes', fields, lists: { points }, title: ({ name = '' }) => name })
const about = defineDocument({ feature: 'about', fields, fixedIds: ['about'], title: ({ name = '' }) => name })
const scratch = [notes, about].map(store =>
  defineFeature({
    ...documentFeature(store.feature, store, () => 'Notes'),
    editPage: id => `/${id}`,
    pages: () => ['/'],
  }),
)
const before = registeredFeatures()
registerFeatures([...before, ...(scratch as unknown as Feature[])])
afterAll(() => registerFeatures(before))

const feature = 'notes'
const publish = async (name: string) => (await content('publish', { feature, seen: 0, data: { name } }))._id
const names = async () => (await readDocuments(notes)).map(({ name }) => name)

test('a document is read as it was published, without what is empty', async () => {
  const data = { name: ' Tea ', nameBn: '', link: '/about-us', isOpen: true, points: [{ name: 'Hot', count: 2 }] }
  const { _id, newest } = await content('publish', { feature, seen: 0, data })
  expect((await readDocuments(notes)).find(note => note._id === _id)).toEqual({
    _id,
    version: newest,
    updatedAt: expect.stringMatching(/^\d{4}-/) as string,
    name: 'Tea',
    link: '/about-us',
    isOpen: true,
    points: [{ _id: expect.any(String) as string, name: 'Hot', count: 2 }],
  })
  await content('remove', { feature, _id, seen: newest })
})

test('what is missing or wrong is named with its place', async () => {
  const data = { name: '', link: 'javascript:alert(1)', points: [{ name: '' }] }
  const error = await content('publish', { feature, seen: 0, data }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    code: 'BAD_REQUEST',
    issues: [{ path: 'name', message: 'Give a name' }, { path: 'link' }, { path: 'points.0.name' }],
  })
  const draft = await content('saveDraft', { feature, seen: 0, data })
  expect((await content('open', { feature, _id: draft._id })).draft?.data).toMatchObject({
    link: 'javascript:alert(1)',
  })
  const points = Array.from({ length: 4 }, () => ({ name: 'One' }))
  await expect(content('saveDraft', { feature, seen: 0, data: { points } })).rejects.toThrow()
  await content('remove', { feature, _id: draft._id, seen: 1 })
})

test('staff order documents, and visitors get them in that order at once', async () => {
  const ids = [await publish('One'), await publish('Two'), await publish('Three')]
  expect(await names()).toEqual(['One', 'Two', 'Three'])
  await content('reorder', { feature, ids: [ids[2]!, ids[0]!, ids[1]!] })
  expect(await names()).toEqual(['Three', 'One', 'Two'])
  await expect(content('reorder', { feature, ids: ids.slice(1) })).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  })
  const rows = await content('documents', { feature }, salma)
  expect(rows.map(({ title, isLive }) => [title, isLive])).toEqual([
    ['Three', true],
    ['One', true],
    ['Two', true],
  ])
})

test('a deleted document comes back at the end of the order', async () => {
  const [first] = await readDocuments(notes)
  await content('remove', { feature, _id: first!._id, seen: first!.version })
  await content('restore', { feature, _id: first!._id })
  expect((await names()).at(-1)).toBe('Three')
})

test('a record that is there from the start opens empty, and is never deleted', async () => {
  const one = { feature: 'about', _id: 'about' }
  expect(await content('open', one)).toEqual({ _id: 'about', newest: 0, live: undefined, draft: undefined })
  expect(await content('documents', { feature: 'about' })).toMatchObject([{ _id: 'about', isLive: false, newest: 0 }])
  const { newest } = await content('saveDraft', { ...one, seen: 0, data: { name: 'Us' } })
  const published = await content('publish', { ...one, seen: newest })
  expect(published).toMatchObject({ _id: 'about', isLive: true, isDraft: false })
  await expect(content('remove', { ...one, seen: published.newest })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(content('open', { feature: 'about', _id: 'other' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(content('publish', { feature: 'about', seen: 0, data: { name: 'Us' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await content('unpublish', { ...one, seen: published.newest })
  expect(await readDocuments(about)).toEqual([])
})
