import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  addClient,
  addColleague,
  CLIENTS,
  closeDialog,
  colleague,
  openFilters,
  startSession,
  qatar,
  savedClients,
  submit,
} from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search countries, texts and companies' })
const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const bar = (page: Page) => page.getByRole('group', { name: 'Selected records' })

/** Adds client countries with numbers in their names; every second one has no company. */
async function addMany(page: Page, count: number) {
  const { countryFlagImage } = await addClient(page, { countryName: 'Country 1' })
  for (let n = 2; n <= count; n++) {
    const company = n % 2 ? [] : [{ ...qatar.company[0], valueOfEmployement: n }]
    const data = { ...qatar, countryName: `Country ${n}`, countryFlagImage, company }
    expect((await page.request.post(CLIENTS, { data })).status()).toBe(201)
  }
}

test(
  'what is searched, filtered and sorted is in the address, and can be cleared',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page)
    await addMany(page, 60)
    await open(page, '/admin/manage-clients')
    await expect(found(page)).toHaveText('60 client countries · Page 1 of 3')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(25)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(found(page)).toHaveText('60 client countries · Page 3 of 3')
    await expect(found(page)).toBeFocused()
    await expect(page).toHaveURL('/admin/manage-clients?page=3')
    await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')).toHaveText(['3'])
    await page.getByRole('link', { name: 'Rows' }).click()
    await expect(page.getByRole('row', { name: /Country 60/ })).toBeVisible()
    await expectAccessible(page)

    await searchField(page).fill('country 6')
    await expect(found(page)).toHaveText('7 of 60 client countries found') // 6, 16 … 56, 60
    await expect(page).toHaveURL('/admin/manage-clients?search=country+6&view=rows')
    await expect(searchField(page)).toBeFocused()
    await openFilters(page)
    await page.getByLabel('Sort by').selectOption('Workers placed')
    await page.getByLabel('Show').selectOption('Without a company')
    await expect(found(page)).toHaveText(/^0 of 60/)
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/admin/manage-clients?view=rows')
    await expect(searchField(page)).toHaveValue('')
    await page.goBack()
    await expect(page.getByLabel('Show')).toHaveValue('company')
    await expect(searchField(page)).toHaveValue('country 6')
  },
)

test('a list stays in view, with its focus, while it is searched', async ({ page }) => {
  await startSession(page)
  await addMany(page, 30)
  await open(page, '/admin/manage-clients')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await searchField(page).fill('country 2')
  await expect(found(page)).toHaveText('12 of 30 client countries found')
  await expect(searchField(page)).toBeFocused()
})

test('after editing, the person is back at the same country in the list', async ({ page }) => {
  await startSession(page)
  await addMany(page, 30)
  await open(page, '/admin/manage-clients?view=rows&page=2')
  await page.getByRole('link', { name: 'Edit Country 28' }).click()
  await page.getByLabel('Work Summary', { exact: true }).fill('Catering only.')
  await submit(page).click()
  await closeDialog(page, 'Updated!')
  await expect(page).toHaveURL('/admin/manage-clients?view=rows&page=2')
  await expect(page.getByRole('link', { name: 'Edit Country 28' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Update Client' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Edit Country 28' })).toBeFocused()
})

test('selected countries are exported and deleted together, in parts', async ({ page }) => {
  await startSession(page)
  await addMany(page, 60)
  await open(page, '/admin/manage-clients?size=50')
  await page.getByLabel('Select this page').check()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.getByLabel('Select Country 60').check()
  await expect(bar(page)).toContainText('51 selected')
  await expectAccessible(page)

  const started = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Download JSON' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^client-countries-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).data).toHaveLength(51)

  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText("You won't be able to revert this!")
  await expect(question).toContainText('and 46 more')
  await question.getByRole('button', { name: 'Yes, delete them!' }).click()
  await closeDialog(page, 'Deleted!', '51 clients have been deleted.')
  await expect(searchField(page)).toBeFocused()
  await expect(found(page)).toHaveText('9 client countries')
  expect(await savedClients(page)).toHaveLength(9)
})

test('a figure is edited in its place, checked, and restored by Escape', { tag: '@phone' }, async ({ page }) => {
  await startSession(page)
  await addClient(page)
  await open(page, '/admin/manage-clients')
  const button = (figure: string) => page.getByRole('button', { name: `Doha Facilities: ${figure}.` })
  const field = page.getByLabel('Workers placed with Doha Facilities')
  await button('120').focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await field.fill('12.5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Give a whole number, without a fraction')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button('120')).toBeFocused()

  await button('120').click()
  await field.fill('১,২৩৪')
  await page.keyboard.press('Enter')
  await expect(button('1,234')).toBeFocused()
  await button('1,234').click()
  await field.fill('90')
  await searchField(page).focus()
  await expect(button('90')).toBeVisible()
  expect((await savedClients(page))[0]?.company).toMatchObject([{ valueOfEmployement: 90 }, { valueOfEmployement: 45 }])
})

test('a figure that two people change at once names the other person', async ({
  page,
  otherPerson,
  expectProblems,
}) => {
  expectProblems(/412/)
  await startSession(page)
  const { _id, company } = await addClient(page)
  const other = await otherPerson()
  await addColleague(page, other, 'admin')
  await startSession(other, colleague, 'signIn')
  await open(page, '/admin/manage-clients')
  const change = (value: number) =>
    other.request.patch(`${CLIENTS}/${_id}`, {
      data: { company: company.map((entry, n) => (n === 0 ? { ...entry, valueOfEmployement: value } : entry)) },
    })
  await page.getByRole('button', { name: 'Doha Facilities: 120.' }).click()
  await page.getByLabel('Workers placed with Doha Facilities').fill('200')
  expect((await change(150)).ok()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(`${colleague.name} changed this to 150 in the meantime.`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Doha Facilities: 200.' })).toBeVisible()

  // another field of the record is no conflict
  await page.getByRole('button', { name: 'Pearl Kitchens: 45.' }).click()
  await page.getByLabel('Workers placed with Pearl Kitchens').fill('46')
  await other.request.patch(`${CLIENTS}/${_id}`, { data: { workSummary: 'Changed.' } })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pearl Kitchens: 46.' })).toBeVisible()
  expect(await savedClients(page)).toMatchObject([{ workSummary: 'Changed.' }])
})

test('a country is unpublished and back by keyboard, and the focus stays in the list', async ({ page }) => {
  await startSession(page)
  const { _id } = await addClient(page)
  await open(page, '/admin/manage-clients?view=rows')
  await page.getByRole('checkbox', { name: 'Select Qatar' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Unpublish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 record unpublished')).toBeVisible()
  await expect(found(page)).toBeFocused()
  expect((await page.request.get(`${CLIENTS}/${_id}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 record is back as it was')).toBeVisible()
  await expect(found(page)).toBeFocused()
  expect((await page.request.get(`${CLIENTS}/${_id}`)).status()).toBe(200)
})
