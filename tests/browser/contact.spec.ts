import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expectProblem } from './problems.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

async function write(page: Page) {
  await page.getByLabel('Last Name').fill('Rahman')
  await page.getByLabel('Email').fill('rahman@example.com')
  await page.getByLabel('Company').selectOption('Meghbridge Motors')
  await page.getByLabel('Message').fill('I need six drivers.')
}

test(
  'a visitor writes and gets a reference, and staff answer',
  { tag: ['@phone', '@core'] },
  async ({ page, otherPerson, product }) => {
    await open(page, '/contact-us')
    await write(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    const answer = page.getByText(/Your reference is ENQ-[2-9A-Z]{6}/)
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#sent')).toBeFocused()
    const reference = /ENQ-\w{6}/.exec(await answer.innerText())?.[0] ?? ''
    await expectAccessible(page)
    await expect
      .poll(() =>
        readdir(join(product.dataDir, 'outbox')).then(
          files => files.length,
          () => 0,
        ),
      )
      .toBe(2) // one to the company, a receipt to the sender

    const staff = await otherPerson()
    await startSession(staff)
    await open(staff, '/admin')
    await staff
      .getByRole('main')
      .getByRole('link', { name: /^One unread enquiry/ })
      .click()
    await expect(staff.getByText('Unread', { exact: true })).toBeVisible()
    await expectAccessible(staff)
    await staff.getByRole('searchbox').fill(reference)
    await staff.getByRole('button', { name: 'Search' }).click()
    await staff.getByRole('link', { name: 'Rahman' }).click()
    await expect(staff.getByText('I need six drivers.')).toBeVisible()
    await expect(staff.getByLabel('Subject line')).toHaveValue(`Your message ${reference}`)
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Mark as handled', exact: true }).click()
    await expect(staff.getByText('Handled', { exact: true })).toBeVisible()
    await staff.getByRole('button', { name: 'Delete' }).click()
    await expect(staff.getByText('Nothing matches')).toBeVisible()
  },
)

test('errors show beside field and button, and the input stays', { tag: ['@phone', '@core'] }, async ({ page }) => {
  await open(page, '/contact-us')
  await page.getByLabel('Last Name').fill('Rahman')
  await page.getByLabel('Email').fill('rahman')
  await page.getByLabel('Telephone').fill('01712345678 / 01812345678')
  await page.getByRole('button', { name: 'Submit' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Not sent yet' })
  const wrong = [/This e-mail address is not complete/, /more than one telephone number/]
  for (const sentence of [...wrong, 'Choose a company', 'Write your message']) {
    await expect(page.locator('[data-slot=field]').getByText(sentence).last()).toBeVisible()
    await expect(summary.getByRole('link', { name: sentence })).toBeVisible()
  }
  await expect(page.getByLabel('Last Name')).toHaveValue('Rahman')
  await expectAccessible(page)
  await expectProblem(page, 'email')
  await summary.getByRole('link', { name: 'Write your message' }).click()
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(page.getByLabel('Message')).toBeInViewport()
})

test('on narrow phones the form keeps its margins, and its problems stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/bn/contact-us')
  const form = page.getByRole('main').locator('form')
  const { left, right } = await form.evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)
  expect(320 - right).toBeCloseTo(left, 0)
  await form.locator('button[type=submit]').click()
  const rooms = await form
    .getByRole('alert')
    .getByRole('link')
    .evaluateAll(links =>
      links.map(link => {
        const text = document.createRange()
        text.selectNodeContents(link)
        return link.getBoundingClientRect().height - text.getBoundingClientRect().height
      }),
    )
  expect(rooms).not.toEqual([])
  expect(Math.min(...rooms)).toBeGreaterThan(12)
})

test('offline, the form keeps its input, and a retry sends it', async ({ page, context, expectProblems }) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/contact-us')
  await write(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/You seem to be offline/)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('I need six drivers.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
})

test('the form works without scripts, and opens where it says what came of it', async ({
  otherPerson,
  expectProblems,
}) => {
  expectProblems(/\.js csp$/, /400/)
  const visitor = await otherPerson({ javaScriptEnabled: false })
  await visitor.goto('/contact-us')
  await visitor.getByLabel('Last Name').fill('Rahman')
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.locator('#sent').getByText('Write your message')).toBeInViewport()
  await expect(visitor.locator('#sent')).toBeFocused()
  await expect(visitor.getByLabel('Last Name')).toHaveValue('Rahman')
  await write(visitor)
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.getByText(/Your reference is ENQ-/)).toBeInViewport({ ratio: 1 })
  await expect(visitor.locator('#sent')).toBeFocused()
})

test('the external map is loaded only after a click', async ({ page, expectProblems }) => {
  expectProblems(/openstreetmap/)
  const requested: string[] = []
  page.on('request', request => {
    if (request.url().includes('openstreetmap')) requested.push(request.url())
  })
  await page.route('https://www.openstreetmap.org/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' }),
  )
  await open(page, '/contact-us')
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Show the live map' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Map' })).toBeVisible()
})
