import { expect, test } from 'vitest'
import { CLIENTS } from '../../server/test-server.ts'
import { openEditor } from './editor.ts'

const { content, add, change, live, actions, opened, read, write, owner, salma, request, mutateWithFile } =
  await openEditor()
const { purgeContent } = await import('#server/drafts/thinning.ts')
const DAY_MS = 24 * 60 * 60 * 1000

test('a deleted record comes back as it was: same ids, same age, draft and all', async () => {
  const { version: _, ...record } = await add()
  const { _id } = record
  const createdAt = (await read.clientCountry.findUniqueOrThrow({ where: { id: _id } })).createdAt
  const drafted = { ...(await opened(_id)), workSummary: 'Draft.' }
  await content('saveDraft', { _id, seen: 1, data: drafted })
  await content('remove', { _id, seen: 2 }, salma)
  await expect(content('open', { _id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await content('trash', {})).rows).toMatchObject([
    { _id, title: 'Qatar', by: 'salma', wasLive: true, hadDraft: true },
  ])
  await content('restore', { _id })
  expect(await live(_id)).toEqual({ ...record, version: 4, updatedAt: expect.any(String) })
  expect([await opened(_id), (await content('trash', {})).rows]).toEqual([drafted, []])
  expect((await read.clientCountry.findUniqueOrThrow({ where: { id: _id } })).createdAt).toEqual(createdAt)
  await content('publish', { _id, seen: 4 })
  expect(await live(_id)).toMatchObject({ workSummary: 'Draft.' })
})

test('the trash is searched, has pages, and is narrowed down to a kind', async () => {
  const records = await Promise.all(
    ['Oman', 'Malta', 'New Zealand'].map(countryName => content('saveDraft', { seen: 0, data: { countryName } })),
  )
  for (const { _id } of records) await content('remove', { _id, seen: 1 })
  const titles = async (input: object) => (await content('trash', input)).rows.map(({ title }) => title).toSorted()
  expect(await titles({ search: 'zea new' })).toEqual(['New Zealand'])
  expect(await titles({ feature: 'news' })).toEqual([])
  expect(await titles({ feature: 'clients' })).toEqual(['Malta', 'New Zealand', 'Oman'])
  expect(await content('trash', { size: 25, page: 2 })).toMatchObject({ count: 3, page: 1, pages: 1 })
  for (const { _id } of records) await content('restore', { _id })
})

test('a draft with empty fields is restored, too, and nothing is restored twice', async () => {
  const { _id } = await content('saveDraft', { seen: 0, data: { countryName: 'Malta' } })
  await content('remove', { _id, seen: 1 })
  expect(await content('restore', { _id })).toMatchObject({ isLive: false, isDraft: true })
  expect(await opened(_id)).toMatchObject({ countryName: 'Malta', workSummary: '' })
  await expect(content('restore', { _id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('one undo takes a bulk action back, but for records changed since', async () => {
  const [one, two, three] = [await add(), await add(), await add()]
  const records = [one, two, three].map(({ _id }) => ({ _id, seen: 1 }))
  await change(three._id, { workSummary: 'Newer.' })
  const deleted = await content('changeMany', { action: 'delete', records })
  expect(deleted).toMatchObject({ done: 2, failed: [{ _id: three._id }] })
  await content('restore', { _id: two._id })
  const undone = await content('undo', { batch: deleted.batch })
  expect(undone).toMatchObject({ undone: 1, skipped: [{ _id: two._id }] })
  expect([await live(one._id), await live(three._id)]).toMatchObject([{ version: 3 }, { workSummary: 'Newer.' }])
})

test('undoing a bulk publish or unpublish gives every record its former state', async () => {
  const { _id } = await add()
  const data = { ...(await opened(_id)), workSummary: 'Draft.' }
  await content('saveDraft', { _id, seen: 1, data })
  const published = await content('changeMany', { action: 'publish', records: [{ _id, seen: 2 }] })
  await content('undo', { batch: published.batch })
  expect([await live(_id), await opened(_id)]).toMatchObject([
    { workSummary: expect.not.stringContaining('Draft') },
    data,
  ])
  const hidden = await content('changeMany', { action: 'unpublish', records: [{ _id, seen: 4 }] })
  expect(await live(_id)).toBe(404)
  await content('undo', { batch: hidden.batch })
  expect([await live(_id), await opened(_id)]).toMatchObject([{ countryName: 'Qatar' }, data])
})

test('one undo takes an import back', async () => {
  await write(transaction => transaction.clientCountry.deleteMany())
  const { _id } = await add({ countryName: 'Oman' })
  const file = `_id,countryName,workSummary,countryFlagImage\n${_id},Oman,Changed.,https://pictures.example/o.png\n,Malta,New.,https://pictures.example/m.png`
  const { data: plan } = await mutateWithFile<{ seen: string; problems: [] }>('clients.previewImport', 'c.csv', file, {
    cookie: owner,
  })
  const { data } = await mutateWithFile<{ batch: string }>('clients.import', 'c.csv', file, {
    cookie: owner,
    seen: plan.seen,
  })
  const { data: now } = (await (await request(CLIENTS)).json()) as { data: object[] }
  expect([plan.problems, now.length]).toEqual([[], 2])
  expect(await content('undo', { batch: data.batch })).toEqual({ undone: 2, skipped: [] })
  const { data: after } = (await (await request(CLIENTS)).json()) as { data: object[] }
  expect(after).toMatchObject([{ _id, countryName: 'Oman', version: 3 }])
})

test('the trash is emptied after TRASH_DAYS', async () => {
  const { _id } = await add()
  await content('remove', { _id, seen: 1 })
  await purgeContent(Date.now() + 29 * DAY_MS)
  expect(await actions(_id)).toHaveLength(2)
  await purgeContent(Date.now() + 31 * DAY_MS)
  expect(await actions(_id)).toEqual([])
})

test('of old history the last of each month stays, and what is in use', async () => {
  const { _id } = await add()
  for (const workSummary of ['Two.', 'Three.', 'Four.']) await change(_id, { workSummary })
  await content('saveDraft', { _id, seen: 4, data: { ...(await opened(_id)), workSummary: 'Draft.' } })
  await change(_id, { countryName: 'State of Qatar' })
  const times = ['2020-01-05', '2020-01-20', '2020-02-01', '2020-02-02', '2020-03-01', '2020-04-01']
  for (const [n, day] of times.entries())
    await write(transaction =>
      transaction.revision.updateMany({ where: { recordId: _id, number: n + 1 }, data: { at: new Date(day) } }),
    )
  await purgeContent()
  expect(await actions(_id)).toEqual(['2 changed', '4 changed', '5 drafted', '6 changed'])
})
