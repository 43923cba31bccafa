import { owner, signIn, startSession } from './actors.ts'
import { test } from './mails.ts'
import { expect, open, ready } from './test.ts'

test('the language that staff choose holds at login, on other devices and in mails', async ({
  page,
  otherPerson,
  mails,
}) => {
  await startSession(page)
  await open(page, '/admin/manage-clients')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/admin/manage-clients')
  await expect(page.getByRole('heading', { level: 1, name: 'দেশের তালিকা' })).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'লগআউট' }).click()
  await expect(page).toHaveURL('/bn/login')

  const device = await otherPerson()
  await open(device, '/login')
  await signIn(device, owner)
  await expect(device.getByRole('heading', { level: 1, name: 'ড্যাশবোর্ড' })).toBeVisible()
  await expect(device).toHaveURL('/bn/admin')
  expect(
    (
      await device.request.post('/api/trpc/accounts.askReset', {
        headers: { 'accept-language': 'en' },
        data: { email: owner.email },
      })
    ).ok(),
  ).toBe(true)
  const { subject, text, link } = await mails.next(owner.email)
  expect(subject).toBe('নতুন পাসওয়ার্ড দিন')
  expect(text).toContain('সম্ভবত আপনি, নতুন পাসওয়ার্ড চেয়েছেন')
  expect(new URL(link).pathname).toBe('/bn/reset-password')

  await ready(device)
  await device.getByRole('button', { name: /অ্যাকাউন্ট মেনু/ }).click()
  await device.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(device).toHaveURL('/admin')
  await expect(device.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
