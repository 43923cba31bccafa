import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addClient, startSession } from './actors.ts'
import { png } from './pictures.ts'
import { root } from './product.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const ASSETS = join(root, 'dist/client/assets')

test('a slow list shows that it loads', async ({ page }) => {
  const response = Promise.withResolvers<void>()
  await open(page, '/about-us')
  await page.route('**/api/trpc/clients.cards*', async route => {
    await response.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Clients' }).click()
  await expect(page.getByText('Loading client countries')).toBeVisible()
  response.resolve()
  await expect(page.getByText('No client country is listed yet')).toBeVisible()
})

test('a client country that fails to load offers a retry', async ({ page, expectProblems }) => {
  expectProblems(/500/, /answered 500/)
  await startSession(page)
  await addClient(page)
  await open(page, '/our-clients')
  await page.route('**/api/trpc/clients.byId*', route => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('link', { name: /Qatar/ }).click()
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/trpc/clients.byId*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('cell', { name: 'Pearl Kitchens' })).toBeVisible()
})

test('without scripts a visitor reads the record', { tag: '@core' }, async ({ page, otherPerson, expectProblems }) => {
  expectProblems(/\.js csp$/) // how the browser reports scripts while JavaScript is off
  await startSession(page)
  const { _id } = await addClient(page, { images: [await png('tower.png')] })
  const visitor = await otherPerson({ javaScriptEnabled: false })
  await visitor.goto('/our-clients')
  await visitor.getByRole('link', { name: /Qatar/ }).click()
  await expect(visitor).toHaveURL(`/our-clients/${_id}`)
  await expect(visitor.getByRole('cell', { name: 'Pearl Kitchens' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Picture 1 from Qatar' })).toBeVisible()
})

test('bars and places on the map lead to the countries', async ({ page, otherPerson, expectProblems }) => {
  expectProblems(/\.js csp$/) // how the browser reports scripts while JavaScript is off
  await startSession(page)
  const company = (people: number) => [{ companyName: 'Works', companySector: 'Building', valueOfEmployement: people }]
  await addClient(page, { countryName: 'Oman', company: company(40) })
  await addClient(page, { countryName: 'Malaysia', company: company(1200) })
  await addClient(page, { countryName: 'Canada', company: company(300) })
  const visitor = await otherPerson({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await visitor.goto('/our-clients')
  const record = visitor.getByRole('region', { name: 'Workers placed by country' })
  await expect(record.getByRole('listitem')).toHaveText(['Malaysia1,200', 'Canada300', 'Oman40'])
  await expect(record.getByText('Not on this map: Canada')).toBeVisible()
  for (const name of ['Oman', 'Malaysia']) {
    const place = record.getByRole('figure').getByRole('link', { name })
    await expect(place).toContainText(name)
    await place.focus()
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name)
    await visitor.goBack()
  }
  await record.getByRole('link', { name: 'Canada 300' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Canada')

  await open(page, '/our-clients')
  await expectAccessible(page)
})

test('scripts wait for the first paint, also below a pointer that rests', async ({ page }) => {
  await open(page, '/')
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(requested.length).toBeGreaterThan(0)
  expect(Math.min(...requested)).toBeGreaterThan(painted)
})

test('pictures load lazily in the size they are shown', async ({ page }) => {
  await startSession(page)
  await addClient(page)
  await open(page, '/our-clients')
  const flag = page.getByRole('link', { name: /Qatar/ }).locator('picture')
  await expect(flag.locator('source[type="image/avif"]')).toHaveAttribute('srcset', /-320\.avif 320w|\.avif \d+w/)
  for (const attribute of ['width', 'height']) await expect(flag.locator('img')).toHaveAttribute(attribute, /^\d+$/)
  await expect(flag.locator('img')).toHaveAttribute('loading', 'lazy')
})

test('a flag that fails to load is replaced by text, before hydration or after', async ({ page, expectProblems }) => {
  expectProblems(/pictures|net::ERR_FAILED/)
  await startSession(page)
  await addClient(page)
  const said = page.getByRole('link', { name: /Qatar/ }).getByText('Picture not available')
  let fail = () => {}
  let failure = Promise.resolve()
  await page.route('**/pictures/**', async route => {
    await failure
    await route.abort()
  })
  await open(page, '/our-clients')
  await expect(said).toBeVisible()
  failure = new Promise(resolve => {
    fail = resolve
  })
  await open(page, '/our-clients')
  await expect(said).toBeHidden()
  fail()
  await expect(said).toBeVisible()
})

test('when flag and script both fail to load, the page stays usable', async ({ page, expectProblems }) => {
  expectProblems(/pictures|net::ERR_FAILED/)
  await startSession(page)
  await addClient(page)
  const script = readdirSync(ASSETS).find(
    name => name.endsWith('.js') && readFileSync(join(ASSETS, name), 'utf8').includes('country-card'),
  )
  await page.route(
    url => url.pathname.startsWith('/pictures/') || url.pathname === `/assets/${script}`,
    route => route.abort(),
  )
  const requested = page.waitForEvent('requestfailed', request => request.url().endsWith(`/assets/${script}`))
  await open(page, '/our-clients')
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes'
  })
  await requested
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: /Qatar/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.marked), 'the page was not loaded anew').toBe('yes')
})

test('country cards show in four, three, two or one column', async ({ page }) => {
  await startSession(page)
  for (const countryName of ['Oman', 'Qatar', 'Kuwait', 'Jordan', 'Malaysia']) await addClient(page, { countryName })
  for (const [width, columns] of [
    [1440, 4],
    [1024, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/our-clients')
    const tops = await page
      .locator('[data-slot=country-card]')
      .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().top)))
    expect(
      tops.filter(top => top === tops[0]),
      `at ${width} pixels`,
    ).toHaveLength(columns)
  }
})

test('no page fetches its data again when it is hydrated', async ({ page }) => {
  await startSession(page)
  const { _id } = await addClient(page)
  const requested: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) requested.push(request.url())
  })
  for (const path of ['/', '/our-clients', `/our-clients/${_id}`, '/admin', '/admin/manage-clients'])
    await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
})

test.describe('with the demonstration', () => {
  test.use({ settings: { DEMO: 'on' } })

  test('public pages hydrate without Intl, whose first use is slow', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'DisplayNames', 'ListFormat'] as const)
        Object.defineProperty(Intl, name, { get: () => console.error(`Intl.${name} was used`) })
    })
    for (const path of ['/', '/bn/', '/our-clients', '/contact-us', '/bn/news-event', '/bn/sign-up'])
      await open(page, path)
  })
})
