import { expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { findOutdated } from '#server/features/fees/domain.ts'
import { openEditor } from '../content/editor.ts'
import { costsWith, job } from '../vacancies/job.ts'

const { content, request } = await openEditor()

const DAY_MS = 24 * 60 * 60 * 1000
const complete = {
  item: 'all',
  payer: 'worker',
  maxTaka: 165_000,
  orderNo: 'Order 12',
  orderDate: '2016-06-14',
  checkedOn: today(),
}
const page = async () => (await request('/licence-and-fees')).text()
const publish = (country: string, rows: object[]) =>
  content('publish', { feature: 'fees', seen: 0, data: { country, rows } })

test('visitors see no cost without an order and a day of checking', async () => {
  expect(await page()).toContain('Pay nothing before you have the list')
  await publish('SA', [{ ...complete, orderNo: '' }])
  await publish('QA', [{ ...complete, checkedOn: '' }])
  expect(await page()).toContain('Pay nothing before you have the list')
  await publish('KW', [complete])
  const text = await page()
  expect(text).toContain('165,000')
  expect(text).toContain('Order 12')
  expect(text).not.toContain('Qatar')
})

test('what each open job costs the worker stands there by country, until it closes', async () => {
  const vacancy = {
    ...job,
    country: 'IT',
    costs: costsWith({ item: 'medical', payer: 'worker', maxTaka: 8500 }),
  }
  const { _id, newest } = await content('publish', { feature: 'vacancies', seen: 0, data: vacancy })
  const text = await page()
  expect(text).toMatch(/Italy<\/dt>.*Mason.*Jeddah.*You pay at most 8,500 taka in all/)
  await content('unpublish', { feature: 'vacancies', _id, seen: newest })
  expect(await page()).not.toContain('8,500')
})

test('staff are told of costs that are incomplete or checked long ago', async () => {
  const countries = async (now: number) => (await findOutdated(now)).map(({ country }) => country)
  expect(await countries(Date.now())).toEqual(['SA', 'QA'])
  expect(await countries(Date.now() + 181 * DAY_MS)).toEqual(['SA', 'QA', 'KW'])
})

test('helplines show once somebody has checked them', async () => {
  const line = { label: 'Migrant helpline', number: '16135' }
  const publishLine = (seen: number, checkedOn: string) =>
    content('publish', {
      feature: 'licence-page',
      _id: 'licence-and-fees',
      seen,
      data: { helplines: [{ ...line, checkedOn }] },
    })
  const { newest } = await publishLine(0, '')
  expect(await page()).not.toContain('Migrant helpline')
  await publishLine(newest, today())
  expect(await page()).toContain('Migrant helpline')
})

test('the QR code leads to where the licence is checked, once that is written', async () => {
  expect((await request('/licence-and-fees/qr.svg')).status).toBe(404)
  expect(await page()).not.toContain('qr.svg')
  const target = { feature: 'licence-page', _id: 'licence-and-fees' }
  const { newest } = await content('open', target)
  await content('publish', { ...target, seen: newest, data: { checkLink: 'https://authority.example/agencies' } })
  expect(await page()).toContain('src="/licence-and-fees/qr.svg"')
  const { status, headers } = await request('/licence-and-fees/qr.svg')
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})
