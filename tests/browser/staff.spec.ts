import { colleague, enter, owner, signIn } from './people.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('an owner lets a colleague in, who then works; suspended, the colleague is out at once', { tag: '@phone' }, async ({ page, otherPerson, expectProblems }) => {
  expectProblems(/403/)
  await enter(page, owner)
  const second = await otherPerson()
  await enter(second, colleague)
  await open(second, '/admin')
  await expect(second.getByRole('heading', { name: 'Your account waits for approval' })).toBeVisible()

  await open(page, '/admin/staff')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Approve ${colleague.name}` }).click()
  await expect(page.getByText(`${colleague.name} can work here now.`)).toBeVisible()
  await open(second, '/login')
  await signIn(second, colleague)
  await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(second.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: `Suspend ${colleague.name}` }).click()
  await expect(page.getByText(`${colleague.name} is suspended and signed out.`)).toBeVisible()
  await second.goto('/admin/manage-clients')
  await expect(second).toHaveURL(/\/login\?redirect=/)

  await page.getByRole('button', { name: `Remove ${colleague.name}` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the account' }).click()
  await expect(page.getByRole('row', { name: new RegExp(colleague.email) })).toHaveCount(0)
})
