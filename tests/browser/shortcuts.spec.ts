import type { Page } from '@playwright/test'
import { addClient, publishNews, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search countries, texts and companies' })

test('the palette finds screens and records by keyboard, and opens them', async ({ page }) => {
  await startSession(page)
  await addClient(page)
  await open(page, '/admin')
  await expectShortcuts(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a screen or a record' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('pearl')
  await expect(palette.getByRole('option')).toHaveText(['Qatar'])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Update Client' })).toBeVisible()
  await expect(palette).toBeHidden()

  await publishNews(page, {}, 'saveDraft')
  await page.getByRole('button', { name: 'Find a screen or a record' }).click()
  await page.keyboard.type('open day')
  await expect(palette.getByRole('option', { name: 'Open day' })).toHaveText(/Open day\s*Draft/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open day')

  await page.getByRole('button', { name: 'Find a screen or a record' }).click()
  await page.keyboard.type('nowhere at all')
  await expect(palette.getByRole('status')).toHaveText('Nothing found for “nowhere at all”')
  await palette.getByRole('combobox').fill('trash')
  await expect(palette.getByRole('option')).toHaveText(['Trash'])
  await palette.getByRole('combobox').fill('activ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/activity')
})

test('shortcuts search, save and list themselves, and never fire in a field', async ({ page }) => {
  await startSession(page)
  const { _id } = await addClient(page)
  await open(page, '/admin/manage-clients')
  await expectShortcuts(page)
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('what?/')
  await expect(searchField(page)).toHaveValue('what?/')
  await expect(found(page)).toHaveText(/^0 of 1/)
  await searchField(page).fill('')
  await found(page).focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expectAccessible(page)
  await dialog.getByLabel('The single keys / and ? work outside of fields').uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(dialog).toBeHidden()
  await expect(searchField(page)).not.toBeFocused()

  await open(page, `/admin/update-client/${_id}`)
  await page.getByLabel('Work Summary', { exact: true }).fill('Saved by a shortcut.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Changed since it was published/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Work Summary', { exact: true })).toHaveValue('Saved by a shortcut.')
})

/** Waits until the header has scripts: React repeats a click that came before, but no key. */
async function expectShortcuts(page: Page) {
  await page.getByRole('button', { name: 'Find a screen or a record' }).click()
  const palette = page.getByRole('dialog', { name: 'Find a screen or a record' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}
