import { expect, test } from 'vitest'
import { openOffice } from './staff.ts'

const { read, ask, act, publishJob, applyFor, bring } = await openOffice()

test('two applications become one that shows what both had, and separate again', async () => {
  const vacancy = await publishJob()
  const first = await applyFor(vacancy, { message: 'First' })
  const second = await applyFor(vacancy, { name: 'rahim uddin', message: 'Second' })
  await act('addEntry', { id: second.id, kind: 'note', text: 'From the second' })
  await bring(second.id, 'selected')
  await bring(first.id, 'selected')
  await act('merge', { id: second.id, into: first.id })
  expect((await ask('list', {})).rows.map(({ id }) => id)).toEqual([first.id])
  const both = await ask('byId', { id: second.id })
  expect(both).toMatchObject({
    id: first.id,
    message: 'First',
    merged: [{ reference: second.reference, message: 'Second' }],
  })
  expect(both.entries.map(({ text }) => text)).toEqual(['From the second'])
  expect(both.vacancy).toMatchObject({ taken: 1 })
  expect((await read.application.findUniqueOrThrow({ where: { id: second.id } })).codeHash).toBeTruthy()
  await act('separate', { id: second.id })
  expect((await ask('list', {})).count).toBe(2)
  expect((await ask('byId', { id: second.id })).vacancy).toMatchObject({ taken: 2 })
})

test('nothing is done with an application that a colleague has merged meanwhile', async () => {
  const [first, second] = [await applyFor('', { phone: '01411000111' }), await applyFor('', { phone: '01411000111' })]
  await act('merge', { id: second.id, into: first.id })
  const step = { sentence: '', nextStep: '', cost: null, payer: null, skip: '' }
  for (const [name, input] of [
    ['move', { id: second.id, from: 'received', state: 'called', ...step }],
    ['erase', { id: second.id }],
  ] as const)
    await expect(act(name, input), name).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await act('moveMany', { moves: [{ id: second.id, from: 'received' }], state: 'called' })).toMatchObject({
    failed: [{ id: second.id }],
  })
  expect(await read.application.findUnique({ where: { id: second.id } })).toMatchObject({
    state: 'received',
    eraseAt: null,
  })
})

test('brothers with one telephone stay apart, and others are not merged', async () => {
  const one = await applyFor('', { name: 'Anis', phone: '01511000111' })
  const other = await applyFor('', { name: 'anis', phone: '01511000111' })
  const stranger = await applyFor('', { name: 'Anis', phone: '01611000111' })
  expect((await ask('list', { show: 'duplicates' })).rows.map(({ id }) => id)).toEqual([other.id])
  await act('keepApart', { id: other.id })
  expect((await ask('list', { show: 'duplicates' })).count).toBe(0)
  expect((await ask('byId', { id: one.id })).others.map(({ id }) => id)).toEqual([other.id])
  await expect(act('merge', { id: stranger.id, into: one.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(act('merge', { id: one.id, into: one.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('what was merged before goes along when its application is merged', async () => {
  const ids = []
  for (const name of ['Jamal', 'jamal', 'JAMAL']) ids.push((await applyFor('', { name, phone: '01311000111' })).id)
  const [one, two, three] = ids as [string, string, string]
  await act('merge', { id: three, into: two })
  await act('merge', { id: two, into: one })
  expect((await ask('byId', { id: three })).id).toBe(one)
  expect((await ask('list', { search: '01311000111', show: 'duplicates' })).count).toBe(0)
})
