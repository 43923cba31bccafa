import { beforeEach, expect, test } from 'vitest'
import { formatDate, today } from '#i18n/format.ts'
import type { State } from '#server/features/applications/states.shared.ts'
import { withdraw } from '#server/features/applications/status.ts'
import { password } from '../../server/test-server.ts'
import { inDays } from '../vacancies/job.ts'
import { openOffice } from './staff.ts'

const { read, write, content, ask, act, publishJob, applyFor, bring, request, owner } = await openOffice()
const step = { sentence: 'A sentence.', nextStep: '', cost: null, payer: null, skip: 'Comes on Sunday' }
const move = (id: string, from: State, state: State) => act<{ event: string }>('move', { id, from, state, ...step })
const stateOf = async (id: string) => (await ask('byId', { id })).state

beforeEach(async () => {
  await write(async transaction => {
    await transaction.application.deleteMany()
    await transaction.worker.deleteMany()
    await transaction.activity.deleteMany()
  })
})

async function opened(secret: string) {
  const answer = await request(`/application-status?key=${secret}`)
  return answer.headers.getSetCookie().map(each => each.split(';')[0]!)
}

async function addFile(application: string) {
  const values = { name: 'Rahim Uddin', phone: '01712345678', passport: 'A01234567' }
  const made = await request('/api/trpc/workers.add', { method: 'POST', cookie: owner, json: { values, application } })
  return ((await made.json()) as { result: { data: { id: string } } }).result.data.id
}

async function note(worker: string, kind: string, facts: object) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ worker, kind, ...facts })) body.append(name, value as string)
  const answer = await request('/api/trpc/workers.documents.add', { method: 'POST', cookie: owner, body })
  return answer.status
}

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
  const url = `/api/trpc/workers.byId?input=${encodeURIComponent(JSON.stringify({ id: worker }))}`
  const { result } = (await (await request(url, { cookie: owner })).json()) as { result: { data: { missing: [] } } }
  expect(result.data.missing).toEqual([])
  expect(await note(worker, 'contract', { issuedOn: today(), outcome: 'given', application: other.id })).toBe(200)
})

test('what is added is for the journey that goes on, not one that ended later', async () => {
  const [first, again] = [await applyFor(''), await applyFor('', { name: 'Again' })]
  await bring(again.id, 'medical')
  await bring(first.id, 'returned')
  const worker = await addFile(first.id)
  const json = { application: again.id, worker }
  await request('/api/trpc/workers.link', { method: 'POST', cookie: owner, json })
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
  const document = await read.workerDocument.findFirstOrThrow()
  const post = (name: string, json: object) =>
    request(`/api/trpc/workers.documents.${name}`, { method: 'POST', cookie: owner, json })
  await post('edit', { id: document.id, seen: 1, values: { number: '601' } })
  await post('check', { id: document.id, seen: 1 })
  expect(await read.workerDocument.findFirst()).toMatchObject({ checkedBy: '' })
  await post('check', { id: document.id, seen: 2 })
  expect(await read.workerDocument.findFirst()).toMatchObject({ checkedBy: 'owner' })
})

test('files that are separated take the documents of their applications along', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Karim', phone: '01811111111' })]
  await bring(one.id, 'medical')
  const first = await addFile(one.id)
  const values = { name: 'Karim', phone: '01811111111' }
  const made = await request('/api/trpc/workers.add', {
    method: 'POST',
    cookie: owner,
    json: { values, application: other.id },
  })
  const second = ((await made.json()) as { result: { data: { id: string } } }).result.data.id
  const post = (name: string, json: object) =>
    request(`/api/trpc/workers.${name}`, { method: 'POST', cookie: owner, json })
  await post('merge', { id: first, into: second })
  await note(second, 'medical', { outcome: 'unfit', application: one.id })
  await post('separate', { id: first })
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
    const made = await request('/api/trpc/tokens.make', { method: 'POST', cookie: owner, json: choice })
    const { result } = (await made.json()) as { result: { data: string } }
    return { authorization: `Bearer ${result.data}` }
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
  await request('/api/trpc/workers.link', { method: 'POST', cookie: owner, json: { application: again.id, worker } })
  await note(worker, 'medical', { outcome: 'fit', application: first.id })
  await note(worker, 'medical', { outcome: 'unfit', application: again.id })
  await note(worker, 'medical', { outcome: 'fit', application: again.id })
  const url = `/api/trpc/workers.byId?input=${encodeURIComponent(JSON.stringify({ id: worker }))}`
  const { result } = (await (await request(url, { cookie: owner })).json()) as {
    result: { data: { documents: { isReplaced: boolean }[] } }
  }
  expect(result.data.documents.map(({ isReplaced }) => isReplaced)).toEqual([false, true, false])
})

test('an application that belongs to another file takes its documents along', async () => {
  const { id } = await applyFor('')
  await bring(id, 'medical')
  const wrong = await addFile(id)
  await note(wrong, 'medical', { outcome: 'fit', expiresOn: inDays(30), application: id })
  const values = { name: 'Karim', phone: '01811111111' }
  const made = await request('/api/trpc/workers.add', { method: 'POST', cookie: owner, json: { values } })
  const right = ((await made.json()) as { result: { data: { id: string } } }).result.data.id
  const post = (name: string, json: object) =>
    request(`/api/trpc/workers.${name}`, { method: 'POST', cookie: owner, json })
  await post('unlink', { id })
  await post('link', { application: id, worker: right })
  expect(await read.workerDocument.findMany()).toMatchObject([{ workerId: right }])
  const ends = await read.worker.findMany({ orderBy: { createdAt: 'asc' }, select: { expiresOn: true } })
  expect(ends).toEqual([{ expiresOn: '' }, { expiresOn: inDays(30) }])
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
