import { addClient, closeDialog, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('a record that fails to load for editing offers a retry', async ({ page, expectProblems }) => {
  expectProblems(/500/, /TRPCClientError: Unable to transform response/)
  await startSession(page)
  await addClient(page)
  await open(page, '/admin/manage-clients')
  await page.route('**/api/trpc/content.open*', route => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('link', { name: 'Edit Qatar' }).click()
  await closeDialog(page, 'Error', 'Failed to load client data')
  await expect(page.getByText('There may be a problem with your connection or our server.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/trpc/content.open*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Country Name')).toHaveValue('Qatar')
})

test('editing a deleted record shows that it is gone', async ({ page, expectProblems }) => {
  expectProblems(/404/)
  await startSession(page)
  await open(page, '/admin/update-client/nothing')
  await closeDialog(page, 'Error', 'Failed to load client data')
  await expect(page.getByText('There is no client country at this address.')).toBeVisible()
  await expectAccessible(page)
})

test('a client list that fails to load offers a retry', async ({ page, expectProblems }) => {
  expectProblems(/ERR_FAILED/, /TRPCClientError: Failed to fetch/)
  await startSession(page)
  await addClient(page)
  await open(page, '/admin')
  await page.route('**/api/trpc/clients.manage*', route => route.abort())
  const menu = page.getByRole('button', { name: 'Open Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Manage Clients' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Error: There may be a problem with your connection or our server.',
  )
  await expectAccessible(page)
  await page.unroute('**/api/trpc/clients.manage*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Qatar' })).toBeVisible()
})

test('a deletion that fails says so, and the record stays', async ({ page, expectProblems }) => {
  expectProblems(/ERR_FAILED/)
  await startSession(page)
  await addClient(page)
  await open(page, '/admin/manage-clients')
  await page.route('**/api/trpc/clients.delete*', route => route.abort())
  await page.getByRole('button', { name: 'Delete Qatar' }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await closeDialog(page, 'Error!', 'Failed to delete client')
  await expect(page.getByRole('heading', { name: 'Qatar' })).toBeVisible()
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
