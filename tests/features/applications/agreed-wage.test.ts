import { expect, test } from 'vitest'
import { job } from '../vacancies/job.ts'
import { openOffice } from './staff.ts'

const { ask, act, publishJob, applyFor, read, content } = await openOffice()

const agreedOf = async (id: string) => (await ask('byId', { id })).agreedWage
async function agree(id: string, wage: string) {
  const { version } = await ask('byId', { id })
  await act('agreeWage', { id, seen: version, wage })
}

test('what was agreed lies within what the job says; an empty one takes back', async () => {
  const { id } = await applyFor(await publishJob({ wage: 120.5, wageMax: 190, currency: 'KWD', rate: '395' }))
  expect((await ask('byId', { id })).wageRange).toEqual({
    least: 120.5,
    greatest: 190,
    currency: 'KWD',
    period: 'month',
  })
  for (const [wage, message] of [
    ['200', 'From 120.500 to 190 KWD'],
    ['much', expect.any(String)],
  ])
    await expect(agree(id, wage)).rejects.toMatchObject({ code: 'BAD_REQUEST', message })
  await agree(id, '150.250')
  expect(await agreedOf(id)).toEqual({ wage: 150.25, currency: 'KWD', period: 'month' })
  await expect(act('agreeWage', { id, seen: 1, wage: '160' })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await read.activity.count({ where: { action: 'application-wage-agreed', subjectId: id } })).toBe(1)
  await agree(id, '')
  expect(await agreedOf(id)).toBeNull()
})

test('what was agreed goes with another job; one wage for all leaves none', async () => {
  const [range, fixed] = [await publishJob({ wageMax: 1900 }), await publishJob()]
  const { id } = await applyFor(range)
  await agree(id, '1,650')
  const { version, name, phone, district, trade, country, years, registered, message } = await ask('byId', { id })
  const values = { name, phone, district, trade, country, years: String(years), registered, message, passport: 'yes' }
  await act('edit', { id, seen: version, values: { ...values, vacancy: range, message: 'Calls at noon' } })
  expect(await agreedOf(id)).toEqual({ wage: 1650, currency: 'SAR', period: 'month' })
  await act('edit', { id, seen: version + 1, values: { ...values, vacancy: fixed } })
  expect(await agreedOf(id)).toBeNull()
  await expect(agree(id, '1,500')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('what was agreed says nothing once the job says something else', async () => {
  const vacancy = await publishJob({ wageMax: 1900 })
  const { id } = await applyFor(vacancy)
  await agree(id, '1,650')
  const correct = (seen: number, data: object) =>
    content('publish', { feature: 'vacancies', _id: vacancy, seen, data: { ...job, wageMax: 1900, ...data } })
  await correct(1, { period: 'week' })
  expect(await agreedOf(id)).toBeNull()
  await correct(2, { wage: 1700 })
  expect(await agreedOf(id)).toBeNull()
  await correct(3, {})
  expect(await agreedOf(id)).toMatchObject({ wage: 1650 })
  await content('unpublish', { feature: 'vacancies', _id: vacancy, seen: 4 })
  expect(await agreedOf(id), 'off the site').toMatchObject({ wage: 1650 })
  await agree(id, '1,700')
  await agree(id, '')
  expect(await agreedOf(id)).toBeNull()
})

test('what was agreed goes along when two applications become one, and back', async () => {
  const vacancy = await publishJob({ wageMax: 1900 })
  const [one, other] = [await applyFor(vacancy), await applyFor(vacancy)]
  await agree(one.id, '1,650')
  await act('merge', { id: one.id, into: other.id })
  expect(await agreedOf(other.id)).toMatchObject({ wage: 1650 })
  await act('separate', { id: one.id })
  expect(await agreedOf(other.id)).toBeNull()
  expect(await agreedOf(one.id)).toMatchObject({ wage: 1650 })
})
