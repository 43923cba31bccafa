import { expect, test } from 'vitest'
import { requireComplaint, submit, writeOn } from '#server/features/complaints/domain.ts'
import { workingDaysAfter } from '#server/features/complaints/due.ts'
import { complaintInput, messageInput } from '#server/features/complaints/schema.ts'
import { openDetails, openText } from '#server/features/complaints/sealing.ts'
import { openTestServer } from '../../server/test-server.ts'

const { read, write } = await openTestServer()
const told = complaintInput.parse({ text: 'My passport was taken', about: 'employer', place: 'QA', contact: '' })

test('texts are sealed in the database and open with the key', async () => {
  const { id } = await submit(told)
  const complaint = await requireComplaint(id)
  const [entry] = await read.complaintEntry.findMany({ where: { complaintId: id } })
  expect(JSON.stringify([complaint, entry])).not.toMatch(/passport|employer|"QA\\?"/)
  expect(openText(id, entry!.text)).toBe('My passport was taken')
  expect(openDetails(complaint)).toEqual({ about: 'employer', place: 'QA', contact: '' })
  expect(openText('another', entry!.text)).toBeUndefined()
})

test('a form that is sent twice is one complaint with one code', async () => {
  const sendKey = 'a-key-of-thirty-two-letters-or-so'
  const [one, other] = await Promise.all([submit({ ...told, sendKey }), submit({ ...told, sendKey })])
  expect(other).toEqual(one)
  expect((await submit({ ...told, text: 'Something else', sendKey })).code).not.toBe(one.code)
})

test('a message after an answer waits for an officer, and is added once', async () => {
  const { id } = await submit(told)
  await write(transaction => transaction.complaint.update({ where: { id }, data: { state: 'answered' } }))
  const message = messageInput.parse({ text: 'He gave it back', sendKey: 'b-key-of-thirty-two-letters-or-so' })
  await writeOn(id, message)
  await writeOn(id, message)
  const entries = await read.complaintEntry.findMany({ where: { complaintId: id }, orderBy: { position: 'asc' } })
  expect(entries.map(({ position, text }) => [position, openText(id, text)])).toEqual([
    [0, 'My passport was taken'],
    [1, 'He gave it back'],
  ])
  expect(await requireComplaint(id)).toMatchObject({ state: 'waiting', version: 2 })
})

test('Fridays and Saturdays are no working days', () => {
  expect(workingDaysAfter('2026-11-23', 3)).toBe('2026-11-26') // Monday to Thursday
  expect(workingDaysAfter('2026-11-23', 4)).toBe('2026-11-29')
  expect(workingDaysAfter('2026-11-27', 15)).toBe('2026-12-17')
})
