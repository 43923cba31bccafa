import { expect, test } from 'vitest'
import { openEditor } from './editor.ts'

const { content, add, change, opened, salma } = await openEditor()
const PAGE = 50

test('the history of a record names authors, what is live and what the form shows', async () => {
  const { _id } = await add()
  await content('saveDraft', { _id, seen: 1, data: { ...(await opened(_id)), workSummary: 'Draft.' } }, salma)
  expect(await content('history', { _id })).toMatchObject({
    newest: 2,
    title: 'Qatar',
    inForm: 2,
    publishAt: null,
    revisions: [
      { number: 2, action: 'drafted', by: 'salma', isDraft: true, isLive: false },
      { number: 1, action: 'created', by: 'you', isDraft: false, isLive: true },
    ],
  })
  const publishAt = `${new Date().getFullYear() + 1}-01-01T00:00:00.000Z`
  await content('schedule', { _id, seen: 2, publishAt })
  expect(await content('history', { _id })).toMatchObject({ publishAt })
})

test('a long history comes in pages of fifty, newest first', async () => {
  const { _id } = await add()
  for (let n = 2; n <= PAGE + 2; n++) await change(_id, { workSummary: `Version ${n}.` })
  const first = await content('history', { _id })
  const second = await content('history', { _id, before: first.revisions.at(-1)!.number })
  expect([first.revisions.length, first.hasMore]).toEqual([PAGE, true])
  expect(second.revisions.map(({ number }) => number)).toEqual([2, 1])
  expect([second.hasMore, second.newest, second.inForm]).toEqual([false, PAGE + 2, PAGE + 2])
})

test('a deleted record has a history that no form shows, an unknown one has none', async () => {
  const { _id } = await add()
  await content('remove', { _id, seen: 1 })
  expect(await content('history', { _id })).toMatchObject({ newest: 2, inForm: null })
  await expect(content('restoreRevision', { _id, seen: 2, number: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(content('history', { _id: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
