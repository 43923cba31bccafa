import type { Page } from '@playwright/test'
import { addClient, expectShortcuts, publishNews, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const found = (page: Page) => page.getByRole('main').getByRole('status').first()

/** Somebody who leaves a telephone number writes to the agency. */
async function sendEnquiry(page: Page) {
  const data = { lastName: 'Selina Begum', phone: '+880 1812 000032', company: 'agency', message: 'Is the camp near?' }
  expect((await page.request.post('/api/trpc/enquiries.submit', { data })).ok()).toBe(true)
}

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search countries, texts and companies' })

test('the palette finds screens and records by keyboard, and opens them', async ({ page }) => {
  await startSession(page)
  await addClient(page)
  await open(page, '/admin')
  await expectShortcuts(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a person, a record or a screen' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('pearl')
  await expect(palette.getByRole('option')).toHaveText(['Qatar'])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Update Client' })).toBeVisible()
  await expect(palette).toBeHidden()

  await sendEnquiry(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('০১৮১২ ০০০০৩২')
  await expect(palette.getByRole('option', { name: /^Selina Begum/ })).toHaveText(/ENQ-.*\+880 1812-000032.*Unread/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Selina Begum' })).toBeVisible()

  await publishNews(page, {}, 'saveDraft')
  await page.getByRole('button', { name: 'Find a person, a record or a screen' }).click()
  await page.keyboard.type('open day')
  await expect(palette.getByRole('option', { name: 'Open day' })).toHaveText(/Open day\s*Draft/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open day')

  await page.getByRole('button', { name: 'Find a person, a record or a screen' }).click()
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
  await dialog.getByLabel('The single keys “/” and “?” work outside of fields').uncheck()
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
