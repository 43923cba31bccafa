import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addClient, publishNews, startSession, qatar } from './actors.ts'
import { png } from './pictures.ts'
import { type Product, root } from './product.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('an empty dashboard offers the first step', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Add the first client country' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest changes' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Add New Client' }).click()
  await expect(page).toHaveURL('/admin/add-new-client')
})

test('the dashboard shows counts, open tasks and gaps, with links', { tag: '@phone' }, async ({ page }) => {
  await startSession(page)
  await addClient(page, { images: [await png('office.png')] })
  await addClient(page, {
    countryName: 'Oman',
    company: [{ companyName: 'Sur Ships', companySector: 'Fishing', valueOfEmployement: 1000 }],
  })
  const message = {
    lastName: 'Rahman',
    email: 'rahman@example.com',
    company: 'meghbridge-motors',
    message: 'Six drivers',
    website: '',
    shownAt: 0,
  }
  expect((await page.request.post('/api/trpc/enquiries.submit', { data: message })).ok()).toBe(true)
  await open(page, '/admin')
  const main = page.getByRole('main')
  const figure = (label: string) =>
    main
      .locator('dl > *')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
  await expect(figure('Client countries')).toHaveText('2')
  await expect(figure('Companies')).toHaveText('3')
  await expect(figure('People placed')).toHaveText('1,165')
  await expect(figure('Unread enquiries')).toHaveText('1')

  const part = (name: string) => main.locator('[data-slot=card]').filter({ has: page.getByRole('heading', { name }) })
  await expect(part('Latest changes').getByRole('link')).toHaveText(['Oman', qatar.countryName])
  await expect(part('Something is missing').getByRole('link')).toHaveText(['Oman'])
  await expect(part('What next?').getByRole('link')).toHaveText([
    'Read one enquiry',
    'Add New Client',
    'See the public page',
  ])
  await part('Something is missing').getByRole('link', { name: 'Oman' }).click()
  await expect(page.getByLabel('Country Name')).toHaveValue('Oman')
  await open(page, '/admin')
  await part('What next?').getByRole('link', { name: 'Read one enquiry' }).click()
  await expect(page).toHaveURL('/admin/enquiries')
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

test('schedules of a restored backup are held until somebody confirms them', async ({ page, product }) => {
  test.skip(process.env.TEST_DATABASE === 'postgresql', 'PostgreSQL is backed up by its own programs')
  await startSession(page)
  const held = page.locator('[data-slot=card]').filter({ has: page.getByRole('heading', { name: 'Not published' }) })
  const { _id, newest } = await publishNews(page, {}, 'saveDraft')
  const publishAt = '2099-01-01T06:00:00.000Z'
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
  await expect(held).toContainText('1 Jan 2099, 12:00')
  await expectAccessible(page)
  await held.getByRole('link', { name: 'Open day' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open day')

  await open(page, '/admin')
  await held.getByRole('button', { name: 'Confirm schedules' }).click()
  await expect(page.getByText('Schedules confirmed')).toBeVisible()
  await expect(held).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

/** Runs a command on the product's data. */
function run(command: 'backup' | 'restore', { dataDir }: Product, ...words: string[]) {
  execFileSync(join(root, 'node_modules/.bin/node'), [`dist/server/${command}.js`, ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
