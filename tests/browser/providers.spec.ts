import type { Page } from '@playwright/test'
import { colleague, startSession, owner, signIn } from './actors.ts'
import { test } from './identity-provider.ts'
import { expect, expectAccessible, open, ready } from './test.ts'

const names = ['Google', 'Facebook', 'GitHub', 'X']

/** Starts sign-in with a provider and answers its consent page. */
async function come(page: Page, name: string, answer: 'Allow' | 'Cancel' = 'Allow', from = '/login') {
  await open(page, from)
  await page.getByRole('link', { name: `Continue with ${name}`, exact: true }).click()
  await page.getByRole('button', { name: answer }).click()
}

/** Begins to link a provider on My account, with the password. */
async function link(page: Page, name: string) {
  await ready(page)
  await page.getByRole('button', { name: `Link ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(owner.password)
  await dialog.getByRole('button', { name: `Go on to ${name}` }).click()
}

async function logOut(page: Page) {
  await ready(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
}

test.describe('where everybody may sign up', () => {
  test.use({ settings: { SIGN_UP: 'open' } })

  test('all four providers make an account, and lead to the same account again', async ({
    page,
    provider,
    otherPerson,
    expectProblems,
  }) => {
    expectProblems(/409/)
    for (const [n, name] of names.entries()) {
      provider.told.person = {
        id: `10${n}`,
        name: `${name} Worker`,
        email: `worker${n}@home.example`,
        isVerified: true,
      }
      for (const from of ['/sign-up', '/login']) {
        await come(page, name, 'Allow', from)
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
        await expect(page.getByText(`Welcome, ${name} Worker`)).toHaveCount(name === 'Facebook' || name === 'X' ? 0 : 1)
        if (name !== 'X' || from === '/sign-up') await logOut(page)
      }
    }
    await open(page, '/admin/account')
    await expect(page.getByText('Your account has no e-mail address.')).toBeVisible()
    await expect(page.getByText('A password needs an e-mail address.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Unlink X', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink X', exact: true }).click()
    await expect(page.getByText('This is the only way into your account.')).toBeVisible()
    const first = await otherPerson()
    provider.told.person = { id: '100', name: 'Google Worker' }
    await come(first, 'Google', 'Allow', '/login?redirect=/admin/staff')
    await expect(first.getByRole('table').getByRole('row')).toHaveCount(1 + names.length)
  })
})

test('a provider account without e-mail gets an address and a password', async ({ page, provider, mails }) => {
  provider.told.person = { id: '7', name: 'Mina Das' }
  await come(page, 'X')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await open(page, '/admin/account')
  await page.getByLabel('Email').fill('mina@home.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('A link has been sent to mina@home.example.')).toBeVisible()
  await open(page, (await mails.next('mina@home.example')).link)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('mina@home.example is confirmed.')).toBeVisible()
  await page.getByLabel('New password').fill('rickshaw bell')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await logOut(page)
  await signIn(page, { email: 'mina@home.example', password: 'rickshaw bell' })
  await expect(page.getByText('Welcome, Mina Das')).toBeVisible()
})

test("a provider's confirmed address opens the existing account, an unconfirmed one does not", async ({
  page,
  provider,
  mails,
  otherPerson,
}) => {
  await startSession(page)
  const stranger = await otherPerson()
  provider.told.person = { id: '8', name: 'Not Ayesha', email: owner.email, isVerified: true }
  await come(stranger, 'Google')
  await expect(stranger.getByText('Log in with your password, then link Google under My account.')).toBeVisible()
  await expectAccessible(stranger)

  await open(page, '/admin/account')
  const address = page.getByRole('region', { name: 'E-mail address' })
  await address.getByLabel('Current password').fill(owner.password)
  await address.getByRole('button', { name: 'Send the link' }).click()
  await open(page, (await mails.next(owner.email)).link)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText(`${owner.email} is confirmed.`)).toBeVisible()
  await come(stranger, 'Google')
  await expect(stranger.getByText(`Welcome, ${owner.name}`)).toBeVisible()

  provider.told.person = { id: '9', name: 'Unproved', email: owner.email, isVerified: false }
  const other = await otherPerson()
  await come(other, 'GitHub')
  await expect(other.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible()
  await expect(other.getByText('Unproved, your account is made.')).toBeVisible()
})

test("a provider is linked and unlinked on My account, and never takes somebody else's", async ({
  page,
  provider,
  otherPerson,
}) => {
  await startSession(page)
  await open(page, '/admin/account')
  const list = page.getByRole('region', { name: 'Other ways in' })
  await expect(list.getByRole('listitem')).toHaveText(names.map(name => new RegExp(name)))
  provider.told.person = { id: '20', name: 'Ayesha at GitHub' }
  await link(page, 'GitHub')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(list.getByText('You have cancelled signing in with GitHub.')).toBeInViewport()
  await link(page, 'GitHub')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(list.getByText('GitHub is linked. You can sign in with it from now on.')).toBeInViewport()
  await expectAccessible(page)
  await expect(page.getByText(`Welcome, ${owner.name}`)).toBeVisible()

  const other = await otherPerson()
  await come(other, 'GitHub')
  await expect(other.getByText(`Welcome, ${owner.name}`)).toBeVisible()
  await open(other, '/admin')
  await logOut(other)
  provider.told.person = { id: '21', name: 'Karim' }
  await come(other, 'Facebook')
  await expect(other.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible()
  await link(page, 'Facebook')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(list.getByText('This account at Facebook is linked to another account here.')).toBeInViewport()

  await ready(page)
  await list.getByRole('button', { name: 'Unlink GitHub' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(owner.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink GitHub' }).click()
  await expect(page.getByText('GitHub is no longer linked.')).toBeVisible()
  await expect(list.getByRole('button', { name: 'Link GitHub', exact: true })).toBeVisible()
})

test('cancelled, denied, expired and replayed provider returns explain themselves and keep the destination', async ({
  page,
  provider,
  otherPerson,
}) => {
  await startSession(await otherPerson())
  provider.told.person = { id: '30', name: 'Karim', email: colleague.email, isVerified: true }
  await come(page, 'Google', 'Cancel', '/login?redirect=/admin/enquiries')
  await expect(page.getByText('You have cancelled signing in with Google. Nothing has changed.')).toBeVisible()
  await expect(page).toHaveURL(/redirect=%2Fadmin%2Fenquiries/)
  await expectAccessible(page)

  provider.told.errorCode = 'unauthorized_client'
  await come(page, 'Facebook')
  await expect(page.getByText('Facebook has refused to sign you in.')).toBeVisible()
  provider.told.errorCode = ''

  await open(page, '/login')
  await page.getByRole('link', { name: 'Continue with GitHub' }).click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(
    page.getByText('Signing in with GitHub took longer than ten minutes or began in another browser.'),
  ).toBeVisible()

  let back = ''
  page.on('request', request => {
    if (request.url().includes('/callback?')) back = request.url()
  })
  await come(page, 'Google')
  await expect(page.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible()
  await page.goto(back)
  await expect(page.getByText('This way back from Google has been used already.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('where only one provider is known', () => {
  test.use({
    settings: {
      ...Object.fromEntries(
        ['FACEBOOK', 'GITHUB', 'TWITTER'].flatMap(name => [
          [`${name}_CLIENT_ID`, ''],
          [`${name}_CLIENT_SECRET`, ''],
        ]),
      ),
      SIGN_UP: 'closed',
    },
  })
  test('its button alone is there, and where sign-up is closed it makes no account', async ({ page, otherPerson }) => {
    await startSession(await otherPerson())
    await open(page, '/login')
    await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveText(['Continue with Google'])
    expect((await page.request.get('/sign-in/github')).status()).toBe(404)
    await come(page, 'Google')
    await expect(page.getByText('Sign-up is closed. Ask the owner of this site for an account.')).toBeVisible()
  })
})
