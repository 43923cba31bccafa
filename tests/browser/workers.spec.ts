import type { Page } from '@playwright/test'
import { inDays } from '../features/vacancies/job.ts'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const lines = `P<BGDUDDIN<<RAHIM${'<'.repeat(27)}
A012345678BGD9003152M3401099<<<<<<<<<<<<<<00`

test('an applicant gets a file by the lines of his passport, with sealed numbers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await startSession(page)
  const id = await addApplication(page)

  await open(page, `/admin/applications/${id}`)
  await page.getByRole('link', { name: 'Make a new file' }).click()
  await expect(page.getByLabel('Name in the passport')).toHaveValue('Rahim Uddin')
  const reader = page.getByLabel('The two lines at the foot of the passport page')
  await reader.fill(lines.replace('A01234567', 'A01234568'))
  await expect(page.getByText('The check digit does not agree: Passport')).toBeVisible()
  await expect(page.getByLabel('Passport', { exact: true })).toHaveValue('')
  await reader.fill(lines)
  await expect(page.getByText(/^Filled in: Name in the passport, Passport, /)).toBeVisible()
  await expect(page.getByLabel('Name in the passport')).toHaveValue('RAHIM UDDIN')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-03-15')
  await page.getByLabel('NID').fill('123')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add worker' }).click()
  await page.getByRole('link', { name: 'An NID has 10, 13 or 17 digits' }).click()
  await expect(page.getByLabel('NID')).toBeFocused()
  await page.getByLabel('NID').fill('১২৩৪৫৬৭৮৯০')
  await page.getByRole('button', { name: 'Add worker' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'RAHIM UDDIN' })).toBeVisible()
  await expect(page.getByText('A01234567')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the numbers' }).click()
  await expect(page.getByText('A01234567')).toBeVisible()
  await expect(page.getByText('1234567890')).toBeVisible()
  await page.getByRole('button', { name: 'Hide the numbers' }).click()
  await expect(page.getByText('A01234567')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await expect(dialog.getByLabel('Kind')).toBeFocused()
  await dialog.getByLabel('Kind').selectOption('Medical check')
  await dialog.getByLabel('Valid until').fill(inDays(20))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Original seen' }).click()
  await expect(page.getByText(/^Original seen by Ayesha Rahman, /)).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'One worker with a document that ends within 90 days', exact: true })
    .click()
  await expect(page.getByRole('row').filter({ hasText: 'RAHIM UDDIN' })).toContainText('Medical check until')
  await page.getByLabel('Name, telephone, passport or NID').fill('a01234567')
  await expect(page.locator('[data-list-status]')).toHaveText('1 worker')
  await expectAccessible(page)
  await open(page, '/admin/activity')
  await expect(page.getByRole('cell', { name: 'looked at the sealed numbers of a worker' })).toBeVisible()
})

test('somebody who is not fit goes on for a reason alone; the step is undone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await startSession(page)
  const id = await addApplication(page)
  const values = { name: 'Rahim Uddin', phone: '01712345678', passport: 'A01234567' }
  const { id: file } = await change<{ id: string }>(page, 'workers.add', { values, application: id })
  await change(page, 'applications.move', { id, from: 'received', state: 'selected' })

  await open(page, `/admin/workers/${file}`)
  await expect(page.getByText('Missing for “Medical check”')).toBeVisible()
  await page.getByRole('button', { name: 'Photograph', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByText('Everything is there for “Medical check”')).toBeVisible()
  await open(page, `/admin/applications/${id}`)
  await page.getByRole('button', { name: 'Move to “Medical check”' }).click()
  await expect(page.getByRole('heading', { name: 'Next: Contract' })).toBeVisible()

  await open(page, `/admin/workers/${file}`)
  await page.getByRole('button', { name: 'Medical check', exact: true }).click()
  await dialog.getByLabel('Centre').fill('Green Crescent, Dhaka')
  await dialog.getByLabel('Day', { exact: true }).fill(inDays(0))
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByRole('button', { name: 'Medical check: facts missing' })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Green Crescent' }).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Result').selectOption('Not fit')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save the facts' }).click()
  await expect(page.getByRole('button', { name: 'Medical check: not fit' })).toBeVisible()
  await expectAccessible(page)

  await open(page, `/admin/applications/${id}`)
  const next = page.getByRole('button', { name: 'Move to “Contract”' })
  await next.click()
  const reason = page.getByLabel('Reason for going on without it')
  await expect(reason).toBeFocused()
  await expectAccessible(page)
  await reason.fill('A second check is on Sunday')
  await next.click()
  await expect(page.getByText(/^The applicant reads “Contract” from /)).toBeVisible()
  await expect(page.getByText('Went on to “Contract” without: Medical check')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo the step' }).click()
  await expect(next).toBeVisible()
  await expect(page.getByText('A second check is on Sunday')).toHaveCount(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/admin/applications')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('group', { name: 'Selected records' }).getByRole('button', { name: 'Move' }).click()
  await page.getByRole('menuitem', { name: 'Contract' }).click()
  await expect(dialog).toContainText('Rahim Uddin: Medical check: not fit')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move one all the same' }).click()
  await expect(dialog.getByLabel('Reason for going on without it')).toBeFocused()
  await dialog.getByLabel('Reason for going on without it').fill('The employer has another centre')
  await dialog.getByRole('button', { name: 'Move one all the same' }).click()
  await open(page, `/admin/workers/${file}`)
  await expect(page.getByText('The employer has another centre')).toBeVisible()
})

/** An application that staff have written down. */
async function addApplication(page: Page) {
  const { id } = await change<{ id: string }>(page, 'applications.add', {
    name: 'Rahim Uddin',
    phone: '01712345678',
    district: 'bogura',
    trade: 'mason',
    years: 5,
    passport: 'yes',
    registered: 'unknown',
    vacancy: '',
    source: 'office',
    language: 'bn',
    sendKey: 'a key of this form',
  })
  return id
}

async function change<Data>(page: Page, name: string, data: object) {
  const answer = await page.request.post(`/api/trpc/${name}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { result: { data: Data } }).result.data
}
