import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addClient, addOfficer, publishNews, sendEnquiry, startSession } from './actors.ts'
import { type Product, root } from './product.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

const nextYear = new Date().getFullYear() + 1

test('an inbox that is done says so, and counts what comes in the sidebar', async ({ page, otherPerson }) => {
  await startSession(page)
  await addOfficer(page, await otherPerson())
  await addClient(page)
  await open(page, '/admin')
  await expect(page.getByText('Nobody waits for you. What can be finished is listed here, too.')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Enquiries' }),
  ).toHaveText('Enquiries')
  await sendEnquiry(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(
    page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Enquiries' }),
  ).toHaveText(/^Enquiries\s*1/)
})

test('the compact view stays chosen, and keeps the size of buttons on phones', async ({ page }) => {
  await startSession(page)
  await addClient(page)
  await open(page, '/admin/manage-clients?view=rows')
  const edit = page.getByRole('row', { name: /Qatar/ }).getByRole('link').first()
  const heightOf = async () => (await edit.boundingBox())?.height ?? 0
  const before = await heightOf()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact view' }).click()
  await expect.poll(heightOf).toBeLessThan(before)
  await page.reload()
  await expect.poll(heightOf).toBeLessThan(before)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(heightOf).toBeGreaterThanOrEqual(44)
})

test('column names and the state of a record stay in view on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await startSession(page)
  for (const countryName of ['Oman', 'Qatar', 'Kuwait', 'Malta', 'Italy']) await addClient(page, { countryName })
  await open(page, '/admin/manage-clients?view=rows')
  await page.mouse.move(800, 300)
  await page.mouse.wheel(0, 5000)
  await expect(page.getByRole('link', { name: /Qatar/ }).first()).toBeInViewport()
  await expect(page.getByRole('columnheader', { name: 'Companies' })).toBeInViewport()
  await page.getByRole('link', { name: /Qatar/ }).first().click()
  await ready(page)
  await page.mouse.wheel(0, 5000)
  await expect(page.getByLabel('State').getByRole('button', { name: 'History' })).toBeInViewport()
})

test('the dashboard shows the last backup, and warns of none, an old or failed one', async ({ page, product }) => {
  test.skip(process.env.TEST_DATABASE === 'postgresql', 'PostgreSQL is backed up by its own programs')
  await startSession(page)
  const backup = page.locator('[data-slot=card]').filter({ has: page.getByRole('heading', { name: 'Backup' }) })
  await open(page, '/admin')
  await expect(backup.getByRole('note')).toContainText('No backup has been made yet')
  await expectAccessible(page)

  run('backup', product)
  await open(page, '/admin')
  await expect(backup).toContainText(/Last backup: \d+ \w+ \d{4}, \d+:\d\d/)
  await expect(backup.getByRole('alert')).toHaveCount(0)

  const file = join(product.dataDir, 'backups/state.json')
  const state = JSON.parse(readFileSync(file, 'utf8')) as { last: { ok: boolean } }
  writeFileSync(file, JSON.stringify({ ...state, last: { ...state.last, ok: false } }))
  await open(page, '/admin')
  await expect(backup.getByRole('alert')).toContainText('The last try to make a backup failed')
  await expectAccessible(page)
})

test.describe('restored while the product is away', () => {
  test.use({ hasOwnProcess: true })

  test('schedules of a restored backup are held until somebody confirms them', async ({ page, product }) => {
    test.skip(process.env.TEST_DATABASE === 'postgresql', 'PostgreSQL is backed up by its own programs')
    await startSession(page)
    const held = page.locator('[data-slot=card]').filter({ has: page.getByRole('heading', { name: 'Not published' }) })
    const { _id, newest } = await publishNews(page, {}, 'saveDraft')
    const publishAt = `${nextYear}-01-01T06:00:00.000Z`
    const schedule = { feature: 'news', _id, seen: newest, publishAt }
    expect((await page.request.post('/api/trpc/content.schedule', { data: schedule })).ok()).toBe(true)
    await open(page, '/admin')
    await expect(held).toHaveCount(0)

    run('backup', product)
    await product.stop()
    const backup = readdirSync(join(product.dataDir, 'backups')).find(name => name !== 'state.json')!
    run('restore', product, join(product.dataDir, 'backups', backup), '--force')
    await product.start()
    await startSession(page, undefined, 'signIn')
    await open(page, '/admin')
    await expect(held).toContainText('The site was restored from a backup.')
    await expect(held).toContainText(`1 Jan ${nextYear}, 12:00`)
    await expectAccessible(page)
    await held.getByRole('link', { name: 'Open day' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open day')

    await open(page, '/admin')
    await held.getByRole('button', { name: 'Confirm schedules' }).click()
    await expect(page.getByText('Schedules confirmed')).toBeVisible()
    await expect(held).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })
})

/** Runs a command on the product's data. */
function run(command: 'backup' | 'restore', { dataDir }: Product, ...words: string[]) {
  execFileSync(join(root, 'node_modules/.bin/node'), [`dist/server/${command}.js`, ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
