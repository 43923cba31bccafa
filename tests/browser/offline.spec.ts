import type { Page } from '@playwright/test'
import { startSession, owner } from './actors.ts'
import { expect, open, ready, test } from './test.ts'

test.use({ hasOwnProcess: true, serviceWorkers: 'allow', settings: { DEMO: 'on' } })

/** Waits until the service worker has cached the page that installed it. */
async function keptPages(page: Page, least = 1) {
  const paths = () =>
    page.evaluate(async () =>
      (await (await caches.open('public-pages')).keys()).map(({ url }) => new URL(url).pathname).sort(),
    )
  await expect.poll(async () => (await paths()).length, 'pages are kept').toBeGreaterThanOrEqual(least)
  return paths()
}

test(
  'a page read before opens offline, complete and in its language',
  { tag: '@core' },
  async ({ page, product, expectProblems }) => {
    expectProblems(/ERR_CONNECTION_REFUSED|Failed to load resource|net::ERR_FAILED/)
    await open(page, '/bn/our-clients')
    await keptPages(page, 2)
    await open(page, '/bn/contact-us')
    await keptPages(page, 3)
    await product.stop()
    for (const path of ['/bn/contact-us', '/bn/our-clients']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ঀ-৿]/)
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Noto Sans Bengali')
    }
  },
)

test('the Bangla home page opens offline with and without its trailing slash', async ({
  page,
  product,
  expectProblems,
}) => {
  expectProblems(/ERR_CONNECTION_REFUSED|Failed to load resource|net::ERR_FAILED/)
  await open(page, '/bn')
  await keptPages(page, 2)
  await open(page, '/bn/contact-us')
  await keptPages(page, 3)
  await product.stop()
  for (const path of ['/bn', '/bn/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('স্বাগত')
  }
})

test('offline, an unread page shows the telephone numbers', async ({ page, product, expectProblems }) => {
  expectProblems(/ERR_CONNECTION_REFUSED|Failed to load resource|net::ERR_FAILED/)
  await open(page, '/')
  expect(await keptPages(page, 2), 'the first page that is read brings it').toEqual(['/', '/offline'])
  await product.stop()
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { name: 'No connection at the moment' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Call \+880/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('Meghbridge House, 3rd floor')).toBeVisible()
})

test('back online, changes made meanwhile show at once', async ({ page, product, expectProblems }) => {
  expectProblems(/ERR_CONNECTION_REFUSED|Failed to load resource|net::ERR_FAILED/)
  await open(page, '/our-clients')
  await keptPages(page)
  await product.stop()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Our Clients', level: 1 })).toBeVisible()
  await product.start()
  const response = await page.reload()
  expect(response?.status()).toBe(200)
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('heading', { name: 'Qatar' })).toBeVisible()
})

test('no personal page is stored for offline reading', async ({ page, expectProblems }) => {
  expectProblems(/net::ERR_FAILED/) // pages are left while they load
  await open(page, '/sign-up')
  await page.getByLabel('Name', { exact: true }).fill('Owner')
  await page.getByLabel('Email').fill('owner@agency.example')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Email')).toHaveCount(0) // the home page has loaded what it shows
  await page.goto('/admin/manage-clients')
  await expect(page.getByRole('heading', { name: 'Manage Clients' })).toBeVisible()
  await page.goto('/ADMIN/staff')
  await expect(page).toHaveURL('/admin/staff')
  await page.goto('/login')
  await page.goto('/about-us')
  await keptPages(page)
  const kept = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async name =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  )
  expect(
    kept.filter(path => /admin|login|sign-up|accounts|invitation/.test(path) && !path.startsWith('/assets/')),
  ).toEqual([])
})

test(
  'after Logout neither Back nor offline mode shows the staff list',
  { tag: '@core' },
  async ({ page, product, expectProblems }) => {
    expectProblems(/ERR_CONNECTION_REFUSED|Failed to load resource|net::ERR_FAILED/)
    await startSession(page)
    for (const path of ['/admin/staff', '/ADMIN/STAFF', '/about-us', '/admin/staff']) await page.goto(path)
    await expect(page.getByRole('row', { name: owner.email })).toBeVisible()
    await ready(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/about-us')
    for (let n = 0; n < 5; n++) {
      await page.goBack()
      await expect(page).not.toHaveURL(({ pathname }) => pathname.startsWith('/admin')) // a staff page is loaded again
      await ready(page)
      await expect(page.getByText(owner.email)).toHaveCount(0)
    }
    await product.stop()
    for (const path of ['/admin/staff', '/ADMIN/staff']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'No connection at the moment' })).toBeVisible()
    }
  },
)
