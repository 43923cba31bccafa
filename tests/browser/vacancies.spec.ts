import type { Page } from '@playwright/test'
import { slugOf } from '#server/features/vacancies/slug.shared.ts'
import { inDays, job } from '../features/vacancies/job.ts'
import { content, startSession } from './actors.ts'
import { test } from './clock.ts'
import { expect, expectAccessible, open } from './test.ts'

const phone = { viewport: { width: 360, height: 640 }, javaScriptEnabled: false, locale: 'bn-BD' }
const desk = { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const status = (page: Page) => page.locator('[data-slot=save-bar]').getByRole('status')

const typed = {
  'Number of posts': '2',
  'City or region': 'Jeddah',
  'City or region in Bangla': 'জেদ্দা',
  'Last day to apply': inDays(10),
  Employer: 'Al Manar',
  Wage: '1500',
  'Taka for one unit of the currency': '32.55',
  'Day of the rate': inDays(-2),
  'Hours a day': '8',
  'Days a week': '6',
  'Length of the contract in months': '24',
  'Compensation for injury and death': 'As the law asks',
  'Permission number': 'P-1',
  'Date of the permission': inDays(-20),
  'Approval number of the advertisement': 'A-1',
  'Date of the approval': inDays(-10),
  'Office that approved it': 'BMET',
}
const searched = { Trade: 'Mason', 'Country of work': 'Saudi Arabia', Currency: 'Saudi riyal' }
const chosen = {
  'For each': 'Month',
  Housing: 'Free, from the employer',
  Food: 'Free, from the employer',
}

test(
  'a vacancy is written, refused for what it lacks, and published for visitors',
  { tag: '@core' },
  async ({ page, otherPerson, expectProblems }) => {
    expectProblems(/400/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await startSession(page)
    await open(page, '/admin/vacancies')
    await expect(page.getByText('No vacancies yet')).toBeVisible()
    await page.getByRole('link', { name: 'Add vacancy' }).click()
    await publish(page)
    const problems = page.getByRole('alert').first()
    await expect(problems).toBeFocused()
    for (const label of ['Trade', 'Wage', 'Approval number of the advertisement', 'Date of the approval'])
      await expect(page.getByLabel(label, { exact: true }), label).toHaveAccessibleDescription(
        new RegExp(`${label} has to be filled in`),
      )
    await problems.getByRole('link', { name: /^Approval number of the advert/ }).click()
    await expect(page.getByLabel('Approval number of the advertisement')).toBeFocused()
    await expectAccessible(page)

    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    for (const [label, value] of Object.entries(searched)) {
      await page.getByLabel(label, { exact: true }).fill(value.slice(0, 4).toLowerCase())
      await page.getByRole('option', { name: value }).click()
    }
    for (const [label, value] of Object.entries(chosen))
      await page.getByLabel(label, { exact: true }).selectOption({ label: value })
    await publish(page)
    await expect(problems).toContainText('The list has to say who pays for: Travel there, Travel back')
    for (const [n, cost] of ['Travel there', 'Travel back'].entries()) {
      await page.getByRole('button', { name: 'Add Cost' }).click()
      const entry = page.getByRole('listitem', { name: new RegExp(`^Cost ${n + 1}`) })
      await entry.getByLabel('Cost', { exact: true }).selectOption({ label: cost })
      await entry.getByLabel('Who pays', { exact: true }).selectOption({ label: 'Employer' })
    }
    await publish(page)
    await expect(status(page)).toHaveText(/^Published/)
    await open(page, '/admin/vacancies')
    await expect(page.getByRole('row', { name: /Mason, Saudi Arabia/ })).toContainText('Open')

    const visitor = await otherPerson(desk)
    await visitor.goto('/jobs')
    await visitor.getByRole('link', { name: 'Mason' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Mason, Saudi Arabia' })).toBeVisible()
    await expect(visitor.getByText('8 costs are not stated').first()).toBeVisible()
  },
)

test('a vacancy is the model of another, without what is of one job alone', async ({ page }) => {
  await startSession(page)
  await content(page, 'publish', { feature: 'vacancies', seen: 0, data: job })
  await open(page, '/admin/vacancies')
  await page.getByRole('button', { name: 'More: Mason, Saudi Arabia' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText(/This is a draft like it/)).toBeVisible()
  await expect(page.getByLabel('Wage', { exact: true })).toHaveValue(String(job.wage))
  await expect(page.getByLabel('Last day to apply', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Permission number', { exact: true })).toHaveValue('')
})

test('visitors without scripts find a job by filters, its poster and its picture', async ({ page, otherPerson }) => {
  await startSession(page)
  await content(page, 'publish', {
    feature: 'settings-contact',
    _id: 'settings-contact',
    seen: 0,
    data: { phones: [{ number: '+880 1700 000088' }] },
  })
  const add = (data: object) => content(page, 'publish', { feature: 'vacancies', seen: 0, data: { ...job, ...data } })
  const { _id } = await add({ cityBn: 'জেদ্দা' })
  await add({ trade: 'welder', country: 'QA', currency: 'QAR' })
  const visitor = await otherPerson(phone)
  await visitor.goto('/bn/jobs')
  await expect(visitor.getByLabel('দেশ')).toBeHidden()
  await visitor.getByText('বাছাই করুন', { exact: true }).click()
  await visitor.getByLabel('দেশ').selectOption({ label: 'সৌদি আরব' })
  await visitor.getByLabel('বেতন অন্তত (টাকা)').fill('৪০,০০০')
  await visitor.getByRole('button', { name: 'চাকরি দেখুন' }).click()
  await expect(visitor).toHaveURL(/\/bn\/jobs\?country=SA&(?:trade=&)?wage=/)
  await expect(visitor.getByRole('link', { name: 'ওয়েল্ডার' })).toHaveCount(0)
  await visitor.getByRole('link', { name: 'রাজমিস্ত্রি' }).click()
  for (const answer of ['আপনার খরচ ৳০', /নিয়োগানুমতি/, 'কীভাবে আবেদন করব?'])
    await expect(visitor.getByText(answer).first()).toBeInViewport()

  const picture = await visitor.locator('meta[property="og:image"]').last().getAttribute('content')
  expect(new URL(picture!).pathname).toBe(`/bn/jobs/${slugOf({ ...job, _id })}/share.jpg`)
  expect((await visitor.request.get(picture!)).headers()['content-type']).toBe('image/jpeg')
  await visitor.getByRole('link', { name: 'প্রিন্টের পোস্টার' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('রাজমিস্ত্রি')
  const code = visitor.getByRole('img', { name: 'এই চাকরির কিউআর কোড' })
  await expect(code).toHaveJSProperty('complete', true)
  expect(await code.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await visitor.emulateMedia({ media: 'print' })
  await expect(visitor.getByText('চাকরির পৃষ্ঠায় ফিরুন')).toBeHidden()
  await expect(visitor.getByText('Al Manar')).toBeVisible()
  await expect(visitor.getByText('নির্বাচনের আগে কোনোভাবেই কোনো টাকা নেওয়া যাবে না।')).toBeVisible()
  const paper = await visitor.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g), 'one sheet').toHaveLength(1)
  await visitor.emulateMedia({ media: null })
  await visitor.getByRole('link', { name: 'চাকরির পৃষ্ঠায় ফিরুন' }).click()
  await expect(visitor).toHaveURL(new RegExp(`/bn/jobs/${slugOf({ ...job, _id })}$`))
  const reader = await otherPerson({ ...phone, javaScriptEnabled: true })
  await open(reader, `/bn/jobs/${slugOf({ ...job, _id })}/poster`) // its scripts leave the poster as it is
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('রাজমিস্ত্রি')
  await expect(reader.getByRole('img', { name: 'এই চাকরির কিউআর কোড' })).toBeVisible()
})
