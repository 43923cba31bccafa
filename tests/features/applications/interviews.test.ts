import { expect, test } from 'vitest'
import { applicationsOnDesk } from '#server/features/applications/lists/desk.ts'
import { cookiesOf } from '../calls.ts'
import { inDays } from '../vacancies/job.ts'
import { openOffice } from './staff.ts'

const { read, write, ask, act, find, publishJob, applyFor, bring, mailsTo, request, empty } = await openOffice()
type Interview = {
  job: string
  people: {
    id: string
    name: string
    text: string
    testResult: string
    attendance: string
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
  const mail = { id: anis.id, channel: 'mail' }
  await Promise.all([act('interviews.markWritten', mail), act('interviews.markWritten', mail)])
  expect(await mailsTo('anis@example.com')).toHaveLength(1)
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
  await act('interviews.saveResults', { results: [{ id: anis.id, testResult: 'Passed' }] })
  expect((await ask('byId', { id: anis.id })).testResult, 'is not invited any more').toBe('')
  expect(await read.activity.count({ where: { action: 'application-uninvited', subjectId: anis.id } })).toBe(1)
  expect((await opened()).people).toHaveLength(1)
  await act('interviews.delete', { id })
  expect((await ask('byId', { id: babul.id })).interview).toBeNull()
  expect(await read.application.count()).toBe(3)
})

test('who came is noted for one and for many, and goes with the invitation', async () => {
  const vacancyId = await publishJob()
  const [anis, babul] = [await applyFor(vacancyId, { name: 'Anis' }), await applyFor(vacancyId, { name: 'Babul' })]
  const stranger = await applyFor(vacancyId, { name: 'Chan' })
  const ids = [anis.id, babul.id]
  const { id } = await act<{ id: string }>('interviews.save', { ...meeting(1, 'Mirpur'), vacancyId })
  await act('interviews.invite', { interviewId: id, ids })
  await expect(act('interviews.attend', { ids, attendance: 'came' }), 'a day before').rejects.toMatchObject({
    message: expect.stringMatching(/^The interview is on .*: who came can be noted from that day on$/),
  })
  await act('interviews.save', { ...meeting(0, 'Mirpur'), vacancyId, id })
  const attendances = async () => (await find<Interview>('interviews.byId', { id })).people.map(each => each.attendance)
  await act('interviews.attend', { ids: [...ids, stranger.id], attendance: 'came' })
  await act('interviews.attend', { ids: [babul.id], attendance: 'absent' })
  expect(await attendances()).toEqual(['came', 'absent'])
  expect((await read.application.findUnique({ where: { id: stranger.id } }))?.attendance, 'is not invited').toBe('')
  await act('interviews.attend', { ids: [babul.id], attendance: '' })
  expect(await attendances()).toEqual(['came', ''])
  const { id: later } = await act<{ id: string }>('interviews.save', interview)
  await act('interviews.invite', { interviewId: later, ids })
  expect((await read.application.findUnique({ where: { id: anis.id } }))?.attendance).toBe('')
})

test('who waits reads so after ten minutes, until somebody takes it back', async () => {
  const vacancyId = await publishJob()
  const [anis, babul] = [await applyFor(vacancyId, { name: 'Anis' }), await applyFor(vacancyId, { name: 'Babul' })]
  await bring(anis.id, 'called')
  await bring(babul.id, 'selected')
  const stateAt = (await read.application.findUnique({ where: { id: anis.id } }))?.stateAt
  const { failed, moved } = await act<{ failed: object[]; moved: { id: string; event: string }[] }>(
    'interviews.keepWaiting',
    {
      moves: [
        { id: anis.id, from: 'called' },
        { id: babul.id, from: 'selected' },
      ],
    },
  )
  expect(failed).toMatchObject([{ id: babul.id }])
  const { events, state } = await ask('byId', { id: anis.id })
  expect([state, events.at(-1)?.sentence]).toEqual(['called', 'You are on the waiting list for this job.'])
  expect(events.at(-1)).toMatchObject({ cost: 0 })
  await act('undoMany', { moves: moved })
  expect((await ask('byId', { id: anis.id })).events.at(-1)?.sentence).toBe('')
  expect((await read.application.findUnique({ where: { id: anis.id } }))?.stateAt).toEqual(stateAt)
  const stale = await act<{ failed: { reason: string }[] }>('interviews.keepWaiting', {
    moves: [{ id: anis.id, from: 'received' }],
  })
  expect(stale.failed[0]?.reason).toContain('Invited')
})

test('an interview needs a day, a place and both invitations', async () => {
  await write(transaction => transaction.interview.deleteMany())
  for (const missing of [{ at: '' }, { place: ' ' }, { invitationBn: '' }])
    await expect(act('interviews.save', { ...interview, ...missing })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const { id } = await act<{ id: string }>('interviews.save', interview)
  await act('interviews.save', { ...interview, id, place: 'Training centre' })
  const { ahead } = await find<{ ahead: { id: string; place: string; people: number }[] }>('interviews.list', {})
  expect(ahead).toMatchObject([{ id, place: 'Training centre', people: 0 }])
})

test('a new interview begins at the place of the last one', async () => {
  await write(transaction => transaction.interview.deleteMany())
  const placeOf = async () => (await find<{ place: string }>('interviews.invitations', {})).place
  expect(await placeOf()).toBe('')
  await act('interviews.save', { ...interview, place: 'Mirpur training centre' })
  expect(await placeOf()).toBe('Mirpur training centre')
})

test('the desk leads to the next interview within a week, with its day and people', async () => {
  await write(transaction => transaction.interview.deleteMany())
  const onDesk = async () => {
    const items = await applicationsOnDesk({ id: 'nobody', role: 'caseworker' })
    return items.filter(({ id, count }) => id.startsWith('applications-interview') && count > 0)
  }
  const at = (days: number) => `${inDays(days)}T04:00:00.000Z`
  await act('interviews.save', { ...interview, at: at(8) })
  expect(await onDesk()).toEqual([])
  const { id } = await act<{ id: string }>('interviews.save', { ...interview, at: at(7) })
  const { id: applicationId } = await applyFor(await publishJob(), { name: 'Dulal' })
  await act('interviews.invite', { interviewId: id, ids: [applicationId] })
  expect(await onDesk()).toMatchObject([
    {
      label: expect.stringMatching(/^Next interview: .*10:00.* \(one person\)$/),
      to: `/admin/applications/interviews/${id}`,
      right: 'applications',
    },
  ])
})

/** An interview in so many days, at a place. */
const meeting = (days: number, place: string) => ({ ...interview, at: `${inDays(days)}T10:00:00.000Z`, place })
const pageOf = async (secret: string) => {
  const cookie = cookiesOf(await request(`/application-status?key=${secret}`))
  return (await request('/application-status', { cookie })).text()
}
type Told = { told: string; isAgain: boolean; written: object[]; text: string; name: string }

test('another day or place is told to everybody, who are written to again', async () => {
  const [anis, babul] = [await applyFor('', { name: 'Anis' }), await applyFor('', { name: 'Babul' })]
  const { id } = await act<{ id: string }>('interviews.save', meeting(4, 'OLD PLACE'))
  await act('interviews.invite', { interviewId: id, ids: [anis.id, babul.id] })
  await act('interviews.markWritten', { id: anis.id, channel: 'sms' })
  expect(await pageOf(anis.secret)).toContain('OLD PLACE')
  expect(await act('interviews.save', { ...meeting(4, 'OLD PLACE'), id, note: 'Bring pens' })).toMatchObject({
    told: 0,
  })
  const { told: seen } = (await find<{ people: Told[] }>('interviews.byId', { id })).people[0]!
  expect(await act('interviews.save', { ...meeting(8, 'NEW PLACE'), id })).toMatchObject({ told: 2 })
  const { people } = await find<{ people: Told[] }>('interviews.byId', { id })
  expect(people.map(({ name, isAgain, written }) => [name, isAgain, written.length])).toEqual([
    ['Anis', true, 0],
    ['Babul', false, 0],
  ])
  expect(people[0]!.text).toMatch(/^Your interview has changed.*NEW PLACE/)
  expect(people[1]!.text, 'never written to').toMatch(/^Dear Babul.*NEW PLACE/)
  const page = await pageOf(anis.secret)
  expect(page).toContain('NEW PLACE')
  expect(page).toContain('Your interview has changed')
  expect(page).not.toContain('OLD PLACE')
  const write = (told?: string) => act('interviews.markWritten', { id: anis.id, channel: 'sms', told })
  await expect(write(seen), 'what an old screen had').rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  await write(people[0]!.told)
  expect((await find<{ people: Told[] }>('interviews.byId', { id })).people[0]).toMatchObject({
    isAgain: false,
    written: [{ channel: 'sms' }],
  })
})

test('whoever is taken off is told, and is listed until somebody has written to them', async () => {
  await empty()
  const [anis, babul] = [await applyFor('', { name: 'Anis' }), await applyFor('', { name: 'Babul' })]
  const { id } = await act<{ id: string }>('interviews.save', meeting(4, 'Mirpur'))
  await act('interviews.invite', { interviewId: id, ids: [anis.id, babul.id] })
  await act('interviews.uninvite', { ids: [anis.id] })
  const off = async (name: string, input: object) =>
    (await find<{ off: Told[] }>(`interviews.${name}`, input)).off.map(person => [person.name, person.text])
  const told = ['Anis', expect.stringContaining('You do not have to come')]
  expect(await off('byId', { id })).toEqual([told])
  const page = await pageOf(anis.secret)
  expect(page).toContain('You do not have to come')
  expect(page).not.toContain('Mirpur')
  await act('interviews.delete', { id })
  expect((await off('list', {})).map(([name]) => name)).toEqual(['Anis', 'Babul'])
  await act('interviews.markWritten', { id: anis.id, channel: 'whatsapp' })
  expect((await off('list', {})).map(([name]) => name)).toEqual(['Babul'])
  await bring(babul.id, 'withdrawn')
  expect(await off('list', {})).toEqual([])
})

test('nobody is told of an interview that was corrected after it, or who was there', async () => {
  const [anis, babul] = [await applyFor('', { name: 'Anis' }), await applyFor('', { name: 'Babul' })]
  const { id } = await act<{ id: string }>('interviews.save', meeting(0, 'Mirpur'))
  await act('interviews.invite', { interviewId: id, ids: [anis.id, babul.id] })
  await act('interviews.attend', { ids: [anis.id], attendance: 'came' })
  expect(await act('interviews.save', { ...meeting(5, 'Mirpur'), id })).toMatchObject({ told: 1 })
  await act('interviews.save', { ...meeting(-5, 'Mirpur'), id })
  expect(await act('interviews.save', { ...meeting(-4, 'Uttara'), id })).toMatchObject({ told: 0 })
  await act('interviews.uninvite', { ids: [anis.id, babul.id] })
  const { events } = await ask('byId', { id: babul.id })
  expect(events.filter(({ news }) => news === 'off')).toEqual([])
})

test('whoever is selected already reads the day, and keeps that state', async () => {
  const { id: applicant, secret } = await applyFor('')
  await bring(applicant, 'selected')
  const { id } = await act<{ id: string }>('interviews.save', meeting(4, 'Mirpur'))
  await act('interviews.invite', { interviewId: id, ids: [applicant] })
  const { state, events } = await ask('byId', { id: applicant })
  expect([state, events.at(-1)]).toEqual(['selected', expect.objectContaining({ news: 'invited', state: 'selected' })])
  const page = await pageOf(secret)
  expect(page).toMatch(/Mirpur/)
  expect(page).toContain('Invited to an interview')
})
