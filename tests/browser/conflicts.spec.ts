import type { Page } from '@playwright/test'
import {
  addClient,
  CLIENTS,
  closeDialog,
  colleague,
  publishNews,
  startSession,
  savedClients,
  submit,
} from './actors.ts'
import { jpeg, png } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save draft' })
const status = (page: Page) => page.locator('[data-slot=save-bar]').getByRole('status')
const summary = (page: Page) => page.getByLabel('Work Summary', { exact: true })

test.describe('two people edit one record', () => {
  test.use({ settings: { SIGN_UP: 'open' } })

  test('changes to different fields are merged, and the other person is named', async ({
    page,
    otherPerson,
    expectProblems,
  }) => {
    expectProblems(/412/)
    await startSession(page)
    const {
      _id,
      company: [doha, pearl],
      image,
    } = await addClient(page, { images: [await jpeg('one.jpg'), await png('two.png')] })
    await open(page, `/admin/update-client/${_id}`)
    await page.getByLabel('Country Name').fill('State of Qatar')
    await page.getByRole('group', { name: 'Company 2' }).getByLabel('Company Sector', { exact: true }).fill('Bakery')
    await page.getByRole('button', { name: 'Remove existing picture 1' }).click()
    await editElsewhere(await otherPerson(), _id, {
      workSummary: 'What the colleague wrote.',
      company: [{ ...doha, valueOfEmployement: 150 }, { ...pearl, valueOfEmployement: 50 }, port],
    })
    await submit(page).click()

    await closeDialog(
      page,
      'Updated!',
      `${colleague.name} saved this record while you were editing it.`,
      'Work Summary and Companies',
    )
    const [saved] = await savedClients(page)
    expect(saved).toMatchObject({
      countryName: 'State of Qatar',
      workSummary: 'What the colleague wrote.',
      image: [image[1]],
      company: [
        { ...doha, valueOfEmployement: 150 },
        { ...pearl, companySector: 'Bakery', valueOfEmployement: 50 },
        port,
      ],
    })
  })

  test(
    'a conflict shows only fields that both changed',
    { tag: '@core' },
    async ({ page, otherPerson, expectProblems }) => {
      expectProblems(/412/)
      await startSession(page)
      const {
        _id,
        company: [doha, pearl],
      } = await addClient(page)
      await open(page, `/admin/update-client/${_id}`)
      await page.getByLabel('Work Summary', { exact: true }).fill('What the owner wrote.')
      await page.getByRole('group', { name: 'Company 1' }).getByLabel('Value of Employment').fill('130')
      await editElsewhere(await otherPerson(), _id, {
        countryName: 'State of Qatar',
        workSummary: 'What the colleague wrote.',
        company: [{ ...doha, valueOfEmployement: 150 }, pearl],
      })
      await submit(page).click()

      const conflict = page.getByRole('dialog', { name: 'This record has changed since you opened it' })
      await expect(conflict.getByText(`${colleague.name} saved it in the meantime.`)).toBeVisible()
      await expect(conflict.getByRole('group')).toHaveCount(2)
      const summary = conflict.getByRole('group', { name: 'Work Summary' })
      await expect(
        summary.getByRole('radio', { name: `${colleague.name} What the colleague wrote.` }),
      ).not.toBeChecked()
      await expectAccessible(page)
      await conflict.getByRole('button', { name: 'Save as chosen' }).click()
      await expect(summary.getByText('Choose whose is saved')).toBeVisible()
      await expect(summary.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await expect(
        conflict.getByRole('group', { name: 'Doha Facilities: Value of Employment' }).getByRole('radio').first(),
      ).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await closeDialog(
        page,
        'Updated!',
        `${colleague.name} saved this record while you were editing it.`,
        'Country Name and Companies',
      )
      expect(await savedClients(page)).toMatchObject([
        {
          countryName: 'State of Qatar',
          workSummary: 'What the owner wrote.',
          company: [{ valueOfEmployement: 150 }, pearl],
        },
      ])
    },
  )

  test('a draft that others have left behind is merged when it is opened', async ({ page, otherPerson }) => {
    await startSession(page)
    const { _id } = await addClient(page)
    await open(page, `/admin/update-client/${_id}`)
    await summary(page).fill('Drafted.')
    await page.getByLabel('Year of First Placement').fill('2009')
    await page.keyboard.press('Control+S')
    await expect(status(page)).toHaveText(/^Changed since/)
    const karim = await otherPerson()
    await startSession(karim, colleague)
    const change = { countryName: 'State of Qatar', workSummary: 'Published by Karim.' }
    await karim.request.patch(`${CLIENTS}/${_id}`, { data: change })

    await page.reload()
    const conflict = page.getByRole('dialog', { name: 'This record has changed since you opened it' })
    await expect(conflict.getByRole('group')).toHaveCount(1)
    await conflict.getByRole('radio', { name: 'Karim Uddin Published by Karim.' }).check()
    await conflict.getByRole('button', { name: 'Save as chosen' }).click()
    await expect(summary(page)).toHaveValue('Published by Karim.')
    await expect(page.getByLabel('Country Name')).toHaveValue('State of Qatar')
    await expect(page.getByLabel('Year of First Placement')).toHaveValue('2009')
    await expect(status(page)).toHaveText('Not saved yet')
    await page.getByRole('button', { name: 'Update Data' }).click()
    await closeDialog(page, 'Updated!')
  })

  test('a draft of news saved by two people asks for what both changed, by keyboard', async ({
    page,
    otherPerson,
    expectProblems,
  }) => {
    expectProblems(/412/)
    await startSession(page)
    const { _id, newest } = await publishNews(page)
    await open(page, `/admin/news/${_id}`)
    const text = page.getByLabel('Text', { exact: true })
    await text.fill('What Ayesha wrote.')
    const karim = await otherPerson()
    await startSession(karim, colleague)
    await publishNews(karim, { _id, seen: newest, title: 'Open week', text: 'What Karim wrote.' }, 'saveDraft')
    await text.press('Control+S')

    const conflict = page.getByRole('dialog', { name: 'This record has changed since you opened it' })
    await expect(conflict.getByRole('group', { name: 'Text' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(save(page)).toBeFocused()
    await expect(text).toHaveValue('What Ayesha wrote.')
    await page.keyboard.press('Enter')
    await conflict.getByRole('radio', { name: 'Yours What Ayesha wrote.' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText(/^Changed since it was published/)
    await expect(text).toHaveValue('What Ayesha wrote.')
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open week')
    await expect(page.getByText('What they changed is kept: Title')).toBeVisible()
  })
})

test('saving a record deleted meanwhile says so and keeps the input', async ({ page, expectProblems }) => {
  expectProblems(/404 .*content\.publish/)
  await startSession(page)
  const { _id } = await addClient(page)
  await open(page, `/admin/update-client/${_id}`)
  await page.getByLabel('Work Summary', { exact: true }).fill('Words that took a while.')
  await page.request.delete(`${CLIENTS}/${_id}`)
  await submit(page).click()
  await closeDialog(
    page,
    'Error!',
    'Failed to update client',
    'This client country was deleted by somebody else in the meantime.',
  )
  await expect(submit(page)).toBeFocused()
  await expect(page.getByLabel('Work Summary', { exact: true })).toHaveValue('Words that took a while.')
})

const port = { companyName: 'Hamad Port', companySector: 'Loading', valueOfEmployement: 60 }

async function editElsewhere(page: Page, _id: string, change: object) {
  await startSession(page, colleague)
  const response = await page.request.patch(`${CLIENTS}/${_id}`, { data: change })
  expect(response.ok(), await response.text()).toBe(true)
}
