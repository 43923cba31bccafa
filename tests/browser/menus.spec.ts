import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const services = (page: Page) => page.getByRole('button', { name: 'Services' })
const entries = (page: Page) => page.getByRole('banner').getByRole('list').getByRole('link')

/** Opens a page with a controlled clock, so that delays can be tested on a busy machine. */
async function openWithoutTime(page: Page, path: string) {
  await open(page, path)
  await page.clock.install() // after the hydration mark: a controlled clock hides the performance timeline
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

test('a menu opens when pointed at and closes 300 milliseconds after the pointer has left', async ({ page }) => {
  await openWithoutTime(page, '/')
  await services(page).hover()
  await expect(entries(page)).toHaveText([
    'Manpower Consultancy',
    'Employment Assistance',
    'Visa Assistance',
    'Ticket Assistance',
    'All Services',
  ])
  await page.mouse.move(600, 700)
  await page.clock.runFor(290)
  await expect(entries(page).first()).toBeVisible()
  await page.clock.runFor(20)
  await expect(entries(page)).toHaveCount(0)
})

test('a pointer that returns in time keeps the menu open', async ({ page }) => {
  await openWithoutTime(page, '/')
  await services(page).hover()
  await expect(entries(page).first()).toBeVisible()
  await page.mouse.move(600, 700)
  await page.clock.runFor(200)
  await entries(page).last().hover()
  await page.clock.runFor(1000)
  await expect(entries(page).last()).toBeVisible()
  await page.getByRole('button', { name: 'About Us' }).hover()
  await expect(entries(page)).toHaveText(['About Us', 'Mission Vision', 'Values'])
})

test('pointing at a menu takes the focus from nothing', async ({ page }) => {
  await open(page, '/login')
  await page.getByLabel('Email').fill('kar')
  await services(page).hover()
  await entries(page).nth(1).hover()
  await page.keyboard.type('im')
  await expect(page.getByLabel('Email')).toHaveValue('karim')
  await expect(page.getByLabel('Email')).toBeFocused()
})

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`${key} opens a menu, arrows go through it and round, Escape gives the focus back`, async ({ page }) => {
    await open(page, '/')
    await services(page).focus()
    await page.keyboard.press(key)
    await expect(entries(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entries(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(entries(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(entries(page).last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entries(page)).toHaveCount(0)
    await expect(services(page)).toBeFocused()
  })
}

test('a click keeps a hovered menu open; choosing a link closes it', async ({ page }) => {
  await open(page, '/')
  await services(page).click()
  await entries(page).filter({ hasText: 'Visa Assistance' }).click()
  await expect(page).toHaveURL('/visa-service')
  await expect(entries(page)).toHaveCount(0)
  await expect(services(page)).toHaveAttribute('aria-current', 'true')
  await page.mouse.move(600, 700)
  await services(page).hover()
  await expect(entries(page).and(page.locator('[aria-current=page]'))).toHaveText('Visa Assistance')
})

test('on a wide touch screen a tap opens a menu, another tap closes it', async ({ otherPerson }) => {
  const page = await otherPerson({ hasTouch: true, viewport: { width: 1180, height: 820 } })
  await open(page, '/')
  await services(page).tap()
  await expect(entries(page).first()).toBeVisible()
  await services(page).tap()
  await expect(entries(page)).toHaveCount(0)
  await services(page).tap()
  await expect(entries(page).first()).toBeVisible()
  await page.touchscreen.tap(600, 780)
  await expect(entries(page)).toHaveCount(0)
  await services(page).tap()
  await entries(page).last().tap()
  await expect(page).toHaveURL('/all-services')
})

test('the links of the menus are in the page that the server sends', async ({ page }) => {
  const sent = await (await page.request.get('/')).text()
  const begin = sent.indexOf('aria-label="Main"')
  const nav = sent.slice(begin, sent.indexOf('</nav>', begin))
  for (const path of [
    '/about-us',
    '/mission',
    '/mission-vision',
    '/values',
    '/manpower-service',
    '/employment-service',
    '/visa-service',
    '/ticket-service',
    '/all-services',
  ]) {
    expect(nav).toContain(`href="${path}"`)
  }
})

test('a phone has its groups in one menu, which a chosen link and Escape close', async ({ otherPerson }) => {
  const page = await otherPerson({ hasTouch: true, viewport: { width: 360, height: 740 } })
  await open(page, '/')
  const button = page.getByRole('banner').getByRole('button')
  await button.tap()
  await expect(page.getByRole('list', { name: 'About Us' }).getByRole('link')).toHaveText([
    'About Us',
    'Mission',
    'Mission Vision',
  ])
  await expect(page.getByRole('list', { name: 'Services' }).getByRole('link')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Services' })).toBeHidden()
  await expect(button).toBeFocused()
  await button.tap()
  await page.getByRole('link', { name: 'Mission', exact: true }).first().tap()
  await expect(page).toHaveURL('/mission')
  await expect(page.getByRole('list', { name: 'Services' })).toBeHidden()
})
