import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addClient, CLIENTS, colleague, startSession, qatar, savedClients } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const flag = 'https://pictures.example/flag.png'
const file = (name: string, text: string) => ({
  name,
  mimeType: name.endsWith('csv') ? 'text/csv' : 'application/json',
  buffer: Buffer.from(text),
})
const input = (page: Page) => page.getByLabel('List of client countries')
const rows = (page: Page) => page.getByRole('table').getByRole('row')

async function download(page: Page, name: string) {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  expect(saved.suggestedFilename()).toMatch(/^client-countries-\d{4}-\d\d-\d\d\.(?:csv|json)$/)
  return readFile(await saved.path(), 'utf8')
}

test(
  'staff export the list, edit it, fix the reported rows and import it',
  { tag: '@core' },
  async ({ page, otherPerson }) => {
    await startSession(page)
    const { _id, countryFlagImage } = await addClient(page)
    await addClient(page, { countryName: 'Oman', company: [] })
    await open(page, '/admin/manage-clients')
    const text = await download(page, 'Download CSV')
    expect(JSON.parse(await download(page, 'Download JSON')).data).toHaveLength(2)

    await page.getByRole('link', { name: 'Import' }).click()
    await expectAccessible(page)
    await input(page).setInputFiles(file('clients.csv', text))
    await expect(page.getByText('Nothing changes: everything in this file is here already.')).toBeVisible()

    const edited = `${text.replace(',120', ',1250').replace('Doha Facilities', 'Doha Buildings')},Kuwait,Driving.,,${countryFlagImage},,,,,,,\n`
    await input(page).setInputFiles(
      file('clients.csv', `${edited},Jordan,,,${countryFlagImage},,,Petra Hotels,,,,many\n`),
    )
    await expect(page.getByRole('heading', { name: '3 things in the file are wrong' })).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('What is wrong is left out, with its whole country.')
    const wrong = page.getByRole('table').first()
    await expect(wrong.getByRole('row')).toHaveText([
      /Column/,
      /^6\s*workSummary\s*Say what the work is$/,
      /^6\s*companySector\s*Give the sector$/,
      /^6\s*valueOfEmployement\s*Give a whole number, such as 250$/,
    ])
    await expect(page.getByRole('button', { name: 'Import 2 countries' })).toBeVisible()
    await expectAccessible(page)

    await input(page).setInputFiles(file('clients.csv', edited))
    await expect(page.getByRole('heading', { name: 'What this file would change' })).toBeFocused()
    await expect(rows(page)).toHaveText([
      /What changes/,
      /Qatar\s*changed\s*Companies changed: Doha Buildings/,
      /5\s*Kuwait\s*new\s*0 companies · 0 pictures/,
    ])
    await expectAccessible(page)
    expect(await savedClients(page)).toHaveLength(2)
    await page.getByRole('button', { name: 'Import 2 countries' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The import is done.' })).toBeFocused()
    await expect(page.getByText('Added: 1. Changed: 1.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await expectAccessible(page)

    const visitor = await otherPerson()
    await open(visitor, `/our-clients/${_id}`)
    await expect(visitor.getByRole('row', { name: /Doha Buildings/ })).toContainText('1,250')
    await page.getByRole('main').getByRole('link', { name: 'Manage Clients' }).last().click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Kuwait', 'Oman', 'Qatar'])
  },
)

test('with the keyboard alone: choose, read, import', async ({ page }) => {
  await startSession(page)
  page.on('filechooser', chooser => {
    void chooser.setFiles(file('list.json', JSON.stringify([{ ...qatar, countryFlagImage: flag }])))
  })
  await open(page, '/admin/import-clients')
  await page.getByRole('main').getByRole('link', { name: 'Manage Clients' }).focus()
  await page.keyboard.press('Tab')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'What this file would change' })).toBeFocused()
  for (const part of [
    page.getByRole('region', { name: 'What this file would change' }),
    page.getByRole('button', { name: 'Import one country' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(part).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: 1. Changed: 0.')).toBeVisible()
  expect(await savedClients(page)).toMatchObject([qatar])
})

test('an unreadable file is rejected at its field, before upload where possible', async ({ page, expectProblems }) => {
  expectProblems(/400 .*previewImport/)
  await startSession(page)
  await open(page, '/admin/import-clients')
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('previewImport')) sent.push(request.method())
  })
  await input(page).setInputFiles({
    name: 'huge.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
  })
  await expect(input(page)).toHaveAccessibleDescription(/The file is larger than 10 MB/)
  expect(sent).toEqual([])
  await input(page).setInputFiles(file('list.json', '[\n{"countryName": "Qatar"},\n]'))
  await expect(input(page)).toHaveAccessibleDescription(/The file is no JSON that can be read/)
  await expect(input(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove list.json' }).click()
  await expect(input(page)).toBeFocused()
  await expect(page.getByText('The file is no JSON that can be read')).toHaveCount(0)
})

test.describe('with a colleague', () => {
  test.use({ settings: { SIGN_UP: 'open' } })

  test('an import is undone but for what somebody has changed since', async ({ page, otherPerson }) => {
    await startSession(page)
    const { _id, countryFlagImage } = await addClient(page)
    await open(page, '/admin/import-clients')
    const kuwait = { ...qatar, countryName: 'Kuwait', countryFlagImage }
    await input(page).setInputFiles(file('list.json', JSON.stringify([{ _id, workSummary: 'Ours.' }, kuwait])))
    await page.getByRole('button', { name: 'Import 2 countries' }).click()
    await expect(page.getByText('Added: 1. Changed: 1.')).toBeVisible()
    await expectAccessible(page)
    const other = await otherPerson()
    await startSession(other, colleague)
    expect((await other.request.patch(`${CLIENTS}/${_id}`, { data: { countryName: 'State of Qatar' } })).ok()).toBe(
      true,
    )

    await page.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('1 record is back as it was')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(`Qatar: ${colleague.name} has saved this record meanwhile.`)
    await expect(page.locator('#import-result')).toBeFocused()
    await expectAccessible(page)
    expect(await savedClients(page)).toMatchObject([{ countryName: 'State of Qatar', workSummary: 'Ours.' }])
  })

  test('a change since the preview is shown again before anything is written', async ({
    page,
    otherPerson,
    expectProblems,
  }) => {
    expectProblems(/412/)
    await startSession(page)
    const { _id } = await addClient(page)
    await open(page, '/admin/import-clients')
    await input(page).setInputFiles(file('list.json', JSON.stringify([{ _id, workSummary: 'Ours.' }])))
    await expect(page.getByRole('button', { name: 'Import one country' })).toBeVisible()
    const other = await otherPerson()
    await startSession(other, colleague)
    expect((await other.request.patch(`${CLIENTS}/${_id}`, { data: { countryName: 'State of Qatar' } })).ok()).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Import one country' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'A country in this file has changed since the preview. Nothing was written.',
    )
    await expect(rows(page).last()).toContainText('State of Qatar')
    expect(await savedClients(page)).toMatchObject([{ workSummary: qatar.workSummary }])
    await page.getByRole('button', { name: 'Import one country' }).click()
    await expect(page.getByText('Added: 0. Changed: 1.')).toBeVisible()
    expect(await savedClients(page)).toMatchObject([{ countryName: 'State of Qatar', workSummary: 'Ours.' }])
  })
})

test('a connection lost during an import keeps the file, and a retry completes it', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await startSession(page)
  await open(page, '/admin/import-clients')
  await page.route('**/api/trpc/clients.previewImport', route => route.abort(), { times: 1 })
  await input(page).setInputFiles(file('list.json', JSON.stringify([{ ...qatar, countryFlagImage: flag }])))
  await expect(input(page)).toHaveAccessibleDescription(/You seem to be offline/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.route('**/api/trpc/clients.import', route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Import one country' }).click()
  await expect(page.getByRole('alert')).toContainText('You seem to be offline')
  await page.getByRole('button', { name: 'Import one country' }).click()
  await expect(page.getByText('Added: 1. Changed: 0.')).toBeVisible()
  expect(await savedClients(page)).toHaveLength(1)
})
