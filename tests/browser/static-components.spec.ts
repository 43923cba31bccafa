import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

test('links in static components go through the router', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mission', exact: true }).click()
  await expect(page).toHaveURL('/mission')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: /Manpower sourcing/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Manpower/)
  expect(await isSamePage(page)).toBe(true)
})

test('a page shows the same after navigation as after loading', async ({ page, otherPerson }) => {
  for (const path of ['/', '/visa-service', '/news-event']) {
    await open(page, path)
    const stranger = await otherPerson()
    await open(stranger, '/contact-us')
    await stranger.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(stranger).toHaveTitle(await page.title())
    await expect(stranger.locator('main')).toHaveText(await page.locator('main').innerText(), { useInnerText: true })
    await stranger.close()
  }
})

test('from one piece of news to the next the text changes, and back', async ({ page }) => {
  await open(page, '/news-event/carers-pass-japanese')
  const first = await page.getByRole('heading', { level: 1 }).innerText()
  await page.evaluate(() => {
    history.pushState(null, '', '/news-event/masons-chosen-for-qatar')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/masons/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
})

test('links to files are left to the browser', async ({ page }) => {
  await open(page, '/mission')
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL('/api/v1/docs')
})

async function mark(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes'
  })
}

function isSamePage(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.marked === 'yes')
}
