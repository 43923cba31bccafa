import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import mammoth from 'mammoth'
import { change, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const values = { name: 'RAHIM UDDIN', nameBn: 'রহিম উদ্দিন', phone: '01712345678', passport: 'A01234567' }

test('staff save the contract of a worker, and hand out everything that is kept', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await startSession(page)
  const { id } = await change<{ id: string }>(page, 'workers.add', { values })

  await open(page, `/admin/workers/${id}`)
  await choose(page, 'Contract')
  const dialog = page.getByRole('dialog', { name: 'Contract' })
  await expect(dialog.getByText('Date of birth')).toBeVisible()
  await expect(dialog.getByText('Passport number')).toHaveCount(0)
  await expectAccessible(page, ['light', 'dark'])
  const started = page.waitForEvent('download')
  await dialog.getByRole('link', { name: /^Word/ }).click()
  const saved = await started
  expect(saved.suggestedFilename()).toMatch(/^Contract – RAHIM UDDIN – WRK-\w{6}\.docx$/)
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await saved.path()) })
  for (const words of ['Worker: RAHIM UDDIN', 'A01234567', 'কর্মী: RAHIM UDDIN (রহিম উদ্দিন)'])
    expect(value).toContain(words)

  const printed = await openFrom(page, () => dialog.getByRole('link', { name: /^Print/ }).click())
  await expect(printed.getByRole('heading', { level: 1 })).toHaveText(['Contract', 'চুক্তিপত্র'])
  await expectAccessible(printed)
  await printed.close()

  await page.keyboard.press('Escape')
  await choose(page, 'Everything we keep about this person')
  const all = await openFrom(page, () => page.getByRole('link', { name: /^Print ?, English/ }).click())
  await expect(all.getByText('A01234567')).toBeVisible()
  await expect(all.getByText('Case worker').first()).toBeVisible()
  await expectAccessible(all)

  await open(page, '/admin/activity')
  await expect(page.getByText('made a document with the passport number of a worker').first()).toBeVisible()
  await expect(page.getByText('took out everything that is kept about a worker').first()).toBeVisible()
})

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Documents to print' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** The page that a link opens beside this one. */
async function openFrom(page: Page, press: () => Promise<void>) {
  const opened = page.context().waitForEvent('page')
  await press()
  return opened
}
