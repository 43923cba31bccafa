import { test } from './mails.ts'
import { colleague, startSession, owner, signIn } from './actors.ts'
import { expect, expectAccessible, open, ready } from './test.ts'

const asked = 'If this address has an account, we are sending it an e-mail with a link.'
const password = 'a boat at dawn'

test(
  'a password reset responds alike for any address and ends other sessions',
  { tag: '@core' },
  async ({ page, otherPerson, mails, expectProblems }) => {
    expectProblems(/400/)
    const other = await otherPerson()
    await startSession(other)
    for (const from of ['/sign-up', '/login']) {
      await open(page, from)
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('Enter your e-mail address')).toBeVisible()
    await expectAccessible(page)
    for (const email of ['nobody@agency.example', owner.email]) {
      await open(page, '/forgot-password')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText(asked)).toBeVisible()
    }
    await expectAccessible(page)
    const { link } = await mails.next(owner.email)
    expect(mails.unread).toEqual([])

    await open(page, link)
    await expect(page.getByText(`For ${owner.name} (${owner.email})`)).toBeVisible()
    const field = page.getByLabel('New password')
    await field.fill('boat')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText('The password is too short: at least 10 characters')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page.getByText('Too easy to guess')).toBeVisible()
    await expectAccessible(page)
    await field.fill(password)
    await expect(page.getByText('Good', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByText('Your password is changed, and you are logged in.')).toBeVisible()
    expect((await mails.next(owner.email)).subject).toBe('Your password has been changed')

    await open(other, '/admin')
    await expect(other).toHaveURL(/\/login\?redirect=/)
    await signIn(other, owner)
    await expect(other.getByText('The e-mail address or the password is wrong.')).toBeVisible()
    await signIn(other, { ...owner, password })
    await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

    await open(page, link)
    await expect(page.getByRole('heading', { name: 'A new link is needed' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  },
)

test('a sign-in link works once, on any device, and only when confirmed', async ({
  page,
  otherPerson,
  mails,
  expectProblems,
}) => {
  expectProblems(/400/)
  await startSession(await otherPerson())
  await open(page, '/login')
  await page.getByRole('link', { name: 'Sign in by e-mail link' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in by e-mail link' })).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(asked)).toBeVisible()
  await expectAccessible(page)
  const { link, subject } = await mails.next(owner.email)
  expect(subject).toBe('Sign in to 127.0.0.1')

  for (let scans = 0; scans < 2; scans++) expect((await page.request.get(link)).status()).toBe(200)
  const device = await otherPerson()
  for (const each of [page, device]) {
    await open(each, link)
    await expect(each.getByRole('heading', { name: `Sign in as ${owner.name}` })).toBeVisible()
  }
  await expect(device.getByText('This address was not confirmed before.')).toBeVisible()
  await expectAccessible(device)
  await device.getByRole('button', { name: 'Sign in' }).click()
  await expect(device.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('it has been used, or it is older than 10 minutes')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('mailed links are requested and used without scripts', async ({ page, otherPerson, mails, expectProblems }) => {
  expectProblems(/\.js csp$/, /400/)
  await startSession(page)
  const plain = await otherPerson({ javaScriptEnabled: false })
  await plain.goto('/sign-in-link')
  await plain.getByRole('button', { name: 'Send the link' }).click()
  await expect(plain.getByText('Enter your e-mail address')).toBeVisible()
  await plain.getByLabel('Email').fill(owner.email)
  await plain.getByRole('button', { name: 'Send the link' }).click()
  await expect(plain.getByText(asked)).toBeVisible()
  const { link } = await mails.next(owner.email)
  await plain.goto(link)
  await plain.getByRole('button', { name: 'Sign in' }).click()
  await expect(plain).toHaveURL('/admin')
  await expect(plain.getByText(`Welcome, ${owner.name}`)).toBeVisible()

  await plain.goto('/forgot-password')
  await plain.getByLabel('Email').fill(owner.email)
  await plain.getByRole('button', { name: 'Send the link' }).click()
  await expect(plain.getByText(asked)).toBeVisible()
  await plain.goto((await mails.next(owner.email)).link)
  await plain.getByLabel('New password').fill('boat')
  await plain.getByRole('button', { name: 'Save the password' }).click()
  await expect(plain.getByText('The password is too short: at least 10 characters')).toBeVisible()
  await plain.getByLabel('New password').fill(password)
  await plain.getByRole('button', { name: 'Save the password' }).click()
  await expect(plain).toHaveURL('/admin')
  await plain.goto(link)
  await expect(plain.getByRole('heading', { name: 'A new link is needed' })).toBeVisible()
})

test('an invited person makes an account; a withdrawn invitation is void', async ({
  page,
  otherPerson,
  mails,
  expectProblems,
}) => {
  expectProblems(/400|409/)
  await startSession(page)
  await open(page, '/admin/staff')
  const [address, send] = [page.getByLabel('Email'), page.getByRole('button', { name: 'Send the invitation' })]
  for (const [wrong, sentence] of [
    ['', 'Enter your e-mail address'],
    [owner.email, `${owner.email} has an account already.`],
  ] as const) {
    await address.fill(wrong)
    await send.click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(address).toBeFocused()
  }
  await expectAccessible(page)
  for (const email of [colleague.email, 'second@agency.example']) {
    await address.fill(email)
    await send.click()
    await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Withdraw the invitation to second@agency.example' }).click()
  await expect(page.getByRole('cell', { name: 'second@agency.example' })).toHaveCount(0)
  await expectAccessible(page)

  const invited = await otherPerson()
  await open(invited, (await mails.next('second@agency.example')).link)
  await expect(invited.getByText('This invitation is no longer open')).toBeVisible()
  const { link, text } = await mails.next(colleague.email)
  expect(text).toContain(`${owner.name} invites you`)
  await open(invited, link)
  await expect(
    invited.getByText(`${owner.name} invites you. Your account belongs to ${colleague.email}.`),
  ).toBeVisible()
  await invited.getByRole('button', { name: 'Create my account' }).click()
  for (const sentence of ['Enter your name', 'Enter your password'])
    await expect(invited.getByRole('link', { name: sentence })).toBeVisible()
  await expectAccessible(invited)
  await invited.getByLabel('Name').fill(colleague.name)
  await invited.getByLabel('Password', { exact: true }).fill(colleague.password)
  await invited.getByRole('button', { name: 'Create my account' }).click()
  await expect(invited.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(invited.getByText(`Welcome, ${colleague.name}`)).toBeVisible()
  await invited.goto('/admin/manage-clients')
  await expect(invited.getByRole('heading', { name: 'Manage Clients' })).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('row', { name: new RegExp(colleague.email) })).toContainText('Staff')
})
