import { beforeEach, expect, test } from 'vitest'
import { callsThrough } from '../calls.ts'
import { inDays } from '../vacancies/job.ts'
import { openCash } from './cash.ts'

const cash = await openCash()
const { read, act: workers, show, take, refund, cancel, going, apply, empty, owner, vacancy, add } = cash
const { act } = callsThrough(cash)
const step = { sentence: '', nextStep: '', cost: null, payer: null, skip: 'Comes on Sunday' }
const move = (id: string, from: string, state: string) =>
  act<{ event: string }>('applications.move', { id, from, state, ...step }, owner)
const stateOf = async (id: string) => (await read.application.findUniqueOrThrow({ where: { id } })).state

beforeEach(empty)

/** Somebody who was selected a moment ago and has paid. */
async function paid() {
  const { id: application } = await apply({ vacancy })
  const { id: worker } = await add({ name: 'Abdul Karim', phone: '01712345678' }, owner, application)
  const { event } = await move(application, 'received', 'selected')
  const receipt = await take({ worker, application, amount: 1000 })
  return { application, worker, event, receipt }
}

test('a selection is not undone while its money is here: the sentence leads to it', async () => {
  const { application, worker, event, receipt } = await paid()
  const undo = () => act('applications.undoMove', { id: application, event }, owner)
  const refused = {
    code: 'CONFLICT',
    message: expect.stringMatching(/1,000 taka.*REC-000001/) as unknown,
    page: `/admin/workers/${worker}`,
  }
  await expect(undo()).rejects.toMatchObject(refused)
  await expect(move(application, 'selected', 'called')).rejects.toMatchObject(refused)
  const { failed } = await act<{ failed: { reason: string }[] }>(
    'applications.undoMany',
    { moves: [{ id: application, event }] },
    owner,
  )
  expect(failed).toMatchObject([{ reason: expect.stringContaining('REC-000001') }])
  await refund(receipt.id, { amount: 400 })
  await expect(undo()).rejects.toMatchObject({ message: expect.stringContaining('600 taka') as unknown })
  await refund(receipt.id, { amount: 600 })
  await undo()
  expect(await stateOf(application)).toBe('received')
})

test('a cancelled receipt holds nothing, and neither does what an owner let be taken before', async () => {
  const { application, event, receipt } = await paid()
  await cancel(receipt.id)
  await act('applications.undoMove', { id: application, event }, owner)
  const worker = (await read.application.findUniqueOrThrow({ where: { id: application } })).workerId!
  await take({ worker, application, amount: 10, allowed: 'A passport fee that we advanced' })
  const { event: again } = await move(application, 'received', 'selected')
  await act('applications.undoMove', { id: application, event: again }, owner)
  expect(await stateOf(application)).toBe('received')
})

test('a refusal after a payment is possible, and the file says what is still here', async () => {
  const { application, worker } = await paid()
  await act(
    'applications.move',
    { id: application, from: 'selected', state: 'rejected', ...step, sentence: 'Unfit' },
    owner,
  )
  await expect(move(application, 'rejected', 'received')).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await show('ofWorker', { id: worker })).applications).toMatchObject([{ isSelected: false, paid: 1000 }])
})

test('what was paid stays with whoever paid when its application leaves the file', async () => {
  const { application, worker } = await paid()
  const numbers = async (id: string) => (await show('ofWorker', { id })).receipts.map(({ number }) => number)
  await workers('unlink', { id: application })
  expect(await numbers(worker)).toEqual([1])
  const { worker: other } = await going()
  await workers('link', { application, worker: other })
  expect([await numbers(worker), await numbers(other)]).toEqual([[], [1]])
})

test('a refund is not cancelled where its money would be held before the selection again', async () => {
  const { application, event, receipt } = await paid()
  const back = await refund(receipt.id, { amount: 1000 })
  await act('applications.undoMove', { id: application, event }, owner)
  await expect(cancel(back.id)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a selection of somebody who was refused is not undone while its money is here', async () => {
  const { id: application } = await apply({ vacancy })
  const { id: worker } = await add({ name: 'Abdul Karim', phone: '01712345678' }, owner, application)
  await act(
    'applications.move',
    { id: application, from: 'received', state: 'rejected', ...step, sentence: 'Full' },
    owner,
  )
  const { event } = await move(application, 'rejected', 'selected')
  await take({ worker, application, amount: 1000 })
  await expect(act('applications.undoMove', { id: application, event }, owner)).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

test('whoever has paid and was refused is not merged into what is before the selection', async () => {
  const { application } = await paid()
  await act(
    'applications.move',
    { id: application, from: 'selected', state: 'rejected', ...step, sentence: 'Unfit' },
    owner,
  )
  const { id: into } = await apply({})
  await expect(act('applications.merge', { id: application, into }, owner)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('money is not of a day before the selection', async () => {
  const { id: application } = await apply({ vacancy })
  const { id: worker } = await add({ name: 'Abdul Karim', phone: '01712345678' }, owner, application)
  await move(application, 'received', 'selected')
  const early = { worker, application, amount: 1000, paidOn: inDays(-1) }
  await expect(take(early)).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'allowed' })
  await take({ ...early, allowed: 'A passport fee that we advanced' })
  await take({ ...early, paidOn: inDays(0) })
})
