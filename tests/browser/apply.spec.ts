import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pdf } from '../server/pdf.ts'
import { expectKept } from './saved-form.ts'
import { expectProblem } from './problems.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

const DESK = { width: 1440, height: 900 }
test.use({ settings: { DEMO: 'on' }, viewport: ({ viewport, hasTouch }, use) => use(hasTouch ? viewport : DESK) })

const slowThirdGeneration = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const receipt = (page: Page) => page.getByText(/^APP-[2-9A-Z]{6}$/)
const code = (page: Page) => page.getByText(/^[\d০-৯]{4} [\d০-৯]{4}$/)

async function openJob(page: Page, language = '') {
  await page.goto(`${language}/jobs`)
  await page.locator('main ul a').first().click()
  await page.waitForURL(/\/jobs\/.+-[0-9a-f]{8}$/)
  await expect(page.locator('#apply')).toBeAttached()
}

async function fillIn(page: Page, name = 'Rahim Uddin') {
  await page.locator('#name').fill(name)
  await page.locator('#phone').fill('০১৭১২-৩৪৫৬৭৮')
  await page.locator('#district').selectOption('bogura')
  await page.locator('#years').fill('৫')
  await page.locator('[name=passport][value=yes]').check()
  await page.locator('[name=registered][value=unknown]').check()
  await page.locator('#consent').check()
}
/** The note says that the scripts of the form have come. */
const wordsKept = (page: Page) => expect(page.getByText(/stays on this phone until you send it/)).toBeVisible()
async function typeIn(page: Page) {
  await fillIn(page)
  await wordsKept(page)
}
const sendButton = (page: Page) => page.locator('#apply button[type=submit]')

test(
  'without scripts, on slow 3G, in Bangla: errors, then a receipt',
  { tag: '@core' },
  async ({ otherPerson, expectProblems }) => {
    expectProblems(/400/)
    const page = await otherPerson({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, locale: 'bn-BD' })
    await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', slowThirdGeneration)
    await openJob(page, '/bn')
    await page.locator('#name').fill('রহিম উদ্দিন')
    await page.locator('#phone').fill('০১২')
    await sendButton(page).click()
    await expect(page.getByRole('alert').getByRole('link', { name: /জেলা/ })).toBeInViewport()
    await expect(page.locator('#name')).toHaveValue('রহিম উদ্দিন')
    await expect(page.locator('#trade')).toHaveValue('mason')
    await expect(page.getByText('আগে কোনো ফাইল বেছে থাকলে')).toBeVisible()
    await fillIn(page, 'রহিম উদ্দিন')
    await page.locator('#file').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await sendButton(page).click()
    await expect(receipt(page)).toBeVisible()
    await expect(code(page)).toHaveText(/^[০-৯]{4} [০-৯]{4}$/)
    expect(page.url()).toMatch(/\/bn\/jobs\/[^?]+$/)
    await expect(page.getByRole('link', { name: 'এসএমএসে পাঠান' })).toHaveAttribute('href', /^sms:\?&body=.*APP-/)
    await expect(page.getByRole('link', { name: 'হোয়াটসঅ্যাপে পাঠান' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )
    await expect(page.getByRole('link', { name: 'ছবি হিসেবে রাখুন' })).toHaveAttribute('href', /^data:image\/png/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 360)).toBeLessThanOrEqual(360)
  },
)

test(
  'with scripts: errors keep words and file, then a receipt that opens the application',
  { tag: ['@phone', '@core'] },
  async ({ page, product }) => {
    await openJob(page)
    await ready(page)
    await page.locator('#file').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await page.locator('#name').fill('Rahim Uddin')
    await wordsKept(page)
    await sendButton(page).click()
    await expectProblem(page, 'phone')
    await expect(page.getByText('Enter a telephone number').last()).toBeVisible()
    await expectAccessible(page)
    await typeIn(page)
    expect(await page.locator('#file').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
    await sendButton(page).dblclick()
    await expect(receipt(page)).toBeInViewport()
    await expectAccessible(page)
    const link = await page.getByRole('link', { name: 'Follow my application' }).getAttribute('href')
    await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search)
    await expect(page.getByText(/Received/).first()).toBeVisible()
    const files = await readdir(join(product.dataDir, 'attachments'), { recursive: true })
    expect(files.filter(name => name.endsWith('.pdf'))).toHaveLength(1)
  },
)

test(
  'a lost line keeps the words, and they are sent when it is back',
  { tag: '@core' },
  async ({ page, context, expectProblems }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED/)
    await openJob(page)
    await ready(page)
    await typeIn(page)
    await context.setOffline(true)
    await sendButton(page).click()
    const note = page.getByText('Not sent yet: there is no connection')
    await expect(note).toBeVisible()
    await note.evaluate(shown => shown.scrollIntoView({ block: 'center' })) // else the head may cover half a choice
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(receipt(page)).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(page.locator('#name')).toHaveValue('')
  },
)

test('an answer that gets lost brings no second application', async ({ page, expectProblems }) => {
  expectProblems(/ERR_FAILED/)
  const references: string[] = []
  await page.route(/\/jobs\/.+/, async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    references.push((await response.json()).result.reference)
    return references.length === 1 ? route.abort() : route.fulfill({ response })
  })
  await openJob(page)
  await ready(page)
  await typeIn(page)
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(receipt(page)).toBeVisible()
  expect(references).toEqual([references[0], references[0]])
})

test('typed words return after a reload, and can be deleted from a shared phone', async ({ page }) => {
  await openJob(page)
  await ready(page)
  await typeIn(page)
  await expectKept(page, { name: 'Rahim Uddin', passport: 'yes', registered: 'unknown' })
  await page.reload()
  await ready(page)
  await expect(page.locator('#name')).toHaveValue('Rahim Uddin')
  await expect(page.locator('[name=passport][value=yes]')).toBeChecked()
  await page.getByRole('button', { name: 'Delete it from this phone' }).click()
  await expect(page.locator('#name')).toHaveValue('')
  await expect(page.locator('#name')).toBeFocused()
  await page.reload()
  await ready(page)
  await expect(page.locator('#name')).toHaveValue('')
})

test('two windows with the same words send one application', async ({ page, context }) => {
  await openJob(page)
  await ready(page)
  await typeIn(page)
  const other = await context.newPage()
  await open(other, new URL(page.url()).pathname)
  await expect(other.locator('#name')).toHaveValue('Rahim Uddin')
  await sendButton(page).click()
  await expect(receipt(page)).toBeVisible()
  await sendButton(other).click()
  await expect(other.getByText(/already sent from another window/)).toBeVisible()
})

test('whoever finds no job leaves a number, or calls', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/jobs/tell-me')
  await expect(page.locator('#apply').getByRole('link', { name: /\+880/ }).first()).toHaveAttribute('href', /^tel:/)
  await expect(page.locator('#apply').getByRole('textbox')).toHaveCount(1)
  await expect(page.locator('#apply').getByRole('combobox')).toHaveCount(1)
  await page.locator('#phone').fill('01712 345678')
  await page.locator('#trade').selectOption('welder')
  await page.locator('#consent').check()
  await wordsKept(page)
  await expectAccessible(page)
  await sendButton(page).click()
  await expect(receipt(page)).toBeVisible()
})
