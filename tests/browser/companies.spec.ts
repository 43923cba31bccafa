import type { Page } from '@playwright/test'
import { startSession, typeTexts } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const block = (page: Page, n: number) => page.getByRole('group', { name: `Company ${n}` })
const field = (page: Page, n: number, label: string) => block(page, n).getByLabel(label, { exact: true })

/** What a spreadsheet puts on the clipboard, pasted where the focus is. */
async function paste(page: Page, text: string) {
  await page.locator(':focus').evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function expectCompanies(page: Page, rows: [string, string, string][]) {
  await expect(page.getByRole('group', { name: /^Company \d/ })).toHaveCount(rows.length)
  for (const [n, [name, sector, people]] of rows.entries()) {
    await expect(field(page, n + 1, 'Company Name')).toHaveValue(name)
    await expect(field(page, n + 1, 'Company Sector')).toHaveValue(sector)
    await expect(block(page, n + 1).getByLabel('Value of Employment')).toHaveValue(people)
  }
}

test('removing a filled company can be undone, by keyboard', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await typeTexts(page)
  const both: [string, string, string][] = [
    ['Doha Facilities', 'Cleaning', '120'],
    ['Pearl Kitchens', 'Catering', '45'],
  ]
  await page.getByRole('button', { name: 'Remove Company 1' }).focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Bring back Doha Facilities' })
  await expect(undo).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Doha Facilities was removed.' })).toHaveCount(1)
  await expectCompanies(page, both.slice(1))
  await expectAccessible(page)
  await undo.focus()
  await page.keyboard.press('Enter')
  await expectCompanies(page, both)
  await expect(field(page, 1, 'Company Name')).toBeFocused()
  await expect(undo).toBeHidden()
})

test('an empty company is removed without a question, and focus moves to the next', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await typeTexts(page)
  await page.getByRole('button', { name: 'Add Another Company' }).click()
  await page.getByRole('button', { name: 'Remove Company 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 2, 'Company Name')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(0)
})

test('pasted spreadsheet rows become companies, and can be undone', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await field(page, 1, 'Company Name').click()
  await paste(page, 'Doha Facilities\tCleaning\t১,২০০\r\n"Pearl ""Kitchens"""\tCatering\t45\r\n')
  await expectCompanies(page, [
    ['Doha Facilities', 'Cleaning', '১,২০০'],
    ['Pearl "Kitchens"', 'Catering', '45'],
  ])
  await expect(field(page, 1, 'Company Name')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '2 rows were pasted.' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take back what was pasted' }).click()
  await expectCompanies(page, [['', '', '']])
  await expect(field(page, 1, 'Company Name')).toBeFocused()
})

test('pasted cells fill the companies below; a single cell is pasted as text', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await typeTexts(page)
  await field(page, 1, 'Company Sector').click()
  await paste(page, 'Laundry\t130\tnew\nBakery\t45\nLoading\t60')
  await expectCompanies(page, [
    ['Doha Facilities', 'Laundry', '130'],
    ['Pearl Kitchens', 'Bakery', '45'],
    ['', 'Loading', '60'],
  ])
  const told = '3 rows were pasted. 3 cells had another text before. 1 column did not fit.'
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1)
  await field(page, 2, 'Company Name').click()
  await paste(page, 'Hamad Port\r\n')
  await expect(page.getByRole('group', { name: /^Company \d/ })).toHaveCount(3)
})
