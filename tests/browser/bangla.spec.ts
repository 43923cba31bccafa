import type { Page } from '@playwright/test'
import bn from '#i18n/messages/bn.json' with { type: 'json' }
import { test } from './mails.ts'
import { addClient, startSession } from './actors.ts'
import { foreignTexts } from './readability.ts'
import { expect, expectAccessible, open, ready } from './test.ts'

test.describe('the first page', () => {
  test.use({ settings: { DEMO: 'on' } })

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
        .evaluate(bar =>
          [...bar.children]
            .filter(child => child.checkVisibility()) // the menu of phones begins with two more
            .map(child => child.getBoundingClientRect().bottom),
        )
      expect(bottoms.length).toBe(8)
      expect(Math.max(...bottoms) - Math.min(...bottoms), `rows of ${path}`).toBeLessThan(20)
      const [picture, words] = [
        await edges('[data-slot=carousel]'),
        await edges('[data-slot=carousel] div:has(> [data-slot=static] h1)'),
      ]
      expect(words.top - picture.top, `room above the welcome of ${path}`).toBeGreaterThan(24)
    }
  })
})

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
    await expect(visitor.getByText('২টি কোম্পানি', { exact: true })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Gulf office' }).locator('[lang=en]')).toHaveText('Gulf office')
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'কাতার' }).first().click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'কাতার' })).toBeVisible()
    await expect(visitor).toHaveTitle('কাতার – 127.0.0.1')
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

test.describe('the contact form', () => {
  test.use({ settings: { DEMO: 'on' } })

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
      await expect(page.locator(':focus')).toContainText(bn.message_needed)
      expect(await foreignTexts(page)).toEqual([])
      await page.evaluate(() => scrollTo(0, 0)) // no link lies half under the bar at the bottom
      await expectAccessible(page)
      await write(page)
      await page.getByRole('button', { name: 'পাঠান' }).click()
      await expect(page.getByText('আপনার বার্তা পৌঁছেছে')).toBeVisible()
      const reference = /ENQ-[2-9A-Z]{6}/.exec(await page.getByText(/আপনার রেফারেন্স নম্বর ENQ-/).innerText())?.[0] ?? ''
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
      await expect(staff.getByLabel('Subject line')).toHaveValue(`আপনার বার্তা ${reference}`)
    },
  )

  test('the form works in Bangla without scripts, and so do its corrections', async ({
    otherPerson,
    expectProblems,
  }) => {
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
    await expect(visitor.getByText(/আপনার রেফারেন্স নম্বর ENQ-/)).toBeVisible()
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'bn')
  })
})
