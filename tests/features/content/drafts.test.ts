import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { qatar } from '../../server/test-server.ts'
import { openEditor } from './editor.ts'

const { content, add, change, live, actions, opened, read, salma, rows } = await openEditor()
const workSummary = 'Two years for welders.'

test('a new draft may have empty fields, and visitors see nothing of it', async () => {
  const { _id, newest } = await content('saveDraft', { seen: 0, data: { countryName: 'Malta' } })
  expect(newest).toBe(1)
  expect(await opened(_id)).toEqual({
    countryName: 'Malta',
    workSummary: '',
    countryFlagImage: '',
    company: [],
    image: [],
  })
  expect([await live(_id), await read.clientCountry.count({ where: { id: _id } })]).toEqual([404, 0])
})

test('publishing a draft that is not complete says what is missing', async () => {
  const { _id, newest } = await content('saveDraft', { seen: 0, data: { countryName: 'Malta' } })
  const error = await content('publish', { _id, seen: newest }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'workSummary' }, { path: 'countryFlagImage' }] })
  expect(await actions(_id)).toEqual(['1 drafted'])
})

test('a draft of a live record changes nothing on the site until it is published', async () => {
  const { _id, ...record } = await add()
  const saved = await content('saveDraft', { _id, seen: 1, data: { ...(await opened(_id)), workSummary } })
  expect(saved).toEqual({ _id, newest: 2, isLive: true, isDraft: true })
  expect(await live(_id)).toEqual({ _id, ...record })
  expect(await content('publish', { _id, seen: 2 })).toEqual({ _id, newest: 3, isLive: true, isDraft: false })
  expect(await live(_id)).toEqual({ _id, ...record, workSummary, version: 3, updatedAt: expect.any(String) })
  expect(await actions(_id)).toEqual(['1 created', '2 drafted', '3 published'])
})

test('what reads for visitors knows neither drafts nor revisions', () => {
  const files = globSync([
    'server/features/!(content)/{queries,rest,schema}.ts',
    'server/http/*.ts',
    'server/cache/*.ts',
  ])
  expect(files.length).toBeGreaterThan(20)
  for (const file of files)
    expect([file, readFileSync(file, 'utf8').match(/\.(?:draft|revision)\.|"(?:Draft|Revision)"/)]).toEqual([
      file,
      null,
    ])
})

test('saving or publishing what is there already writes nothing', async () => {
  const { _id } = await add()
  const data = await opened(_id)
  expect((await content('saveDraft', { _id, seen: 1, data })).newest).toBe(1)
  expect((await content('publish', { _id, seen: 1, data })).newest).toBe(1)
  expect((await change(_id, { workSummary: qatar.workSummary })).headers.get('etag')).toMatch(/^"1-/)
  await content('saveDraft', { _id, seen: 1, data: { ...data, workSummary } })
  expect((await content('saveDraft', { _id, seen: 2, data: { ...data, workSummary } })).newest).toBe(2)
  expect(await actions(_id)).toEqual(['1 created', '2 drafted'])
})

test('a draft that says what is live again is no draft', async () => {
  const { _id } = await add()
  const data = await opened(_id)
  await content('saveDraft', { _id, seen: 1, data: { ...data, workSummary } })
  expect(await content('saveDraft', { _id, seen: 2, data })).toEqual({ _id, newest: 3, isLive: true, isDraft: false })
})

test('every change carries the number seen; a newer one is told with its author', async () => {
  const { _id } = await add()
  const data = { ...(await opened(_id)), workSummary }
  await content('saveDraft', { _id, seen: 1, data }, salma)
  for (const changing of [
    () => content('saveDraft', { _id, seen: 1, data }),
    () => content('publish', { _id, seen: 1, data }),
    () => content('unpublish', { _id, seen: 1 }),
    () => content('remove', { _id, seen: 1 }),
    () => content('restoreRevision', { _id, seen: 1, number: 1 }),
    () => content('schedule', { _id, seen: 1, publishAt: `${new Date().getFullYear() + 1}-01-01T00:00:00Z` }),
    () => content('cancelSchedule', { _id, seen: 1 }),
  ])
    await expect(changing()).rejects.toMatchObject({ code: 'PRECONDITION_FAILED', newest: 2, by: 'salma' })
  expect(await content('changeMany', { action: 'publish', records: [{ _id, seen: 1 }] })).toMatchObject({
    done: 0,
    failed: [{ _id }],
  })
  expect(await actions(_id)).toEqual(['1 created', '2 drafted'])
})

test('publishing merges what has become live since the draft was begun', async () => {
  const { _id } = await add()
  await content('saveDraft', { _id, seen: 1, data: { ...(await opened(_id)), workSummary } })
  await change(_id, { countryName: 'State of Qatar' })
  await content('publish', { _id, seen: 3 })
  expect(await live(_id)).toMatchObject({ countryName: 'State of Qatar', workSummary, version: 4 })
})

test('when both changed the same field, publishing asks a person', async () => {
  const { _id } = await add()
  await content('saveDraft', { _id, seen: 1, data: { ...(await opened(_id)), workSummary } })
  await change(_id, { workSummary: 'Other.' })
  await expect(content('publish', { _id, seen: 3 })).rejects.toMatchObject({ reason: 'draft-outdated', newest: 3 })
  const { base, live: now, draft } = await content('open', { _id })
  expect([base, now?.data, draft?.data].map(state => state?.workSummary)).toEqual([
    qatar.workSummary,
    'Other.',
    workSummary,
  ])
})

test('entries keep their ids from draft to site, and only ids of the record itself', async () => {
  const foreign = (await add()).company[0]!._id
  const { _id, company } = await add({ countryName: 'Oman' })
  const data = await opened(_id)
  const added = { companyName: 'Port', companySector: 'Loading' }
  await content('saveDraft', {
    _id,
    seen: 1,
    data: { ...data, company: [{ ...added, _id: foreign }, ...company, added] },
  })
  const draft = (await opened(_id)).company as { _id: string }[]
  await content('publish', { _id, seen: 2 })
  const ids = ((await live(_id)) as { company: { _id: string }[] }).company.map(entry => entry._id)
  expect(ids).toEqual(draft.map(entry => entry._id))
  expect(ids.slice(1, 3)).toEqual(company.map(entry => entry._id))
  expect(ids).not.toContain(foreign)
})

test('unpublishing moves a record into its draft, and publishing brings it back', async () => {
  const { _id, company, image } = await add()
  const createdAt = (await read.clientCountry.findUniqueOrThrow({ where: { id: _id } })).createdAt
  expect(await content('unpublish', { _id, seen: 1 })).toEqual({ _id, newest: 2, isLive: false, isDraft: true })
  expect([await live(_id), await opened(_id)]).toMatchObject([404, { company, image }])
  await content('publish', { _id, seen: 2 })
  expect(await live(_id)).toMatchObject({ company, image, version: 3 })
  expect((await read.clientCountry.findUniqueOrThrow({ where: { id: _id } })).createdAt).toEqual(createdAt)
})

test('history lists every state, and restoring one makes it the draft', async () => {
  const { _id } = await add()
  await change(_id, { workSummary: 'Second.', company: [] })
  const { revisions, hasMore } = await content('history', { _id })
  expect(revisions).toMatchObject([
    { number: 2, action: 'changed', isLive: true },
    { number: 1, action: 'created', isLive: false },
  ])
  expect(hasMore).toBe(false)
  const first = await content('revision', { _id, number: 1 })
  expect(first).toMatchObject({ previous: null, leftovers: {}, data: { workSummary: qatar.workSummary } })
  await content('restoreRevision', { _id, seen: 2, number: 1 })
  expect([await opened(_id), await live(_id)]).toMatchObject([first.data, { workSummary: 'Second.', company: [] }])
  expect((await rows(_id)).at(-1)).toMatchObject({ action: 'drafted', restoredFrom: 1 })
})
