import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { karim, openFiles } from './files.ts'

const { prisma, read, ask, act, add, apply, empty } = await openFiles()
const { eraseAgain, eraseDue } = await import('#server/features/workers/erasure.ts')
const START = new Date('2026-11-23T04:00:00Z')
const HOUR_MS = 60 * 60 * 1000
const inMonths = (months: number, days = 0) => new Date(Date.UTC(2026, 10 + months, 23 + days, 4))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  await empty()
})
afterEach(() => vi.useRealTimers())

test('a file goes sixty months after its last change', async () => {
  const { id } = await add()
  expect(await ask('byId', { id })).toMatchObject({ deleteAfter: inMonths(60).toISOString() })
  expect(await eraseDue(inMonths(60, -1))).toBe(0)
  expect(await eraseDue(inMonths(60))).toBe(1)
  expect(await read.worker.count()).toBe(0)
  expect(await read.activity.count({ where: { subjectId: id } })).toBe(0)
})

test('a file with an application stays, whoever asks, until the application is gone', async () => {
  const application = await apply()
  const { id } = await add(karim, undefined, application.id)
  await expect(act('erase', { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await eraseDue(inMonths(61))).toBe(0)
  await prisma.application.deleteMany()
  expect(await eraseDue(inMonths(61))).toBe(1)
})

test('a file is erased three days after its person asked, unless it is kept', async () => {
  const [first, second] = [await add(), await add({ name: 'Monir', phone: '01511111111' })]
  await act('erase', { id: first.id })
  await act('erase', { id: second.id })
  await act('keep', { id: second.id })
  expect(await eraseDue(new Date(START.getTime() + 71 * HOUR_MS))).toBe(0)
  expect(await eraseDue(new Date(START.getTime() + 73 * HOUR_MS))).toBe(1)
  expect((await read.worker.findMany()).map(({ name }) => name)).toEqual(['Monir'])
})

test('an erased file that a restored backup brings back is erased again', async () => {
  const { id } = await add()
  const row = await read.worker.findUniqueOrThrow({ where: { id } })
  await act('erase', { id })
  await eraseDue(new Date(START.getTime() + 73 * HOUR_MS))
  await prisma.worker.create({ data: row })
  expect(await eraseAgain()).toBe(1)
  expect(await read.worker.count()).toBe(0)
})

test('asked for again, an erasure comes when it was asked for first', async () => {
  const { id } = await add()
  await act('erase', { id })
  vi.setSystemTime(new Date(START.getTime() + 70 * HOUR_MS))
  await act('erase', { id })
  expect((await read.worker.findUniqueOrThrow({ where: { id } })).eraseAt).toEqual(
    new Date(START.getTime() + 72 * HOUR_MS),
  )
  expect(await read.activity.count({ where: { action: 'worker-erased' } })).toBe(1)
  await act('keep', { id })
  await act('erase', { id })
  expect(await eraseDue(new Date(START.getTime() + 73 * HOUR_MS))).toBe(0)
})
