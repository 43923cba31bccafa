import { Secret, TOTP } from 'otpauth'
import { owner, signIn, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test(
  'an authenticator app is set up, and a recovery code signs in without it',
  { tag: '@core' },
  async ({ page, otherPerson, expectProblems }) => {
    expectProblems(/400/)
    await startSession(page)
    await open(page, '/admin/account')
    const region = page.getByRole('region', { name: 'Second factor' })
    await region.getByRole('button', { name: 'Set up an app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill(owner.password)
    await dialog.getByRole('button', { name: 'Show the QR code' }).click()
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await expectAccessible(page)
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    await dialog.getByLabel('Six digits').fill(app.generate())
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    const code = await codes.getByRole('listitem').first().innerText()
    await codes.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await expect(region.getByRole('button', { name: 'Remove the app' })).toBeVisible()
    await expect(region.getByRole('group', { name: 'Authenticator app' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(region.getByRole('button', { name: 'Remove the app' })).toBeFocused()
    await expectAccessible(page)

    const phone = await otherPerson()
    await open(phone, '/login?redirect=/admin/help')
    await signIn(phone, owner)
    await expect(phone.getByRole('heading', { name: 'One more step' })).toBeVisible()
    const field = phone.getByRole('textbox', { name: 'Code' })
    await expect(field).toBeFocused()
    await phone.keyboard.type('wrong code')
    await phone.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/This code is wrong/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('wrong code')
    await expectAccessible(phone)
    await phone.getByLabel('Code').fill(code)
    await phone.getByLabel('Do not ask on this device for 30 days').check()
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(phone).toHaveURL('/admin/help')
    await open(phone, '/admin/account')
    await expect(phone.getByText('9 of 10 left.')).toBeVisible()
    const here = phone.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem').first()
    await expect(here).toContainText('This network · Last used')
    await expect(phone.getByRole('group', { name: 'Devices that are not asked' })).toBeVisible()
  },
)

test.describe('at an address with a name', () => {
  test.use({ settings: { PUBLIC_URL: 'localhost' } })
  test('a passkey is set up, signs in alone and stands for the password', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await startSession(page)
    await open(page, '/admin/account')
    await page.getByRole('button', { name: 'Set up a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the passkey').fill('My phone')
    await dialog.getByLabel('Current password').fill(owner.password)
    await dialog.getByRole('button', { name: 'Set up a passkey' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByRole('button', { name: 'Remove the passkey My phone' })).toBeVisible()

    await page.context().clearCookies()
    await open(page, '/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

    await open(page, '/admin/account')
    await page.getByRole('button', { name: 'Make new codes' }).click()
    const confirm = dialog.getByRole('button', { name: 'Confirm with a passkey' })
    await expect(dialog.getByLabel('Current password')).toBeVisible()
    await expectAccessible(page)
    await confirm.press('Enter')
    await expect(dialog.getByText('Confirmed with your passkey for ten minutes.')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Make new codes' }).click()
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
  })
})
