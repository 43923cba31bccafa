import { owner, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('an owner makes a token, a program uses it, and revoking it ends that', async ({ page, product, playwright }) => {
  await startSession(page, owner)
  await open(page, '/admin/tokens')
  await expect(page.getByText('There is no API token yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make the token' }).click()
  await expect(page.getByRole('link', { name: 'Choose at least one thing that it may see' })).toBeVisible()
  await page.getByLabel('Name').fill('Website sync')
  await page.getByLabel('Enquiries').check()
  await page.getByRole('radio', { name: '30 days' }).check()
  await page.getByLabel('Current password').fill(owner.password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make the token' }).click()
  const dialog = page.getByRole('dialog', { name: 'The token “Website sync”' })
  const token = await dialog.getByLabel('API token').inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()

  const program = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  const ask = async () =>
    (await program.get(`${product.url}/api/trpc/enquiries.list?input=${encodeURIComponent('{}')}`)).status()
  expect(await ask()).toBe(200)
  await page.reload()
  const row = page.getByRole('row', { name: /Website sync/ })
  await expect(row).toContainText('Enquiries · Reads only')
  await expect(page.getByText(token)).toHaveCount(0)

  await page.getByRole('button', { name: 'Revoke Website sync' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Website sync no longer works.')).toBeVisible()
  await expect(row).toContainText('Revoked')
  expect(await ask()).toBe(401)
  await program.dispose()
})
