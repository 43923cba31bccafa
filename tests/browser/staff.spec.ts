import { addColleague, approve, colleague, startSession, owner, signIn } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test(
  'an owner approves a colleague; suspending them ends their session at once',
  { tag: ['@phone', '@core'] },
  async ({ page, otherPerson, expectProblems }) => {
    expectProblems(/403/)
    await startSession(page, owner)
    const second = await otherPerson()
    await startSession(second, colleague)

    await open(page, '/admin')
    const badge = page.locator('[data-slot=sidebar]').getByText('1 waiting')
    await expect(badge).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: 'One person waits for your yes' }).click()
    await expect(page.getByRole('heading', { name: 'Staff', exact: true, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[data-slot=tab-link][aria-current]')).toHaveText([
      /^Staff/,
      'Waiting (1)',
    ])
    await expectAccessible(page)
    await page.getByRole('button', { name: `Approve ${colleague.name} as Staff` }).click()
    await expect(page.getByText(`${colleague.name} can work here now.`)).toBeVisible()
    await expect(badge).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('link', { name: 'Everybody' }).click()
    await startSession(second, colleague, 'signIn')
    await open(second, '/admin')
    await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(second.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0)

    await page.getByRole('button', { name: `Suspend ${colleague.name}` }).click()
    await expect(page.getByText(`${colleague.name} is suspended and signed out.`)).toBeVisible()
    await second.goto('/admin/manage-clients')
    await expect(second).toHaveURL(/\/login\?redirect=/)

    await page.getByRole('link', { name: colleague.name }).click()
    await page.getByRole('button', { name: `Remove ${colleague.name}` }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove the account' }).click()
    await expect(page.getByRole('heading', { name: 'Staff', exact: true, level: 1 })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(colleague.email) })).toHaveCount(0)
  },
)

test('another role shows what it allows, and is saved with the password', async ({
  page,
  otherPerson,
  expectProblems,
}) => {
  expectProblems(/400/)
  await startSession(page, owner)
  await startSession(await otherPerson(), colleague)
  await approve(page, colleague)
  await page.getByRole('link', { name: colleague.name }).click()
  const role = page.getByRole('region', { name: 'Role' })
  const dialog = page.getByRole('dialog')
  const choose = async (label: string) => {
    await page.getByRole('button', { name: `Change the role of ${colleague.name}` }).click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
  }
  await expect(role.getByText('Change what visitors read: allowed')).toBeAttached()
  await expect(role.getByText('Give roles and reset links: not allowed')).toBeAttached()
  await choose('Case worker')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(role).toContainText('Staff')

  await choose('Owner')
  await expect(dialog.getByText(/Give roles and reset links/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Tick the box first')).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByLabel('Current password').fill('wrong one')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This is not your current password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${colleague.name} has another role now.`)).toBeVisible()
  await expect(role).toContainText('Owner')
})

test('a person promoted with a short password chooses a longer one at login', async ({
  page,
  otherPerson,
  expectProblems,
}) => {
  expectProblems(/400/)
  await startSession(page, owner)
  const karim = { ...colleague, password: 'tram#7v' }
  const second = await otherPerson()
  await addColleague(page, second, 'admin', karim)
  await open(second, '/login')
  await signIn(second, karim)
  await expect(second.getByText('Your password is right, but too short or too easy to guess')).toBeVisible()
  await expectAccessible(second)
  await second.getByLabel('New password').fill('karim uddin 1')
  await second.getByRole('button', { name: 'Save the password' }).click()
  await expect(second.getByText('This password is easy to guess')).toBeVisible()
  await second.getByLabel('New password').fill('a boat at dawn')
  await second.getByRole('button', { name: 'Save the password' }).click()
  await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('without a mail server an owner copies links once, and signs a person out', async ({
  page,
  otherPerson,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startSession(page, owner)
  const [phone, desk] = [await otherPerson(), await otherPerson()]
  await startSession(phone, colleague)
  await approve(page, colleague, phone)
  await startSession(desk, colleague, 'signIn')
  await expect(page.getByText('No e-mail server is set up')).toBeVisible()
  await page.getByLabel('Email').fill('new@agency.example')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation to new@agency.example is made.')).toBeVisible()
  await page.getByRole('button', { name: 'Send again to new@agency.example' }).click()
  await expect(page.getByText('A new invitation is on its way to new@agency.example.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeFocused()

  const dialog = page.getByRole('dialog')
  const copy = async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await dialog.getByLabel('Current password').fill(owner.password)
    await dialog.getByRole('button', { name: 'Show the link' }).click()
    await dialog.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByText('The link is copied.').last()).toBeVisible()
    const link = await dialog.getByLabel('Link').inputValue()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    return link
  }
  const invitation = await copy('Copy link of the invitation to new@agency.example')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: colleague.name }).click()
  const devices = page.getByRole('region', { name: 'Signed in on' })
  await devices.getByRole('listitem').first().getByRole('button').click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(devices.getByText('Signed in nowhere.')).toBeVisible()
  const reset = await copy('Copy a reset link')
  await open(phone, invitation)
  await expect(phone.getByText('Your account belongs to new@agency.example.')).toBeVisible()
  await open(phone, reset)
  await expect(phone.getByText(`For ${colleague.name} (${colleague.email})`)).toBeVisible()
})

test('signed-in people are redirected from login and sign-up to the staff area', async ({ page }) => {
  await startSession(page, owner)
  for (const path of ['/login', '/sign-up']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin')
  }
  await page.goto('/login?redirect=/admin/account')
  await expect(page).toHaveURL('/admin/account')
  await open(page, '/')
  await page.locator('a[href="/login"]').first().click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
