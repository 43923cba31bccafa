import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { jpeg, png } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'From the front desk to the arrival' })
const picture = (page: Page, n: number) => page.getByRole('link', { name: new RegExp(`^Open picture ${n},`) })
const status = (page: Page) => page.locator('[data-slot=save-bar]').getByRole('status')

test.describe('the demonstration', () => {
  test.use({ settings: { DEMO: 'on' } })

  test('pictures open large with their captions, by keyboard, and focus comes back', async ({ page }) => {
    await open(page, '/gallery')
    await expect(page.locator('[data-slot=gallery] img')).toHaveCount(6)
    await expect(page.getByText('Illustration').filter({ visible: true }), 'said once').toHaveCount(1)
    await picture(page, 2).focus()
    await page.keyboard.press('Enter')
    await expect(lightbox(page)).toContainText('2 of 6')
    await expect(lightbox(page).getByText(/^Test morning in our yard/)).toBeVisible()
    await expect(lightbox(page).getByText(/ · Illustration$/)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox(page).getByText(/^Question and answer/)).toBeVisible()
    await page.keyboard.press('End')
    await expect(lightbox(page)).toContainText('6 of 6')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toBeHidden()
    await expect(picture(page, 2)).toBeFocused()
  })

  test('a finger swipes through the large pictures', async ({ otherPerson }) => {
    const page = await otherPerson({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    await open(page, '/bn/gallery')
    await page.locator('[data-slot=gallery] a').first().tap()
    const large = page.getByRole('dialog')
    await expect(large).toContainText('১/৬')
    await swipe(page, -200)
    await expect(large).toContainText('২/৬')
    await swipe(page, 200)
    await expect(large).toContainText('১/৬')
    await swipe(page, 20)
    await expect(large).toContainText('১/৬')
  })

  test('without scripts each picture is a link to itself', async ({ otherPerson, expectProblems }) => {
    expectProblems(/\.js csp$/, /inline style/) // scripts while JavaScript is off; the browser's own page of a picture
    const page = await otherPerson({ javaScriptEnabled: false })
    await page.goto('/gallery')
    await picture(page, 1).click()
    await expect(page).toHaveURL(/\/pictures\/[\w-]+\.webp$/)
  })
})

test('staff add albums with pictures and order them, and visitors see that', async ({ page, otherPerson }) => {
  await startSession(page)
  const visitor = await otherPerson()
  await visitor.goto('/gallery')
  await expect(visitor.getByRole('heading', { name: 'No pictures yet' })).toBeVisible()

  await addAlbum(page, 'Test yard', 'ইয়ার্ড', ['A wall', 'A plumb line'])
  await addAlbum(page, 'Office', 'অফিস', ['The desk'])
  await open(page, '/admin/gallery')
  await expect(page.getByText('2 pictures')).toBeVisible()
  await page.getByRole('button', { name: 'Move Office up' }).click()
  await expect(page.getByText('Office is number 1 of 2 now.')).toBeAttached()

  const headings = () => visitor.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  await expect
    .poll(async () => {
      await visitor.reload()
      return (await headings()).slice(0, 2)
    })
    .toEqual(['Office', 'Test yard'])
  await expect(visitor.getByRole('img', { name: 'A plumb line' })).toBeVisible()
  await visitor.getByRole('navigation', { name: 'Albums' }).getByRole('link', { name: 'Test yard' }).click()
  await expect(visitor.getByRole('heading', { name: 'Test yard' })).toBeInViewport()
  await visitor.goto('/bn/gallery')
  expect((await headings()).slice(0, 2)).toEqual(['অফিস', 'ইয়ার্ড'])
})

async function addAlbum(page: Page, title: string, titleBn: string, alts: string[]) {
  await open(page, '/admin/gallery/add')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Title in Bangla', { exact: true }).fill(titleBn)
  const files = alts.map((alt, n) => (n % 2 ? png(`${n}.png`, { colour: '#0e5a54' }) : jpeg(`${alt}.jpg`)))
  await page.locator('#pictures-pictures').setInputFiles(await Promise.all(files))
  for (const [n, alt] of alts.entries()) {
    const entry = page.getByRole('listitem', { name: new RegExp(`^Picture ${n + 1}`) })
    if (alts.length > 1) await entry.locator('summary').click()
    await entry.getByLabel('What the picture shows', { exact: true }).fill(alt)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(status(page)).toHaveText(/^Published/)
}

/** A finger moved across the large picture. */
async function swipe(page: Page, x: number) {
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: 195 - x / 2 + x * share, y: 400 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let n = 1; n <= 5; n++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(n / 5) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
