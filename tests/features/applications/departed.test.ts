import { expect, test } from 'vitest'
import { openOffice } from './staff.ts'

const { act, find, publishJob, applyFor, bring, add, live, actions, content } = await openOffice()
type Uncounted = { rows: { vacancyId: string; count: number; clientId?: string; companyId?: string }[] }
const uncounted = async () => (await find<Uncounted>('departed.list', {})).rows

test('people who departed are added once to the company’s figure, with its history', async () => {
  const company = [{ companyName: 'al manar', companySector: 'Building', valueOfEmployement: 10 }]
  const saudi = await add({ countryName: 'Saudi Arabia', company })
  const vacancyId = await publishJob({ posts: 5 })
  for (const name of ['Anis', 'Babul', 'Chan']) await bring((await applyFor(vacancyId, { name })).id, 'departed')
  const [row] = await uncounted()
  expect(row).toMatchObject({ vacancyId, count: 3, clientId: saudi._id, companyId: saudi.company[0]!._id })
  const input = { vacancyId, clientId: saudi._id, companyId: row?.companyId }
  const both = await Promise.allSettled([act('departed.count', input), act('departed.count', input)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await live(saudi._id)).toMatchObject({ company: [{ valueOfEmployement: 13 }] })
  expect(await actions(saudi._id)).toEqual(['1 created', '2 changed'])
  expect(await uncounted()).toEqual([])

  const { id } = await applyFor(vacancyId, { name: 'Dulal' })
  await bring(id, 'departed')
  await act('departed.count', {
    ...input,
    ids: [id],
    companyId: undefined,
    companyName: 'Najd',
    companySector: 'Roads',
  })
  expect(await live(saudi._id)).toMatchObject({
    company: [{ valueOfEmployement: 13 }, { companyName: 'Najd', valueOfEmployement: 1 }],
  })
  const { data } = await content('revision', { _id: saudi._id, number: 2 })
  expect(data.company).toHaveLength(1)
})

test('people can be left out of the figures', async () => {
  const vacancyId = await publishJob({ country: 'QA' })
  await bring((await applyFor(vacancyId)).id, 'departed')
  const [row] = await uncounted()
  expect([row?.count, row?.clientId]).toEqual([1, undefined])
  await expect(act('departed.count', { vacancyId, clientId: 'gone', companyId: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await uncounted()).toHaveLength(1)
  await act('departed.leaveOut', { vacancyId })
  expect(await uncounted()).toEqual([])
})
