import { beforeEach, expect, test } from 'vitest'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { cookiesOf } from '../calls.ts'
import { openOffice } from './staff.ts'

const { read, write, ask, act, publishJob, applyFor, request, empty } = await openOffice()
const step = { sentence: '', nextStep: '', cost: null, payer: null, skip: 'Comes on Sunday' }
type Moved = { event: string }
const move = (id: string, from: State, state: State) => act<Moved>('move', { id, from, state, ...step })
const stateOf = async (id: string) => (await ask('byId', { id })).state
const MINUTE_MS = 60 * 1000
/** As if a step had been made so long ago. */
const age = (id: string, minutes: number) =>
  write(async transaction => {
    const { tellAt } = await transaction.applicationEvent.findUniqueOrThrow({ where: { id } })
    await transaction.applicationEvent.update({
      where: { id },
      data: { tellAt: new Date(tellAt!.getTime() - minutes * MINUTE_MS) },
    })
  })

beforeEach(empty)

/** What an applicant reads by their link. */
async function pageOf(secret: string) {
  const cookie = cookiesOf(await request(`/application-status?key=${secret}`))
  return (await request('/application-status', { cookie })).text()
}

test('a step is undone with its post and what was skipped for it', async () => {
  const vacancy = await publishJob({ posts: 1 })
  const { id } = await applyFor(vacancy)
  const before = await read.application.findUniqueOrThrow({ where: { id } })
  const { event } = await move(id, 'received', 'medical')
  expect((await ask('byId', { id })).vacancy).toMatchObject({ taken: 1 })
  await act('undoMove', { id, event })
  const after = await ask('byId', { id })
  expect(after).toMatchObject({ state: 'received', vacancy: { taken: 0 }, entries: [] })
  expect(after.events).toHaveLength(1)
  const { stateAt: _, deleteAfter: __, ...stored } = before
  expect(await read.application.findUniqueOrThrow({ where: { id } })).toMatchObject(stored)
  expect((await read.activity.findMany()).map(({ action }) => action)).toContain('application-move-undone')
})

test('an applicant reads a step after ten minutes, when nobody can undo it any more', async () => {
  const { id, secret } = await applyFor('')
  const sentence = 'The other applicants have more years.'
  const { event } = await act<Moved>('move', { id, from: 'received', state: 'rejected', ...step, sentence })
  expect((await ask('byId', { id })).events.at(-1)?.tellAt).toBeDefined()
  const isTold = async () => (await pageOf(secret)).includes(sentence)
  expect(await isTold()).toBe(false)
  await age(event, 9)
  expect(await isTold()).toBe(false)
  await age(event, 1)
  expect(await isTold()).toBe(true)
  await expect(act('undoMove', { id, event })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await stateOf(id)).toBe('rejected')
})

test('a step that was made while the clock was years ahead is read at once', async () => {
  const { id, secret } = await applyFor('')
  const sentence = 'Please come on Sunday.'
  const { event } = await act<Moved>('move', { id, from: 'received', state: 'called', ...step, sentence })
  await age(event, -5_000_000)
  expect(await pageOf(secret)).toContain(sentence)
  await expect(act('undoMove', { id, event })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('only the last step is undone, for many at once', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Karim' })]
  const { moved } = await act<{ moved: { id: string; event: string }[] }>('moveMany', {
    moves: [one, other].map(({ id }) => ({ id, from: 'received' })),
    state: 'called',
  })
  await move(other.id, 'called', 'selected')
  expect(await act('undoMany', { moves: moved })).toEqual({
    failed: [{ id: other.id, reason: expect.stringContaining('too late') }],
  })
  expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['received', 'selected'])
})
