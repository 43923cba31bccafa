import type { Page } from '@playwright/test'
import { colleague, publishNews, startSession } from './actors.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

const text = (page: Page) => page.getByLabel('Text', { exact: true })
/** The heartbeat that the browser sends when a tab is shown or hidden. */
const beat = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test.describe('two people with one record', () => {
  test.use({ settings: { SIGN_UP: 'open' } })

  test('see each other, unsaved changes and newer versions', async ({ page, otherPerson }) => {
    await startSession(page)
    const { _id } = await publishNews(page)
    const karim = await otherPerson()
    await startSession(karim, colleague)
    await open(page, `/admin/news/${_id}`)
    await open(karim, `/admin/news/${_id}`)
    await expect(karim.getByText('Ayesha Rahman has this record open.')).toBeVisible()
    await expectAccessible(karim)

    await text(page).fill('What Ayesha typed')
    await expect(async () => {
      await beat(karim)
      await expect(karim.getByText(/^Ayesha Rahman has unsaved changes in this record/)).toBeVisible({ timeout: 500 })
    }).toPass()

    await karim.getByLabel('Place', { exact: true }).fill('Khulna')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
    await beat(karim)
    await expect(karim.getByText(/^A newer version was saved at \d\d:\d\d by Ayesha Rahman\.$/)).toBeVisible()
    await expectAccessible(karim)
    await karim.getByRole('button', { name: 'Merge it with my changes' }).click()
    await expect(text(karim)).toHaveValue('What Ayesha typed')
    await expect(karim.getByLabel('Place', { exact: true })).toHaveValue('Khulna')
    await karim.getByRole('button', { name: 'Publish' }).click()
    await expect(karim.getByText('Published', { exact: true }).first()).toBeVisible()

    await beat(page)
    await page.getByRole('button', { name: 'Load the newer version' }).click()
    await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Khulna')
    await expect(page.getByText('A newer version was saved')).toHaveCount(0)

    await page.close({ runBeforeUnload: true })
    await expect(async () => {
      await beat(karim)
      await expect(karim.getByText('Ayesha Rahman has')).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })
})

test('a second tab of the same person is named, a reloaded one is not', async ({ page }) => {
  await startSession(page)
  const { _id } = await publishNews(page)
  const second = await page.context().newPage()
  await open(page, `/admin/news/${_id}`)
  await open(second, `/admin/news/${_id}`)
  await expect(second.getByText('You have this record open in another tab.')).toBeVisible()

  await second.close({ runBeforeUnload: true })
  await text(page).fill('Typed and reloaded')
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await ready(page)
  await expect(async () => {
    const answered = page.waitForResponse(/content\.editing/)
    await beat(page)
    await answered
    await expect(page.getByText('in another tab')).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('a tab that comes back to a record is not another one, whatever was lost', async ({ page }) => {
  await startSession(page)
  const { _id } = await publishNews(page)
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false
  })
  for (const path of [`/admin/news/${_id}`, '/admin/news', `/admin/news/${_id}`]) {
    const response = path.endsWith(_id) && page.waitForResponse('**/api/trpc/content.editing*')
    await open(page, path)
    if (response) expect((await (await response).json()).result.data.others).toEqual([])
  }
  await expect(page.getByText('You have this record open in another tab.')).toHaveCount(0)
})
