import { colleague, startSession, owner, signIn, signUp } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test(
  'sign-up errors show beside each field, and the input stays',
  { tag: ['@phone', '@core'] },
  async ({ page, expectProblems }) => {
    expectProblems(/400/)
    await open(page, '/sign-up')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    for (const sentence of ['Enter your name', 'Enter your e-mail address', 'Enter your password'])
      await expect(page.getByRole('link', { name: sentence })).toBeVisible()
    await expect(page.locator('[data-answer]')).toBeFocused()
    await page.getByRole('link', { name: 'Enter your name' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
    await signUp(page, { ...owner, password: '12345' })
    await expect(page.getByText('The password is too short: at least 10 characters')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  },
)

test('the sign-up button stays in place while a password is typed', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/sign-up')
  const top = () =>
    page.getByRole('button', { name: 'Sign Up' }).evaluate(button => button.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.getByLabel('Password', { exact: true }).fill('garment floor')
  await expect(page.getByRole('status').filter({ hasText: 'Good' })).toBeVisible()
  expect(await top()).toBe(before)
})

test('without a session a staff page leads to login and back', async ({ page, otherPerson }) => {
  await startSession(await otherPerson())
  const response = await page.goto('/admin/manage-clients')
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await response?.text()).not.toContain('Manage Clients')
  await open(page, page.url())
  await signIn(page, owner)
  await expect(page.getByRole('heading', { name: 'Manage Clients' })).toBeVisible()
  await expect(page).toHaveURL('/admin/manage-clients')
})

test('login leads on to the API reference, which the router does not have', async ({ page, otherPerson }) => {
  await startSession(await otherPerson())
  await open(page, '/login?redirect=/api/v1/docs')
  await signIn(page, owner)
  await expect(page).toHaveURL('/api/v1/docs')
  await expect(page.locator('.swagger-ui').first()).toBeVisible()
})

test('no address can lead from login to another site', async ({ page, otherPerson, expectProblems }) => {
  test.slow()
  expectProblems(/404/)
  await startSession(await otherPerson())
  for (const redirect of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%0a/evil.example',
  ]) {
    await page.goto('about:blank') // what the page before still asks would be refused
    await page.context().clearCookies()
    await open(page, `/login?redirect=${encodeURIComponent(redirect)}`)
    await signIn(page, owner)
    await expect(
      page.getByRole('heading', { name: 'Dashboard' }).or(page.getByText('This page does not exist')),
    ).toBeVisible()
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  }
})

test(
  'the header names the person, and Logout ends the session',
  { tag: ['@phone', '@core'] },
  async ({ page, viewport }) => {
    await startSession(page)
    await open(page, '/admin')
    await expect(page.getByText(`Welcome, ${owner.name}`)).toBeVisible()
    await page.getByRole('button', { name: /Account menu/ }).click()
    await expect(page.getByRole('menu')).toContainText(owner.email)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    if ((viewport?.width ?? 0) < 500) {
      await page.getByRole('button', { name: 'Open Menu' }).click()
      await expect(page.getByRole('link', { name: 'Slider' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    for (const [name, path] of [
      ['Home', '/'],
      ['Dashboard', '/admin'],
      ['Slider', '/our-clients'],
      ['Add New Client', '/admin/add-new-client'],
      ['Manage Clients', '/admin/manage-clients'],
      ['Website', '/admin/pages'],
    ] as const) {
      await expect(
        page.locator('[data-slot=sidebar]').getByRole('link', { name, exact: true, includeHidden: true }),
      ).toHaveAttribute('href', path)
    }
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/login\?redirect=/)
  },
)

test('whoever signs up reads that somebody decides, and whether the address was known stays unsaid', async ({
  page,
  otherPerson,
  expectProblems,
}) => {
  expectProblems(/400/, /\.js csp$/)
  await startSession(await otherPerson())
  const asked = page.getByRole('status').filter({ hasText: 'We have received your request' })
  await signUp(page, colleague)
  await expect(page.getByText('User Created Successfully')).toBeVisible()
  await expect(asked).toContainText('you can log in once they have let you in')
  await expectAccessible(page)
  const plain = await otherPerson({ javaScriptEnabled: false })
  for (const { email } of [owner, { email: 'new@agency.example' }]) {
    await plain.goto('/sign-up')
    await plain.getByLabel('Name').fill('Somebody')
    await plain.getByLabel('Email').fill(email)
    await plain.getByLabel('Password', { exact: true }).fill(colleague.password)
    await plain.getByRole('button', { name: 'Sign Up' }).click()
    await expect(plain.getByText('We have received your request')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Login', exact: true }).first().click()
  await signIn(page, colleague)
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible()
})

test('login works without scripts', async ({ page, otherPerson, expectProblems }) => {
  expectProblems(/\.js csp$/, /400/)
  await startSession(page)
  const other = await otherPerson({ javaScriptEnabled: false })
  await other.goto('/login?redirect=/admin/manage-clients')
  await signIn(other, { ...owner, password: 'wrong one' })
  await expect(other.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue(owner.email)
  await other.getByLabel('Password', { exact: true }).fill(owner.password)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Manage Clients' })).toBeVisible()
})
