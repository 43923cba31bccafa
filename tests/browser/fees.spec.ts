import { today } from '#i18n/format.ts'
import { inDays } from '../features/vacancies/job.ts'
import { content, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const visitors = [
  ['en', { viewport: { width: 1440, height: 900 } }, 'Pay nothing before you have the list', '165,000'],
  ['bn', { viewport: { width: 360, height: 640 } }, 'লিখিত তালিকা', '১,৬৫,০০০'],
] as const

test('a cost is hidden until its order and its check are written', async ({ page, otherPerson }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page)
  await open(page, '/admin/fees/add')
  await page.getByLabel('Country', { exact: true }).fill('saudi')
  await page.getByRole('option', { name: 'Saudi Arabia' }).click()
  await page.getByRole('button', { name: 'Add Cost' }).click()
  await page.getByLabel('Cost', { exact: true }).selectOption({ label: 'All costs together' })
  await page.getByLabel('Who pays', { exact: true }).selectOption({ label: 'Worker' })
  await page.getByLabel('The most a worker pays, in taka').fill('165000')
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toHaveText(/^Published/)
  }
  await publish()
  const readers = await Promise.all(
    visitors.map(async ([locale, options, none, amount]) => {
      const reader = await otherPerson({ ...options, javaScriptEnabled: false })
      return { reader, none, amount, path: locale === 'bn' ? '/bn/licence-and-fees' : '/licence-and-fees' }
    }),
  )
  for (const { reader, path, none, amount } of readers) {
    await reader.goto(path)
    await expect(reader.getByText(none).first()).toBeVisible()
    await expect(reader.getByText(amount)).toHaveCount(0)
  }
  await page.getByLabel('Number of the order').fill('Order 12')
  await page.getByLabel('Date of the order').fill('2016-06-14')
  await page.getByLabel('Checked on').fill(today())
  await publish()
  for (const { reader, path, amount } of readers) {
    await reader.goto(path)
    await expect(reader.getByText(amount)).toBeVisible()
    await expect(reader.getByText('Order 12', { exact: true })).toBeVisible() // as on its paper, in no other digits
  }
  await open(page, '/admin/fees')
  await expectAccessible(page)
})

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
