import type { Page } from '@playwright/test'
import { jpegOf, ONE_MEGABYTE } from './pictures.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const SHEET = [
  'Trade\tNumber\tWage\tCurrency\tPer\tHours\tDays\tMonths\tHousing\tFood\tTicket\tMedical\tInsurance',
  'Mason\t40\t1,800\tSAR\tmonth\t8\t6\t24\tfree\tallowance\temployer\temployer\temployer',
].join('\n')

/** Every form of visitors that takes files: filled in but for those, and what it says once it has arrived. */
const forms = {
  'an application': {
    async fillIn(page: Page) {
      await page.goto('/jobs')
      await page.locator('main ul a').first().click()
      await page.waitForURL(/\/jobs\/.+-[0-9a-f]{8}$/)
      await ready(page)
      await field(page, 'name').fill('Rahim Uddin')
      await field(page, 'phone').fill('01712345678')
      await field(page, 'district').selectOption('bogura')
      await field(page, 'years').fill('5')
      await page.locator('[name=passport][value=yes]').check()
      await page.locator('[name=registered][value=unknown]').check()
      await field(page, 'consent').check()
    },
    files: 'file',
    send: 'Send application',
    arrived: /^APP-[2-9A-Z]{6}$/,
  },
  'a demand': {
    async fillIn(page: Page) {
      await open(page, '/hire-workers')
      const next = page.getByRole('button', { name: 'Continue' })
      await field(page, 'company').fill('Gulf Build LLC')
      await field(page, 'registrationNo').fill('CR 1010')
      await field(page, 'country').selectOption('SA')
      await next.click()
      await page.getByText('Paste posts from a spreadsheet').click()
      await field(page, 'pasted').fill(SHEET)
      await page.getByRole('button', { name: 'Fill in the posts' }).click()
      await next.click()
      await next.click()
      await field(page, 'contact').fill('Fahad')
      await field(page, 'email').fill('fahad@gulfbuild.example')
      await field(page, 'phone').fill('+966 50 123 4567')
      await field(page, 'consent').check()
    },
    files: 'files',
    send: 'Send the demand',
    arrived: /^DEM-[2-9A-Z]{6}$/,
  },
  'a complaint': {
    async fillIn(page: Page) {
      await open(page, '/complaints')
      await page.getByLabel('What happened?').fill('They keep my passport.')
    },
    files: 'files',
    send: 'Send',
    arrived: 'Now save this code',
  },
}

for (const [name, { fillIn, files, send, arrived }] of Object.entries(forms))
  test(`${name} that is sent at once waits for its photograph`, { tag: '@phone' }, async ({ page }) => {
    const finishPhotos = await onSlowPhone(page)
    await fillIn(page)
    await field(page, files).setInputFiles(await jpegOf(7 * ONE_MEGABYTE, 'IMG_1.jpg'))
    const button = page.getByRole('button', { name: send, exact: true })
    const note = page.getByText('Your photos are being made smaller for a slow connection: 0 of 1 ready.')
    await button.click()
    await expect(note).toBeInViewport()
    await expectAccessible(page, ['light', 'dark'])
    await page.getByRole('button', { name: 'Do not send yet' }).click()
    await expect(note).toHaveCount(0)
    await expect(button).toBeFocused()

    await button.click()
    await expect(note).toBeVisible()
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await finishPhotos()
    await expect(page.getByText(arrived)).toBeVisible()
    await expect(note).toHaveCount(0)
    expect((await (await sent).sizes()).requestBodySize).toBeLessThan(ONE_MEGABYTE)
  })

test('photographs that are chosen while others are made smaller are those that are sent', async ({ page }) => {
  const finishPhotos = await onSlowPhone(page)
  await forms['a complaint'].fillIn(page)
  const input = page.getByLabel('Pictures or PDF files')
  await input.setInputFiles(await jpegOf(7 * ONE_MEGABYTE, 'first.jpg'))
  await input.setInputFiles(await jpegOf(6 * ONE_MEGABYTE, 'second.jpg'))
  await finishPhotos()
  const chosen = () =>
    input.evaluate((element: HTMLInputElement) =>
      [...(element.files ?? [])].map(({ name, size }) => [name, size < 1e6]),
    )
  await expect.poll(chosen).toEqual([['second.jpg', true]])
})

/** Photographs are read when the function that comes back is called: no phone is as slow. */
async function onSlowPhone(page: Page) {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const readPicture = globalThis.createImageBitmap.bind(globalThis) as (file: Blob) => Promise<ImageBitmap>
    const readLater = async (file: Blob) => {
      await promise
      return readPicture(file)
    }
    Object.assign(globalThis, { createImageBitmap: readLater, finishPhotos: resolve })
  })
  return () => page.evaluate(() => (globalThis as unknown as { finishPhotos: () => void }).finishPhotos())
}
