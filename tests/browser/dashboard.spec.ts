import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addClient, startSession, qatar } from './actors.ts'
import { png } from './pictures.ts'
import { root } from './product.ts'
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

test(
  'the dashboard shows the last backup, and warns of none, an old or failed one',
  { tag: '@phone' },
  async ({ page, product }) => {
    test.skip(process.env.TEST_DATABASE === 'postgresql', 'PostgreSQL is backed up by its own programs')
    await startSession(page)
    const backup = page.locator('[data-slot=card]').filter({ has: page.getByRole('heading', { name: 'Backup' }) })
    await open(page, '/admin')
    await expect(backup.getByRole('note')).toContainText('No backup has been made yet')
    await expectAccessible(page)

    execFileSync(join(root, 'node_modules/.bin/node'), ['dist/server/backup.js'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: product.dataDir },
    })
    await open(page, '/admin')
    await expect(backup).toContainText(/Last backup: \d+ \w+ \d{4}, \d+:\d\d/)
    await expect(backup.getByRole('alert')).toHaveCount(0)

    const file = join(product.dataDir, 'backups/state.json')
    const state = JSON.parse(readFileSync(file, 'utf8')) as { last: { ok: boolean } }
    writeFileSync(file, JSON.stringify({ ...state, last: { ...state.last, ok: false } }))
    await open(page, '/admin')
    await expect(backup.getByRole('alert')).toContainText('The last try to make a backup failed')
    await expectAccessible(page)
  },
)
