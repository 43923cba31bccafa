import type { Page } from '@playwright/test'
import { pdf } from '../server/pdf.ts'
import { expectKept } from './saved-form.ts'
import { expectProblem } from './problems.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const reference = (page: Page) => page.getByText(/^DEM-[2-9A-Z]{6}$/)
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() }
const SHEET = [
  'Trade\tNumber\tWage\tCurrency\tPer\tHours\tDays\tMonths\tHousing\tFood\tTicket\tMedical\tInsurance',
  'Mason\t40\t1,800\tSAR\tmonth\t8\t6\t24\tfree\tallowance\temployer\temployer\temployer',
  'Steel fixer\t25',
  'Cook\t5\t2,000',
].join('\n')

async function fillPost(page: Page, n: number) {
  const of = (name: string) => field(page, `lines.${n}.${name}`)
  await of('trade').selectOption('mason')
  for (const [name, text] of [
    ['number', '৪০'],
    ['wage', '১৮০০'],
    ['hours', '৮'],
    ['days', '৬'],
    ['months', '২৪'],
  ] as const)
    await of(name).fill(text)
  await of('currency').selectOption('SAR')
  for (const name of ['housing', 'food']) await of(name).selectOption('free')
  for (const name of ['ticket', 'medical', 'insurance']) await of(name).selectOption('employer')
}

test(
  'without scripts, in Bangla on a phone: more posts, errors, a receipt, the link',
  { tag: '@core' },
  async ({ otherPerson, expectProblems }) => {
    expectProblems(/400/)
    const page = await otherPerson({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, locale: 'bn-BD' })
    await page.goto('/bn/hire-workers')
    await field(page, 'company').fill('গালফ বিল্ড')
    await fillPost(page, 0)
    await page.getByRole('button', { name: 'আরও পদের ঘর দেখান' }).click()
    await expect(field(page, 'lines.3.trade')).toBeVisible()
    await expect(field(page, 'lines.0.wage')).toHaveValue('১৮০০')
    await page.getByText('স্প্রেডশিট থেকে পদ পেস্ট করুন').click()
    await field(page, 'pasted').fill('বাবুর্চি\t৫')
    await page.getByRole('button', { name: 'চাহিদা পাঠান' }).click()
    await expect(field(page, 'lines.1.trade')).toHaveValue('cook')
    await field(page, 'lines.1.number').fill('')
    await page.getByRole('button', { name: 'চাহিদা পাঠান' }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'দেশ বেছে নিন' })).toBeVisible()
    await expect(field(page, 'company')).toHaveValue('গালফ বিল্ড')
    expect(await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 360)).toBeLessThanOrEqual(360)
    await field(page, 'registrationNo').fill('CR 1010')
    await field(page, 'country').selectOption('SA')
    await fillPost(page, 1)
    await field(page, 'contact').fill('ফাহাদ')
    await field(page, 'email').fill('fahad@gulfbuild.example')
    await field(page, 'phone').fill('+৯৬৬ ৫০ ১২৩ ৪৫৬৭')
    await field(page, 'files').setInputFiles([letter, letter])
    await field(page, 'consent').check()
    await page.getByRole('button', { name: 'চাহিদা পাঠান' }).click()
    await expect(reference(page)).toBeVisible()
    const number = await reference(page).textContent()
    await page.getByRole('link', { name: 'আমার চাহিদার অগ্রগতি দেখুন' }).click()
    await expect(page).toHaveURL(/\/bn\/demand-status\?show=mine$/)
    await expect(page.getByText(`${number}`)).toBeVisible()
    await page.getByRole('link', { name: 'চাহিদা প্রত্যাহার করুন' }).click()
    await page.getByRole('button', { name: 'হ্যাঁ, প্রত্যাহার করুন' }).click()
    await expect(page.getByRole('heading', { name: 'প্রত্যাহার' })).toBeVisible()
  },
)

test(
  'with scripts: posts from a spreadsheet, step by step, kept until they are sent',
  { tag: '@core' },
  async ({ page, context, expectProblems }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED/)
    const next = page.getByRole('button', { name: 'Continue' })
    await open(page, '/hire-workers')
    await expectAccessible(page)
    await field(page, 'company').fill('Gulf Build LLC')
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await next.click()
    await expectProblem(page, 'registrationNo')
    await field(page, 'registrationNo').fill('CR 1010')
    await field(page, 'country').selectOption('SA')
    await next.click()
    await expect(page.getByText('Step 2 of 4')).toBeVisible()
    await page.getByText('Paste posts from a spreadsheet').click()
    await field(page, 'pasted').fill(SHEET)
    await page.getByRole('button', { name: 'Fill in the posts' }).click()
    await expect(page.getByText('3 posts were filled in')).toBeFocused()
    await expect(field(page, 'lines.2.wage')).toHaveValue('2000')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove post 2' }).click()
    await page.getByRole('button', { name: 'Add a post' }).click()
    await expect(field(page, 'lines.2.trade')).toBeFocused()
    await expect(field(page, 'lines.2.currency')).toHaveValue('SAR')
    await field(page, 'lines.2.trade').selectOption('welder')
    await field(page, 'lines.2.number').fill('3')
    await field(page, 'lines.2.wage').fill('2200')
    await expect(page.getByText(/stays in this browser/)).toBeVisible()
    await expectKept(page, { 'lines.2.trade': 'welder', 'lines.2.number': '3', 'lines.2.wage': '2200' })
    await page.reload()
    await ready(page)
    await expect(field(page, 'lines.2.trade')).toHaveValue('welder')
    await next.click()
    await next.click()
    await next.click()
    await field(page, 'contact').fill('Fahad')
    await field(page, 'email').fill('fahad@gulfbuild.example')
    await field(page, 'phone').fill('+966 50 123 4567')
    await field(page, 'files').setInputFiles([letter, letter])
    await field(page, 'consent').check()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send the demand' }).click()
    await expect(page.getByText('Not sent yet: there is no connection')).toBeVisible()
    await context.setOffline(false)
    await expect(reference(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Follow my demand' }).click()
    await expect(page.getByRole('heading', { name: 'Gulf Build LLC' })).toBeVisible()
    for (const trade of ['Mason', 'Cook', 'Welder'])
      await expect(page.getByRole('rowheader', { name: trade })).toBeVisible()
    await expectAccessible(page)
  },
)

test('posts have the currency of the country, and pasted ones replace an empty first', async ({ page }) => {
  await open(page, '/hire-workers')
  await field(page, 'company').fill('Gulf Build LLC')
  await field(page, 'registrationNo').fill('CR 1010')
  const next = page.getByRole('button', { name: 'Continue' })
  for (const [country, currency] of [
    ['SA', 'SAR'],
    ['QA', 'QAR'],
  ] as const) {
    await field(page, 'country').selectOption(country)
    await next.click()
    await expect(field(page, 'lines.0.currency')).toHaveValue(currency)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
  }
  await next.click()
  await page.getByText('Paste posts from a spreadsheet').click()
  await field(page, 'pasted').fill('Steel fixer\t25\nCook\t5')
  await page.getByRole('button', { name: 'Fill in the posts' }).click()
  await expect(page.getByText('2 posts were filled in')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Remove post/ })).toHaveCount(2)
  for (const n of [0, 1]) await expect(field(page, `lines.${n}.currency`)).toHaveValue('QAR')
})
