import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

test('visitors see a section of points when it is whole, and the form says so', async ({ page, otherPerson }) => {
  await startSession(page)
  await open(page, '/admin/companies')
  await page.getByRole('link', { name: 'Meghbridge Motors', exact: true }).click()
  const points = page.getByLabel(/^Point 4$/)
  const last = points.first()
  await expect(page.getByText('All 4 points are written: visitors see this section.')).toBeVisible()
  const written = await last.inputValue()
  await last.fill('')
  await page.getByLabel('Point 4 in Bangla', { exact: true }).first().fill('')
  await expect(page.getByText('3 of 4 points: visitors do not see this section')).toBeVisible()
  await expectAccessible(page)
  await publish()
  const visitor = await otherPerson()
  await open(visitor, '/each-company-details/meghbridge-motors')
  const section = visitor.getByRole('heading', { name: 'About Our Services' })
  await expect(section).toHaveCount(0)
  const companies: { _id: string }[] = await (await visitor.request.get('/companies.json')).json()
  const company = companies.find(({ _id }) => _id === 'meghbridge-motors')
  expect(company).toMatchObject({ companyName: 'Meghbridge Motors', aboutOurServicePointFour: '' })

  await last.fill(written)
  await publish()
  await visitor.reload()
  await expect(section).toBeVisible()

  async function publish() {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toHaveText(/^Published/)
  }
})

test('staff write what a company does in one line, and visitors read it', async ({ page, otherPerson }) => {
  await startSession(page)
  await open(page, '/admin/companies')
  await page.getByRole('link', { name: 'Meghbridge Motors', exact: true }).click()
  await page.getByLabel('What it does, in one line', { exact: true }).fill('Vans that start on cold mornings.')
  await page.getByLabel('Founded', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toHaveText(/^Published/)
  const visitor = await otherPerson()
  await open(visitor, '/our-companies')
  await visitor.getByRole('link', { name: /Vans that start on cold mornings/ }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Meghbridge Motors')
  await expect(visitor.getByText('Tejgaon and Savar, Dhaka')).toBeVisible()
  await expect(visitor.getByText('Founded', { exact: true })).toHaveCount(0)
  await expectAccessible(visitor)
})

test('a company that is deleted leaves the list, the slider and the contact form', async ({ page, otherPerson }) => {
  await startSession(page)
  await open(page, '/admin/companies')
  await page.getByRole('button', { name: 'Delete Meghbridge Medical Service' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Meghbridge Medical Service' })).toHaveCount(0)
  const visitor = await otherPerson()
  for (const path of ['/', '/our-companies', '/contact-us']) {
    await visitor.goto(path)
    await expect(visitor.getByText('Meghbridge Motors').first()).toBeAttached()
    await expect(visitor.getByText('Meghbridge Medical Service')).toHaveCount(0)
  }
})
