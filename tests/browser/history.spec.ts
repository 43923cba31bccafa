import type { Page } from '@playwright/test'
import { addClient, addNews, change, colleague, content, openDay, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const feature = 'news'
const changed = { text: 'Come and see the new yard.', textBn: openDay.textBn.replace('করছেন', 'করেছেন') }

/** A published piece of news in two versions. */
async function addVersions(page: Page) {
  const { _id, newest, data } = await addNews(page)
  return content(page, 'publish', { feature, _id, seen: newest, data: { ...data, ...changed } })
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await page.getByRole(role, { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('staff see what changed, restore an earlier version and publish it, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await startSession(page)
  await change(page, 'accounts.own.setLanguage', { language: 'bn' })
  const { _id } = await addVersions(page)
  await open(page, `/admin/history/news/${_id}`)
  await expect(page.locator('ins')).toContainText([/new/, 'করেছেন'])
  await expect(page.locator('del')).toContainText(['করছেন'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)

  await press(page, 'link', new RegExp('^১ ?তৈরি হয়েছে'.normalize()))
  await expect(page.getByRole('heading', { name: 'সংস্করণ ১-এ যা বদলেছে' })).toBeFocused()
  await page.getByLabel('যে সংস্করণের সঙ্গে তুলনা').selectOption('2')
  await expect(page.locator('del')).toContainText(['করছেন'])
  await expect(page).toHaveURL(/number=1&against=2/)
  await press(page, 'button', 'সংস্করণ ১ ফিরিয়ে আনুন')
  await expect(page).toHaveURL(new RegExp(`/admin/news/${_id}$`))
  await expect(page.getByText('সংস্করণ ১ এখন খসড়া। দেখে নিয়ে প্রকাশ করুন।')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('লেখা', { exact: true })).toHaveValue(openDay.text)
  expect(await (await page.request.get('/news-event/open-day')).text()).toContain(changed.text)
  await press(page, 'button', 'প্রকাশ করুন')
  await expect(page.getByText('প্রকাশিত হয়েছে', { exact: true }).first()).toBeVisible()
  await expect.poll(async () => (await page.request.get('/news-event/open-day')).text()).not.toContain(changed.text)
})

test.describe('two people', () => {
  test.use({ settings: { SIGN_UP: 'open' } })

  test('a restore says that somebody has saved meanwhile, and shows it', async ({
    page,
    otherPerson,
    expectProblems,
  }) => {
    expectProblems(/412/)
    await startSession(page)
    const { _id, newest } = await addVersions(page)
    const other = await otherPerson()
    await startSession(other, colleague)
    await open(page, `/admin/history/news/${_id}?number=1`)
    await content(other, 'saveDraft', { feature, _id, seen: newest, data: { ...openDay, title: 'Another title' } })
    await press(page, 'button', 'Restore version 1')
    await expect(page.getByText(`${colleague.name} has saved this record meanwhile.`)).toBeVisible()
    await expect(page.getByRole('link', { name: /^3 ?Draft saved.*Karim Uddin$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restore version 1' })).toBeFocused()
  })
})

test('text that looks like markup is shown as text, and companies are compared by name', async ({ page }) => {
  await startSession(page)
  const { _id, workSummary, countryName, countryFlagImage, image, company } = await addClient(page)
  const markup = `<img src=x onerror="document.title=1"><script>alert(1)</script> ${workSummary}`
  const data = { countryName, workSummary: markup, countryFlagImage, image, company: [company[1]] }
  await content(page, 'saveDraft', { feature: 'clients', _id, seen: 1, data })
  await open(page, `/admin/history/clients/${_id}`)
  await expect(page.locator('ins')).toContainText(['<script>alert(1)</script>'])
  await expect(page.getByRole('listitem').filter({ hasText: 'Removed' })).toContainText('Doha Facilities')
  await expect(page).toHaveTitle(/^History/)
})

test('a long history has pages', async ({ page }) => {
  await startSession(page)
  let { _id, newest } = await addVersions(page)
  for (let n = 0; n < 50; n++)
    ({ newest } = await content(page, 'saveDraft', {
      feature,
      _id,
      seen: newest,
      data: { ...openDay, title: `Title ${n}` },
    }))
  await open(page, `/admin/history/news/${_id}`)
  const versions = page.getByRole('navigation', { name: 'Versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(50)
  await press(page, 'link', 'Older')
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(versions).toBeFocused()
  await press(page, 'link', 'Newest')
  await expect(versions.getByRole('listitem')).toHaveCount(50)
})
