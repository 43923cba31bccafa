import bn from '#i18n/messages/bn.json' with { type: 'json' }
import { flagInput, owner, savedClients, signIn, startSession, submit } from './actors.ts'
import { test } from './mails.ts'
import { jpeg } from './pictures.ts'
import { expectReadable, foreignTexts } from './readability.ts'
import { expect, expectAccessible, open, ready } from './test.ts'

const ayesha = { name: 'আয়েশা রহমান', email: 'ayesha@agency.example', password: 'নদী আর সেতু' }

test(
  'an owner works in Bangla with Bengali digits; each language shows its own texts',
  { tag: '@phone' },
  async ({ page, otherPerson, expectProblems }) => {
    expectProblems(/400/)
    await open(page, '/bn/sign-up')
    await page.getByLabel('নাম', { exact: true }).fill(ayesha.name)
    await page.getByLabel(bn.field_email).fill(ayesha.email)
    await page.getByLabel(bn.field_password, { exact: true }).fill('নদী')
    await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
    await expect(page.getByText('পাসওয়ার্ডটি খুব ছোট: কমপক্ষে ১০টি অক্ষর দিন')).toBeVisible()
    await expect(page.getByLabel(bn.field_email)).toHaveValue(ayesha.email)
    await expectAccessible(page)
    await page.getByLabel(bn.field_password, { exact: true }).fill(ayesha.password)
    await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
    await expect(page.getByText('অ্যাকাউন্ট খোলা হয়েছে')).toBeVisible()
    await expect(page).toHaveURL('/bn/')

    await open(page, '/admin/add-new-client')
    await expect(page).toHaveURL('/bn/admin/add-new-client')
    await submit(page).click()
    await expect(page.getByText('দেশের নাম লিখুন').first()).toBeVisible()
    await expect(page.getByText(bn.employment_needed).first()).toBeVisible()
    expect(await foreignTexts(page)).toEqual([])
    await expectReadable(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel(bn.form_country_name).fill('Qatar')
    await page.getByLabel(bn.form_work_summary, { exact: true }).fill('Cleaning on two-year contracts.')
    await page.getByLabel(bn.form_work_summary_bn).fill('দুই বছরের চুক্তিতে পরিচ্ছন্নতার কাজ।')
    const block = page.getByRole('group', { name: 'কোম্পানি ১' })
    await block.getByLabel(bn.form_company_name, { exact: true }).fill('Doha Facilities')
    await block.getByLabel(bn.form_company_sector, { exact: true }).fill('Cleaning')
    await page.getByLabel(bn.form_bangla_columns).check()
    await block.getByLabel(bn.form_company_name_bn).fill('দোহা ফ্যাসিলিটিজ')
    await block.getByLabel(bn.form_company_sector_bn).fill('পরিচ্ছন্নতা')
    await block.getByLabel(bn.form_employment).fill('১২.৫')
    await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
    await submit(page).click()
    await expect(block.getByText('পূর্ণসংখ্যা লিখুন, ভগ্নাংশ নয়')).toBeVisible()
    await block.getByLabel(bn.form_employment).fill('১২৩৪')
    await expectAccessible(page)
    await submit(page).click()
    await expect(page.getByRole('alertdialog', { name: 'সফল হয়েছে!' })).toBeVisible()
    expect(await foreignTexts(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'ঠিক আছে' }).click()

    const [saved] = await savedClients(page)
    expect(saved).toMatchObject({
      countryName: 'Qatar',
      countryNameBn: 'কাতার',
      workSummaryBn: 'দুই বছরের চুক্তিতে পরিচ্ছন্নতার কাজ।',
      company: [
        {
          companyName: 'Doha Facilities',
          companyNameBn: 'দোহা ফ্যাসিলিটিজ',
          companySectorBn: 'পরিচ্ছন্নতা',
          valueOfEmployement: 1234,
        },
      ],
    })
    const visitor = await otherPerson()
    await open(visitor, `/bn/our-clients/${saved?._id}`)
    await expect(visitor.getByText('দুই বছরের চুক্তিতে পরিচ্ছন্নতার কাজ।')).toBeVisible()
    await expect(visitor.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      '১',
      'দোহা ফ্যাসিলিটিজ',
      'পরিচ্ছন্নতা',
      '১,২৩৪',
    ])
    expect(await visitor.locator('main [lang]').count()).toBe(0)
    await open(visitor, `/our-clients/${saved?._id}`)
    await expect(visitor.getByText('Cleaning on two-year contracts.')).toBeVisible()
    await expect(visitor.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      '1',
      'Doha Facilities',
      'Cleaning',
      '1,234',
    ])
  },
)

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
