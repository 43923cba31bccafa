import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readJobsSearch } from '#app/features/vacancies/jobs-search.ts'
import bn from '#i18n/messages/vacancies/bn.json' with { type: 'json' }
import en from '#i18n/messages/vacancies/en.json' with { type: 'json' }
import { today } from '#i18n/format.ts'
import { problemsOf as allProblemsOf } from '#server/drafts/problems.shared.ts'
import { closingOf } from '#server/features/vacancies/domain.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { slugOf } from '#server/features/vacancies/slug.shared.ts'
import { monthlyTaka, wageInTaka } from '#server/features/vacancies/wage.shared.ts'
import { openEditor } from '../content/editor.ts'
import { costsWith, inDays, job } from './job.ts'
import { publishOver } from './over.ts'

const { content, request } = await openEditor()

const publish = (data: Record<string, unknown>) => content('publish', { feature: 'vacancies', seen: 0, data })
const problemsOf = (data: object) => {
  const problems = allProblemsOf(vacanciesContent, { ...job, ...data })
  return problems.map(({ path }) => path.join('.'))
}

test('is open until its last day is over, while posts are left', () => {
  const vacancy = { posts: 2, closesOn: '2026-11-22', isClosed: false }
  expect(closingOf(vacancy, today(Date.parse('2026-11-22T17:59:59Z')))).toBeUndefined()
  expect(closingOf(vacancy, today(Date.parse('2026-11-22T18:00:00Z')))).toBe('over')
  expect(closingOf(vacancy, '2026-11-01', 1)).toBeUndefined()
  expect(closingOf(vacancy, '2026-11-01', 2)).toBe('filled')
  expect(closingOf({ ...vacancy, isClosed: true }, '2026-11-01')).toBe('closed')
})

test.each<[string, object, string[]]>([
  ['nothing about the way back', { costs: [{ item: 'going', payer: 'employer' }] }, ['costs']],
  [
    'a part for the worker without an amount',
    { costs: costsWith({ item: 'visa', payer: 'shared' }) },
    ['costs.9.maxTaka'],
  ],
  ['an employer without a name or a reason', { isEmployerHidden: true }, ['hiddenReason']],
  ['men alone without a law', { gender: 'men' }, ['genderLaw']],
  ['a wage in riyal without a rate', { rate: '', rateOn: '' }, ['rate', 'rateOn']],
  ['no approval of the advert', { approvalNo: '' }, ['approvalNo']],
  ['no post', { posts: 0 }, ['posts']],
  ['a highest wage below the wage', { wageMax: 1000 }, ['wageMax']],
  ['closing without a reason', { isClosed: true }, ['closedReason']],
])('is not published with %s', (_, change, fields) => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf(change)).toEqual(fields)
})

test('a rate of exchange takes Bangla digits', () => {
  expect(problemsOf({ rate: '৩৯৮.২৫' })).toEqual([])
})

test('a job whose last day is over is not published, unless it is closed', async () => {
  const closesOn = inDays(-1)
  const { issues } = await publish({ ...job, closesOn }).catch(error => error)
  expect(issues).toMatchObject([{ path: 'closesOn', message: en.vacancy_closes_over }])
  await publish({ ...job, closesOn, isClosed: true, closedReason: 'Enough people' })
  await content('saveDraft', { feature: 'vacancies', seen: 0, data: { ...job, closesOn } })
  const { _id, newest } = await publishOver({ content })
  await content('publish', { feature: 'vacancies', _id, seen: newest, data: { ...job, closesOn, posts: 3 } })
})

test('everything that is missing is told at once, each field once', () => {
  const change = {
    trade: '',
    closesOn: 'soon',
    currency: '',
    rate: '',
    rateOn: '',
    gender: 'men',
    ageMin: 45,
    ageMax: 30,
    costs: [{ item: 'visa', payer: '' }],
  }
  expect(problemsOf(change).toSorted()).toEqual(
    ['ageMax', 'closesOn', 'costs', 'costs.0.payer', 'currency', 'genderLaw', 'rate', 'rateOn', 'trade'].toSorted(),
  )
  const nothing = problemsOf(
    Object.fromEntries(Object.keys(job).map(name => [name, name === 'costs' ? [] : undefined])),
  )
  expect(nothing).toEqual(expect.arrayContaining(['trade', 'wage', 'currency', 'costs']))
  expect(new Set(nothing).size).toBe(nothing.length)
})

test('an address with other words leads to its own', async () => {
  const { _id } = await publish(job)
  const own = slugOf({ ...job, _id })
  const { status, headers } = await request(`/jobs/mason-kuwait-${own.split('-').at(-1)}`)
  expect([status, headers.get('location')]).toEqual([301, `/jobs/${own}`])
  expect((await request('/jobs/mason-kuwait-00000000')).status).toBe(404)
})

test('keeps the name of an employer who is named at the interview', async () => {
  await publish({ ...job, employer: 'Secret Works', isEmployerHidden: true, hiddenReason: 'It asks for that' })
  for (const path of ['/api/v1/vacancies', '/api/trpc/vacancies.list', '/jobs', '/jobs/rss.xml'])
    expect(await (await request(path)).text()).not.toContain('Secret Works')
})

test('compares wages of different periods in taka a month', () => {
  const wage = { wage: 10, currency: 'BDT', hours: 8, days: 6 }
  expect(monthlyTaka({ ...wage, period: 'month' })).toBe(10)
  expect(monthlyTaka({ ...wage, period: 'day' })).toBe(260)
  expect(monthlyTaka({ ...wage, period: 'hour', rate: '2.00' })).toBe(4160)
})

test('wages in taka are rounded as people do', () => {
  const inTaka = (wage: number, wageMax?: number) =>
    wageInTaka({ wage, wageMax, currency: 'EUR', period: 'month', rate: '141.20', rateOn: '2026-11-20' })
  expect(inTaka(1180)).toBe('About 167,000 taka (rate of 20 November 2026)')
  expect(inTaka(100, 120)).toMatch(/^About 14,100–16,900 taka/)
  expect(inTaka(9)).toMatch(/^About 1,270 taka/)
})

test.each([
  ['30000', 30_000],
  ['৩০,০০০', 30_000],
  ['20.5', 20.5],
  ['much', undefined],
  ['-5', undefined],
])('the filter reads a wage of %s', (wage, taka) => {
  expect(readJobsSearch({ wage })).toEqual({ wage: taka ?? wage })
})

test('a wage that nobody can read is said beside the jobs, and kept', async () => {
  for (const city of ['Jeddah', 'Riyadh']) await publish({ ...job, city })
  for (const language of ['', '/bn']) {
    const html = await (await request(`${language}/jobs?wage=25k`)).text()
    const { jobs_wage_unread: sentence } = language ? bn : en
    expect(html).toContain(sentence)
    expect(html).toContain('value="25k"')
    expect(await (await request(`${language}/jobs?wage=`)).text()).not.toContain(sentence)
  }
})

test('a job has a QR code to its page and a picture with its words', async () => {
  const { _id } = await publish(job)
  const path = `/jobs/${slugOf({ ...job, _id })}`
  for (const start of ['', '/bn']) {
    const code = await request(`${start}${path}/qr.svg`)
    expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const picture = await request(`${start}${path}/share.jpg`)
    const { format, width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(await (await request(start + path)).text()).toMatch(
      new RegExp(`og:image" content="[^"]*${start}${path}/share.jpg`),
    )
  }
  expect((await request('/jobs/mason-kuwait-00000000/share.jpg')).status).toBe(404)
  const poster = await (await request(`${path}/poster`)).text()
  for (const words of ['No money in any form', 'A-1', 'noindex', 'You pay 0 taka']) expect(poster).toContain(words)
})
