import { inDays } from '../features/vacancies/job.ts'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const lines = `P<BGDUDDIN<<RAHIM${'<'.repeat(27)}
A012345678BGD9003152M3401099<<<<<<<<<<<<<<00`

test('an applicant gets a file by the lines of his passport, with sealed numbers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await startSession(page)
  const person = { name: 'Rahim Uddin', phone: '01712345678', district: 'bogura', trade: 'mason', years: 5 }
  const answer = await page.request.post('/api/trpc/applications.add', {
    data: {
      ...person,
      passport: 'yes',
      registered: 'unknown',
      vacancy: '',
      source: 'office',
      language: 'bn',
      sendKey: 'a key of this form',
    },
  })
  const { id } = ((await answer.json()) as { result: { data: { id: string } } }).result.data

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
  await page.getByRole('link', { name: 'A NID has 10, 13 or 17 digits' }).click()
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
  await dialog.getByLabel('Expires').fill(inDays(20))
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
