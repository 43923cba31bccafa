import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

/** A script whose name begins so cannot be loaded until the function that this gives is called. */
async function withoutScript(page: Page, name: string) {
  const address = new RegExp(`/assets/(?:\\w+/)?${name}-[\\w-]+\\.js`)
  let asked = 0
  await page.route(address, route => {
    asked++
    return route.abort()
  })
  return {
    asked: () => asked,
    restore: () => page.unroute(address),
  }
}
const FAILED = [/ERR_FAILED/, /Failed to fetch dynamically imported module/, /error #4\d\d/]

test('a page of staff whose script failed opens at another try', async ({ page, expectProblems }) => {
  expectProblems(...FAILED)
  await startSession(page)
  await open(page, '/admin')
  const script = await withoutScript(page, 'tasks')
  const reloaded = page.waitForEvent('load') // the first time the router does it by itself
  await page.getByRole('link', { name: 'Tasks' }).first().click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(script.asked()).toBeGreaterThan(0)
  await script.restore()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
})

test('a form stays when its library fails, and comes back after a retry', async ({ page, expectProblems }) => {
  expectProblems(...FAILED)
  await startSession(page)
  await open(page, '/admin/news/add')
  const script = await withoutScript(page, 'library-dialog')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('A new office in Sylhet')
  await page.getByRole('button', { name: 'Choose from the library' }).first().click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(title).toHaveValue('A new office in Sylhet')
  expect(script.asked()).toBe(1)
  await script.restore()
  page.once('dialog', dialog => dialog.accept()) // the browser asks about what is unsaved
  await retry.click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(title).toHaveValue('A new office in Sylhet')
  await page.getByRole('button', { name: 'Choose from the library' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Choose from the library' })).toBeVisible()
})

test.describe('for visitors', () => {
  test.use({ settings: { DEMO: 'on' } })

  test('a form whose scripts failed keeps what was typed', async ({ page, request, expectProblems }) => {
    expectProblems(...FAILED, /400/)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const job = /\/jobs\/[\w-]+-[0-9a-f]{8}(?=<)/.exec(sitemap)![0]
    const script = await withoutScript(page, 'apply-section')
    await open(page, job)
    await page.locator('main form[method=post]').getByLabel(/name/i).first().fill('Rahim Uddin')
    await expect.poll(script.asked).toBeGreaterThan(0)
    await page.locator('main form[method=post] button[type=submit]:visible').last().click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeVisible()
    await expect(page.locator('main form[method=post]').getByLabel(/name/i).first()).toHaveValue('Rahim Uddin')
  })

  test('the code of a complaint is shown without its script', async ({ page, expectProblems }) => {
    expectProblems(...FAILED)
    const script = await withoutScript(page, 'code-receipt')
    await open(page, '/complaints')
    await page.locator('[name=text]').fill('They kept my passport.')
    await page.locator('main form[method=post] button[type=submit]:visible').last().click()
    await expect(page.locator('[data-unread]')).toContainText(/\d{4}/)
    expect(script.asked()).toBeGreaterThan(0)
  })
})
