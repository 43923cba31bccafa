import type { Page } from '@playwright/test'
import { addOfficer, colleague, owner, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const third = { name: 'Shirin Akter', email: 'shirin@agency.example', password: 'ferry at dusk' }

test(
  'a new officer reads complaints once a sitting one has confirmed them',
  { tag: ['@phone', '@core'] },
  async ({ page, otherPerson }) => {
    const { officer, newcomer } = await waitingOfficer(page, otherPerson)
    await open(officer, '/admin')
    await officer
      .getByRole('main')
      .getByRole('link', { name: /^One person waits to be an officer/ })
      .click()
    await expect(officer.getByRole('heading', { level: 1, name: 'Complaints officers' })).toBeVisible()
    await expectAccessible(officer)
    await officer.getByRole('button', { name: `Confirm ${third.name} as an officer` }).click()
    const confirmation = officer.getByRole('dialog', { name: `Confirm ${third.name} as an officer` })
    await expectAccessible(officer)
    await confirmation.getByLabel('Current password').fill(colleague.password)
    await confirmation.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(officer.getByText(`${third.name} is an officer now.`)).toBeVisible()
    await expect(officer.getByRole('button', { name: `Confirm ${third.name} as an officer` })).toHaveCount(0)
    await expect(officer.getByRole('row', { name: third.name })).toBeFocused()

    await startSession(newcomer, third, 'signIn')
    await open(newcomer, '/admin/complaints')
    await expect(newcomer.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible()
  },
)

test('who is refused is gone from the list, and the focus stays in it', async ({ page, otherPerson }) => {
  const { officer } = await waitingOfficer(page, otherPerson)
  await open(officer, '/admin/complaints/officers')
  const refuse = officer.getByRole('button', { name: `Refuse ${third.name}` })
  const question = officer.getByRole('alertdialog')
  await refuse.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(refuse).toBeFocused()
  await officer.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(officer.getByText(`${third.name} is refused.`)).toBeVisible()
  await expect(refuse).toHaveCount(0)
  await expect(officer.getByRole('row', { name: colleague.name })).toBeFocused()
})

/** An owner, an officer, and somebody whom the owner has made an officer and who waits for the yes of the other. */
async function waitingOfficer(page: Page, otherPerson: () => Promise<Page>) {
  await startSession(page)
  const officer = await otherPerson()
  await addOfficer(page, officer)
  await startSession(officer, colleague, 'signIn')
  const newcomer = await otherPerson()
  await startSession(newcomer, third)
  await open(page, '/admin/staff')
  await page.getByRole('link', { name: third.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: third.name })).toBeVisible() // the list has such a button, too
  await page.getByRole('button', { name: `Change the role of ${third.name}` }).click()
  await page.getByRole('menuitem', { name: 'Complaints officer' }).click()
  const roles = page.getByRole('dialog', { name: `${third.name} becomes: Complaints officer` })
  await roles.getByLabel('Current password').fill(owner.password)
  await roles.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A complaints officer has to confirm this person.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Approve ${third.name}` })).toHaveCount(0)
  await expectAccessible(page)
  return { officer, newcomer }
}
