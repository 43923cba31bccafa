import { startSession, flagInput } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test(
  'leaving unsaved work by a link or Back asks first, and staying keeps everything',
  { tag: ['@phone', '@core'] },
  async ({ page }) => {
    await startSession(page)
    await open(page, '/admin')
    await page.getByRole('main').getByRole('link', { name: 'The first client country' }).click()
    await page.getByLabel('Country Name').fill('Qatar')
    await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

    await page.goBack()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay and go on' }).click()
    await expect(page).toHaveURL('/admin/add-new-client#first-step')
    await expect(page.getByLabel('Country Name')).toHaveValue('Qatar')
    await expect(page.getByText('flag.jpg')).toBeVisible()

    const menu = page.getByRole('button', { name: 'Open Menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Manage Clients' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/admin/manage-clients')
  },
)

test('logging out of unsaved work asks first, and staying keeps the session', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await page.getByLabel('Country Name').fill('Qatar')
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay and go on' }).click()
  await expect(page).toHaveURL('/admin/add-new-client')
  await expect(page.getByLabel('Country Name')).toHaveValue('Qatar')
  expect((await page.request.get('/admin/clients.json')).status()).toBe(200)

  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/login')
  expect((await page.request.get('/admin/clients.json')).status()).toBe(401)
})

test('changing the language of unsaved work asks first, once', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await page.getByLabel('Country Name').fill('Qatar')
  const requested: string[] = []
  page.on('dialog', dialog => {
    requested.push(dialog.type())
    void dialog.accept()
  })
  const choose = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
  }
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await choose()
  await question.getByRole('button', { name: 'Stay and go on' }).click()
  await page.reload()
  expect(requested).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/admin/add-new-client')
  await ready(page)
  await page.getByLabel('Country Name').fill('Qatar')
  await choose()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/bn/admin/add-new-client')
  expect(requested).toHaveLength(1)
})

test('reloading unsaved work asks first, reloading an untouched form does not', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  const requested: string[] = []
  page.on('dialog', dialog => {
    requested.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await ready(page)
  expect(requested).toEqual([])
  await page.getByLabel('Country Name').fill('Qatar')
  await page.reload()
  expect(requested).toEqual(['beforeunload'])
})
