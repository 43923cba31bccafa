import { beforeEach, expect, test } from 'vitest'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { list as vacancies } from '#server/features/vacancies/domain.ts'
import { job } from '../vacancies/job.ts'
import { openOffice } from './staff.ts'

const { read, write, request, content, owner, salma, setStatus, ask, act, publishJob, applyFor, bring, empty } =
  await openOffice()
await setStatus('salma', 'active')
const step = { sentence: '', nextStep: '', cost: null, payer: null }
const stateOf = async (id: string) => (await ask('byId', { id })).state
const move = (id: string, from: State, state: State, more: object = {}, as = owner) =>
  act('move', { id, from, state, ...step, ...more }, as)

beforeEach(empty)

test('lists, boards and people call a vacancy as it is called now', async () => {
  const id = await publishJob({ trade: 'welder', city: 'Riyadh', cityBn: 'রিয়াদ' })
  const { id: applied } = await applyFor(id)
  await content('publish', {
    feature: 'vacancies',
    _id: id,
    seen: 1,
    data: { ...job, trade: 'welder', city: 'Jeddah', cityBn: 'জেদ্দা' },
  })
  const cards = (await ask('board', {})).flatMap(column => column.cards)
  const told = [(await ask('list', {})).rows[0], cards[0], await ask('byId', { id: applied })]
  expect(told.map(each => each?.job)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^Welder.*Jeddah/)))
})

test('of two who correct the same details the second is told, and changes nothing', async () => {
  const { id } = await applyFor('')
  const { version: seen, ...said } = await ask('byId', { id })
  const correct = (name: string) => {
    const { phone, district, trade, country, years, registered, message } = said
    const values = { vacancy: '', name, phone, district, trade, country, years, passport: 'yes', registered, message }
    return act('edit', { id, seen, values })
  }
  await correct('Rahim Miah')
  await expect(correct('Karim Miah')).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await ask('byId', { id })).toMatchObject({ name: 'Rahim Miah', version: seen + 1 })
})

test('a list is filtered, searched by any spelling of a telephone, sorted, with counts', async () => {
  const [one, other] = [await publishJob(), await publishJob({ trade: 'welder', city: 'Riyadh' })]
  const first = await applyFor(one)
  await applyFor(one, { name: 'Karim Ali', phone: '+8801819998877', district: 'dhaka', trade: 'welder' })
  await applyFor(other, { name: 'Rahim Uddin', trade: 'cook' })
  await applyFor('', { name: 'আব্দুল করিম', phone: '01912000111' })
  await applyFor(one, { name: 'rahim uddin' })
  const names = async (filter: object) => (await ask('list', filter)).rows.map(({ name }) => name)
  expect(await names({ sort: 'oldest' })).toEqual([
    'Rahim Uddin',
    'Karim Ali',
    'Rahim Uddin',
    'আব্দুল করিম',
    'rahim uddin',
  ])
  for (const search of ['01819998877', '০১৮১৯-৯৯৮৮৭৭', '+880 1819 998877', '8877', 'ali KARIM'])
    expect(await names({ search }), search).toEqual(['Karim Ali'])
  expect(await names({ search: first.reference.toLowerCase() })).toEqual(['Rahim Uddin'])
  for (const search of ['karim', 'করিম'])
    expect(await names({ search }), 'in either script').toEqual(['আব্দুল করিম', 'Karim Ali'])
  expect(await names({ vacancy: one, district: 'dhaka' })).toEqual(['Karim Ali'])
  expect(await names({ vacancy: 'none' })).toEqual(['আব্দুল করিম'])
  expect(await names({ trade: 'cook' })).toEqual(['Rahim Uddin'])
  expect(await names({ show: 'duplicates' })).toEqual(['rahim uddin'])
  expect(await names({ source: 'office' })).toEqual([])
  await bring(first.id, 'called')
  const { counts } = await ask('list', { vacancy: one })
  expect(counts).toEqual({ received: 2, called: 1 })
  const columns = (await ask('board', { vacancy: one })).map(({ state, count, cards }) => [state, count, cards.length])
  expect(columns.slice(0, 2)).toEqual([
    ['received', 2, 2],
    ['called', 1, 1],
  ])
})

test('whoever reads a list goes on and back in its order', async () => {
  const ids = []
  for (const name of ['Anis', 'Babul', 'Chan']) ids.push((await applyFor('', { name })).id)
  const around = (id: string | undefined, filter: object) => ask('neighbours', { id: id!, filter })
  expect(await around(ids[1], { sort: 'oldest' })).toMatchObject({
    previous: ids[0],
    next: ids[2],
    number: 2,
    count: 3,
  })
  expect(await around(ids[1], {})).toMatchObject({ previous: ids[2], next: ids[0], number: 2 })
  expect(await around(ids[0], { sort: 'name' })).toMatchObject({ next: ids[1], number: 1 })
  expect((await around(ids[0], { sort: 'name' })).previous).toBeUndefined()
})

test('a step begins with the vacancy’s costs; the log names the reference alone', async () => {
  const costs = [
    { item: 'going', payer: 'employer' },
    { item: 'returning', payer: 'employer' },
    { item: 'medical', payer: 'worker', maxTaka: 8500 },
  ]
  const { id, reference } = await applyFor(await publishJob({ costs }))
  const { suggestions } = await ask('byId', { id })
  expect(suggestions.selected).toMatchObject({
    cost: 8500,
    payer: 'worker',
    nextStep: expect.stringMatching(/medical/),
  })
  expect(suggestions.visa).toMatchObject({ cost: null, payer: null }) // registration, clearance and others are not stated
  await move(id, 'received', 'selected', suggestions.selected)
  const { events } = await ask('byId', { id })
  expect(events.at(-1)).toMatchObject({ state: 'selected', cost: 8500, payer: 'worker', by: 'owner' })
  const log = await read.activity.findMany({ where: { subjectId: id } })
  expect(log).toMatchObject([{ action: 'application-moved', subject: reference, detail: 'selected' }])
  expect(JSON.stringify(await read.activity.findMany())).not.toMatch(/Rahim|1712345678/)
})

test('two people who move one application at once do not undo each other', async () => {
  const { id } = await applyFor('')
  await move(id, 'received', 'called')
  await expect(move(id, 'received', 'medical', {}, salma)).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: expect.stringContaining('owner has moved this application to “Invited”'),
  })
  expect(await stateOf(id)).toBe('called')
})

test('the second who selects for the last post is told, and may still choose', async () => {
  const vacancy = await publishJob({ posts: 1 })
  const [one, other] = [await applyFor(vacancy), await applyFor(vacancy, { name: 'Karim' })]
  const both = await Promise.allSettled([
    move(one.id, 'received', 'selected'),
    move(other.id, 'received', 'selected', {}, salma),
  ])
  const refused = both.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'CONFLICT', message: expect.stringContaining('All 1 posts') } })
  expect((await vacancies()).find(({ _id }) => _id === vacancy)?.closing).toBe('filled')
  const left = (await stateOf(one.id)) === 'received' ? one : other
  await move(left.id, 'received', 'selected', { isOverPosts: true })
  expect((await ask('byId', { id: left.id })).vacancy).toMatchObject({ posts: 1, taken: 2 })
})

test('many are moved at once in their languages; those who cannot be are named', async () => {
  const vacancy = await publishJob({ posts: 1 })
  const [one, other] = [await applyFor(vacancy), await applyFor(vacancy, { name: 'Karim' })]
  const moves = [one.id, other.id, 'gone'].map(id => ({ id, from: 'received' }))
  const { failed } = await act<{ failed: { id: string; reason: string }[] }>('moveMany', { moves, state: 'selected' })
  expect(failed).toEqual([
    { id: other.id, reason: expect.stringContaining('All 1 posts') },
    { id: 'gone', reason: expect.stringContaining('no such application') },
  ])
  await expect(act('moveMany', { moves, state: 'rejected' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await write(transaction => transaction.application.update({ where: { id: other.id }, data: { language: 'bn' } }))
  await act('moveMany', { moves: [{ id: other.id, from: 'received' }], state: 'rejected', reason: 0 })
  expect((await ask('byId', { id: other.id })).events.at(-1)?.sentence).toContain('পূরণ')
})

test('a missed call waits for another, and can be taken back', async () => {
  const { id } = await applyFor('')
  await act('addEntry', { id, kind: 'call', outcome: 'missed' })
  expect((await ask('list', { show: 'later' })).count).toBe(1)
  const { id: entry } = await act<{ id: string }>('addEntry', { id, kind: 'call', outcome: 'reached' })
  expect((await ask('list', { show: 'later' })).count).toBe(0)
  await act('removeEntry', { id: entry })
  expect((await ask('list', { show: 'later' })).count).toBe(1)
  await act('addEntry', { id, kind: 'note', text: 'Knows aluminium' })
  expect((await ask('byId', { id })).entries.map(({ kind }) => kind)).toEqual(['note', 'call'])
  await expect(act('removeEntry', { id: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what is filled in on the telephone is stored with its source and language', async () => {
  const typed = {
    name: 'Rina',
    phone: '01911222333',
    district: 'khulna',
    trade: 'cook',
    years: '2',
    passport: 'no',
    registered: 'no',
  }
  const input = { ...typed, source: 'telephone', language: 'bn', sendKey: 'key-of-this-form' }
  const receipt = await act<{ id: string; code: string }>('add', input)
  const again = await act<{ id: string; code: string }>('add', input)
  expect([again.id, /^\d{8}$/.test(receipt.code)]).toEqual([receipt.id, true])
  const stored = await read.application.findUniqueOrThrow({ where: { id: receipt.id }, include: { events: true } })
  expect(stored).toMatchObject({ source: 'telephone', language: 'bn', events: [{ by: 'owner' }] })
  const { id: _, ...values } = { ...typed, id: '', name: 'Rina Begum' }
  await act('edit', { id: receipt.id, seen: 1, values })
  expect((await ask('byId', { id: receipt.id })).name).toBe('Rina Begum')
  const fresh = await act<{ code: string }>('reissue', { id: receipt.id })
  expect(fresh.code).not.toBe(again.code)
})

test('erasure by telephone waits three days and can be stopped', async () => {
  const { id } = await applyFor('')
  await act('erase', { id })
  expect((await ask('list', { show: 'erase' })).rows[0]?.eraseAt).toBeDefined()
  await expect(act('erase', { id }, salma)).rejects.toMatchObject({ code: 'CONFLICT' })
  await act('keep', { id })
  expect((await ask('byId', { id })).eraseAt).toBeUndefined()
})

test('a download has what was filtered or selected, and no more', async () => {
  await applyFor('')
  const { id } = await applyFor('', { name: 'Karim', phone: '01819998877', message: '10-12' })
  const file = await (await request('/admin/applications.csv?search=345678', { cookie: owner })).text()
  expect([file.includes('Rahim'), file.includes('Karim')]).toEqual([true, false])
  const part = await act<string>('exportSelected', { ids: [id], isFirst: true })
  expect(part.trim().split('\n')).toHaveLength(2)
  expect(part).toContain(`,'10-12,`)
})
