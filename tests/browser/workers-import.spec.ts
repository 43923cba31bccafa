import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const TABLE = [
  'SL,Name,Bangla name,Mobile No,Passport No,Passport expiry,DOB,Trade,Blood group',
  '1,Abdul Karim,আব্দুল করিম,০১৭১২৩৪৫৬৭৮,A01234567,09.01.34,৫ নভেম্বর ১৯৯০,Mason,B+',
  '2,Mina Begum,,01812345678,,2034-01-09,05/11/1992,Domestic worker,',
  '3,Jahangir,,01912345678,B0123456,49009,5 Nov 1988,Welder,',
  '4,Shahin,,01612345678,,,,Helper,',
  '5,Abdul Karim,,01712-345678,,,,,',
].join('\n')

test('staff import their table of people, and again with what was corrected', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page)
  await open(page, '/admin/workers')
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import workers' })).toBeVisible()
  await expect(page.getByText('CSV, at most 1,000 people and 10 MB.')).toBeVisible()
  await expectAccessible(page)

  const field = page.getByLabel('Table of people')
  const choose = (text: string) =>
    field.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('Name,Phone\n"Karim,01712345678')
  await expect(page.getByText(/cannot be read at row 2/)).toBeVisible()
  await field.setInputFiles({ name: 'people.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004 a workbook') })
  await expect(page.getByText(/Save it there as “CSV UTF-8”/)).toBeVisible()
  await choose(TABLE)
  await expect(page.getByRole('heading', { name: 'What this table would change' })).toBeFocused()
  await expect(page.getByText('Columns that are left out: Blood group')).toBeVisible()
  await expect(page.getByRole('region', { name: 'One thing in the table is wrong' }).getByRole('row')).toHaveText([
    /Column/,
    /^6\s*This is the same person as in row 2\. Only that one is taken\.$/,
  ])
  await expect(
    page.getByRole('region', { name: 'One cell cannot be read and is left out' }).getByRole('row'),
  ).toHaveText([/Column/, /^5\s*Trade\s*No trade here is called “Helper”$/])
  await expect(page.getByRole('row', { name: /Shahin/ })).toContainText('Left out: Trade')
  await expect(page.getByRole('row', { name: /Jahangir/ })).toContainText('Date of birth: 5 Nov 1988')
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Select Jahangir' }).uncheck()
  await page.getByRole('button', { name: 'Import 3 people' }).click()
  await expect(page.getByText('Some words have no meaning yet: their cells are left empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 people' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The import is done.' })).toBeFocused()
  await expect(page.getByText('New: 3. Filled in: 0.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'One cell was left out' })).toContainText('Helper')
  await expectAccessible(page)

  await choose(
    TABLE.replace('Domestic worker', 'Cook').replace('Helper', 'Labourer').replace('Mina Begum,', 'Mina Begum,মিনা'),
  )
  await expect(page.getByText('Fills in: Name in Bangla')).toBeVisible()
  await expect(page.getByText('Trade: Cook instead of Domestic worker')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Replace in the file of Mina Begum' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Import 3 people' }).click()
  await expect(page.getByText('New: 1. Filled in: 2.')).toBeVisible()
  await page.getByRole('link', { name: 'See the newest files' }).click()
  await expect(page.locator('[data-list-status]')).toHaveText('4 workers')
  await expect(page.getByRole('row', { name: /Mina Begum/ })).toContainText('Domestic worker')
  await expect(page.getByText('A01234567')).toHaveCount(0)
  await open(page, '/admin/activity')
  await expect(page.getByRole('row', { name: /imported workers from a table/ }).first()).toContainText(
    '1 new, 2 filled in',
  )
})

test('an import that breaks off says what stays, and goes on', async ({ page, expectProblems }) => {
  expectProblems(/workers\.import/)
  await startSession(page)
  await open(page, '/admin/workers/import')
  const people = Array.from({ length: 120 }, (_, n) => `Worker ${n}\t01712${345_000 + n}`)
  await page.getByLabel('Or paste it here').fill(['Name\tPhone', ...people].join('\n'))
  await page.getByRole('button', { name: 'Read what I pasted' }).click()
  await expect(page.getByRole('button', { name: 'Show 20 more' })).toBeVisible()
  let sent = 0
  await page.route('**/api/trpc/workers.import', route => (++sent === 2 ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Import 120 people' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The import broke off' })).toContainText(
    'New: 50. Filled in: 0. These stay.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on with the other 70' }).click()
  await expect(page.getByText('New: 120. Filled in: 0.')).toBeVisible()
})
