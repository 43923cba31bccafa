import type { inferRouterOutputs } from '@trpc/server'
import { expect, test } from 'vitest'
import { demandsOnDesk } from '#server/features/demands/desk.ts'
import type { AppRouter } from '#server/features.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { openOffice } from '../applications/staff.ts'
import { inDays, job } from '../vacancies/job.ts'
import { cooks, masons, storeDemand } from './demand.ts'

type Outputs = inferRouterOutputs<AppRouter>['demands']

const office = await openOffice()
const { calls, owner, salma, content, read, write, mailsTo, applyFor, bring } = office

const ask = <N extends 'list' | 'byId' | 'neighbours' | 'origins'>(name: N, input: object = {}) =>
  calls.ask<Outputs[N]>(`demands.${name}`, input, owner)
const act = <Data = unknown>(name: string, input: object, as = owner) => calls.act<Data>(`demands.${name}`, input, as)

async function moveTo(id: string, state: string, others: object = {}) {
  const { version } = await ask('byId', { id })
  await act('move', { id, version, state, ...others })
}

test('the list finds a demand by company, state and country, and knows its neighbours', async () => {
  const first = await storeDemand({ company: 'Dune Catering', country: 'QA' })
  const second = await storeDemand({ company: 'Pearl Kitchens', country: 'QA' })
  await moveTo(second.id, 'checked')
  const { rows, counts } = await ask('list', { country: 'QA', sort: 'oldest' })
  expect(rows.map(({ company, workers }) => [company, workers])).toEqual([
    ['Dune Catering', 28],
    ['Pearl Kitchens', 28],
  ])
  expect(counts).toEqual({ received: 1, checked: 1 })
  expect((await ask('list', { search: 'pearl kitch' })).rows.map(({ id }) => id)).toEqual([second.id])
  expect((await ask('list', { state: 'received', country: 'QA' })).count).toBe(1)
  expect(await ask('neighbours', { id: first.id, filter: { country: 'QA', sort: 'oldest' } })).toEqual({
    next: second.id,
    number: 1,
    count: 2,
  })
})

test('a step is read and mailed in the language of the employer', async () => {
  const { id, reference } = await withLocale('bn', () => storeDemand({ email: 'noor@example.com' }))
  const { sentences } = await ask('byId', { id })
  expect(sentences.checked).toContain('আপনার কাগজপত্র')
  await moveTo(id, 'checked', { sentence: sentences.checked, isMailed: true })
  const [mail] = await mailsTo('noor@example.com')
  expect(mail!.subject).toBe(`আপনার চাহিদা ${reference}: কাগজপত্র যাচাই হয়েছে`)
  expect(mail!.text).toContain(sentences.checked)
  expect(mail!.text).not.toMatch(/key=/)
  const { events, entries } = await ask('byId', { id })
  expect(events.at(-1)).toMatchObject({ state: 'checked', sentence: sentences.checked, by: 'owner' })
  expect(entries).toMatchObject([{ kind: 'mail', by: 'owner' }])
})

test('what is not accepted has its reason; of two at once the second is told', async () => {
  const { id } = await storeDemand()
  await expect(act('move', { id, version: 1, state: 'refused' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await act('move', { id, version: 1, state: 'refused', sentence: 'The permit is missing.' })
  await expect(act('move', { id, version: 1, state: 'checked' })).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: expect.stringContaining('has been changed since, and is “Not accepted” now'),
  })
})

test('notes are for staff, and each takes back their own alone', async () => {
  const { id } = await storeDemand()
  await act('addNote', { id, text: 'Called the chamber.' })
  const { entries } = await ask('byId', { id })
  expect(entries).toMatchObject([{ kind: 'note', text: 'Called the chamber.', by: 'owner' }])
  await write(({ user }) => user.updateMany({ where: { email: 'salma@agency.example' }, data: { status: 'active' } }))
  await expect(act('removeNote', { id: entries[0]!.id }, salma)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await act('removeNote', { id: entries[0]!.id })
  expect((await ask('byId', { id })).entries).toEqual([])
})

test('staff hear of a demand without its data, and the log names its reference alone', async () => {
  const { id, reference } = await storeDemand({ company: 'Secret Towers' })
  await act('addNote', { id, text: 'Khalid is on leave.' })
  await moveTo(id, 'checked', { sentence: 'We write to Khalid.' })
  const notices = await mailsTo('owner@agency.example')
  expect(notices.some(({ subject }) => subject.includes(reference))).toBe(true)
  const log = await read.activity.findMany({ where: { subjectId: id } })
  expect(log.map(({ action, subject }) => [action, subject]).toSorted()).toEqual([
    ['demand-moved', reference],
    ['demand-noted', reference],
  ])
  expect(JSON.stringify([log, notices])).not.toMatch(/Secret Towers|Khalid/)
})

test('demands that wait are on the desk', async () => {
  await write(({ demand }) => demand.deleteMany())
  const { id } = await storeDemand()
  expect(
    (await demandsOnDesk({ id: 'nobody', role: 'staff' })).map(({ id: item, count, first }) => [item, count, first]),
  ).toEqual([
    ['demands-received', 1, `/admin/demands/${id}`],
    ['demands-unpublished', 0, undefined],
    ['demands-still-open', 0, undefined],
    ['demands-mine', 0, undefined],
    ['demands-left', 0, undefined],
  ])
})

test('each post becomes one draft, filled from the demand, which says what is missing', async () => {
  const { id } = await storeDemand()
  await expect(act('makeVacancies', { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  await moveTo(id, 'accepted')
  const made = await act<string[]>('makeVacancies', { id })
  expect(made).toHaveLength(2)
  const { draft } = await content('open', { feature: 'vacancies', _id: made[0]! })
  expect(draft!.data).toMatchObject({
    trade: 'mason',
    posts: 25,
    country: 'SA',
    city: 'Riyadh',
    employer: 'Al Noor & Sons <Contracting>',
    wage: 1800,
    currency: 'SAR',
    months: 24,
    costs: expect.arrayContaining([
      expect.objectContaining({ item: 'going', payer: 'employer' }),
      expect.objectContaining({ item: 'medical', payer: 'worker' }),
      expect.objectContaining({ item: 'returning', payer: 'employer' }),
    ]),
  })
  const { lines } = await ask('byId', { id })
  expect(lines.map(({ vacancy }) => vacancy?.isLive)).toEqual([false, false])
  expect(lines[0]!.vacancy!.missing).toEqual(
    expect.arrayContaining(['Permission number', 'Approval number of the advertisement', 'Last day to apply']),
  )
  expect(await ask('origins')).toEqual(
    expect.arrayContaining(made.map(vacancyId => expect.objectContaining({ vacancyId, id }))),
  )
  await expect(act('makeVacancies', { id })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a draft repeats what the latest job of its country said, and no old rate', async () => {
  const { id } = await storeDemand({ country: 'KW' }, [
    masons,
    { ...cooks, currency: 'KWD' },
    { ...masons, currency: 'OMR' },
  ])
  await moveTo(id, 'accepted')
  const kuwait = {
    ...job,
    country: 'KW',
    city: 'Kuwait City',
    compensation: 'By the law of Kuwait',
    approvalOffice: 'BMET Sylhet',
  }
  const rates = { SAR: inDays(-2), OMR: inDays(-40) }
  for (const [currency, rateOn] of Object.entries(rates))
    await content('publish', { feature: 'vacancies', seen: 0, data: { ...kuwait, currency, rateOn } })
  const drafts = []
  for (const _id of await act<string[]>('makeVacancies', { id }))
    drafts.push((await content('open', { feature: 'vacancies', _id })).draft!.data)
  const repeated = {
    compensation: kuwait.compensation,
    approvalOffice: kuwait.approvalOffice,
    employer: 'Al Noor & Sons <Contracting>',
  }
  expect(drafts[0]).toMatchObject({ ...repeated, currency: 'SAR', rate: job.rate, rateOn: rates.SAR })
  for (const draft of drafts.slice(1)) expect(draft).toMatchObject({ ...repeated, rate: '' })
  for (const draft of drafts) expect(draft).toMatchObject({ permissionNo: '', approvalNo: '', closesOn: '' })
})

test('made twice at the same time, a post still has one vacancy', async () => {
  const { id } = await storeDemand({}, [masons])
  await moveTo(id, 'accepted')
  const before = await read.draft.count({ where: { feature: 'vacancies' } })
  const results = await Promise.allSettled([act('makeVacancies', { id }), act('makeVacancies', { id })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await read.draft.count({ where: { feature: 'vacancies' } })).toBe(before + 1)
})

test('a vacancy in the trash frees its post', async () => {
  const { id } = await storeDemand({}, [masons, cooks])
  await moveTo(id, 'accepted')
  const [first, second] = await act<string[]>('makeVacancies', { id })
  const { newest } = await content('open', { feature: 'vacancies', _id: first! })
  await content('remove', { feature: 'vacancies', _id: first!, seen: newest })
  expect((await ask('byId', { id })).lines.map(({ vacancy }) => Boolean(vacancy))).toEqual([false, true])
  const again = await act<string[]>('makeVacancies', { id })
  expect(again).toHaveLength(1)
  expect([first, second]).not.toContain(again[0])
})

test('a demand shows how many have applied, were selected and have departed', async () => {
  const { id } = await storeDemand({}, [masons])
  await moveTo(id, 'accepted')
  const [vacancy] = await act<string[]>('makeVacancies', { id })
  await publish(vacancy!)
  for (const [n, state] of (['received', 'selected', 'departed'] as const).entries()) {
    const { id: application } = await applyFor(vacancy!, { name: `Worker ${'ABC'[n]}` })
    if (state !== 'received') await bring(application, state)
  }
  const [line] = (await ask('byId', { id })).lines
  expect(line!.vacancy).toMatchObject({ isLive: true, missing: [], applied: 3, selected: 2, departed: 1 })
  expect(line!.vacancy).not.toHaveProperty('closing')
})

/** Fills in what a demand does not say, and publishes. */
async function publish(_id: string) {
  const { draft, newest } = await content('open', { feature: 'vacancies', _id })
  const data = {
    ...draft!.data,
    closesOn: inDays(10),
    compensation: 'As the law wants',
    rate: '32.5',
    rateOn: inDays(0),
    permissionNo: 'P-1',
    permissionOn: inDays(-3),
    approvalNo: 'A-1',
    approvalOn: inDays(-2),
    approvalOffice: 'BMET',
    costs: [
      { item: 'going', payer: 'employer' },
      { item: 'returning', payer: 'employer' },
    ],
  }
  await content('publish', { feature: 'vacancies', _id, seen: newest, data })
}
