import {
  closeDialog,
  startSession,
  expectTexts,
  flagInput,
  imagesInput,
  savedClients,
  submit,
  typeTexts,
} from './actors.ts'
import { jpeg, jpegOf, ONE_MEGABYTE, png, textCalled, truncatedJpeg, webp } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test.beforeEach(async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
})

test('a picture of exactly one megabyte is stored, one byte more is rejected', async ({ page }) => {
  await typeTexts(page)
  await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
  await imagesInput(page).setInputFiles(await jpegOf(ONE_MEGABYTE + 1, 'one-byte-more.jpg'))
  await closeDialog(page, 'File too large!', 'one-byte-more.jpg is larger than 1MB')
  await expect(page.getByText('one-byte-more.jpg')).toHaveCount(0)

  await imagesInput(page).setInputFiles(await jpegOf(ONE_MEGABYTE, 'one-megabyte.jpg', { colour: '#0b6e4f' }))
  await submit(page).click()
  await closeDialog(page, 'Success!')
  expect((await savedClients(page))[0]?.image).toHaveLength(1)
})

test('too large files are named in one dialog, and the file that fits stays', async ({ page }) => {
  await imagesInput(page).setInputFiles([
    await jpegOf(ONE_MEGABYTE + 1, 'crew.jpg'),
    await png('office.png'),
    await jpegOf(2 * ONE_MEGABYTE, 'port.jpg'),
  ])
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await expectAccessible(page)
  await closeDialog(page, 'File too large!', 'crew.jpg is larger than 1MB', 'port.jpg is larger than 1MB')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove office.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove .*\.jpg/ })).toHaveCount(0)
})

test('a text file named as a picture is rejected, and the rest stays', async ({ page }) => {
  await imagesInput(page).setInputFiles([await jpeg('crew.jpg'), textCalled('letter.png'), await webp('office.webp')])
  await closeDialog(page, 'Not a picture', 'letter.png is not a JPEG, PNG or WebP picture')
  await expect(page.getByRole('button', { name: 'Remove crew.jpg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove office.webp' })).toBeVisible()
  await expect(page.getByText('letter.png')).toHaveCount(0)
})

test('a truncated picture is rejected; the others stay and are not resent', async ({ page, expectProblems }) => {
  expectProblems(/415 .*\/api\/v1\/images/)
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/v1/images')) sent.push(request.method())
  })
  await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
  await typeTexts(page)
  await imagesInput(page).setInputFiles([
    await png('one.png', { colour: '#0b6e4f' }),
    await truncatedJpeg('half.jpg'),
    await webp('two.webp', { colour: '#c8553d' }),
  ])
  await submit(page).click()
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'half.jpg is damaged: a part of it is missing' }),
  ).toBeVisible()
  await expectTexts(page)
  expect(sent).toHaveLength(4)
  expect(await savedClients(page)).toEqual([])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove half.jpg' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submit(page).click()
  await closeDialog(page, 'Success!')
  expect(sent).toHaveLength(4)
  expect((await savedClients(page))[0]?.image).toHaveLength(2)
})
