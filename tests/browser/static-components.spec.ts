import type { Page } from '@playwright/test'
import { expect, open, ready, test } from './test.ts'

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

test('Back to the page that was opened first asks for everything once', async ({ page }) => {
  const { data } = await (await page.request.get('/api/v1/our-clients/our-clients?limit=1')).json()
  for (const path of ['/', '/about-us', '/hire-workers', `/our-clients/${data[0]._id}`]) {
    await open(page, path)
    const headings = () => page.locator('main :is(h1, h2)').allInnerTexts() // of a form more shows before it wakes
    const before = await headings()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mission', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goBack()
    await expect.poll(headings).toEqual(before)
    await expect.poll(() => asked.join(), path).toContain('/api/')
    await page.waitForLoadState('networkidle')
    page.removeAllListeners('request')
    expect(asked, path).toEqual([...new Set(asked)])
  }
})

test('a page stays where it was scrolled before its scripts ran, and Back returns there', async ({ page }) => {
  let release: (() => void) | undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/mission', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).scrollIntoViewIfNeeded()
  release?.()
  await ready(page)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200) // and not the top
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.reload()
  await ready(page)
  expect(await page.evaluate(() => scrollY)).toBe(place)
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

test('going back to the first page shows it whole, and where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  const fees = page.getByRole('main').getByRole('link', { name: 'Licence and fees' }).first()
  await fees.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await fees.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence and fees')
  await page.waitForLoadState('networkidle')
  const { promise: opened, resolve: openGate } = Promise.withResolvers<void>()
  let held = 0
  await page.route('**/assets/**', async route => {
    held++
    await opened
    await route.continue()
  })
  await page.goBack()
  await expect.poll(() => held).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Licence and fees' })).toBeVisible()
  openGate()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('the keyboard goes on at the beginning of a page when its link is gone', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Licence and fees' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence and fees')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect(page.getByRole('main')).toBeFocused()
})
