import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const services = (page: Page) => page.getByRole('button', { name: 'Services' })
const entries = (page: Page) => page.getByRole('banner').getByRole('list').getByRole('link')

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
