import type { Page } from '@playwright/test'
import { inDays } from '../features/vacancies/job.ts'
import { addApplicant, addColleague, change, colleague, content, nameAgency, startSession } from './actors.ts'
import { job } from './jobs.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('a worker pays, gets a receipt, and checks it on a phone in Bangla', async ({ page, otherPerson }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page)
  await nameAgency(page)
  const { worker, link } = await addSelected(page)

  await open(page, `/admin/workers/${worker}`)
  await expect(page.getByRole('row', { name: /^Medical check 8,500 0 8,500/ })).toBeVisible()
  await page.getByRole('button', { name: 'Take a payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a payment' })
  await dialog.getByRole('button', { name: 'Write the receipt' }).click()
  await expect(dialog.getByRole('link', { name: 'Choose what it is for' })).toBeVisible()
  await dialog.getByLabel('What it is for').selectOption('Medical check: 8,500 taka left')
  await dialog.getByLabel('Amount in taka').fill('৫০০০')
  await dialog.getByLabel('Paid by').selectOption('Mobile banking')
  await dialog.getByLabel('Number of the transfer').fill('9KD27X')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Write the receipt' }).click()
  await expect(page.getByText('Receipt REC-000001 is written')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /^Medical check 8,500 5,000 3,500/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Give back' }).click()
  const refund = page.getByRole('dialog', { name: 'Give back of REC-000001' })
  await expect(refund.getByLabel('Amount')).toHaveValue('5000')
  await refund.getByLabel('Amount').fill('1500')
  await refund.getByLabel('Reason').fill('The centre asked for less')
  await refund.getByRole('button', { name: 'Give back' }).click()
  await expect(page.getByText('Receipt REC-000002 is written')).toBeVisible()

  await page.getByRole('link', { name: 'REC-000001' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt REC-000001')
  await expectAccessible(page)
  const printed = await page.getByRole('link', { name: 'Print the receipt' }).getAttribute('href')
  const check = await page.getByRole('link', { name: /^\/receipts\// }).getAttribute('href')
  await page.goto(String(printed))
  await expect(page.getByText('Rahim Uddin')).toBeVisible()
  await expect(page.getByText('5,000 taka')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ format: 'A5' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  const phone = await otherPerson({ viewport: { width: 360, height: 740 } })
  await open(phone, `/bn${link}`)
  await expect(phone.getByText('মোট দিয়েছেন: ৩,৫০০ টাকা')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'টাকা গ্রহণ: ৫,০০০ টাকা' }).click()
  await expect(phone).toHaveURL(new RegExp(`${String(check)}$`))
  await expect(phone.getByText('রসিদটি বৈধ।')).toBeVisible()
  await expect(phone.getByText('Rahim U.')).toBeVisible()
  await expect(phone.getByText('Uddin')).toHaveCount(0)
  await expectAccessible(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await open(page, '/admin/payments')
  await page.getByRole('link', { name: 'REC-000002' }).click()
  await page.getByRole('button', { name: 'Cancel the receipt' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel REC-000002' })
  await cancelling.getByRole('button', { name: 'Cancel the receipt' }).click()
  await expect(cancelling.getByText('Write the reason')).toBeVisible()
  await cancelling.getByLabel('Reason').fill('Nothing was given back')
  await expectAccessible(page)
  await cancelling.getByRole('button', { name: 'Cancel the receipt' }).click()
  await expect(page.getByText('Receipt REC-000002 is cancelled')).toBeVisible()

  await open(page, `/admin/payments?from=${inDays(0)}`)
  await expect(page.locator('[data-list-status]')).toHaveText('2 receipts')
  await page.getByText('Totals of this list').first().click()
  await expect(page.getByRole('region', { name: 'Totals of this list' })).toContainText('5,000 taka')
  await expectAccessible(page)
})

test('before the selection only an owner takes money, and says why', async ({ page, otherPerson, expectProblems }) => {
  expectProblems(/40[03]/)
  await page.setViewportSize({ width: 360, height: 780 })
  await startSession(page)
  const { worker, application } = await addSelected(page)
  await change(page, 'applications.move', { id: application, from: 'selected', state: 'rejected', sentence: 'No' })
  const clerk = await otherPerson({ viewport: { width: 1280, height: 800 } })
  await addColleague(page, clerk, 'caseworker')
  await startSession(clerk, colleague, 'signIn')

  await open(clerk, `/admin/workers/${worker}`)
  await expect(clerk.getByText('Not selected: no money may be taken.')).toBeVisible()
  await expect(clerk.getByRole('button', { name: 'Take a payment' })).toHaveCount(0)

  await open(page, `/admin/workers/${worker}`)
  await page.getByRole('button', { name: 'Take a payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a payment' })
  await dialog.getByLabel('What it is for').selectOption('Medical check: 8,500 taka left')
  await dialog.getByLabel('Amount in taka').fill('500')
  await dialog.getByRole('button', { name: 'Write the receipt' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(
    dialog.getByText(/The worker is not selected, or was not on that day: the law allows no payment before/),
  ).toBeInViewport()
  await expectAccessible(page)
  await dialog.getByLabel('Why you take it all the same').fill('We paid the passport office for him')
  await dialog.getByRole('button', { name: 'Write the receipt' }).click()
  await expect(page.getByText('Owner agreed')).toBeVisible()
  await expectAccessible(page)
})

/** The file of an applicant who is selected, with the link of the status page. */
async function addSelected(page: Page) {
  const { _id: vacancy } = await content(page, 'publish', { feature: 'vacancies', seen: 0, data: job })
  const { id: application, secret } = await addApplicant(page, { vacancy, language: 'bn' })
  const values = { name: 'Rahim Uddin', phone: '01712345678' }
  const { id: worker } = await change<{ id: string }>(page, 'workers.add', { values, application })
  await change(page, 'applications.move', { id: application, from: 'received', state: 'selected' })
  return { worker, application, link: `/application-status?key=${secret}` }
}
