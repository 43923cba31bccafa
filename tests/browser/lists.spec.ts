import type { Page } from '@playwright/test'
import { addApplicant, addColleague, change, colleague, query, startSession } from './actors.ts'
import { inDays } from '../features/vacancies/job.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const DESK = { width: 1440, height: 900 }

test('a view keeps filter and columns, and is shared, renamed and deleted', async ({ page, otherPerson }) => {
  await page.setViewportSize(DESK)
  await startSession(page)
  await addApplications(page, 1)
  await open(page, '/admin/applications?trade=mason')
  const district = (shown: Page) => shown.getByRole('columnheader', { name: 'District' })
  await expect(district(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'District' }).click()
  await page.keyboard.press('Escape')
  await expect(district(page)).toBeVisible()

  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Masons to call')
  await dialog.getByLabel('Shared with everybody who may read this list').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“Masons to call” is saved.')).toBeVisible()
  const current = page.getByRole('button', { name: 'Masons to call' })
  await expect(current).toBeFocused()

  const other = await otherPerson({ viewport: DESK })
  await addColleague(page, other, 'caseworker')
  await startSession(other, colleague, 'signIn')
  await open(other, '/admin/applications')
  await expect(district(other)).toHaveCount(0)
  await other.getByRole('button', { name: 'Saved views' }).click()
  await other.getByRole('menuitem', { name: 'Masons to call from Ayesha Rahman' }).click()
  await expect(other).toHaveURL(/trade=mason/)
  await expect(district(other)).toBeVisible()
  await other.getByRole('button', { name: 'Masons to call' }).click()
  await expect(other.getByRole('menuitem', { name: /Rename/ })).toHaveCount(0)
  await other.keyboard.press('Escape')

  await current.click()
  await page.getByRole('menuitem', { name: 'Rename or share “Masons to call”' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('All masons')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'All masons' }).click()
  await page.getByRole('menuitem', { name: 'Delete “All masons”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible()
})

test('every list of staff lets its columns be chosen', async ({ page }) => {
  await page.setViewportSize(DESK)
  await startSession(page)
  for (const [list, column] of [
    ['workers', 'District'],
    ['demands', 'Contact person'],
    ['enquiries', 'Assigned to'],
    ['vacancies', 'Employer'],
    ['news', 'Date'],
    ['manage-clients?view=rows', 'Pictures'],
  ]) {
    await open(page, `/admin/${list}`)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: column!, exact: true }).click()
    await expect(page).toHaveURL(/[?&]columns=/)
    await page.keyboard.press('Escape')
  }
})

test('all that match are selected, moved with progress, and taken back', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(DESK)
  await startSession(page)
  await addApplications(page, 130)
  await open(page, '/admin/applications?state=received')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const bar = page.getByRole('group', { name: 'Selected records' })
  await expect(bar.getByText('50 selected')).toBeVisible()
  await addApplications(page, 1)
  await bar.getByRole('button', { name: 'Select all 130 that match' }).click()
  await expect(page.getByText('131 match by now; the page showed 130.')).toBeVisible()
  await expect(bar.getByText('131 selected')).toBeVisible()
  await expect(bar.getByRole('button', { name: /Select all/ })).toHaveCount(0)

  await bar.getByRole('button', { name: 'Move' }).click()
  await page.getByRole('menuitem', { name: 'Invited' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to “Invited”' }).click()
  await expect(bar.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('131 applications have been moved')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-list-status]')).toHaveText('0 applications')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('131 records are back as they were')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-list-status]')).toContainText('131 applications')
})

test('Back finds who was selected, unless something was saved meanwhile', async ({ page }) => {
  await page.setViewportSize(DESK)
  await startSession(page)
  await addApplications(page, 4)
  const { rows } = await query<{ rows: { id: string; name: string; phone: string }[] }>(page, 'applications.list')
  for (const { id, name, phone } of rows)
    await change(page, 'workers.add', { values: { name, phone: `0${phone.slice(3)}` }, application: id })
  await open(page, '/admin/applications')
  const boxes = page.getByRole('main').locator('tbody').getByRole('checkbox')
  const bar = page.getByRole('group', { name: 'Selected records' })
  const chooseDay = async () => {
    await bar.getByRole('button', { name: 'Write down a stage' }).click()
    await page.getByRole('menuitem', { name: 'Medical check', exact: true }).click()
    await expect(page).toHaveURL(/\/day/)
  }
  await boxes.first().check()
  await boxes.nth(2).check()
  await chooseDay()
  await page.goBack()
  await expect(bar.getByText('2 selected')).toBeVisible()
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.nth(2)).toBeChecked()

  await chooseDay()
  await page.locator('[name=place]').fill('Green Crescent')
  await page.locator('[name=heldOn]').fill(inDays(0))
  await page.getByRole('button', { name: 'All fit' }).click()
  await page.getByRole('button', { name: 'Write down for 2 people' }).click()
  await expect(page.getByText('Written down for 2 people.').first()).toBeVisible()
  await page.goBack()
  await expect(boxes.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(0)
})

let added = 0
/** As staff write down who calls. */
async function addApplications(page: Page, count: number) {
  for (const last = added + count; added < last; added++)
    await addApplicant(page, { name: `Rahim Uddin ${added}`, phone: `0171${String(2_000_000 + added)}` })
}
