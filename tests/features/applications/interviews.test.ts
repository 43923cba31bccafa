import { expect, test } from 'vitest'
import { openOffice } from './staff.ts'

const { read, write, ask, act, find, publishJob, applyFor, bring, mailsTo } = await openOffice()
type Interview = {
  job: string
  people: {
    id: string
    name: string
    text: string
    testResult: string
    written: { id: string; channel: string; by: string }[]
  }[]
}
const HOUR_MS = 60 * 60 * 1000
const interview = {
  vacancyId: null,
  at: new Date(Date.now() + HOUR_MS).toISOString(),
  place: 'Dhaka office',
  invitation: 'Dear {name}, come to {place}.',
  invitationBn: 'জনাব {name}, {place}-এ আসুন।',
}

test('applicants are invited at once, and written to one by one', async () => {
  const vacancyId = await publishJob()
  const [anis, babul] = [await applyFor(vacancyId, { name: 'Anis' }), await applyFor(vacancyId, { name: 'Babul' })]
  const refused = await applyFor(vacancyId, { name: 'Chan' })
  await bring(refused.id, 'rejected')
  const { id } = await act<{ id: string }>('interviews.save', { ...interview, vacancyId })
  await write(async transaction => {
    await transaction.application.update({
      where: { id: anis.id },
      data: { language: 'bn', email: 'anis@example.com' },
    })
    await transaction.mail.deleteMany()
  })
  const { failed } = await act<{ failed: object[] }>('interviews.invite', {
    interviewId: id,
    ids: [anis.id, babul.id, refused.id],
  })
  expect(failed).toEqual([{ id: refused.id, reason: expect.stringContaining('not selected') }])
  const { events, state } = await ask('byId', { id: babul.id })
  expect([state, events.at(-1)?.nextStep]).toEqual(['called', expect.stringContaining('Dhaka office')])

  const opened = () => find<Interview>('interviews.byId', { id })
  expect((await opened()).people.map(({ name, text }) => [name, text])).toEqual([
    ['Anis', 'জনাব Anis, Dhaka office-এ আসুন।'],
    ['Babul', 'Dear Babul, come to Dhaka office.'],
  ])
  await act('interviews.markWritten', { id: babul.id, channel: 'whatsapp' })
  await act('interviews.markWritten', { id: anis.id, channel: 'mail' })
  expect((await mailsTo('anis@example.com'))[0]?.text).toContain('Dhaka office-এ আসুন')
  await expect(act('interviews.markWritten', { id: babul.id, channel: 'mail' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect((await opened()).people.map(({ written }) => written.map(({ channel }) => channel))).toEqual([
    ['mail'],
    ['whatsapp'],
  ])
  await act('interviews.saveResults', { results: [{ id: babul.id, testResult: 'Passed' }] })
  expect((await ask('byId', { id: babul.id })).testResult).toBe('Passed')
  await act('interviews.uninvite', { ids: [anis.id] })
  expect((await opened()).people).toHaveLength(1)
  await act('interviews.delete', { id })
  expect((await ask('byId', { id: babul.id })).interview).toBeNull()
  expect(await read.application.count()).toBe(3)
})

test('an interview needs a day, a place and both invitations', async () => {
  for (const missing of [{ at: '' }, { place: ' ' }, { invitationBn: '' }])
    await expect(act('interviews.save', { ...interview, ...missing })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const { id } = await act<{ id: string }>('interviews.save', interview)
  await act('interviews.save', { ...interview, id, place: 'Training centre' })
  const { ahead } = await find<{ ahead: { id: string; place: string; people: number }[] }>('interviews.list', {})
  expect(ahead).toMatchObject([{ id, place: 'Training centre', people: 0 }])
})
