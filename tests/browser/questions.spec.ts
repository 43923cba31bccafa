import { addApplicant, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('a question about an application closes once it is answered', async ({ page }) => {
  await startSession(page)
  const { id } = await addApplicant(page, { language: 'bn' })
  await open(page, `/admin/applications/${id}`)
  await page.getByRole('button', { name: 'New code' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'New code' }).press('Enter')
  await expect(question).toBeHidden()
  const receipt = page.getByRole('dialog')
  await expect(receipt).toContainText(/APP-/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await expect(page.getByRole('button', { name: 'New code' })).toBeFocused()

  await page.getByRole('button', { name: 'Erase on request' }).press('Enter')
  await question.getByRole('button', { name: 'Erase in three days' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('main').getByText(/^This application is erased on/)).toBeVisible()
})
