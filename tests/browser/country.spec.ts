import sharedBn from '#i18n/messages/bn.json' with { type: 'json' }
import clientsBn from '#i18n/messages/clients/bn.json' with { type: 'json' }
import { addClient, closeDialog, startSession, flagInput, qatar, savedClients, submit, typeTexts } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const bn = { ...sharedBn, ...clientsBn }
test('choosing a country by keyboard fills in its Bangla name and flag', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page)
  await open(page, '/admin/add-new-client')
  const field = page.getByRole('combobox', { name: 'Country Name' })
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Bangla Names"', 'কাতার'))).toBe(true)
  await field.focus()
  await page.keyboard.type('কাত')
  await expect(page.getByRole('option')).toHaveText(['Qatarকাতার'])
  await expect(page.getByRole('option').locator('img')).toHaveJSProperty('complete', true)
  await expect(page.getByRole('option').locator('img')).toHaveAttribute('src', /QA.*\.svg$/)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Qatar')
  await expect(page.getByText('On Bangla pages: কাতার')).toBeVisible()
  await expect(page.getByText('Flag of Qatar.png')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await typeTexts(page)
  await submit(page).click()
  await closeDialog(page, 'Success!')
  const [saved] = await savedClients(page)
  expect(saved).toMatchObject({ ...qatar, countryNameBn: 'কাতার' })
  const flag = await page.request.get(String(saved?.countryFlagImage))
  expect(flag.headers()['content-type']).toBe('image/webp')
})

test('another country brings another flag, and a file that was chosen stays', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  const field = page.getByRole('combobox', { name: 'Country Name' })
  await field.fill('Qatar')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Flag of Qatar.png')).toBeVisible()
  await field.fill('ওমান')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('Oman')
  await expect(page.getByText('Flag of Oman.png')).toBeVisible()
  await expect(page.getByText('Flag of Qatar.png')).toBeHidden()
  await flagInput(page).setInputFiles(await jpeg('own-flag.jpg'))
  await field.fill('Japan')
  await page.keyboard.press('Tab')
  await expect(page.getByText('On Bangla pages: জাপান')).toBeVisible()
  await expect(page.getByText('own-flag.jpg')).toBeVisible()
})

test('a flag that fails to load is reported, and a file replaces it', async ({ page, expectProblems }) => {
  expectProblems(/\.svg/, /ERR_FAILED/)
  await page.route('**/*.svg', route => route.abort())
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await page.getByRole('combobox', { name: 'Country Name' }).fill('Qatar')
  await page.keyboard.press('Tab')
  await expect(page.getByText('The flag of this country could not be loaded.').first()).toBeVisible()
})

test('an existing country is offered for editing; a second record needs a confirmation', async ({ page }) => {
  await startSession(page)
  const { _id } = await addClient(page, { countryName: 'UAE' })
  await open(page, '/admin/add-new-client')
  await typeTexts(page, { ...qatar, countryName: 'United Arab Emirates' })
  await expect(page.getByText('UAE is on your list already')).toBeVisible()
  await submit(page).click()
  const question = page.getByRole('alertdialog', { name: 'UAE is on your list already' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Back to my form' }).click()
  await expect(page.getByRole('combobox', { name: 'Country Name' })).toBeFocused()
  expect(await savedClients(page)).toHaveLength(1)
  await submit(page).click()
  await question.getByRole('button', { name: 'Save a second one' }).click()
  await closeDialog(page, 'Success!')
  expect(await savedClients(page)).toHaveLength(2)

  await page.getByRole('combobox', { name: 'Country Name' }).fill('UAE')
  await page.getByRole('main').getByRole('link', { name: 'Edit the one that is there' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click()
  await expect(page).toHaveURL(`/admin/update-client/${_id}`)
})

test(
  'Bangla fields name their language, and another script is questioned once',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page)
    await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: 'bn' } })
    await open(page, '/bn/admin/add-new-client')
    for (const label of [
      'দেশের নাম (ইংরেজিতে)',
      'কাজের বিবরণ (ইংরেজিতে)',
      'কোম্পানির নাম (ইংরেজিতে)',
      'কোম্পানির খাত (ইংরেজিতে)',
    ])
      await expect(page.getByText(label, { exact: true })).toBeVisible()
    await page.getByRole('combobox').fill('Qatar')
    await page.getByLabel(bn.form_work_summary, { exact: true }).fill('দুই বছরের চুক্তিতে পরিচ্ছন্নতার কাজ।')
    await page.getByLabel(bn.form_company_name, { exact: true }).fill('Doha Facilities')
    await page.getByLabel(bn.form_company_sector, { exact: true }).fill('Cleaning')
    await page.getByLabel(bn.form_bangla_columns).check()
    await page.getByLabel(bn.form_company_name_bn).fill('Doha Facilities')
    await page.getByLabel(bn.form_bangla_columns).uncheck()
    await page.getByLabel(bn.form_employment).fill('১২০')
    await submit(page).click()
    const question = page.getByRole('alertdialog', { name: bn.script_title })
    await expect(question.getByRole('term')).toHaveText([bn.form_work_summary, 'কোম্পানি ১: কোম্পানির নাম (বাংলায়)'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel(bn.form_work_summary, { exact: true })).toBeFocused()
    await page.getByLabel(bn.form_work_summary, { exact: true }).fill('Cleaning on two-year contracts.')
    await submit(page).click()
    await expect(question.getByRole('term')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel(bn.form_company_name_bn)).toBeFocused()
    await submit(page).click()
    await question.getByRole('button', { name: bn.script_save }).click()
    await expect(page.getByRole('alertdialog', { name: bn.saved_title })).toBeVisible()
    expect(await savedClients(page)).toMatchObject([
      { workSummary: 'Cleaning on two-year contracts.', company: [{ companyNameBn: 'Doha Facilities' }] },
    ])

    await page.getByRole('alertdialog').getByRole('button').click()
    await open(page, '/bn/admin/manage-clients')
    await page.getByRole('button', { name: 'কাতার: মুছুন' }).click()
    await expect(
      page.getByRole('alertdialog', { name: bn.delete_title }).getByText('কাতার', { exact: true }),
    ).toBeVisible()
  },
)
