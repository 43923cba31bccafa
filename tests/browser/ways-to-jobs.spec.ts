import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test.ts'

const next = [
  ['/manpower-service', '/hire-workers', '/recruitment-procedure', '/our-clients'],
  ['/employment-service', '/jobs', '/licence-and-fees', '/recruitment-procedure'],
  ['/visa-service', '/licence-and-fees', '/recruitment-procedure', '/contact-us'],
  ['/ticket-service', '/contact-us', '/recruitment-procedure'],
  ['/all-services', '/jobs', '/hire-workers', '/contact-us'],
  ['/about-us', '/our-clients', '/jobs', '/hire-workers'],
  ['/bn/licence-and-fees', '/bn/jobs', '/bn/complaints'],
  ['/gallery', '/our-clients', '/jobs'],
] as const
const nextSteps = (page: Page) => page.getByRole('navigation', { name: /^(?:What to do next|এরপর যা করতে পারেন)$/ })
const staffLinks = ['/login', '/sign-up', '/admin', '/api/v1/docs']

test.describe('with the demonstration', () => {
  test.use({ settings: { DEMO: 'on' } })

  test(
    'on a phone without scripts a worker comes to jobs and licence in one touch',
    { tag: '@core' },
    async ({ otherPerson, expectProblems }) => {
      expectProblems(/\.js csp$/) // how the browser reports scripts while JavaScript is off
      const page = await otherPerson({
        hasTouch: true,
        javaScriptEnabled: false,
        locale: 'bn-BD',
        viewport: { width: 360, height: 740 },
      })
      await page.goto('/bn/')
      const doors = page.locator('main').getByRole('link', { name: /^(?:কাজ চাই|কর্মী চাই|যোগাযোগ)$/ })
      await expect(doors).toHaveText(['কাজ চাই', 'কর্মী চাই', 'যোগাযোগ'])
      await expect(page.getByRole('heading', { name: 'যেসব চাকরিতে আবেদন চলছে', exact: true })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'RL NO 088' }).tap()
      await expect(page).toHaveURL('/bn/licence-and-fees')
      for (const path of ['/bn/our-clients', '/bn/about-us', '/bn/gallery']) {
        await page.goto(path)
        await page.getByRole('navigation', { name: 'ফোন করুন বা লিখুন' }).getByRole('link', { name: 'কাজ চাই' }).tap()
        await expect(page).toHaveURL('/bn/jobs')
      }
      await page.goto('/bn/our-clients')
      await page.locator('main').getByRole('link', { name: /কাতার/ }).first().tap()
      await page.getByRole('link', { name: 'ভারী গাড়িচালক'.normalize() }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/কাতার/)
    },
  )

  test('on a desk every page leads on to what its reader looks for next', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/')
    await page.locator('main').getByRole('link', { name: 'I want work' }).click()
    await expect(page).toHaveURL('/jobs')
    await page.getByRole('banner').getByRole('link', { name: 'RL NO 088' }).click()
    await expect(page).toHaveURL('/licence-and-fees')
    for (const path of ['/recruitment-procedure', '/our-clients', '/our-companies', '/news-event']) {
      await open(page, path)
      await nextSteps(page).getByRole('link', { name: 'Jobs abroad' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs abroad')
    }
    for (const [path, ...expected] of next) {
      await page.goto(path)
      const links = await nextSteps(page)
        .getByRole('link')
        .evaluateAll(all => all.map(link => link.getAttribute('href')))
      expect(links, path).toEqual(expected)
    }
    await expectAccessible(page)
  })

  test('whoever has applied or sent a demand finds it from every page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/gallery')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Status' }).click()
    await banner.getByRole('link', { name: 'Where is my demand?' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/demand-status')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('navigation', { name: 'Call or write' }).getByRole('link', { name: 'Status' }).click()
    await expect(page).toHaveURL('/application-status')
    await page.getByRole('main').getByRole('link', { name: 'Where is my demand?' }).click()
    await expect(page).toHaveURL('/demand-status')
    await banner.getByRole('button', { name: 'Menu' }).click()
    await banner.getByRole('link', { name: 'Application status' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/application-status')
  })

  test('nobody who complains is invited to join us', async ({ page }) => {
    await open(page, '/about-us')
    const invitation = page.getByRole('region', { name: 'Invitation' })
    await expect(invitation).toHaveCount(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints and help' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Complaints/ })).toBeVisible()
    await expect(invitation).toHaveCount(0)
  })
})

test('where nothing is open, the home page leads to the one that says so', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('main').getByRole('link', { name: 'I want work' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open jobs' })).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'I want work' }).click()
  await expect(page.getByRole('heading', { name: 'No open jobs at the moment' })).toBeVisible()
})

test('the ways of the staff stand on the last line, below what visitors need', async ({ page }) => {
  await open(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Complaints and help' })).toHaveAttribute('href', '/complaints')
  for (const name of ['I want work', 'Check', 'I need workers'])
    await expect(page.getByRole('banner').getByRole('link', { name }).filter({ visible: true })).toHaveCount(1)
  await expect(footer.getByRole('heading')).toHaveText(['For workers', 'For employers', 'The agency', 'Services'])
  const links = await footer.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(links.slice(-staffLinks.length)).toEqual(staffLinks)
})
