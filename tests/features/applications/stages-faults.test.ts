import { beforeEach, expect, test } from 'vitest'
import { formatDate, today } from '#i18n/format.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { withdraw } from '#server/features/applications/status/status-page.ts'
import { password } from '../../server/test-server.ts'
import { openOffice } from './staff.ts'

const office = await openOffice()
const { read, write, content, ask, act, publishJob, applyFor, bring, addFile, request, owner, calls, empty } = office
const step = { sentence: 'A sentence.', nextStep: '', cost: null, payer: null, skip: 'Comes on Sunday' }
const move = (id: string, from: State, state: State) => act<{ event: string }>('move', { id, from, state, ...step })
const stateOf = async (id: string) => (await ask('byId', { id })).state

beforeEach(empty)

async function opened(secret: string) {
  const answer = await request(`/application-status?key=${secret}`)
  return answer.headers.getSetCookie().map(each => each.split(';')[0]!)
}

const note = async (...given: Parameters<typeof office.addDocument>) =>
  (await office.addDocument(...given)).result?.data.id
const fileOf = (id: string) =>
  calls.ask<{ missing: object[]; documents: { isReplaced: boolean }[] }>('workers.byId', { id }, owner)

test('whoever withdraws before a rejection is told has withdrawn', async () => {
  const { id, secret } = await applyFor('')
  const cookies = await opened(secret)
  const { event } = await move(id, 'received', 'rejected')
  const jar = new Map(cookies.map(each => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]))
  await withdraw({ cookie: (name: string) => jar.get(name), clientAddress: '::1' } as never)
  await expect(act('undoMove', { id, event })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await stateOf(id)).toBe('withdrawn')
})

test('no undo takes a post that somebody else has by now', async () => {
  const vacancy = await publishJob({ posts: 1 })
  const [one, other] = [await applyFor(vacancy), await applyFor(vacancy, { name: 'Karim' })]
  await move(one.id, 'received', 'selected')
  const { event } = await move(one.id, 'selected', 'rejected')
  await move(other.id, 'received', 'selected')
  await expect(act('undoMove', { id: one.id, event })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await ask('byId', { id: one.id })).vacancy).toMatchObject({ taken: 1 })
})

test('an undo has nobody called again who was moved since that call', async () => {
  const { id } = await applyFor('')
  await act('addEntry', { id, kind: 'call', outcome: 'missed', text: '' })
  await move(id, 'received', 'called')
  const { event } = await move(id, 'called', 'selected')
  await act('undoMove', { id, event })
  expect((await read.application.findUniqueOrThrow({ where: { id } })).callAgainSince).toBeNull()
})

test('whoever is in a figure since departing comes back from arrived', async () => {
  const { id } = await applyFor('')
  await bring(id, 'departed')
  await write(transaction => transaction.application.update({ where: { id }, data: { countedAt: new Date() } }))
  const { event } = await move(id, 'departed', 'arrived')
  await act('undoMove', { id, event })
  expect(await stateOf(id)).toBe('departed')
})

test('the reason of a return is not the next place to be at', async () => {
  const { id, secret } = await applyFor('')
  await bring(id, 'arrived')
  const worker = await addFile(id)
  await note(worker, 'return', { heldOn: today(), place: 'Fell ill' })
  const cookie = (await opened(secret)).join('; ')
  expect(await (await request('/application-status', { cookie })).text()).not.toContain('Fell ill')
})

test('documents of an application that was merged count for the other one', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Rahim' })]
  await bring(one.id, 'medical')
  await bring(other.id, 'medical')
  const worker = await addFile(one.id)
  await note(worker, 'medical', { outcome: 'fit', application: one.id })
  expect((await ask('byId', { id: one.id })).gaps.contract).toEqual([])
  await act('merge', { id: one.id, into: other.id })
  expect((await ask('byId', { id: other.id })).gaps.contract).toEqual([])
  expect((await fileOf(worker)).missing).toEqual([])
  const contract = { issuedOn: today(), outcome: 'given', application: other.id }
  expect(await note(worker, 'contract', contract)).toBeDefined()
})

test('what is added is for the journey that goes on, not one that ended later', async () => {
  const [first, again] = [await applyFor(''), await applyFor('', { name: 'Again' })]
  await bring(again.id, 'medical')
  await bring(first.id, 'returned')
  const worker = await addFile(first.id)
  await calls.act('workers.link', { application: again.id, worker }, owner)
  await note(worker, 'medical', { outcome: 'fit' })
  expect(await read.workerDocument.findMany()).toMatchObject([{ applicationId: again.id }])
})

test('a job that is off the site asks for what its country needs', async () => {
  const vacancy = await publishJob()
  const { id } = await applyFor(vacancy)
  const { country } = (await ask('byId', { id })).vacancy!
  const rows = [{ stage: 'medical', country, nid: true }]
  await content('publish', { feature: 'settings-stages', _id: 'settings-stages', seen: 0, data: { rows } })
  expect((await ask('byId', { id })).gaps.medical).toEqual([{ kind: 'nid', why: 'missing' }])
  await content('unpublish', { feature: 'vacancies', _id: vacancy, seen: 1 })
  expect((await ask('byId', { id })).gaps.medical).toEqual([{ kind: 'nid', why: 'missing' }])
})

test('whoever has seen the original has seen what the document says', async () => {
  const { id } = await applyFor('')
  await bring(id, 'visa')
  const worker = await addFile(id)
  await note(worker, 'visa', { number: '600' })
  const { id: document } = await read.workerDocument.findFirstOrThrow()
  const check = (seen: number) => calls.act('workers.documents.check', { id: document, seen }, owner)
  await calls.act('workers.documents.edit', { id: document, seen: 1, values: { number: '601' } }, owner)
  await expect(check(1)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await read.workerDocument.findFirst()).toMatchObject({ checkedBy: '' })
  await check(2)
  expect(await read.workerDocument.findFirst()).toMatchObject({ checkedBy: 'owner' })
})

test('files that are separated take the documents of their applications along', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Karim', phone: '01811111111' })]
  await bring(one.id, 'medical')
  const first = await addFile(one.id)
  const input = { values: { name: 'Karim', phone: '01811111111' }, application: other.id }
  const { id: second } = await calls.act<{ id: string }>('workers.add', input, owner)
  await calls.act('workers.merge', { id: first, into: second }, owner)
  await note(second, 'medical', { outcome: 'unfit', application: one.id })
  await calls.act('workers.separate', { id: first }, owner)
  expect(await read.workerDocument.findMany()).toMatchObject([{ workerId: first }])
})

test('a program learns of a file what its scopes are for', async () => {
  const { id } = await applyFor('')
  await bring(id, 'medical')
  const worker = await addFile(id)
  await note(worker, 'medical', { outcome: 'unfit', application: id })
  await act('move', { id, from: 'medical', state: 'contract', ...step, skip: 'The second check is on Sunday' })
  const token = async (...scopes: string[]) => {
    const choice = { name: scopes.join(), scopes, lasts: '30', until: '', currentPassword: password }
    return { authorization: `Bearer ${await calls.act<string>('tokens.make', choice, owner)}` }
  }
  const asked = async (name: string, input: object, headers: Record<string, string>) => {
    const url = `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
    return (await request(url, { headers })).text()
  }
  const [applications, workers, both] = [
    await token('applications'),
    await token('workers'),
    await token('applications', 'workers'),
  ]
  for (const [name, input] of [
    ['applications.byId', { id }],
    ['applications.unready', { ids: [id], state: 'visa' }],
  ] as const) {
    expect(await asked(name, input, applications)).not.toContain('unfit')
    expect(await asked(name, input, both)).toContain('unfit')
  }
  expect(await asked('workers.byId', { id: worker }, workers)).not.toContain('on Sunday')
  expect(await asked('workers.byId', { id: worker }, both)).toContain('on Sunday')
})

test('whoever was invited since is not put back to the beginning', async () => {
  const { id } = await applyFor('')
  const at = new Date().toISOString()
  const texts = { place: 'Office', note: '', invitation: 'Come', invitationBn: 'আসুন' }
  const interview = await act<{ id: string }>('interviews.save', { vacancyId: null, at, ...texts })
  const { event } = await move(id, 'received', 'selected')
  await act('interviews.invite', { ids: [id], interviewId: interview.id })
  await expect(act('undoMove', { id, event })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('invited'),
  })
  await act('interviews.uninvite', { ids: [id] })
  await act('undoMove', { id, event })
  expect(await stateOf(id)).toBe('received')
})

test('of many nobody is moved past what the screen did not show', async () => {
  const [moved, unready] = [await applyFor(''), await applyFor('', { name: 'Karim' })]
  await bring(moved.id, 'selected')
  const moves = [moved, unready].map(({ id }) => ({ id, from: 'received', skip: '' }))
  const { failed } = await act<{ failed: object[] }>('moveMany', { moves, state: 'medical' })
  expect(failed).toEqual([
    { id: moved.id, reason: expect.stringContaining('Look at it again') },
    { id: unready.id, reason: expect.stringContaining('Not ready') },
  ])
})

test('back from a return nothing is asked for', async () => {
  const { id } = await applyFor('')
  await bring(id, 'returned')
  expect((await ask('byId', { id })).gaps.arrived).toEqual([])
})

test('a document of one journey stands for none of another', async () => {
  const [first, again] = [await applyFor(''), await applyFor('', { name: 'Again' })]
  await bring(first.id, 'returned')
  await bring(again.id, 'medical')
  const worker = await addFile(first.id)
  await calls.act('workers.link', { application: again.id, worker }, owner)
  await note(worker, 'medical', { outcome: 'fit', application: first.id })
  await note(worker, 'medical', { outcome: 'unfit', application: again.id })
  await note(worker, 'medical', { outcome: 'fit', application: again.id })
  const { documents } = await fileOf(worker)
  expect(documents.map(({ isReplaced }) => isReplaced)).toEqual([false, true, false])
})

test('until a step is told its applicant reads how long the one before is kept', async () => {
  const { id, secret } = await applyFor('')
  const cookie = (await opened(secret)).join('; ')
  const page = async () => (await request('/application-status', { cookie })).text()
  const kept = async () => (await read.application.findUniqueOrThrow({ where: { id } })).deleteAfter.toISOString()
  const before = formatDate(await kept(), { dateStyle: 'long' })
  expect(await page()).toContain(before)
  await move(id, 'received', 'departed')
  expect(formatDate(await kept(), { dateStyle: 'long' })).not.toBe(before)
  expect(await page()).toContain(before)
})
