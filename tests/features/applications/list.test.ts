import { expect, test } from 'vitest'
import { openOffice } from './staff.ts'

const { ask, act, find, publishJob, applyFor, bring } = await openOffice()
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()

test('a row of the list has what decides about an applicant', async () => {
  const vacancy = await publishJob()
  const { id } = await applyFor(vacancy)
  const interview = { at: inAWeek, place: 'The yard', note: '', vacancyId: vacancy }
  const texts = { invitation: 'Come on {date}', invitationBn: '{date} আসুন' }
  const { id: interviewId } = await act<{ id: string }>('interviews.save', { ...interview, ...texts })
  await act('interviews.invite', { ids: [id], interviewId })
  await act('interviews.saveResults', { results: [{ id, testResult: 'Passed' }] })
  await act('addEntry', { id, kind: 'call', outcome: 'reached', text: '' })
  await act('addEntry', { id, kind: 'call', outcome: 'missed', text: '' })
  const { rows } = await ask('list', {})
  expect(rows).toEqual([
    expect.objectContaining({
      country: 'SA',
      registered: 'unknown',
      files: 0,
      testResult: 'Passed',
      interviewAt: inAWeek,
      lastCall: { at: expect.any(String), outcome: 'missed' },
    }),
  ])
})

test('each vacancy says how many applicants are in each stage', async () => {
  const vacancy = await publishJob({ trade: 'welder' })
  const { id } = await applyFor(vacancy, { phone: '01712-345001' })
  await applyFor(vacancy, { phone: '01712-345002' })
  await applyFor('', { phone: '01712-345003' })
  await bring(id, 'called')
  expect(await find('stages', {})).toMatchObject({ [vacancy]: { received: 1, called: 1 } })
})
