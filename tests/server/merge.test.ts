import { describe, expect, test } from 'vitest'
import { merge } from '#server/drafts/merge.shared.ts'

type Entry = { _id: string; name: string; count?: number }
type Poster = { title: string; text?: string; entries: Entry[]; pictures: string[] }
const lists = { entries: { key: '_id' }, pictures: {} }
const base: Poster = {
  title: 'Welders',
  text: 'Two years.',
  entries: [
    { _id: 'a', name: 'Anchor', count: 1 },
    { _id: 'b', name: 'Bolt', count: 2 },
    { _id: 'c', name: 'Crane', count: 3 },
  ],
  pictures: ['/one', '/two', '/three'],
}
const [anchor, bolt, crane] = base.entries as [Entry, Entry, Entry]
const mergePosters = (mine: Partial<Poster>, theirs: Partial<Poster>, choices?: Record<string, 'mine' | 'theirs'>) =>
  merge(base, { ...base, ...mine }, { ...base, ...theirs }, lists, choices)

test('a field that one side changed takes that side', () => {
  expect(mergePosters({ title: 'Masons' }, { text: 'Three years.' })).toEqual({
    merged: { ...base, title: 'Masons', text: 'Three years.' },
    conflicts: [],
  })
})

test('a field that both changed is a conflict, and mine until somebody chooses', () => {
  const result = mergePosters({ title: 'Masons' }, { title: 'Cooks' })
  expect(result).toEqual({
    merged: { ...base, title: 'Masons' },
    conflicts: [{ path: 'title', mine: 'Masons', theirs: 'Cooks' }],
  })
  expect(mergePosters({ title: 'Masons' }, { title: 'Cooks' }, { title: 'theirs' }).merged.title).toBe('Cooks')
})

test('an entry merges field by field', () => {
  const { merged, conflicts } = mergePosters(
    { entries: [{ ...anchor, name: 'Big anchor' }, bolt, crane] },
    { entries: [{ ...anchor, count: 9 }, bolt, crane] },
  )
  expect(merged.entries[0]).toEqual({ _id: 'a', name: 'Big anchor', count: 9 })
  expect(conflicts).toEqual([])
})

test('removed wins over untouched, and against changed it is a choice', () => {
  expect(mergePosters({ entries: [bolt, crane] }, {}).merged.entries).toEqual([bolt, crane])
  const changed = { ...anchor, name: 'Big anchor' }
  const { merged, conflicts } = mergePosters({ entries: [bolt, crane] }, { entries: [changed, bolt, crane] })
  expect(merged.entries).toEqual([bolt, crane])
  expect(conflicts).toEqual([{ path: 'entries/a', mine: undefined, theirs: changed }])
})

test('entries that both sides added stay, each after its neighbour', () => {
  const door = { _id: 'd', name: 'Door' }
  const engine = { _id: 'e', name: 'Engine' }
  const { merged } = mergePosters({ entries: [anchor, door, bolt, crane] }, { entries: [anchor, bolt, engine, crane] })
  expect(merged.entries).toEqual([anchor, door, bolt, engine, crane])
})

test('the order is that of the side that moved entries; both moving is a choice', () => {
  const moved = mergePosters({ title: 'Masons' }, { pictures: ['/three', '/one', '/two'] })
  expect([moved.merged.pictures, moved.conflicts]).toEqual([['/three', '/one', '/two'], []])
  const both = mergePosters({ pictures: ['/two', '/one', '/three'] }, { pictures: ['/three', '/one', '/two'] })
  expect(both.conflicts.map(({ path }) => path)).toEqual(['pictures/order'])
})

test('a blank value and a missing one are the same', () => {
  const { text: _text, ...without } = base
  expect(merge({ ...without, text: '' }, without, { ...without, title: 'Cooks' }, lists).conflicts).toEqual([])
})

describe('in 20,000 random cases', () => {
  let seed = 20261122
  const random = (max: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % max
  }
  const shuffled = <T>(list: T[]) =>
    list
      .map(value => [random(1000), value] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, value]) => value)
  let made = 0

  /** A record as somebody leaves it: some fields changed, entries added, changed, moved and removed. */
  function edited(from: Poster): Poster {
    const entries = from.entries
      .filter(() => random(5) > 0)
      .map(entry => (random(4) === 0 ? { ...entry, name: `name ${random(3)}` } : entry))
    while (random(3) === 0) entries.splice(random(entries.length + 1), 0, { _id: `new-${made++}`, name: 'New' })
    const pictures = from.pictures.filter(() => random(5) > 0)
    while (random(3) === 0) pictures.splice(random(pictures.length + 1), 0, `/new-${made++}`)
    return {
      title: random(3) === 0 ? `title ${random(3)}` : from.title,
      text: random(3) === 0 ? `text ${random(3)}` : from.text,
      entries: random(4) === 0 ? shuffled(entries) : entries,
      pictures: random(4) === 0 ? shuffled(pictures) : pictures,
    }
  }

  test('merging keeps its laws', { tags: ['thorough'] }, () => {
    for (let n = 0; n < 20_000; n++) {
      const from = edited(base)
      const [mine, theirs] = [edited(from), edited(from)]
      expect(merge(from, mine, from, lists)).toEqual({ merged: mine, conflicts: [] })
      expect(merge(from, from, theirs, lists)).toEqual({ merged: theirs, conflicts: [] })
      expect(merge(from, mine, mine, lists)).toEqual({ merged: mine, conflicts: [] })
      const { merged, conflicts } = merge(from, mine, theirs, lists)
      const ids = merged.entries.map(({ _id }) => _id)
      expect(new Set(ids).size).toBe(ids.length)
      const before = new Set(from.entries.map(({ _id }) => _id))
      for (const { _id } of [...mine.entries, ...theirs.entries]) if (!before.has(_id)) expect(ids).toContain(_id)
      for (const { _id } of from.entries) {
        const [here, there] = [mine, theirs].map(side => side.entries.find(entry => entry._id === _id))
        if (here && there) expect(ids).toContain(_id)
        if (!here && !there) expect(ids).not.toContain(_id)
        if (!here !== !there && !conflicts.some(({ path }) => path === `entries/${_id}`)) expect(ids).not.toContain(_id)
      }
      expect(new Set(merged.pictures).size).toBe(merged.pictures.length)
      for (const path of [...mine.pictures, ...theirs.pictures])
        if (!from.pictures.includes(path)) expect(merged.pictures).toContain(path)
    }
  })
})
