import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addClient, startSession } from './actors.ts'
import { jpeg, png } from './pictures.ts'
import { root } from './product.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const ASSETS = join(root, 'dist/client/assets')

test('without client countries the list says so', async ({ page }) => {
  await open(page, '/our-clients')
  await expect(page.getByText('No client country is listed yet')).toBeVisible()
})

test('a missing client country shows a page with status 404', async ({ page, expectProblems }) => {
  expectProblems(/404/)
  const response = await page.goto('/our-clients/nothing')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Data not found' })).toBeVisible()
  await expectAccessible(page)
})

test('a list that fails to load offers a retry', async ({ page, expectProblems }) => {
  expectProblems(/500/, /could not be loaded|answered 500/)
  await startSession(page)
  await addClient(page)
  await open(page, '/about-us')
  await page.route('**/api/trpc/clients.cards*', route => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Clients' }).click()
  await expect(page.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/trpc/clients.cards*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /Qatar/ })).toBeVisible()
})

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

test('pictures open large and are leafed through with the keyboard', async ({ page }) => {
  await startSession(page)
  const { _id } = await addClient(page, {
    images: [
      await png('lead.png', { colour: '#0b6e4f' }),
      await png('one.png', { colour: '#123456' }),
      await jpeg('two.jpg', { colour: '#654321' }),
    ],
  })
  await open(page, `/our-clients/${_id}`)
  const opener = page.getByRole('link', { name: 'Open picture 1' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('2 of 3')
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox).toContainText('1 of 3')
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(opener).toBeFocused()
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

test('a country’s page shows its sectors and where it is', async ({ page }) => {
  await startSession(page)
  const company = (companyName: string, companySector: string, valueOfEmployement: number) => ({
    companyName,
    companySector,
    valueOfEmployement,
  })
  const { _id } = await addClient(page, {
    countryName: 'Italy',
    company: [company('A', 'Hotels', 20), company('B', 'Farms', 30), company('C', 'Hotels', 25)],
  })
  await open(page, `/our-clients/${_id}`)
  const sectors = page.getByRole('list', { name: 'Workers by sector' })
  await expect(sectors.getByRole('listitem')).toHaveText(['Hotels452 companies', 'Farms30'])
  await expect(page.getByRole('img', { name: 'Italy on the map' })).toBeVisible()
  await expect(page.getByText('No money in any form may be taken before selection.')).toBeVisible()
  await page.getByRole('link', { name: 'Our licence, and who pays what' }).click()
  await expect(page).toHaveURL(/\/licence-and-fees/)
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

  test('a company that fails to load offers a retry; a missing one does not', async ({ page, expectProblems }) => {
    expectProblems(/500/, /404/, /could not be loaded|answered 500/)
    await open(page, '/our-companies')
    await page.route('**/companies.json', route => route.fulfill({ status: 500, body: '' }))
    await page
      .getByRole('link', { name: /Motors/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(page.getByText('Company not found')).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute('**/companies.json')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meghbridge Motors' })).toBeVisible()

    expect((await page.goto('/each-company-details/nothing'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Company not found' })).toBeVisible()
  })
})
