import { inDays } from '../features/vacancies/job.ts'
import { addApplicant, change, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('of two files of one person staff choose what differs, and have both back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await startSession(page)
  const add = (values: object) =>
    change<{ id: string; reference: string }>(page, 'workers.add', { values: { phone: '01712345678', ...values } })
  const { id } = await add({ name: 'Salam Mia', passport: 'B1234567', bornOn: '1991-03-15' })
  const other = await add({ name: 'Salam Miah', passport: 'A07654321', nid: '1234567890', bornOn: '1990-03-15' })

  await open(page, `/admin/workers/${id}`)
  await page.getByRole('button', { name: 'Same person: merge' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Merge these two files?' })
  await expect(dialog.getByText('This file gets: NID')).toBeVisible()
  await expect(dialog.getByText('B1234567')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show the numbers' }).click()
  await expect(dialog.getByText('B1234567')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Same person: merge' }).click()
  await expect(dialog.getByText('Choose one: it may be somebody else').first()).toBeVisible()
  const born = dialog.getByRole('group', { name: /^Date of birth: which one stands\?/ })
  await born.getByRole('radio', { name: /15 March 1990/ }).check()
  const passport = dialog.getByRole('group', { name: /^Passport: which one stands\?/ })
  await passport.getByRole('radio', { name: /B1234567/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Same person: merge' }).click()
  await expect(page.getByText(`File ${other.reference} is merged into this one`)).toBeVisible()
  await page.getByRole('button', { name: 'Show the numbers' }).click()
  await expect(page.getByText('1234567890')).toBeVisible()
  await expect(page.getByText('B1234567')).toBeVisible()
  await page.getByRole('button', { name: 'Separate again' }).click()
  await expect(page.getByText('The files are separate again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Same person: merge' })).toBeVisible()
})

test('whoever reads another day is written to again, and whoever is taken off is told', async ({ page }) => {
  await startSession(page)
  const { id } = await addApplicant(page)
  const texts = { note: '', invitation: 'Dear {name}, come to {place}.', invitationBn: '{name}, {place}' }
  const at = `${inDays(4)}T04:00:00.000Z`
  const interview = await change<{ id: string }>(page, 'applications.interviews.save', {
    vacancyId: null,
    at,
    place: 'Mirpur',
    ...texts,
  })
  await change(page, 'applications.interviews.invite', { interviewId: interview.id, ids: [id] })
  await change(page, 'applications.interviews.markWritten', { id, channel: 'sms' })

  await open(page, `/admin/applications/interviews/${interview.id}`)
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the interview' })
  await dialog.getByLabel('Place').fill('Uttara')
  await dialog.getByRole('button', { name: 'Save the interview' }).click()
  await expect(
    page.getByText('One person reads the new day and place on their status page: write to them, too.'),
  ).toBeVisible()
  await expect(page.getByText('Of them, written to before of another day or place: 1')).toBeVisible()
  await expect(page.getByText('0 of 1')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Take Rahim Uddin off/ }).click()
  await expect(page.getByRole('heading', { name: 'To be told that they need not come: 1' })).toBeVisible()
  await expectAccessible(page)
  await open(page, `/admin/applications/${id}`)
  await expect(page.getByText('Interview called off')).toBeVisible()
  await expect(page.getByText('Interview changed')).toBeVisible()
})
