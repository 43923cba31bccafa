import type { Page } from '@playwright/test'
import {
  addClient,
  colleague,
  startSession,
  flagInput,
  imagesInput,
  owner,
  savedClients,
  submit,
  typeTexts,
  sendEnquiry,
} from './actors.ts'
import { jpeg, png } from './pictures.ts'
import { expect, open, test } from './test.ts'

/** Presses a button of a dialog by keyboard: the OK of a message, the yes of a question. */
async function press(page: Page, dialog: string, button: string) {
  const box = page.getByRole('alertdialog', { name: dialog })
  await box.getByRole('button', { name: button }).focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeHidden()
}

test('after adding a country the focus is in the first field again', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await typeTexts(page)
  await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await press(page, 'Success!', 'OK')
  await expect(page.getByLabel('Country Name')).toBeFocused()
})

test(
  'after a deletion the focus is on the next country, or on “Add”',
  { tag: '@phone' },
  async ({ page, expectProblems }) => {
    expectProblems(/404.*content\.open/) // a link in focus loads its page ahead, which may be gone by then
    await startSession(page)
    for (const countryName of ['Bahrain', 'Oman', 'Qatar']) await addClient(page, { countryName })
    await open(page, '/admin/manage-clients')
    for (const [gone, next] of [
      ['Oman', 'Edit Qatar'],
      ['Qatar', 'Edit Bahrain'],
      ['Bahrain', 'Add New Client'],
    ] as const) {
      await page.getByRole('button', { name: `Delete ${gone}` }).focus()
      await page.keyboard.press('Enter')
      await press(page, 'Are you sure?', 'Yes, delete it!')
      await press(page, 'Deleted!', 'OK')
      await expect(page.getByRole('main').getByRole('link', { name: next }).last()).toBeFocused()
    }
  },
)

test('without logging in again nothing is deleted, and the page says so', async ({ page, context, expectProblems }) => {
  expectProblems(/401/)
  await startSession(page)
  await addClient(page)
  await open(page, '/admin/manage-clients')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Delete Qatar' }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await page.getByRole('dialog', { name: 'Your session has ended' }).getByRole('button', { name: 'Close' }).click()
  await press(page, 'Error!', 'OK')
  await expect(page.getByRole('button', { name: 'Delete Qatar' })).toBeFocused()
  expect(await savedClients(page)).toHaveLength(1)
})

test('after removing a picture the focus is on the next, or on the file field', async ({ page }) => {
  await startSession(page)
  const { _id } = await addClient(page, {
    images: [await png('one.png', { colour: '#0b6e4f' }), await png('two.png', { colour: '#c8553d' })],
  })
  await open(page, `/admin/update-client/${_id}`)
  await expect(page.getByRole('button', { name: 'Remove existing picture 2' })).toBeEnabled()
  await page.getByRole('button', { name: 'Remove existing picture 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove existing picture 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(imagesInput(page)).toBeFocused()
})

test('after a decision on an account the focus stays with the person', async ({ page, otherPerson }) => {
  await startSession(page)
  await startSession(await otherPerson(), colleague)
  await open(page, '/admin/staff')
  await page.getByRole('button', { name: `Approve ${colleague.name} as Staff` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Suspend ${colleague.name}` })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(colleague.email) })).toBeFocused()
  const salma = { name: 'Salma Begum', email: 'salma@agency.example', password: 'garment floor' }
  await startSession(await otherPerson(), salma)
  await page.reload()
  await page.getByRole('button', { name: `Refuse ${salma.name}` }).focus()
  await page.keyboard.press('Enter')
  await press(page, 'Remove this account?', 'Remove the account')
  await expect(page.getByRole('row', { name: new RegExp(owner.email) })).toBeFocused()
})

test('marking an enquiry keeps the focus; deleting one moves it to the list', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/401/)
  await startSession(page)
  await sendEnquiry(page)
  await open(page, '/admin/enquiries')
  await page.getByRole('link', { name: 'Rahman' }).click()
  const handle = page.getByRole('button', { name: 'Mark as handled', exact: true })
  await handle.focus()
  await page.keyboard.press('Enter')
  const reopen = page.getByRole('button', { name: 'Not handled after all' })
  await expect(reopen).toBeFocused()
  await context.clearCookies()
  await page.keyboard.press('Enter')
  const login = page.getByRole('dialog', { name: 'Your session has ended' })
  await login.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(handle).toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/enquiries')
  await expect(page.getByRole('main')).toBeFocused()
})
