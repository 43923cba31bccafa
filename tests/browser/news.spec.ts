import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const title = 'Open day at the yard'
const titleBn = 'ইয়ার্ডে উন্মুক্ত দিন'.normalize()

const languages = [
  {
    language: 'en',
    add: 'Add news',
    labels: ['Title', 'Title in Bangla', 'Text', 'Date', 'What the picture shows'],
    draft: 'Save draft',
    publish: 'Publish',
    saved: 'Draft saved',
    published: 'Published',
    remove: `Delete ${title}`,
    confirm: 'Yes, delete it!',
  },
  {
    language: 'bn',
    add: 'খবর যোগ করুন',
    labels: ['শিরোনাম', 'শিরোনাম (বাংলায়)', 'লেখা', 'তারিখ', 'ছবিতে যা আছে'],
    draft: 'খসড়া রাখুন',
    publish: 'প্রকাশ করুন',
    saved: 'খসড়া সংরক্ষিত হয়েছে',
    published: 'প্রকাশিত হয়েছে',
    remove: `${titleBn}: মুছুন`,
    confirm: 'হ্যাঁ, মুছুন!',
  },
]

/** What a visitor without an account sees of the address. */
const statusFor = async (visitor: Page, path: string) => (await visitor.request.get(path)).status()

for (const { language, add, labels, draft, publish, saved, published, remove, confirm } of languages)
  test(
    `staff add, publish, change and delete news by keyboard (${language})`,
    { tag: '@phone' },
    async ({ page, otherPerson }) => {
      const isPhone = (page.viewportSize()?.width ?? 0) < 600
      if (isPhone) await page.setViewportSize({ width: 360, height: 800 })
      const visitor = await otherPerson()
      await startSession(page)
      if (language === 'bn') await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language } })
      const field = (n: number) => page.getByLabel(labels[n]!, { exact: true })
      const press = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true })
        await button.focus()
        await page.keyboard.press('Enter')
      }

      await open(page, '/admin/news')
      await page.getByRole('link', { name: add }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/news\/add$/)
      await press(publish)
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(5) // none for the slug, which comes from the title
      await field(0).fill(title)
      await press(draft)
      await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toContainText(saved)
      await expect(page).toHaveURL(/\/admin\/news\/[\w-]{36}$/)
      await expect(page.getByRole('button', { name: draft, exact: true })).toBeFocused()
      expect(await statusFor(visitor, '/news-event/open-day-at-the-yard')).toBe(404)

      await press(publish)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
      await field(1).fill(titleBn)
      await field(2).fill('Come and see.\n\n- Bring a friend')
      await field(3).fill('2026-11-01')
      await field(4).fill('The yard from above')
      await page.locator('#picture').setInputFiles(await jpeg('yard.jpg'))
      await press(publish)
      await expect(page.getByText(published, { exact: true }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

      await open(visitor, '/bn/news-event')
      await visitor.getByRole('link', { name: titleBn }).click()
      await expect(visitor.getByRole('listitem').filter({ hasText: 'Bring a friend' })).toBeVisible()

      await field(2).fill('It was a good day.')
      await press(publish)
      await expect
        .poll(async () => (await visitor.request.get('/news-event/open-day-at-the-yard')).text())
        .toContain('It was a good day.')

      await open(page, '/admin/news')
      await expectAccessible(page)
      await press(remove)
      await press(confirm)
      await expect(page.getByRole('button', { name: remove })).toHaveCount(0)
      expect(await statusFor(visitor, '/news-event/open-day-at-the-yard')).toBe(404)
    },
  )
