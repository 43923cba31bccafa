import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

/** An application that somebody filled in at the office; gives its id. */
async function addApplication(page: Page): Promise<string> {
  const person = { name: 'Rahim Uddin', phone: '01712345678', district: 'bogura', trade: 'mason', years: 5 }
  const form = { vacancy: '', source: 'office', language: 'bn', sendKey: 'a key of this form' }
  const answer = await page.request.post('/api/trpc/applications.add', {
    data: { ...person, ...form, passport: 'yes', registered: 'unknown' },
  })
  return ((await answer.json()) as { result: { data: { id: string } } }).result.data.id
}

test('a question about an application closes once it is answered', async ({ page }) => {
  await startSession(page)
  await open(page, `/admin/applications/${await addApplication(page)}`)
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
