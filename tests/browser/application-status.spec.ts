import type { Page } from '@playwright/test'
import { test } from './clock.ts'
import { expect, expectAccessible, open } from './test.ts'

const HOUR_MS = 60 * 60 * 1000
const phone = { javaScriptEnabled: false, viewport: { width: 360, height: 740 }, locale: 'bn-BD' }

const person = {
  name: 'Rahim Uddin',
  phone: '01712345678',
  district: 'bogura',
  trade: 'mason',
  years: '5',
  passport: 'yes',
  registered: 'unknown',
  consent: 'yes',
}
type Receipt = { reference: string; code: string; link: string }

/** An application for any job that fits, as the form sends it. */
async function apply(origin: string) {
  const response = await fetch(`${origin}/jobs/tell-me`, {
    method: 'POST',
    headers: { origin, accept: 'application/json' },
    body: new URLSearchParams(person),
  })
  const { reference, code, link } = ((await response.json()) as { result: Receipt }).result
  return { reference, code: code.replace(' ', ''), secret: new URL(link).searchParams.get('key') ?? '' }
}

const lookUp = (page: Page) => page.getByRole('button', { name: 'আমার আবেদন দেখান' }).click()

async function askToErase(page: Page, code: string) {
  await page.getByRole('link', { name: 'আবেদনটি মুছে ফেলুন' }).click()
  await page.getByLabel('আপনার কোড আরেকবার').fill(inBangla(code))
  await page.getByRole('button', { name: 'হ্যাঁ, মুছে ফেলুন' }).click()
  await expect(page.getByText('এই আবেদন মুছে যাবে')).toBeVisible()
}

const inBangla = (text: string) => text.replaceAll(/\d/g, digit => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('in Bangla on a small phone without scripts', () => {
  test.use(phone)

  test(
    'somebody looks up an application by number and code',
    { tag: '@core' },
    async ({ page, product, expectProblems }) => {
      expectProblems(/status of 400/)
      const { reference, code } = await apply(product.url)
      await page.goto('/bn/application-status')
      await page.getByLabel('ফোন নম্বর').fill('০১৭১২ ৩৪৫৬৭৮')
      await page.getByLabel('কোড').fill(inBangla(code === '12345678' ? '12345679' : '12345678'))
      await lookUp(page)
      await expect(page.getByRole('alert')).toContainText('নম্বর ও কোড মিলছে না')
      await expect(page.getByLabel('ফোন নম্বর')).toHaveValue('০১৭১২ ৩৪৫৬৭৮')
      await page.getByLabel('কোড').fill(inBangla(code))
      await lookUp(page)
      await expect(page.getByText(reference)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'আবেদন জমা হয়েছে' })).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/Rahim|345678/)
      expect(new URL(page.url()).search).toBe('?show=mine')
      expect(await widthOf(page)).toBe(360)
    },
  )

  test('somebody withdraws an application, and has it erased', async ({ page, product, expectProblems, moveClock }) => {
    expectProblems(/status of 400/)
    const { reference, code } = await apply(product.url)
    const find = async () => {
      await page.goto('/bn/application-status')
      await page.getByLabel('ফোন নম্বর').fill(person.phone)
      await page.getByLabel('কোড').fill(code)
      await lookUp(page)
    }
    await find()
    await askToErase(page, code)
    await page.getByRole('button', { name: 'মুছবেন না' }).click()
    await expect(page.getByRole('link', { name: 'আবেদনটি মুছে ফেলুন' })).toBeVisible()

    await page.getByRole('link', { name: 'আবেদন প্রত্যাহার করুন' }).click()
    await page.getByRole('button', { name: 'হ্যাঁ, প্রত্যাহার করুন' }).click()
    await expect(page.getByRole('heading', { name: 'প্রত্যাহার করা হয়েছে' })).toBeVisible()
    await askToErase(page, code)
    await page.getByRole('button', { name: 'এই পৃষ্ঠা বন্ধ করুন' }).click()
    await expect(page.getByLabel('কোড')).toBeVisible()
    const asked = Date.now()
    await moveClock(asked + 71 * HOUR_MS)
    await find()
    await expect(page.getByText(reference)).toBeVisible()
    await moveClock(asked + 73 * HOUR_MS)
    await expect(async () => {
      await find()
      await expect(page.getByRole('alert')).toContainText('নম্বর ও কোড মিলছে না', { timeout: 500 })
    }).toPass()
  })
})

test.describe('in English on a wide screen', () => {
  test.use({ settings: { LOG_LEVEL: 'info' } })

  test('a link shows what comes next and who pays; the log has none of it', async ({ page, product }) => {
    const { reference, code, secret } = await apply(product.url)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `/application-status?key=${secret}`)
    await expect(page.getByRole('heading', { name: 'Received', exact: true })).toBeVisible()
    await expect(page.getByText('No money in any form may be taken before selection.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Withdraw' }).click()
    await expect(page.getByRole('heading', { name: 'Withdraw this application?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'No, keep it' }).click()
    await expect(page.getByText(reference)).toBeVisible()
    await page.getByRole('button', { name: 'Close this page' }).click()
    await page.getByLabel('Telephone number').fill(person.phone)
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Show my application' }).click()
    await expect(page.getByText(reference)).toBeVisible()
    await product.stop() // which writes the last lines
    for (const secretText of [secret, code, '1712345678', 'Rahim']) expect(product.said()).not.toContain(secretText)
    expect(product.said()).toContain('/application-status')
  })
})
