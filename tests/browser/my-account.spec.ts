import { test } from './mails.ts'
import { addColleague, colleague, startSession, owner, signIn } from './actors.ts'
import { expect, expectAccessible, open } from './test.ts'

const moved = 'ayesha.rahman@agency.example'
const password = 'a boat at dawn'

test('name, e-mail address and password are changed on My account, each with its proof', async ({
  page,
  otherPerson,
  mails,
  expectProblems,
}) => {
  expectProblems(/40[01]/)
  await startSession(page)
  await open(page, '/admin')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { name: 'My account', exact: true })).toBeVisible()
  await expect(page.getByText(`${owner.email} has not been confirmed yet.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Other ways in' })).toHaveCount(0)
  await expectAccessible(page)

  const name = page.getByRole('region', { name: 'Name', exact: true })
  await name.getByLabel('Name').fill('')
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(name.getByText('Enter your name')).toBeVisible()
  await name.getByLabel('Name').fill('Ayesha Begum')
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Welcome, Ayesha Begum')).toBeVisible()

  const address = page.getByRole('region', { name: 'E-mail address' })
  await address.getByLabel('Email').fill(moved)
  await address.getByLabel('Current password').fill('wrong one')
  await address.getByRole('button', { name: 'Send the link' }).click()
  await expect(address.getByText('This is not your current password.')).toBeVisible()
  await expect(address.getByLabel('Current password')).toBeFocused()
  await expectAccessible(page)
  await address.getByLabel('Current password').fill(owner.password)
  await address.getByRole('button', { name: 'Send the link' }).click()
  await expect(address.getByText(`A link has been sent to ${moved}.`)).toBeVisible()
  const { link } = await mails.next(moved)
  await open(page, link)
  await expect(page.getByText(`Press the button to make ${moved} part of your account.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText(`${moved} is confirmed.`)).toBeVisible()
  expect((await mails.next(owner.email)).text).toContain(`now uses ${moved}`)
  await open(page, link)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('This link no longer works')).toBeVisible()
  await expectAccessible(page)

  const other = await otherPerson()
  await open(other, '/login')
  await signIn(other, owner)
  await expect(other.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await signIn(other, { ...owner, email: moved })
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.getByRole('link', { name: 'Back to my account' }).click()
  const secret = page.getByRole('region', { name: 'Password' })
  await secret.getByLabel('Current password').fill(owner.password)
  await secret.getByLabel('New password').fill('boat')
  await secret.getByRole('button', { name: 'Save the password' }).click()
  await expect(secret.getByText('The password is too short: at least 10 characters')).toBeVisible()
  await expect(secret.getByLabel('New password')).toBeFocused()
  await secret.getByLabel('New password').fill(password)
  await secret.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible()
  await expect(secret.getByText('Good', { exact: true })).toHaveCount(0)
  expect((await mails.next(moved)).subject).toBe('Your password has been changed')
  await other.goto('/admin')
  await expect(other).toHaveURL(/\/login\?redirect=/)
})

test('other devices are signed out, one and all, and the account is closed', async ({ page, otherPerson }) => {
  const office = await otherPerson()
  await startSession(office)
  await addColleague(office, page, 'caseworker')
  for (const device of [page, await otherPerson(), await otherPerson()]) await startSession(device, colleague, 'signIn')
  await open(page, '/admin/account')
  const list = page.getByRole('region', { name: 'Where you are signed in' })
  await list
    .getByRole('button', { name: /^Sign out .* on / })
    .first()
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(colleague.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, close it' }).click()
  await expect(page.getByText('Your account is closed.')).toBeVisible()
  await expect(page).toHaveURL('/')
})
