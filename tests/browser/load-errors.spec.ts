import { addClient, closeDialog, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('a record that fails to load for editing offers a retry', async ({ page, expectProblems }) => {
  expectProblems(/500/, /TRPCClientError: Unable to transform response/)
  await startSession(page)
  await addClient(page)
  await open(page, '/admin/manage-clients')
  await page.route('**/api/trpc/*content.open*', route => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('link', { name: 'Edit Qatar' }).click()
  await closeDialog(page, 'Error', 'Failed to load client data')
  await expect(page.getByText('There may be a problem with your connection or our server.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/trpc/*content.open*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Country Name')).toHaveValue('Qatar')
})

test('form errors show beside each field and in a summary that links there', { tag: '@phone' }, async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await page.getByRole('button', { name: 'Save Data' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '6 things need your attention' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Give the number of workers placed' }).click()
  await expect(page.getByLabel('Value of Employment')).toBeFocused()
  await page.keyboard.type('12.5')
  await expect(page.getByText('Give the number of workers placed')).toHaveCount(0)
  await expect(page.getByLabel('Value of Employment')).toBeFocused()
  await expect(page.getByText('Give the country’s name')).toHaveCount(2)
  await page.getByRole('button', { name: 'Save Data' }).click()
  await expect(page.getByText('Give a whole number, without a fraction')).toHaveCount(2)
})
