import { beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { moveTo, requireApplication } from '#server/features/applications/domain.ts'
import { eraseDue } from '#server/features/applications/erasure.ts'
import { retentionMonths } from '#server/features/applications/retention.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { openEditor } from '../content/editor.ts'
import { apply } from './apply.ts'

const { publishOver, read, write } = await openEditor()
const START = new Date('2026-11-23T04:00:00Z')

const move = (id: string, state: State) =>
  changeContent(async transaction =>
    moveTo(transaction, await requireApplication(id, transaction), { state }, SYSTEM_ACTOR),
  )
const inMonths = (months: number, days = 0) => new Date(Date.UTC(2026, 10 + months, 23 + days, 4))
const publish = (data: object) => publishOver('settings-retention', data)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  await write(transaction => transaction.application.deleteMany())
})

test('applications go six months after their last change, handled or not', async () => {
  const [untouched, moved] = [await apply(), await apply({ phone: '01812-345678' })]
  vi.setSystemTime(inMonths(3))
  await move(moved.id, 'called')
  expect(await eraseDue(inMonths(6, -1))).toBe(0)
  expect(await eraseDue(inMonths(6))).toBe(1)
  await expect(requireApplication(untouched.id)).rejects.toThrow()
  expect(await eraseDue(inMonths(9, -1))).toBe(0)
  expect(await eraseDue(inMonths(9))).toBe(1)
})

test('whoever has departed is kept for 24 months', async () => {
  const { id } = await apply()
  await move(id, 'departed')
  expect(await eraseDue(inMonths(24, -1))).toBe(0)
  expect(await eraseDue(inMonths(24))).toBe(1)
})

test('whoever is selected may wait for a visa as long, unless they are rejected', async () => {
  const [waiting, rejected] = [await apply(), await apply({ phone: '01812-345678' })]
  for (const { id } of [waiting, rejected]) await move(id, 'visa')
  await move(rejected.id, 'rejected')
  expect(await eraseDue(inMonths(6))).toBe(1)
  await expect(requireApplication(rejected.id)).rejects.toThrow()
  expect(await eraseDue(inMonths(24, -1))).toBe(0)
  expect(await eraseDue(inMonths(24))).toBe(1)
})

test('whoever agreed to the first text is kept no longer than it said', async () => {
  const { id } = await apply()
  await write(transaction => transaction.application.update({ where: { id }, data: { consent: 1 } }))
  await move(id, 'visa')
  expect((await requireApplication(id)).deleteAfter).toEqual(inMonths(6))
  await move(id, 'departed')
  expect((await requireApplication(id)).deleteAfter).toEqual(inMonths(24))
})

test('what was merged goes with the application that it belongs to', async () => {
  const [first, second] = [await apply(), await apply()]
  await write(transaction =>
    transaction.application.update({ where: { id: second.id }, data: { mergedIntoId: first.id } }),
  )
  vi.setSystemTime(inMonths(3))
  await move(first.id, 'called')
  expect(await eraseDue(inMonths(6))).toBe(0)
  await eraseDue(inMonths(9))
  expect(await read.application.count()).toBe(0)
})

test('the settings say how long, and count from the next step on', async () => {
  expect(await retentionMonths()).toEqual({ unsuccessful: 6, departed: 24 })
  const { id } = await apply()
  await publish({ unsuccessfulMonths: 3 })
  expect(await retentionMonths()).toEqual({ unsuccessful: 3, departed: 24 })
  expect((await requireApplication(id)).deleteAfter).toEqual(inMonths(6))
  await move(id, 'rejected')
  expect((await requireApplication(id)).deleteAfter).toEqual(inMonths(3))
  for (const unsuccessfulMonths of [0, 121])
    await expect(publish({ unsuccessfulMonths })).rejects.toThrow('A whole number from 1 to 120')
})
