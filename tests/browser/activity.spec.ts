import type { Page } from '@playwright/test'
import { addClient, CLIENTS, colleague, openFilters, startSession, owner, signIn } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const today = (add = 0) =>
  new Date(Date.now() + add * 24 * 60 * 60 * 1000).toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' })

test('the owner finds activity by feature, name and day; staff have no access', async ({
  page,
  otherPerson,
  expectProblems,
}) => {
  expectProblems(/40[03]/)
  await startSession(page)
  await addClient(page)
  const second = await otherPerson()
  await open(second, '/login')
  await signIn(second, { ...owner, password: 'wrong one' })
  await expect(second.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await startSession(second, colleague)
  await open(page, '/admin/staff')
  await page.getByRole('button', { name: `Approve ${colleague.name} as Staff` }).click()
  await expect(page.getByText(`${colleague.name} can work here now.`)).toBeVisible()

  await open(page, '/admin/activity')
  const rows = page.getByRole('table').getByRole('row')
  const shown = [
    `${owner.name} approved ${colleague.name}`,
    `${colleague.name} signed up`,
    `${owner.email} tried to sign in and failed`,
    `${owner.name} added a client country Qatar`,
    `${owner.name} signed up`,
  ]
  await expect(rows).toHaveCount(1 + shown.length)
  for (const [n, words] of shown.entries())
    await expect(rows.nth(n + 1)).toHaveText(new RegExp(words.replaceAll(' ', '\\s*'))) // there is no space between cells
  await expectAccessible(page)

  const show = page.getByRole('button', { name: 'Show' })
  await openFilters(page)
  await page.getByLabel('Part').selectOption('Client countries')
  await show.click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/part=clients/)
  await page.getByLabel('Part').selectOption('Everything')
  await page.getByLabel('Name or record').fill('karim')
  await show.click()
  await expect(rows).toHaveCount(3)
  await page.getByLabel('To', { exact: true }).fill(today(-1))
  await show.click()
  await expect(page.getByText('Nothing of this kind is on record.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('From').fill(today())
  await page.getByLabel('To', { exact: true }).fill(today())
  await show.click()
  await expect(rows).toHaveCount(3)
  await page.reload()
  await expect(page.getByLabel('From')).toHaveValue(today())
  await expect(rows).toHaveCount(3)

  await startSession(second, colleague, 'signIn')
  await open(second, '/admin/activity')
  await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(second.getByRole('link', { name: 'Activity' })).toHaveCount(0)
  expect((await second.request.get('/api/trpc/activity.list?input={}')).status()).toBe(403)
})

test('a change is read field by field, and leads to record, history and person', async ({ page }) => {
  await startSession(page)
  await changeQatar(page)
  await open(page, '/admin/activity')
  const row = page.getByRole('row', { name: /changed a client country/ })
  await expect(row).toContainText('Work Summary')
  await expect(row.locator('del')).toHaveText(
    'Cleaning and catering on two-year contracts, with housing near the work.',
  )
  await expect(row.locator('ins')).toHaveText('Guarding on three-year contracts.')
  await row.getByRole('link', { name: 'See the change' }).click()
  await expect(page.getByRole('heading', { name: 'What changed in version 2' })).toBeVisible()
  await page.goBack()
  await row.getByRole('link', { name: 'Qatar' }).click()
  await expect(page.getByRole('heading', { name: 'Update Client' })).toBeVisible()
  await page.goBack()
  await openFilters(page)
  await page.getByLabel('Person', { exact: true }).selectOption(owner.name)
  await expect(page).toHaveURL(/person=/)
  await row.getByRole('link', { name: owner.name }).click()
  await expect(page.getByRole('heading', { name: owner.name, level: 1 })).toBeVisible()
})

test('on a phone an entry is one line that unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startSession(page)
  await changeQatar(page)
  await open(page, '/admin/activity')
  const entry = page.getByRole('button', { name: /changed a client country Qatar/ })
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('ins')).toBeHidden()
  expect((await entry.boundingBox())?.height).toBeLessThan(60)
  await entry.click()
  await expect(page.locator('ins')).toBeVisible()
  await expectAccessible(page)
})

async function changeQatar(page: Page) {
  const { _id } = await addClient(page)
  const data = { workSummary: 'Guarding on three-year contracts.' }
  expect((await page.request.patch(`${CLIENTS}/${_id}`, { data })).status()).toBe(200)
}
