import { addClient, closeDialog, enter } from './people.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test(
  'a record that cannot be loaded for editing says so, and another try opens it',
  { tag: '@phone' },
  async ({ page, expectProblems }) => {
    expectProblems(/500/)
    await enter(page)
    await addClient(page)
    await open(page, '/admin/manage-clients')
    await page.route('**/api/trpc/clients.byId*', route => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('link', { name: 'Edit Qatar' }).click()
    await closeDialog(page, 'Error', 'Failed to load client data')
    await expect(page.getByText('The line or our server may be down for a moment.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/trpc/clients.byId*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Country Name')).toHaveValue('Qatar')
  },
)

test('a record that is gone says so at its address for editing', async ({ page, expectProblems }) => {
  expectProblems(/404/)
  await enter(page)
  await open(page, '/admin/update-client/nothing')
  await closeDialog(page, 'Error', 'Failed to load client data')
  await expect(page.getByText('There is no client country at this address.')).toBeVisible()
  await expectAccessible(page)
})

test('a list of clients that cannot be loaded says why, and another try shows it', async ({ page, expectProblems }) => {
  expectProblems(/ERR_FAILED/, /TRPCClientError: Failed to fetch/)
  await enter(page)
  await addClient(page)
  await open(page, '/admin')
  await page.route('**/api/trpc/clients.list*', route => route.abort())
  const menu = page.getByRole('button', { name: 'Open Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Manage Clients' }).click()
  await expect(page.getByRole('alert')).toContainText('Error: The line or our server may be down for a moment.')
  await expectAccessible(page)
  await page.unroute('**/api/trpc/clients.list*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Qatar' })).toBeVisible()
})

test('a deletion that fails says so, and the record stays', async ({ page, expectProblems }) => {
  expectProblems(/ERR_FAILED/)
  await enter(page)
  await addClient(page)
  await open(page, '/admin/manage-clients')
  await page.route('**/api/trpc/clients.delete*', route => route.abort())
  await page.getByRole('button', { name: 'Delete Qatar' }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await closeDialog(page, 'Error!', 'Failed to delete client')
  await expect(page.getByRole('heading', { name: 'Qatar' })).toBeVisible()
})

test(
  'what the form still needs is said beside each field, counted on top, and one press leads to it',
  { tag: '@phone' },
  async ({ page }) => {
    await enter(page)
    await open(page, '/admin/add-new-client')
    await page.getByRole('button', { name: 'Save Data' }).click()
    const summary = page.getByRole('alert').filter({ hasText: '6 things need your attention' })
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    await summary.getByRole('link', { name: 'Give the number of people placed' }).click()
    await expect(page.getByLabel('Value of Employment')).toBeFocused()
    await page.keyboard.type('12.5')
    await expect(page.getByText('Give the number of people placed')).toHaveCount(0)
    await expect(page.getByLabel('Value of Employment')).toBeFocused()
    await expect(page.getByText("Give the country's name")).toHaveCount(2)
    await page.getByRole('button', { name: 'Save Data' }).click()
    await expect(page.getByText('Give a whole number, without a fraction')).toHaveCount(2)
  },
)
