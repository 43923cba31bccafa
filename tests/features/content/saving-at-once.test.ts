import { describe, expect, test } from 'vitest'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { picture, qatar } from '../../server/test-server.ts'
import { openEditor } from './editor.ts'
import { sampleOf } from './samples.ts'

const { content, actions, owner, salma, upload } = await openEditor()
const { body } = await upload(await picture().jpeg().toBuffer(), { cookie: owner })
const { url } = body.data
const SAVES = 8
const people = [owner, salma]

/** One type with rows of its own, one whose records are documents, and one with a single record. */
const types = ['clients', 'gallery', 'slides'].map(name => ({
  feature: name,
  store: contentFeatures().find(feature => feature.name === name)!.content,
}))

describe.each(types)('$feature', ({ feature, store }) => {
  const fixed = store.fixedIds?.[0]
  /** Every save differs from all others. */
  const dataOf = (n: number) =>
    feature === 'clients'
      ? { ...qatar, countryName: `Country ${n}`, countryFlagImage: url }
      : sampleOf(store, path => `${n} ${path}`, new URL(url).pathname)
  let count = 0
  /** A record that was published once more; the number of its newest revision. */
  async function publish() {
    const seen = fixed ? (await content('open', { feature, _id: fixed })).newest : 0
    return content('publish', { feature, ...(fixed && { _id: fixed }), seen, data: dataOf(--count) })
  }

  /** How many of the calls succeed; every other one is told the number and the author of the one that did. */
  async function countWinners(call: (n: number, as: string) => Promise<unknown>, newest: number) {
    const results = await Promise.allSettled(Array.from({ length: SAVES }, (_, n) => call(n, people[n % 2]!)))
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'PRECONDITION_FAILED', newest })
    return results.filter(({ status }) => status === 'fulfilled').length
  }

  test('of many who save a draft at once exactly one wins, and nobody is overwritten', async () => {
    const { _id, newest } = await publish()
    const save = (n: number, as: string) => content('saveDraft', { feature, _id, seen: newest, data: dataOf(n) }, as)
    expect(await countWinners(save, newest + 1)).toBe(1)
    expect((await actions(_id)).slice(newest - 1)).toEqual([`${newest} created`, `${newest + 1} drafted`])
  })

  test('of many who publish, unpublish and save at once exactly one wins', async () => {
    const { _id, newest } = await publish()
    const target = { feature, _id, seen: newest }
    const change = (n: number, as: string) =>
      [
        () => content('publish', { ...target, data: dataOf(n) }, as),
        () => content('unpublish', target, as),
        () => content('saveDraft', { ...target, data: dataOf(n) }, as),
      ][n % 3]!()
    expect(await countWinners(change, newest + 1)).toBe(1)
    expect(await actions(_id)).toHaveLength(newest + 1)
  })
})

test('the first save of a record that is always there is won by one person', async () => {
  const target = { feature: 'settings-contact', _id: 'settings-contact', seen: 0 }
  const save = (n: number) => content('publish', { ...target, data: { hours: `From ${n}` } }, people[n % 2])
  const results = await Promise.allSettled(Array.from({ length: SAVES }, (_, n) => save(n)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await actions(target._id)).toEqual(['1 created'])
})
