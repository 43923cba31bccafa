import {
  addClient,
  CLIENTS,
  closeDialog,
  startSession,
  expectTexts,
  flagInput,
  imagesInput,
  owner,
  qatar,
  savedClients,
  signIn,
  signUp,
  submit,
  typeTexts,
} from './actors.ts'
import { jpeg, png, webp } from './pictures.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test(
  'a new owner signs up and adds a client country that visitors and programs read',
  { tag: ['@phone', '@desk', '@core'] },
  async ({ page, otherPerson }) => {
    await open(page, '/sign-up')
    await expectAccessible(page)
    await signUp(page, owner)
    await expect(page.getByText('User Created Successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Staff area' }).click()
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expect(page).toHaveURL('/admin')

    await page.context().clearCookies() // as on another day
    await open(page, '/login')
    await expectAccessible(page)
    await signIn(page, owner)
    await expect(page.getByText('Login Successfully')).toBeVisible()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('link', { name: 'The first client country' }).click()
    await expect(page.getByRole('heading', { name: 'Our Clients', level: 1 })).toBeVisible()
    const seen = Promise.withResolvers<void>()
    await page.route('**/api/v1/images', async route => {
      await seen.promise
      await route.continue()
    })
    await flagInput(page).setInputFiles(await jpeg('qatar-flag.jpg'))
    await typeTexts(page)
    await imagesInput(page).setInputFiles([
      await png('doha-tower.png', { colour: '#0b6e4f' }),
      await webp('pearl-kitchen.webp', { colour: '#c8553d' }),
    ])
    await expectAccessible(page)
    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
    await expect(page.getByText('Please wait, uploading your data...')).toBeVisible()
    await expect(page.getByText('Picture 1 of 3')).toBeVisible()
    seen.resolve()
    await expect(page.getByRole('alertdialog', { name: 'Success!' })).toBeVisible()
    await expectAccessible(page)
    await closeDialog(page, 'Success!', 'Data saved successfully!')
    await expect(page.getByLabel('Country Name')).toHaveValue('')
    await expect(page.getByLabel('Work Summary', { exact: true })).toHaveValue('')
    await expect(page.getByRole('group', { name: /^Company \d/ })).toHaveCount(1)
    await expect(page.getByText('qatar-flag.jpg')).toBeHidden()
    await expect(page.getByText('doha-tower.png')).toBeHidden()

    const visitor = await otherPerson()
    await open(visitor, '/our-clients')
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'Qatar' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('RECENT DEPLOYMENT IN COUNTRIES Qatar')
    await expect(visitor.getByText(qatar.workSummary)).toBeVisible()
    await expect(visitor.getByRole('columnheader')).toHaveText(['SL', 'Company Name', 'Sector', 'Employment Value'])
    await expect(visitor.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      '1',
      'Doha Facilities',
      'Cleaning',
      '120',
    ])
    await expect(visitor.getByRole('row').nth(2).getByRole('cell')).toHaveText([
      '2',
      'Pearl Kitchens',
      'Catering',
      '45',
    ])
    await expect(visitor.getByRole('row').last()).toHaveText(/Total Employement Value\s*165/)
    await expect(visitor.getByRole('img', { name: 'Picture 1 from Qatar' }).first()).toBeVisible()
    await expect(
      visitor.getByRole('list', { name: 'Pictures from Qatar' }).getByRole('link', { name: /^Open picture / }),
    ).toHaveCount(2)
    await expectAccessible(visitor)

    const [record] = await savedClients(visitor)
    expect(record).toMatchObject(qatar)
    expect(record?.image).toHaveLength(2)
    expect(await (await visitor.request.get(`${CLIENTS}/${record?._id}`)).json()).toMatchObject({
      data: { ...qatar, _id: record?._id },
    })
    for (const address of [record?.countryFlagImage, ...(record?.image ?? [])])
      expect((await visitor.request.get(String(address))).headers()['content-type']).toBe('image/webp')
  },
)

test(
  'staff edit a client country, keep its flag, and replace a picture',
  { tag: ['@phone', '@core'] },
  async ({ page }) => {
    await startSession(page)
    const before = await addClient(page, {
      images: [await png('one.png', { colour: '#0b6e4f' }), await png('two.png', { colour: '#c8553d' })],
    })
    await open(page, '/admin/manage-clients')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit Qatar' }).click()
    await expectTexts(page)
    await expect(page.getByRole('img', { name: 'Flag of Qatar' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Existing Images' }).getByRole('img')).toHaveCount(2)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Remove existing picture 1' }).click()
    await imagesInput(page).setInputFiles(await webp('new-kitchen.webp', { colour: '#27496d' }))
    await page.getByLabel('Work Summary', { exact: true }).fill('Catering only.')
    await page.getByRole('button', { name: 'Remove Company 1' }).click()
    await page.getByLabel('Value of Employment').fill('60')
    await submit(page).click()
    await expect(page).toHaveURL('/admin/manage-clients')
    await expect(page.getByRole('alertdialog', { name: 'Updated!' })).toBeVisible()
    await expectAccessible(page)
    await closeDialog(page, 'Updated!', 'Client data updated successfully!')

    const [after] = await savedClients(page)
    expect(after).toMatchObject({
      _id: before._id,
      countryName: 'Qatar',
      workSummary: 'Catering only.',
      countryFlagImage: before.countryFlagImage,
      company: [{ companyName: 'Pearl Kitchens', valueOfEmployement: 60 }],
    })
    expect(after?.image).toEqual([before.image[1], expect.stringContaining('/pictures/')])
    expect(before.image).not.toContain(after?.image[1])
    await page.reload()
    await ready(page)
    await expect(page.getByText('Catering only.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  },
)

test(
  'staff delete a client country after a question, and its card goes without a reload',
  { tag: ['@phone', '@core'] },
  async ({ page }) => {
    await startSession(page)
    await addClient(page)
    await addClient(page, { countryName: 'Oman' })
    await open(page, '/admin/manage-clients')
    await page.evaluate(() => {
      document.title = 'not loaded again'
    })

    await page.getByRole('button', { name: 'Delete Qatar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText("You won't be able to revert this!")
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    expect(await savedClients(page)).toHaveLength(2)

    await page.getByRole('button', { name: 'Delete Qatar' }).click()
    await question.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Deleted!' })).toBeVisible()
    await expectAccessible(page)
    await closeDialog(page, 'Deleted!', 'Client has been deleted.')
    await expect(page.getByRole('heading', { name: 'Qatar' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Oman' })).toBeVisible()
    expect(await page.title()).toBe('not loaded again')
    expect((await savedClients(page)).map(({ countryName }) => countryName)).toEqual(['Oman'])
  },
)
