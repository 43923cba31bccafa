import type { Page } from '@playwright/test'
import { expectProblem } from './problems.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const languages = (page: Page) => page.getByRole('navigation', { name: /^(?:Language|اللغة|ভাষা)$/ }).getByRole('link')

test(
  'an employer sends a demand in Arabic, after a problem in view',
  { tag: ['@core', '@phone'] },
  async ({ page }) => {
    const next = page.getByRole('button', { name: 'التالي' })
    await open(page, '/ar/hire-workers')
    await expectAccessible(page)
    await field(page, 'company').fill('شركة البناء')
    await next.click()
    await expectProblem(page, 'registrationNo')
    await expect(page.getByRole('alert')).toContainText('يرجى إدخال رقم السجل التجاري للشركة')
    await expectAccessible(page)
    await field(page, 'registrationNo').fill('CR 1010')
    await field(page, 'country').selectOption({ label: 'المملكة العربية السعودية' })
    await next.click()
    await expect(page.getByText('الخطوة 2 من 4')).toBeVisible()
    const post = (name: string) => field(page, `lines.0.${name}`)
    await post('trade').selectOption({ label: 'بنّاء' })
    for (const [name, text] of [
      ['number', '٤٠'],
      ['wage', '1,800'],
      ['hours', '8'],
      ['days', '٦'],
      ['months', '24'],
    ] as const)
      await post(name).fill(text)
    await expect(post('currency')).toHaveValue('SAR')
    for (const name of ['housing', 'food']) await post(name).selectOption('free')
    for (const name of ['ticket', 'medical', 'insurance']) await post(name).selectOption('employer')
    await next.click()
    await next.click()
    await field(page, 'contact').fill('فهد')
    await field(page, 'email').fill('fahad@gulfbuild.example')
    await field(page, 'phone').fill('+966 50 123 4567')
    await field(page, 'consent').check()
    await page.getByRole('button', { name: 'إرسال الطلب' }).click()
    await expect(page.getByRole('heading', { name: 'وصلنا طلبكم' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'متابعة طلبي' }).click()
    await expect(page).toHaveURL('/ar/demand-status?show=mine')
    await expect(page.getByRole('rowheader', { name: /بنّاء.*1,800 ريال سعودي شهريًا/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'سحب الطلب' }).click()
    await page.getByRole('button', { name: 'نعم، سحب الطلب' }).click()
    await expect(page.getByRole('heading', { name: 'تم السحب' })).toBeVisible()
  },
)

test('a click on what has no Arabic opens the English document', async ({ page }) => {
  await open(page, '/ar/contact-us')
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
  await menu.getByRole('link', { name: 'سجلنا' }).click()
  await expect(page).toHaveURL('/ar/our-clients')
  await page.getByRole('main').getByRole('link', { name: /^قطر/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /قطر/ })).toBeVisible()
  await menu.getByRole('link', { name: 'الصور' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  await expect(languages(page)).toHaveText(['বাংলা'])
  await open(page, '/hire-workers')
  await expect(languages(page)).toHaveText(['বাংলা', 'العربية'])
  await languages(page).getByText('العربية').click()
  await expect(page).toHaveURL('/ar/hire-workers')
  await ready(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await languages(page).getByText('العربية').click()
  await expect(page).toHaveURL('/ar/our-clients')
})

test('readers of Arabic are offered it where it is', async ({ otherPerson }) => {
  const reader = await otherPerson({ locale: 'ar-SA' })
  const offer = reader.getByRole('link', { name: 'القراءة بالعربية' })
  await open(reader, '/jobs')
  await reader.waitForLoadState('networkidle')
  await expect(offer).toHaveCount(0)
  await open(reader, '/licence-and-fees')
  await expect(offer).toHaveAttribute('href', '/ar/licence-and-fees')
  await expectAccessible(reader)
})

test(
  'on phones the menu has the languages for which the header has no room',
  { tag: '@phone-only' },
  async ({ page }) => {
    await open(page, '/hire-workers')
    await expect(languages(page)).toHaveText(['বাংলা'])
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'العربية', exact: true })).toHaveAttribute('href', '/ar/hire-workers')
  },
)
