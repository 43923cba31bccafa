import { beforeEach, expect, test } from 'vitest'
import { karim, openFiles } from './files.ts'
import { inDays } from '../vacancies/job.ts'

const files = await openFiles()
const { prisma, ask, add, addDocument, act, apply, logged, owner, caseworker, empty } = files

beforeEach(empty)

const note = async (...given: Parameters<typeof addDocument>) => (await addDocument(...given)).result!.data.id

/** The file of an applicant in a state. */
async function going(state: string) {
  const { id: application } = await apply()
  await prisma.application.update({ where: { id: application }, data: { state } })
  const { id: worker } = await add(karim, owner, application)
  return { application, worker }
}

const missing = async (id: string) => (await ask('byId', { id })).missing

test('a medical check is no proof before its result, nor when it was not fit', async () => {
  const { worker } = await going('medical')
  expect(await missing(worker)).toEqual([{ kind: 'medical', why: 'missing' }])
  const id = await note(worker, 'medical', { place: 'Green Crescent', heldOn: inDays(3), person: 'Nobody' })
  expect(await missing(worker)).toEqual([{ kind: 'medical', why: 'incomplete' }])
  const edit = (seen: number, values: object) => act('documents.edit', { id, seen, values })
  await edit(1, { place: 'Green Crescent', heldOn: inDays(0), outcome: 'unfit' })
  expect(await missing(worker)).toEqual([{ kind: 'medical', why: 'unfit' }])
  await edit(2, { outcome: 'fit', expiresOn: inDays(-1) })
  expect(await missing(worker)).toEqual([{ kind: 'medical', why: 'ended' }])
  await edit(3, { outcome: 'fit', expiresOn: inDays(60) })
  expect(await missing(worker)).toEqual([])
  expect(await logged(worker)).toContain('worker-document-edited')
})

test('of two who correct a document the second is told; the original is unseen again', async () => {
  const { worker } = await going('visa')
  const id = await note(worker, 'visa', { number: '600', person: 'Al Manar', outcome: 'fit', place: 'Riyadh' })
  await act('documents.check', { id, seen: 1 }, caseworker)
  await act('documents.edit', { id, seen: 1, values: { number: '601', person: 'Al Manar' } })
  await expect(act('documents.edit', { id, seen: 1, values: {} }, caseworker)).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  })
  const [document] = (await ask('byId', { id: worker })).documents
  expect(document).toMatchObject({
    number: '601',
    person: 'Al Manar',
    outcome: '',
    place: '',
    checkedOn: '',
    version: 2,
  })
})

test('what was made for one journey counts for no other', async () => {
  const { worker } = await going('returned')
  await note(worker, 'contract', { issuedOn: inDays(-1), outcome: 'given' })
  const { id: again } = await apply({ name: 'Again' })
  await prisma.application.update({
    where: { id: again },
    data: { state: 'contract', stateAt: new Date(Date.now() + 1) },
  })
  await act('link', { application: again, worker })
  expect(await missing(worker)).toEqual([{ kind: 'contract', why: 'missing' }])
  await note(worker, 'contract', { issuedOn: inDays(0), outcome: 'given' })
  expect(await missing(worker)).toEqual([])
})

test('whoever has left and loses papers has a reason that names them', async () => {
  const { application, worker } = await going('departed')
  const skips = async (id = application) =>
    (
      await prisma.applicationEntry.findMany({ where: { applicationId: id, kind: 'skip' }, orderBy: { at: 'asc' } })
    ).map(({ outcome, text }) => [outcome, text])
  await note(worker, 'ticket', { number: '1', heldOn: inDays(9), place: 'BG 1' })
  const { reference } = await prisma.worker.findUniqueOrThrow({ where: { id: worker } })
  await act('unlink', { id: application })
  expect(await skips()).toEqual([
    [
      expect.stringMatching(/^departed .*passport:missing.*ticket:missing/),
      `The application was taken out of file ${reference}.`,
    ],
  ])
  await act('link', { application, worker })
  await act('unlink', { id: application })
  expect(await skips()).toHaveLength(1)
})

test('whoever has left and whose papers are deleted or corrected has a reason, too', async () => {
  const { application, worker } = await going('departed')
  const skips = async () =>
    (
      await prisma.applicationEntry.findMany({
        where: { applicationId: application, kind: 'skip' },
        orderBy: { at: 'asc' },
      })
    ).map(({ outcome }) => outcome)
  const ticket = await note(worker, 'ticket', { number: '1', heldOn: inDays(9), place: 'BG 1' })
  const medical = await note(worker, 'medical', { outcome: 'fit', heldOn: inDays(-9) })
  expect(await skips()).toEqual([])
  await act('documents.remove', { id: ticket })
  await act('documents.edit', { id: medical, seen: 1, values: { outcome: 'unfit', heldOn: inDays(-9) } })
  const { passport: _, ...values } = karim
  await act('edit', { id: worker, seen: 1, values: { ...values, passport: '' } })
  expect(await skips()).toEqual(['departed ticket:missing', 'departed medical:unfit', 'departed passport:missing'])
})
