import { today } from '#i18n/format.ts'
import { inDays } from '../features/vacancies/job.ts'
import { content, startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

test('costs that were checked over 180 days ago are flagged for staff and visitors', async ({ page, otherPerson }) => {
  await startSession(page)
  const row = { item: 'all', payer: 'worker', maxTaka: 165_000, orderNo: 'Order 12', orderDate: '2016-06-14' }
  const rows = [
    { ...row, checkedOn: inDays(-181) },
    { ...row, orderNo: '', checkedOn: today() },
  ]
  await content(page, 'publish', { feature: 'fees', seen: 0, data: { country: 'SA', rows } })
  await open(page, '/admin/fees')
  const country = page.getByRole('listitem').filter({ hasText: 'Saudi Arabia' })
  await expect(country).toContainText('1 row is hidden from visitors')
  await expect(country).toContainText('1 row has to be checked again')
  await open(page, '/admin')
  await expect(page.getByRole('main').getByRole('link', { name: /costs/i })).toHaveAttribute('href', '/admin/fees')
  const visitor = await otherPerson({ javaScriptEnabled: false })
  await visitor.goto('/licence-and-fees')
  await expect(visitor.getByText('Ask us whether it is still valid')).toBeVisible()
})
