import { expect, test } from 'vitest'
import { costsInALine, costWords, workerPays } from '#server/features/vacancies/costs.shared.ts'
import { COST_ITEMS, costLabels, statedCosts } from '#server/features/vacancies/schema.ts'
import { seedVacancies } from '#prisma/seed/vacancies-data.ts'
import { openEditor } from '../content/editor.ts'
import { costsWith, job, publishJob } from './job.ts'

const editor = await openEditor()
const { add, request } = editor

const NOTHING = /You pay 0 taka|আপনার খরচ ৳০/
const UNSTATED = /2 costs are not stated|২টি খরচ কে দেবেন, বলা নেই/
const without = (...items: string[]) => job.costs.filter(({ item }) => !items.includes(item))

test.each(COST_ITEMS)('a job that does not say who pays for %s costs more than nothing', item => {
  expect(workerPays({ costs: without(item) })).toBe('1 cost is not stated')
  expect(statedCosts(without(item)).unstated).toEqual([item])
})

test('a sum is the whole only where every cost is stated', () => {
  const medical = { item: 'medical', payer: 'worker', maxTaka: 8500 }
  expect(workerPays(job)).toBe('You pay 0 taka')
  expect(workerPays({ costs: costsWith(medical) })).toBe('You pay at most 8,500 taka in all')
  expect(workerPays({ costs: [medical, ...without('medical', 'visa')] })).toBe(
    'You pay at most 8,500 taka of what is stated. 1 cost is not stated',
  )
  expect(workerPays({ costs: costsWith({ item: 'medical', payer: 'worker' }) })).toBe('1 cost is not stated')
  expect(workerPays({ costs: costsWith({ item: 'training', payer: 'nobody' }) })).toBe('You pay 0 taka')
  expect(workerPays({ costs: [] })).toBe('10 costs are not stated')
})

test('what the employer pays is counted, and never what is not stated', () => {
  const employerShare = (vacancy: Parameters<typeof costsInALine>[0]) => costsInALine(vacancy).share
  expect(employerShare(job)).toEqual({ employer: 10, total: 10 })
  expect(employerShare({ costs: costsWith({ item: 'medical', payer: 'shared', maxTaka: 10 }) })).toEqual({
    employer: 9,
    total: 10,
  })
  expect(employerShare({ costs: without('medical') })).toEqual({ employer: 9, total: 10 })
  expect(employerShare({ costs: [] })).toEqual({ employer: 0, total: 10 })
  expect(costWords(costsInALine(job))).toBe('You pay 0 taka · The employer pays all 10 costs')
  const costs = costsWith({ item: 'medical', payer: 'shared', maxTaka: 10 })
  expect(costWords(costsInALine({ costs }))).toBe('You pay at most 10 taka in all · The employer pays 9 of 10 costs')
})

test('every place that shows a job says which costs are not stated', async () => {
  const { _id: country } = await add({ countryName: 'Saudi Arabia' })
  const data = { consentOn: job.approvalOn, costs: without('clearance', 'welfare') }
  const { _id, path: page } = await publishJob(editor, data)
  const places = ['/', '/jobs', page, `${page}/poster`, '/jobs/rss.xml', '/licence-and-fees', `/our-clients/${country}`]
  for (const place of [...places, ...places.map(path => `/bn${path}`), '/search?q=mason', '/bn/search?q=mason']) {
    const text = await (await request(place)).text()
    expect(text, place).toMatch(UNSTATED)
    expect(text, place).not.toMatch(NOTHING)
    expect(text, place).not.toContain('JobPosting')
  }
  for (const place of [page, `${page}/poster`])
    expect(await (await request(place)).text()).toMatch(/Not stated.*Welfare fund|Welfare fund.*Not stated/s)
  const stated = { workerTaka: null, unstatedCosts: ['clearance', 'welfare'], isMarkedUp: false }
  const list = await (await request('/api/v1/vacancies?sort=isMarkedUp')).json()
  const one = await (await request(`/api/v1/vacancies/${_id}`)).json()
  const called = await (await request('/api/trpc/vacancies.list')).json()
  expect([list.data[0], one.data, called.result.data[0]]).toEqual(Array(3).fill(expect.objectContaining(stated)))
})

test('the demonstration says of each cost who pays it', () => {
  for (const { trade, costs } of seedVacancies()) expect(statedCosts(costs).unstated, trade).toEqual([])
  expect(Object.keys(costLabels)).toEqual([...COST_ITEMS, 'other'])
})
