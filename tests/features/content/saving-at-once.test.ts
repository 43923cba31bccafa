import { expect, test } from 'vitest'
import { openEditor } from './editor.ts'

const { content, add, opened, live, actions, owner, salma } = await openEditor()
const SAVES = 8
const people = [owner, salma]

/** How many of the calls succeed; every other one is told the number and the author of the one that did. */
async function countWinners(call: (n: number, as: string) => Promise<unknown>, newest: number) {
  const results = await Promise.allSettled(Array.from({ length: SAVES }, (_, n) => call(n, people[n % 2]!)))
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'PRECONDITION_FAILED', newest })
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('of many who save a draft at once exactly one wins, and nobody is overwritten', async () => {
  const { _id } = await add()
  const data = await opened(_id)
  const save = (n: number, as: string) =>
    content('saveDraft', { _id, seen: 1, data: { ...data, workSummary: `Words ${n}` } }, as)
  expect(await countWinners(save, 2)).toBe(1)
  expect(await actions(_id)).toEqual(['1 created', '2 drafted'])
})

test('of many who publish, unpublish and save at once exactly one wins', async () => {
  const { _id } = await add()
  const data = await opened(_id)
  const change = (n: number, as: string) =>
    [
      () => content('publish', { _id, seen: 1, data: { ...data, workSummary: `Words ${n}` } }, as),
      () => content('unpublish', { _id, seen: 1 }, as),
      () => content('saveDraft', { _id, seen: 1, data: { ...data, workSummary: `Words ${n}` } }, as),
    ][n % 3]!()
  const results = await Promise.allSettled(Array.from({ length: SAVES }, (_, n) => change(n, people[n % 2]!)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await actions(_id)).toHaveLength(2)
})

test('the one who was too late merges and saves', async () => {
  const { _id } = await add()
  const data = await opened(_id)
  await content('publish', { _id, seen: 1, data: { ...data, countryName: 'State of Qatar' } }, salma)
  const mine = content('publish', { _id, seen: 1, data: { ...data, workSummary: 'Mine.' } })
  await expect(mine).rejects.toMatchObject({ code: 'PRECONDITION_FAILED', newest: 2, by: 'salma' })
  await content('publish', { _id, seen: 2, data: { ...(await opened(_id)), workSummary: 'Mine.' } })
  expect(await live(_id)).toMatchObject({ countryName: 'State of Qatar', workSummary: 'Mine.' })
})
