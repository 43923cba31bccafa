import { beforeEach, expect, test } from 'vitest'
import { openEditor } from './editor.ts'

const { content, add, change, live, actions, opened, read, write, mailsTo, salma, request, prisma } = await openEditor()
const { publishDue } = await import('#server/drafts/scheduling.ts')
const { deliverDue } = await import('#server/mail/domain.ts')
const HOUR_MS = 60 * 60 * 1000
const publishAt = new Date(Date.now() + HOUR_MS).toISOString()
const later = new Date(Date.now() + 2 * HOUR_MS)
const workSummary = 'Scheduled.'

beforeEach(async () => {
  await prisma.draft.deleteMany()
})

/** A live record with a draft that is scheduled by Salma. */
async function scheduled() {
  const { _id } = await add()
  await content('saveDraft', { _id, seen: 1, data: { ...(await opened(_id)), workSummary } })
  await content('schedule', { _id, seen: 2, publishAt }, salma)
  return _id
}

test('a scheduled draft is published at its time, once, by whoever scheduled it', async () => {
  const _id = await scheduled()
  expect([await publishDue(), await actions(_id)]).toEqual([0, ['1 created', '2 drafted']])
  const counts = await Promise.all([publishDue(later), publishDue(later), publishDue(later)])
  expect(counts.toSorted()).toEqual([0, 0, 1])
  expect(await live(_id)).toMatchObject({ workSummary, version: 3 })
  expect(await actions(_id)).toEqual(['1 created', '2 drafted', '3 published'])
  expect((await content('history', { _id })).revisions[0]).toMatchObject({ by: 'salma' })
})

test('a time that has passed and a draft that is not complete are not scheduled', async () => {
  const { _id } = await content('saveDraft', { seen: 0, data: { countryName: 'Malta' } })
  await expect(content('schedule', { _id, seen: 1, publishAt })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const other = await scheduled()
  await expect(content('schedule', { _id: other, seen: 2, publishAt: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('saving a scheduled draft keeps its time while it is complete, or cancels it', async () => {
  const _id = await scheduled()
  const data = await opened(_id)
  await expect(content('saveDraft', { _id, seen: 2, data: { ...data, workSummary: '' } })).rejects.toMatchObject({
    issues: [{ path: 'workSummary' }],
  })
  await content('saveDraft', { _id, seen: 2, data: { ...data, workSummary: 'Better.' } })
  expect((await content('open', { _id })).draft?.publishAt).toBe(publishAt)
  await content('saveDraft', { _id, seen: 3, data: { ...data, workSummary: '' }, schedule: 'cancel' })
  expect([(await content('open', { _id })).draft?.publishAt, await publishDue(later)]).toEqual([null, 0])
})

test('what has become live meanwhile is merged, or the draft is held and Salma told', async () => {
  const merged = await scheduled()
  await change(merged, { countryName: 'State of Qatar' })
  const conflicting = await scheduled()
  await change(conflicting, { workSummary: 'Other.' })
  expect(await publishDue(later)).toBe(1)
  expect(await live(merged)).toMatchObject({ countryName: 'State of Qatar', workSummary })
  expect(await live(conflicting)).toMatchObject({ workSummary: 'Other.' })
  expect(await content('held', {})).toMatchObject([{ _id: conflicting, held: 'changed', title: 'Qatar' }])
  await deliverDue()
  const mails = await mailsTo('salma@agency.example')
  expect(mails.map(({ subject }) => subject)).toEqual(['Qatar was not published at its time'])
  expect(mails[0]?.text).toContain(`/admin/update-client/${conflicting}`)
  expect(await publishDue(later)).toBe(0)
})

test('a draft that fails three times is held', async () => {
  const _id = await scheduled()
  await write(transaction =>
    transaction.draft.update({
      where: { feature_recordId: { feature: 'clients', recordId: _id } },
      data: { data: '{' },
    }),
  )
  for (const attempts of [1, 2, 3]) {
    expect(await publishDue(later)).toBe(0)
    expect(await read.draft.findFirst({ where: { recordId: _id } })).toMatchObject({
      attempts,
      held: attempts === 3 ? 'failed' : null,
    })
  }
})

test('after a restored backup schedules wait until somebody confirms them', async () => {
  const _id = await scheduled()
  await write(transaction => transaction.draft.updateMany({ data: { held: 'restored' } }))
  expect(await publishDue(later)).toBe(0)
  await content('confirmSchedules', {})
  expect([await publishDue(later), await live(_id)]).toMatchObject([1, { workSummary }])
})

test('people see who else has a record open, and its newest revision', async () => {
  const _id = await scheduled()
  const [mine, hers] = [crypto.randomUUID(), crypto.randomUUID()]
  await content('editing', { _id, tab: hers, isDirty: true }, salma)
  const seen = await content('editing', { _id, tab: mine, isDirty: false })
  expect(seen).toMatchObject({ others: [{ name: 'salma', isDirty: true, isMe: false }], newest: { number: 2 } })
  await write(transaction =>
    transaction.editing.update({ where: { tab: hers }, data: { seenAt: new Date(Date.now() - 29 * 60_000) } }),
  )
  expect((await content('editing', { _id, tab: mine, isDirty: false })).others).toHaveLength(1)
  expect(await request('/admin/editing/release', { method: 'POST', cookie: salma, body: hers })).toMatchObject({
    status: 204,
  })
  expect((await content('editing', { _id, tab: mine, isDirty: false })).others).toEqual([])
})

test('presence does not prolong a session, other calls do', async () => {
  const _id = await scheduled()
  const expiresAt = new Date(Date.now() + 24 * HOUR_MS)
  await write(transaction => transaction.session.updateMany({ data: { expiresAt } }))
  await content('editing', { _id, tab: crypto.randomUUID(), isDirty: false })
  const { drainBackground } = await import('#server/jobs/background.ts')
  await drainBackground()
  expect(await read.session.count({ where: { expiresAt: { gt: expiresAt } } })).toBe(0)
  await content('held', {})
  await drainBackground()
  expect(await read.session.count({ where: { expiresAt: { gt: expiresAt } } })).toBe(1)
})
