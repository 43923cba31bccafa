import { expect, test } from 'vitest'
import { describeStatus } from '#app/editor/editor-status.ts'
import { fromOfficeTime, toOfficeTime } from '#i18n/format.ts'

type Record = Parameters<typeof describeStatus>[0]['record']

const saved: Record = { _id: 'qatar', newest: 3, isLive: true, isDraft: true, at: '2026-11-01T08:05:00.000Z' }
const describe = (record: Partial<Record> = {}, isDirty = false) =>
  describeStatus({ record: { ...saved, ...record }, phase: { kind: 'idle' }, saving: undefined, isDirty })

test('the status line tells what visitors see and what is saved', () => {
  expect(describe({ isLive: false })).toEqual({ variant: 'idle', text: 'Draft saved 1 Nov 2026, 14:05' })
  expect(describe().text).toBe('Changed since it was published. Draft saved 1 Nov 2026, 14:05')
  expect(describe({ isDraft: false }).text).toBe('Published')
  expect(describe({ publishAt: '2026-12-03T04:00:00.000Z' }).text).toBe(
    'Scheduled for 3 December 2026, 10:00 Dhaka time',
  )
  expect(describe({ isDraft: false }, true)).toEqual({ variant: 'unsaved', text: 'Not saved yet' })
})

test.each([
  ['changed', 'Check this form'],
  ['invalid', 'Fill it in'],
  ['failed', 'Publish it now'],
  ['restored', 'confirm all schedules'],
])('a schedule held as %s says what to do', (held, advice) => {
  const { variant, text } = describe({ publishAt: '2026-11-01T04:00:00.000Z', held })
  expect(variant).toBe('unsaved')
  expect(text).toContain(advice)
})

test('a time is typed and shown as that of Dhaka', () => {
  expect(fromOfficeTime('2026-12-03T10:00')).toBe('2026-12-03T04:00:00.000Z')
  expect(toOfficeTime('2026-12-03T20:30:00.000Z')).toBe('2026-12-04T02:30')
  expect(fromOfficeTime('')).toBeUndefined()
})
