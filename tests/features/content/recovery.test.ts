import { describe, expect, test } from 'vitest'
import {
  keyOf,
  listCopies,
  mergeCopy,
  newPicturesIn,
  purgeCopies,
  type RecoveryCopy,
  withoutPictures,
  writeCopy,
} from '#app/editor/recovery-copies.ts'

const place = { personId: 'ayesha', feature: 'news', recordId: 'yard' }
const at = '2026-11-22T08:05:00.000Z'
const saved = { seen: 3, schemaVersion: 1, values: { title: 'Open day', text: 'Come', picture: '' } }
const copy: RecoveryCopy = { at, base: saved, values: { ...saved.values, text: 'Come and see' }, files: [] }
const lists = { company: { key: '_id' } }

/** The browser's storage, with room for so many copies. */
function openStorage(room = Infinity) {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => delete entries[key],
    setItem(key: string, value: string) {
      if (!(key in entries) && Object.keys(entries).length >= room) throw new DOMException('full', 'QuotaExceededError')
      entries[key] = value
    },
  }
  const entries = Object.create(methods) as Record<string, string>
  return entries as unknown as Storage
}

describe('copies in the browser', () => {
  test('the copies of one record by one person are listed, newest first', () => {
    const storage = openStorage()
    writeCopy(storage, keyOf(place, 'tab-1'), copy)
    writeCopy(storage, keyOf(place, 'tab-2'), { ...copy, at: '2026-11-22T09:00:00.000Z' })
    for (const other of [{ personId: 'karim' }, { feature: 'clients' }, { recordId: undefined }, { recordId: 'yard2' }])
      writeCopy(storage, keyOf({ ...place, ...other }, 'tab-3'), copy)
    expect(listCopies(storage, place).map(({ tab }) => tab)).toEqual(['tab-2', 'tab-1'])
    expect(listCopies(storage, { ...place, recordId: undefined })).toHaveLength(1)
  })

  test('copies of all people older than 14 days, and unreadable ones, are purged', () => {
    const storage = openStorage()
    const now = Date.parse(at)
    const ages = { old: 14.1, young: 13.9 }
    for (const [tab, days] of Object.entries(ages))
      writeCopy(storage, keyOf({ ...place, personId: 'karim' }, tab), {
        ...copy,
        at: new Date(now - days * 24 * 60 * 60 * 1000).toISOString(),
      })
    storage.setItem(keyOf(place, 'broken'), '{')
    storage.setItem('single-key-shortcuts', 'off')
    purgeCopies(storage, now)
    expect(Object.keys(storage)).toEqual([keyOf({ ...place, personId: 'karim' }, 'young'), 'single-key-shortcuts'])
  })

  test('a full storage is reported and keeps the earlier copy', () => {
    const storage = openStorage(1)
    const key = keyOf(place, 'tab-1')
    expect(writeCopy(storage, key, copy)).toBe(true)
    expect(writeCopy(storage, keyOf(place, 'tab-2'), copy)).toBe(false)
    expect(listCopies(storage, place)).toMatchObject([{ key, values: copy.values }])
  })
})

describe('continuing a copy', () => {
  test('on the state that it began from shows what was typed', () => {
    expect(mergeCopy(copy, saved, lists)).toEqual({
      values: copy.values,
      isMoved: false,
      isOlderForm: false,
      conflicts: [],
      leftovers: {},
    })
  })

  test('after a restore is merged, though the number of the state is the same', () => {
    const now = { ...saved, epoch: 29_000_000, values: { ...saved.values, title: 'Open week' } }
    const { values, isMoved } = mergeCopy(copy, now, lists)
    expect([values, isMoved]).toEqual([{ ...saved.values, title: 'Open week', text: 'Come and see' }, true])
  })

  test('on a newer state has the changes of both', () => {
    const now = { ...saved, seen: 4, values: { ...saved.values, title: 'Open week' } }
    const { values, isMoved, conflicts } = mergeCopy(copy, now, lists)
    expect(values).toEqual({ title: 'Open week', text: 'Come and see', picture: '' })
    expect([isMoved, conflicts]).toEqual([true, []])
  })

  test('names a field that both changed and shows what was typed', () => {
    const now = { ...saved, seen: 4, values: { ...saved.values, text: 'Come tomorrow' } }
    const { values, conflicts } = mergeCopy(copy, now, lists)
    expect(values.text).toBe('Come and see')
    expect(conflicts).toEqual([{ path: 'text', mine: 'Come and see', theirs: 'Come tomorrow' }])
  })

  test('merges lists by the ids of their entries', () => {
    const entry = (_id: string, companyName: string) => ({ _id, companyName })
    const base = { seen: 1, schemaVersion: 1, values: { company: [entry('a', 'A'), entry('b', 'B')] } }
    const values = { company: [entry('a', 'A2'), entry('b', 'B'), { companyName: 'new' }] }
    const now = { seen: 2, schemaVersion: 1, values: { company: [entry('b', 'B2'), entry('a', 'A')] } }
    expect(mergeCopy({ base, values }, now, lists).values).toEqual({
      company: [entry('b', 'B2'), { companyName: 'new' }, entry('a', 'A2')],
    })
  })

  test('of another form takes what fits and lists the rest', () => {
    const base = { seen: 3, schemaVersion: 0, values: { heading: 'Open day', text: 'Come', tags: '' } }
    const values = { heading: 'Open days', text: 'Come and see', tags: '' }
    expect(mergeCopy({ base, values }, saved, lists)).toMatchObject({
      values: { title: 'Open day', text: 'Come and see' },
      isOlderForm: true,
      leftovers: { heading: 'Open days' },
    })
    expect(mergeCopy({ base, values }, saved, lists).leftovers).toEqual({ heading: 'Open days' })
  })

  test('a text is no list: it is listed instead of shown', () => {
    const now = { ...saved, values: { ...saved.values, text: [] } }
    expect(mergeCopy(copy, now, lists)).toMatchObject({ values: { text: [] }, leftovers: { text: 'Come and see' } })
  })
})

test('pictures that are no longer stored are found and left out', () => {
  const values = {
    picture: '/pictures/a.jpg',
    image: ['/pictures/b.jpg', '/pictures/c.jpg'],
    text: 'x /pictures/d.jpg',
  }
  expect(newPicturesIn(values, { image: ['/pictures/b.jpg'] })).toEqual(['/pictures/a.jpg', '/pictures/c.jpg'])
  expect(withoutPictures(values, ['/pictures/a.jpg', '/pictures/c.jpg'])).toEqual({
    ...values,
    picture: '',
    image: ['/pictures/b.jpg'],
  })
})
