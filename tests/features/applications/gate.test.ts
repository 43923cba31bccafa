import { beforeEach, expect, test } from 'vitest'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { openOffice } from './staff.ts'

const office = await openOffice()
const { read, write, content, ask, act, publishJob, applyFor, addFile, addDocument, find, empty } = office
const step = { sentence: '', nextStep: '', cost: null, payer: null }
const move = (id: string, from: State, state: State, more: object = {}) =>
  act('move', { id, from, state, ...step, ...more })
const stateOf = async (id: string) => (await ask('byId', { id })).state

beforeEach(empty)

/** An applicant who is selected, with a file that has a passport. */
async function selected(vacancy = '') {
  const { id } = await applyFor(vacancy)
  await move(id, 'received', 'selected')
  return { id, worker: await addFile(id) }
}

test('a leap needs what every stage on the way needs; a step back nothing', async () => {
  const { id } = await selected()
  const { gaps } = await ask('byId', { id })
  expect(gaps.medical).toEqual([{ kind: 'photograph', why: 'missing' }])
  expect(gaps.departed.map(({ kind }) => kind)).toEqual([
    'photograph',
    'police',
    'medical',
    'contract',
    'training',
    'visa',
    'clearance',
    'ticket',
  ])
  for (const state of ['called', 'rejected', 'withdrawn'] as const) expect(gaps[state]).toEqual([])
  await expect(move(id, 'selected', 'departed')).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('Photograph, Police clearance, Medical check'),
  })
  expect(await stateOf(id)).toBe('selected')
})

test('a reason lets somebody go on, and stays in the history and the log', async () => {
  const { id } = await selected()
  await move(id, 'selected', 'medical', { skip: 'The photograph comes tomorrow' })
  const { entries } = await ask('byId', { id })
  expect(entries).toMatchObject([
    { kind: 'skip', outcome: 'medical photograph:missing', text: 'The photograph comes tomorrow', by: 'owner' },
  ])
  await expect(act('removeEntry', { id: entries[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const log = await read.activity.findMany({ where: { action: 'application-skipped' } })
  expect(log).toMatchObject([{ subjectId: id, detail: 'medical' }])
  expect(JSON.stringify(log)).not.toContain('tomorrow')
})

test('many are moved by the same gate, each for themselves', async () => {
  const { id, worker } = await selected()
  await write(transaction =>
    transaction.workerDocument.create({ data: { id: 'photo', workerId: worker, kind: 'photograph', by: 'owner' } }),
  )
  const { id: without } = await applyFor('', { name: 'Karim' })
  const moves = [
    { id, from: 'selected' },
    { id: without, from: 'received' },
  ]
  const { failed } = await act<{ failed: object[] }>('moveMany', { moves, state: 'medical' })
  expect(failed).toEqual([{ id: without, reason: 'Not ready, missing: Passport, Photograph' }])
  const skipped = [{ id: without, from: 'received', skip: 'Comes on Sunday' }]
  expect(await act('moveMany', { moves: skipped, state: 'medical' })).toMatchObject({ failed: [] })
  expect([await stateOf(id), await stateOf(without)]).toEqual(['medical', 'medical'])
})

test('owners say what a stage needs, and what it needs in one country', async () => {
  const [saudi, other] = [await publishJob(), await publishJob({ country: 'QA', trade: 'welder' })]
  const { country } = (await ask('byId', { id: (await applyFor(saudi)).id })).vacancy!
  const rows = [
    { stage: 'medical', nid: true },
    { stage: 'medical', country },
  ]
  const publish = (data: Record<string, unknown>, seen: number) =>
    content('publish', { feature: 'settings-stages', _id: 'settings-stages', seen, data })
  await publish({ rows }, 0)
  const gapsFor = async (vacancy: string) => (await ask('byId', { id: (await applyFor(vacancy)).id })).gaps.medical
  expect(await gapsFor(other)).toEqual([{ kind: 'nid', why: 'missing' }])
  expect(await gapsFor(saudi)).toEqual([])
  await expect(publish({ rows: [...rows, { stage: 'medical' }] }, 1)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await publish({ rows: [] }, 1)
})

test('before many are moved, those who are not ready are named with the reason', async () => {
  const { id, worker } = await selected()
  const { id: ready } = await applyFor('', { name: 'Karim' })
  await addDocument(worker, 'medical', { outcome: 'unfit' })
  const unready = (state: State) => find<object[]>('unready', { ids: [id, ready], state })
  expect(await unready('called')).toEqual([])
  expect(await unready('contract')).toMatchObject([
    {
      id,
      gaps: [
        { kind: 'photograph', why: 'missing' },
        { kind: 'medical', why: 'unfit' },
      ],
    },
    { id: ready, gaps: [{ kind: 'passport' }, { kind: 'photograph' }, { kind: 'medical', why: 'missing' }] },
  ])
})

test('a return asks what a departure asks, and its own reason', async () => {
  const { id, worker } = await selected()
  await addDocument(worker, 'return', { place: 'Fell ill' })
  expect((await ask('byId', { id })).gaps.returned.map(({ kind }) => kind)).toEqual(
    (await ask('byId', { id })).gaps.departed.map(({ kind }) => kind),
  )
  await expect(move(id, 'selected', 'returned')).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'skip' })
  await expect(move(id, 'selected', 'returned', { skip: '\u3164\u200b' })).rejects.toMatchObject({ field: 'skip' })
  await move(id, 'selected', 'returned', { skip: 'Left with another agency' })
  await move(id, 'returned', 'departed')
  const { entries } = await ask('byId', { id })
  expect(entries).toMatchObject([{ kind: 'skip', outcome: expect.stringMatching(/medical:missing.*ticket:missing/) }])
})
