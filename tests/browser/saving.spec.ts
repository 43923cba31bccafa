import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  closeDialog,
  startSession,
  expectTexts,
  flagInput,
  imagesInput,
  owner,
  qatar,
  savedClients,
  submit,
  typeTexts,
} from './actors.ts'
import { jpeg, png } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test.describe('when the server goes away', () => {
  test.use({ hasOwnProcess: true })

  test('a failed save keeps all input, and a retry sends only what is missing', async ({
    page,
    product,
    expectProblems,
  }) => {
    expectProblems(/ERR_CONNECTION_REFUSED/, /ERR_FAILED/, /ERR_EMPTY_RESPONSE/, /ERR_CONNECTION_RESET/)
    const sent: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/v1/images')) sent.push(request.method())
    })
    await startSession(page)
    await open(page, '/admin/add-new-client')
    // before the uploads: those that are on their way while it begins are not reported
    await page.route(
      '**/api/trpc/content.publish*',
      async route => {
        await product.stop()
        await route.continue()
      },
      { times: 1 },
    )
    await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
    await typeTexts(page)
    await imagesInput(page).setInputFiles([
      await png('one.png', { colour: '#0b6e4f' }),
      await png('two.png', { colour: '#c8553d' }),
    ])

    await submit(page).click()
    await expect(page.getByRole('alertdialog', { name: 'Error!' })).toBeVisible()
    await expectAccessible(page)
    await closeDialog(
      page,
      'Error!',
      'Failed to save data. Please try again.',
      'Everything you typed and chose is still here.',
    )
    await expectTexts(page)
    for (const name of ['flag.jpg', 'one.png', 'two.png'])
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    expect(sent).toHaveLength(3)

    await submit(page).click()
    await closeDialog(page, 'Error!')
    await product.start()
    await submit(page).click()
    await closeDialog(page, 'Success!')
    expect(sent).toHaveLength(3)
    expect(await savedClients(page)).toMatchObject([{ ...qatar, image: [expect.any(String), expect.any(String)] }])
  })
})

test('when the picture store fails at the third picture, a retry sends only the third', async ({
  page,
  product,
  expectProblems,
}) => {
  expectProblems(/503/)
  const pictures = join(product.dataDir, 'pictures')
  const statuses: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/api/v1/images')) statuses.push(response.status())
  })
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
  await typeTexts(page)
  await imagesInput(page).setInputFiles(await png('one.png', { colour: '#0b6e4f' }))
  await expect(page.getByText('Stored', { exact: true })).toHaveCount(2)
  await rename(pictures, `${pictures}.away`)
  await writeFile(pictures, '')
  await imagesInput(page).setInputFiles(await png('two.png', { colour: '#c8553d' }))
  await expect(page.getByRole('button', { name: 'Try two.png again' })).toBeVisible()
  await submit(page).click()
  await closeDialog(
    page,
    'Error!',
    'Pictures cannot be stored or shown at the moment. Try again in a minute.',
    'Everything you typed and chose is still here.',
  )
  await expectTexts(page)
  await expect(page.getByText('Stored', { exact: true })).toHaveCount(2)
  expect(await savedClients(page)).toEqual([])

  await rm(pictures)
  await rename(`${pictures}.away`, pictures)
  await submit(page).click()
  await closeDialog(page, 'Success!')
  expect(statuses).toEqual([200, 200, 503, 503, 200])
  expect(await savedClients(page)).toMatchObject([{ ...qatar, image: [expect.any(String), expect.any(String)] }])
})

test('saving again after a lost response creates no second record', async ({ page, expectProblems }) => {
  expectProblems(/ERR_FAILED/, /422/)
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await typeTexts(page)
  await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
  const loseResponse = () =>
    page.route(
      '**/api/trpc/content.publish*',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  await loseResponse()
  await submit(page).click()
  await closeDialog(page, 'Error!', 'Failed to save data. Please try again.')
  await submit(page).click()
  await closeDialog(page, 'Success!')
  expect(await savedClients(page)).toHaveLength(1)

  await typeTexts(page, { ...qatar, countryName: 'Kuwait' })
  await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
  await loseResponse()
  await submit(page).click()
  await closeDialog(page, 'Error!')
  await page.getByLabel('Country Name').fill('Oman')
  await submit(page).click()
  await closeDialog(page, 'Error!', 'This country was saved already, before your last changes.')
  expect((await savedClients(page)).map(({ countryName }) => countryName)).toEqual(['Kuwait', qatar.countryName])
})

test('pressing Save twice saves once', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await typeTexts(page)
  await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
  await submit(page).evaluate(button => {
    ;(button as HTMLButtonElement).click()
    ;(button as HTMLButtonElement).click()
  })
  await submit(page).dblclick({ force: true })
  await closeDialog(page, 'Success!')
  expect(await savedClients(page)).toHaveLength(1)
})

test(
  'a session that expires during editing is renewed in place, and the work saved',
  { tag: '@core' },
  async ({ page, context, expectProblems }) => {
    expectProblems(/401/)
    await startSession(page)
    await open(page, '/admin/add-new-client')
    await typeTexts(page)
    await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
    await context.clearCookies()
    await submit(page).click()
    const login = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(login.getByLabel('Email')).toHaveValue(owner.email)
    await expectAccessible(page)

    await login.getByLabel('Password', { exact: true }).fill('not the password')
    await login.getByRole('button', { name: 'Log in and save' }).click()
    await expect(login.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
    await login.getByLabel('Password', { exact: true }).fill(owner.password)
    await login.getByRole('button', { name: 'Log in and save' }).click()
    await closeDialog(page, 'Success!')
    await expect(page).toHaveURL('/admin/add-new-client')
    expect(await savedClients(page)).toMatchObject([qatar])
  },
)
