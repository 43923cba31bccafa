import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addNews, closeDialog, openDay, openFilters, startSession } from './actors.ts'
import { jpeg, type PictureFile, png } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-slot=card]') })
const cardOf = (page: Page, name: string) => page.getByRole('link', { name: `Edit ${name}` })

/** As a phone takes it: 12 megapixels, about 5 MB, stored on its side. */
async function phonePhoto(name: string): Promise<PictureFile> {
  const noise = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const buffer = await sharp(noise)
    .resize({ width: 4000, height: 3000 })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** What an iPhone's file begins with; no browser under test reads it. */
function heic(name: string): PictureFile {
  return {
    name,
    mimeType: 'image/heic',
    buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheicmif1heic')]),
  }
}

test('pictures uploaded together are described, and found by what is missing', { tag: '@phone' }, async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/media')
  await expect(page.getByRole('heading', { name: 'No pictures yet' })).toBeVisible()
  await expectAccessible(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/api/v1/images', async route => {
    await released.promise
    await route.continue()
  })
  await page.locator('#upload').setInputFiles([await jpeg('crane.jpg'), await png('port.png', { colour: '#0b6e4f' })])
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove port.png' }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await page.locator('#upload').setInputFiles(await png('port.png', { colour: '#0b6e4f' }))
  released.resolve()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('Alternative text missing')).toHaveCount(3) // the filter offers it, too
  await expectAccessible(page)

  await cardOf(page, 'crane').click()
  await expect(page.getByRole('heading', { name: 'crane', level: 1 })).toBeVisible()
  await page.getByLabel('What it shows', { exact: true }).fill('A crane over the yard')
  await page.getByLabel('What it shows, in Bangla').fill('ইয়ার্ডের উপরে একটি ক্রেন')
  const focus = page.getByRole('slider', { name: 'Focal point' })
  await focus.press('ArrowLeft')
  await focus.press('ArrowDown')
  await expect(focus).toHaveAttribute('aria-valuetext', '45% from the left, 55% from the top')
  await expectAccessible(page)
  await page.getByLabel('This is an illustration, not a photograph').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('This is an illustration, not a photograph')).toBeChecked()

  await page.getByRole('link', { name: 'All pictures' }).click()
  await openFilters(page)
  await page.getByLabel('Show', { exact: true }).selectOption('Alternative text missing')
  await expect(cards(page)).toHaveCount(1)
  await expect(cardOf(page, 'port')).toBeVisible()
  await page.getByRole('link', { name: 'Edit port' }).click()
  await page.getByLabel('Decorative: screen readers skip it').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  const port = new URL(page.url()).pathname
  await open(page, '/admin/media?show=missing')
  await expect(page.getByText('No pictures')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(0)
  await open(page, port)
  await page.getByRole('button', { name: 'Delete port' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete port?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cardOf(page, 'crane')).toBeVisible()
  await expect(cardOf(page, 'port')).toHaveCount(0)
})

test("a phone's photo is made smaller in the browser, upright, and stored", { tag: '@phone' }, async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/news/add')
  const photo = await phonePhoto('yard.jpg')
  expect(photo.buffer.length).toBeGreaterThan(2_000_000)
  await page.locator('#picture').focus()
  await page.locator('#picture').setInputFiles(photo)
  const dialog = page.getByRole('alertdialog', { name: 'File too large!' })
  await expect(dialog).toContainText('yard.jpg is larger than 1MB')
  await expectAccessible(page)
  const stored = page.waitForResponse('**/api/v1/images')
  await dialog.getByRole('button', { name: 'Shrink the picture' }).click()
  await expect(page.locator('#picture')).toBeFocused()
  const response = await stored
  expect(response.status()).toBe(200)
  const { url } = (await response.json()).data as { url: string }
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(url)!.map(Number)
  expect(height! / width!).toBeCloseTo(4 / 3, 2)
  expect(height).toBeGreaterThanOrEqual(960)
  await expect(page.getByAltText('The picture now')).toBeVisible()
})

test('a HEIC picture is explained where the browser cannot read it', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/news/add')
  await page.locator('#picture').setInputFiles(heic('IMG_1.heic'))
  await expect(page.getByRole('alertdialog', { name: 'HEIC picture' })).toBeVisible()
  await expectAccessible(page)
  await closeDialog(page, 'HEIC picture', 'This browser cannot read IMG_1.heic', 'Send it as a JPEG')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
})

test('a picture is replaced wherever it is shown, and Undo brings it back', async ({ page, otherPerson }) => {
  await startSession(page)
  const { data } = await addNews(page)
  const visitor = await otherPerson()
  const shown = visitor.getByRole('main').getByRole('img', { name: openDay.alt })
  await open(visitor, '/news-event/open-day')
  await expect(shown.first()).toHaveAttribute('src', data.picture)

  await open(page, '/admin/media')
  await cardOf(page, 'yard').click()
  await expect(page.getByRole('list', { name: 'Where it is used' })).toContainText('Visitors see it')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('What it shows', { exact: true })).toHaveValue(openDay.alt)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Replace everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace this picture everywhere' })
  await expectAccessible(page)
  await page.locator('#replacement').setInputFiles(await jpeg('tower.jpg', { colour: '#0b6e4f' }))
  await expect(dialog.getByText('Stored', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace everywhere' }).click()
  await expect(page.getByText('Replaced in one record')).toBeVisible()
  await visitor.reload()
  await expect(shown.first()).not.toHaveAttribute('src', data.picture)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Visitors see it')).toBeVisible()
  await visitor.reload()
  await expect(shown.first()).toHaveAttribute('src', data.picture)
})

test('a form takes a stored picture from the library, by keyboard', async ({ page }) => {
  await startSession(page)
  await addNews(page)
  await open(page, '/admin/media')
  await page.locator('#upload').setInputFiles(await jpeg('crane.jpg', { colour: '#0b6e4f' }))
  await expect(cards(page)).toHaveCount(2)
  await open(page, '/admin/news/add')
  const opener = page.getByRole('button', { name: 'Choose from the library' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' })
  await expect(dialog.getByRole('button', { name: /^Choose / })).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('searchbox').fill('crane')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Choose / })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Choose crane' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByAltText('The picture now')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved').first()).toBeVisible()
})
