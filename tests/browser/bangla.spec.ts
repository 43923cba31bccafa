import type { Page } from '@playwright/test'
import bn from '#i18n/messages/bn.json' with { type: 'json' }
import { test } from './mails.ts'
import { addClient, startSession, flagInput, owner, savedClients, signIn, submit } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expectReadable, foreignTexts } from './readability.ts'
import { expect, expectAccessible, open, ready } from './test.ts'

test('on a laptop the header fits one row in each language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/bn/']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await page.reload() // a late font is used from the next page on
    await page.evaluate(() => document.fonts.ready)
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)
    const bottoms = await page
      .getByRole('banner')
      .getByRole('navigation')
      .last()
      .evaluate(bar => [...bar.children].map(child => child.getBoundingClientRect().bottom))
    expect(bottoms.length).toBe(8)
    expect(Math.max(...bottoms) - Math.min(...bottoms), `rows of ${path}`).toBeLessThan(20)
    const [picture, words] = [
      await edges('[data-slot=carousel]'),
      await edges('[data-slot=carousel] div:has(> [data-slot=static] h1)'),
    ]
    expect(words.top - picture.top, `room above the welcome of ${path}`).toBeGreaterThan(24)
  }
})

const ayesha = { name: 'আয়েশা রহমান', email: 'ayesha@agency.example', password: 'নদী আর সেতু' }

async function write(page: Page) {
  await page.getByLabel(bn.contact_last_name).fill('রহমান')
  await page.getByLabel(bn.contact_email).fill('rahman@example.com')
  await page.getByLabel(bn.contact_company).selectOption('মেঘব্রিজ মোটরস')
  await page.getByLabel(bn.contact_message, { exact: true }).fill('ছয়জন চালক দরকার।')
}

test(
  'client countries show in Bangla with Bengali digits; untranslated texts are marked English',
  { tag: '@phone' },
  async ({ page, otherPerson }) => {
    await startSession(page)
    await addClient(page, {
      countryName: 'Qatar',
      company: [
        { companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: 1234 },
        { companyName: 'Pearl Kitchens', companySector: 'Catering', valueOfEmployement: 45 },
      ],
    })
    await addClient(page, { countryName: 'Gulf office', company: [] })
    const visitor = await otherPerson()
    await open(visitor, '/bn')
    await visitor.goto('/bn/our-clients')
    await ready(visitor)
    await expect(visitor.getByRole('heading', { level: 1, name: 'আমাদের গন্তব্য দেশ' })).toBeVisible()
    await expect(visitor.getByText('২টি কোম্পানি · ১,২৭৯ জন কর্মী')).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Gulf office' }).locator('[lang=en]')).toHaveText('Gulf office')
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'কাতার' }).first().click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'কাতার' })).toBeVisible()
    await expect(visitor).toHaveTitle('কাতার – মেঘব্রিজ ওভারসিজ')
    await expect(visitor.getByRole('columnheader')).toHaveText(['ক্রমিক', 'কোম্পানির নাম', 'খাত', 'কর্মীর সংখ্যা'])
    await expect(visitor.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      '১',
      'Doha Facilities',
      'Cleaning',
      '১,২৩৪',
    ])
    await expect(visitor.getByRole('cell', { name: 'Doha Facilities' })).toHaveAttribute('lang', 'en')
    await expect(visitor.getByText('Cleaning and catering on two-year contracts')).toHaveAttribute('lang', 'en')
    await expect(visitor.getByRole('row').last()).toHaveText(/মোট কর্মীর সংখ্যা\s*১,২৭৯/)
    expect(await foreignTexts(visitor)).toEqual([])
    await expectAccessible(visitor)
  },
)

test(
  'a visitor writes in Bangla, is corrected in Bangla, and staff read it',
  { tag: '@phone' },
  async ({ page, otherPerson, mails, product }) => {
    await open(page, '/bn/contact-us')
    await page.getByLabel(bn.contact_last_name).fill('রহমান')
    await page.getByLabel(bn.contact_email).fill('rahman')
    await page.getByRole('button', { name: 'পাঠান' }).click()
    const problems = page.locator('#sent')
    await expect(page.locator('#email-error')).toHaveText('ই-মেইল ঠিকানাটি সম্পূর্ণ নয়; এভাবে লিখুন: name@example.com')
    for (const sentence of [bn.company_needed, bn.message_needed])
      await expect(problems.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.getByLabel(bn.contact_last_name)).toHaveValue('রহমান')
    await expect(page.getByLabel(bn.contact_email)).toBeFocused()
    expect(await foreignTexts(page)).toEqual([])
    await expectAccessible(page)
    await write(page)
    await page.getByRole('button', { name: 'পাঠান' }).click()
    await expect(page.getByText('আপনার বার্তা পৌঁছেছে')).toBeVisible()
    const reference = /MB-[2-9A-Z]{6}/.exec(await page.getByText(/আপনার রেফারেন্স নম্বর MB-/).innerText())?.[0] ?? ''
    await expectAccessible(page)

    const { subject, text } = await mails.next('motors@meghbridge.example')
    expect(subject).toContain(reference)
    expect(text).toContain('ছয়জন চালক দরকার।')
    expect(text).toContain(product.url)
    const staff = await otherPerson()
    await startSession(staff)
    await open(staff, '/admin/enquiries')
    await staff.getByRole('main').getByRole('link', { name: 'রহমান' }).click()
    await expect(staff.getByText('ছয়জন চালক দরকার।')).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`আপনার বার্তা ${reference}`)),
    )
  },
)

test('the form works in Bangla without scripts, and so do its corrections', async ({ otherPerson, expectProblems }) => {
  expectProblems(/\.js csp$/, /400/)
  const visitor = await otherPerson({ javaScriptEnabled: false })
  await visitor.goto('/bn/contact-us')
  await visitor.getByLabel(bn.contact_last_name).fill('রহমান')
  await visitor.getByRole('button', { name: 'পাঠান' }).click()
  await expect(visitor.locator('#message-error')).toHaveText('আপনার বার্তা লিখুন')
  await expect(visitor.getByLabel(bn.contact_last_name)).toHaveValue('রহমান')
  await expect(visitor).toHaveURL('/bn/contact-us#sent')
  await write(visitor)
  await visitor.getByRole('button', { name: 'পাঠান' }).click()
  await expect(visitor.getByText(/আপনার রেফারেন্স নম্বর MB-/)).toBeVisible()
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'bn')
})

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

test(
  'the language that staff choose holds at login, on other devices and in mails',
  { tag: '@phone' },
  async ({ page, otherPerson, mails }) => {
    await startSession(page)
    await open(page, '/admin/manage-clients')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'বাংলা' }).click()
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
    await device.getByRole('menuitem', { name: 'English' }).click()
    await expect(device).toHaveURL('/admin')
    await expect(device.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
)
