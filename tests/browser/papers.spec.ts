import type { Page } from '@playwright/test'
import { change, query, startSession } from './actors.ts'
import { test } from './clock.ts'
import { jpegOf, ONE_MEGABYTE, textCalled } from './pictures.ts'
import { expect, expectAccessible, open } from './test.ts'

const phone = { viewport: { width: 360, height: 740 }, locale: 'bn-BD' }
const UNDO_MS = 11 * 60 * 1000

test('a worker sends a photograph, staff refuse it, and accept the next one', async ({
  page,
  otherPerson,
  product,
  moveClock,
  expectProblems,
}) => {
  expectProblems(/status of 400/)
  await startSession(page)
  const secret = await apply(product.url)
  const { rows } = await query<{ rows: { id: string }[] }>(page, 'applications.list')
  const { id } = rows[0]!
  const values = { name: 'Rahim Uddin', phone: '01712345678', passport: 'A01234567' }
  const { id: file } = await change<{ id: string }>(page, 'workers.add', { values, application: id })
  await change(page, 'applications.move', { id, from: 'received', state: 'selected' })
  await moveClock(Date.now() + UNDO_MS)

  const worker = await otherPerson(phone)
  await open(worker, `/bn/application-status?key=${secret}`)
  await worker.getByLabel('কোন কাগজ').selectOption('ছবি')
  await worker.getByLabel('ছবি বা PDF').setInputFiles(await jpegOf(3 * ONE_MEGABYTE, 'IMG_1.jpg'))
  await expect.poll(() => sizeOf(worker), { message: 'the photograph is made smaller' }).toBeLessThan(ONE_MEGABYTE)
  await expectAccessible(worker, ['light', 'dark'])
  await worker.getByLabel('ছবি বা PDF').setInputFiles(await jpegOf(3 * ONE_MEGABYTE, 'IMG_1.jpg'))
  const sent = worker.waitForRequest(request => request.method() === 'POST')
  await worker.getByRole('button', { name: 'কাগজ পাঠান' }).click() // at once
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(ONE_MEGABYTE)
  await worker.getByRole('button', { name: '“ছবি” ফিরিয়ে নিন' }).click()
  await expect(worker.getByText('আমরা দেখে এখানে জানাব')).toHaveCount(0)
  await worker.getByLabel('কোন কাগজ').selectOption('ছবি')
  await worker.getByLabel('ছবি বা PDF').setInputFiles(await jpegOf(ONE_MEGABYTE / 2, 'IMG_2.jpg'))
  await worker.getByRole('button', { name: 'কাগজ পাঠান' }).click()
  await expect(worker.getByText('আমরা দেখে এখানে জানাব')).toBeVisible()
  await expectAccessible(worker)
  expect(await worker.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await open(page, '/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'One worker has sent documents to look at', exact: true })
    .click()
  await page.getByRole('link', { name: 'Rahim Uddin' }).first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save JPEG' }).click()
  expect((await download).suggestedFilename()).toMatch(/-photograph\.jpg$/)
  await page.getByRole('button', { name: 'Refuse' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('ছবিটি ঝাপসা। আলোতে আবার তুলুন।')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText(/^Refused by Ayesha Rahman, /)).toBeVisible()
  await expectAccessible(page)

  const plain = await otherPerson({ ...phone, javaScriptEnabled: false })
  await plain.goto(`/bn/application-status?key=${secret}`)
  await expect(plain.getByText('ছবিটি ঝাপসা। আলোতে আবার তুলুন।')).toBeVisible()
  await plain.getByRole('button', { name: 'কাগজ পাঠান' }).click()
  await expect(plain.getByRole('alert')).toContainText('কোন কাগজ, তা বেছে নিন')
  await expect(plain.getByRole('alert')).toContainText('ছবি বা PDF বেছে নিন')
  await expect(plain.getByRole('alert')).toBeFocused()
  await plain.getByLabel('কোন কাগজ').selectOption('ছবি')
  await plain.getByLabel('ছবি বা PDF').setInputFiles(textCalled('IMG_2.jpg'))
  await plain.getByRole('button', { name: 'কাগজ পাঠান' }).click()
  await expect(plain.getByRole('alert')).toContainText('PDF, JPEG, PNG বা WebP ফাইল নয়')
  await expect(plain.getByLabel('কোন কাগজ')).toHaveValue('photograph')
  await plain.getByLabel('ছবি বা PDF').setInputFiles(await jpegOf(5 * ONE_MEGABYTE, 'IMG_3.jpg'))
  await plain.getByRole('button', { name: 'কাগজ পাঠান' }).click()
  await expect(plain.getByText('আমরা দেখে এখানে জানাব')).toBeVisible()
  await expect(plain.getByText('ছবিটি ঝাপসা')).toHaveCount(0)

  await open(page, `/admin/workers/${file}`)
  await expect(page.getByText('Missing for “Medical check”')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog).toContainText('Accept: Photograph')
  await expectAccessible(page)
  await dialog.getByLabel('Note').fill('White ground')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Everything is there for “Medical check”')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'White ground' })).toContainText('Photograph')
  await worker.reload()
  await expect(worker.getByText(/গ্রহণ করা হয়েছে/)).toBeVisible()
})

/** The secret of an application for any job that fits, as the form sends it. */
async function apply(origin: string) {
  const response = await fetch(`${origin}/bn/jobs/tell-me`, {
    method: 'POST',
    headers: { origin, accept: 'application/json' },
    body: new URLSearchParams({
      name: 'Rahim Uddin',
      phone: '01712345678',
      district: 'bogura',
      trade: 'mason',
      years: '5',
      passport: 'yes',
      registered: 'unknown',
      consent: 'yes',
    }),
  })
  const { result } = (await response.json()) as { result: { link: string } }
  return new URL(result.link).searchParams.get('key') ?? ''
}

const sizeOf = (page: Page) =>
  page.locator('input[type=file]').evaluate(field => (field as HTMLInputElement).files?.[0]?.size ?? 0)
