import { beforeEach, expect, test } from 'vitest'
import { inDays } from '../vacancies/job.ts'
import { karim, openFiles } from './files.ts'

const { prisma, read, act, add, addDocument, apply, owner, empty } = await openFiles()
const HOUR_MS = 60 * 60 * 1000

beforeEach(empty)

/** Somebody on their way who has read of a flight for an hour. */
async function flying(state = 'ticket', language = 'en') {
  const { id: application } = await apply()
  await prisma.application.update({ where: { id: application }, data: { state, language } })
  await prisma.applicationEvent.updateMany({ where: { applicationId: application }, data: { state } })
  const { id: worker } = await add(karim, owner, application)
  const facts = { place: 'BG 101', number: 'PNR1', heldOn: inDays(5) }
  const { id } = (await addDocument(worker, 'ticket', facts)).result!.data
  await prisma.workerDocument.updateMany({ data: { createdAt: new Date(Date.now() - HOUR_MS) } })
  const news = async () =>
    (await read.applicationEvent.findMany({ where: { news: { not: null } }, orderBy: { at: 'asc' } })).map(
      ({ news: what, sentence }) => [what, sentence],
    )
  const edit = (values: object, seen = 1) => act('documents.edit', { id, seen, values: { ...facts, ...values } })
  return { worker, id, facts, news, edit }
}

test('another day of a flight is told, and a note is not', async () => {
  const { news, edit } = await flying()
  await edit({ note: 'Window' })
  expect(await news()).toEqual([])
  await edit({ heldOn: inDays(9) }, 2)
  expect(await news()).toEqual([['changed', expect.stringMatching(/^What we told you has changed\..*BG 101$/)]])
})

test('a flight that is renewed or deleted is told in the language of its worker', async () => {
  const { worker, facts, news } = await flying('ticket', 'bn')
  const { id } = (await addDocument(worker, 'ticket', { ...facts, place: 'BG 105' })).result!.data
  expect(await news()).toEqual([['changed', expect.stringMatching(/বদলেছে.*BG 105/)]])
  await prisma.workerDocument.updateMany({ data: { createdAt: new Date(Date.now() - HOUR_MS) } })
  await prisma.workerDocument.deleteMany({ where: { id: { not: id } } })
  await act('documents.remove', { id })
  expect((await news()).at(-1)).toEqual(['changed', expect.stringMatching(/আর ঠিক নেই.*BG 105/)])
})

test('nobody is told who reads no day, nor of what was written just now', async () => {
  const { news, edit } = await flying('departed')
  await edit({ heldOn: inDays(9) })
  expect(await news()).toEqual([])
  await prisma.application.updateMany({ data: { state: 'ticket' } })
  await prisma.applicationEvent.updateMany({ data: { state: 'ticket' } })
  await prisma.workerDocument.updateMany({ data: { createdAt: new Date() } })
  await edit({ heldOn: inDays(10) }, 2)
  expect(await news()).toEqual([])
})
