import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

test('the form says whether visitors see a section, as points are written', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/companies')
  await page.getByRole('link', { name: 'Meghbridge Motors', exact: true }).click()
  const points = page.getByLabel(/^Point 4$/)
  const last = points.first()
  await expect(page.getByText('All 4 points are written: visitors see this section.')).toBeVisible()
  await last.fill('')
  await page.getByLabel('Point 4 in Bangla', { exact: true }).first().fill('')
  await expect(page.getByText('3 of 4 points: visitors do not see this section')).toBeVisible()
  await expectAccessible(page)
})
