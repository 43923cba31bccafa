import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('in a low window the sidebar shows the link of the open page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await startSession(page)
  await open(page, '/admin/system')
  const sidebar = page.locator('[data-slot=sidebar]')
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Settings')
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('an owner runs a task, tries the e-mail and reads what is set', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/settings')
  await page.getByRole('link', { name: 'System', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'System', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing is broken')).toBeVisible()
  await expect(page.getByText('PUBLIC_URL is not https')).toBeVisible()

  const task = page.getByRole('row').filter({ hasText: 'Delete what has expired' })
  await expect(task).toContainText('Not run yet')
  await task.getByRole('button', { name: 'Run now: Delete what has expired' }).click()
  await expect(task).toContainText(/took [\d.]+ s/)
  await expect(task).toContainText('Waiting')

  await page.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect(page.getByText(/is a file in the folder outbox/)).toBeVisible()
  await expect(page.getByText('DATA_DIR', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await open(page, '/admin/activity')
  await expect(page.getByRole('row').filter({ hasText: 'started a task' })).toContainText('Delete what has expired')
})

test('what would be deleted waits for an owner, who is asked once more', async ({ page, product }) => {
  test.skip(process.env.TEST_DATABASE === 'postgresql', 'the row is written into the file')
  await startSession(page)
  const database = createClient({ url: `file:${join(product.dataDir, 'agency.db')}` })
  await database.execute({
    sql: `INSERT INTO "HeldErasure" ("name", "at", "due", "total") VALUES ('demands', ?, 214, 318)`,
    args: [Date.now()],
  })
  database.close()
  await open(page, '/admin')
  await page.getByRole('link', { name: 'One deletion waits for you' }).click()
  const button = page.getByRole('button', { name: 'Delete them' })
  await button.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Deleting waits for you: Demands' })
  await expect(question).toContainText('The time is over for 214 of 318 at once.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('region', { name: 'State' })).toContainText('Deleting waits for you')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await question.getByRole('button', { name: 'Delete them' }).press('Enter')
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'State' })).toBeFocused()
})
