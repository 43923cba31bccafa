import type { Page } from '@playwright/test'
import { today } from '#i18n/format.ts'
import { content, startSession } from './actors.ts'
import { job } from './jobs.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('somebody who applied is called, invited and selected, within the posts of the job', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/409/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page)
  await publishJob(page)
  await apply(page, 'Rahim Uddin', '01712345678')
  await apply(page, 'Karim Ali', '01819998877')

  await open(page, '/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: '2 applications that nobody has called yet', exact: true })
    .click()
  await expect(found(page)).toHaveText('2 applications')
  await page.getByLabel('Name, telephone or reference').fill('০১৭১২-৩৪৫৬৭৮')
  await expect(found(page)).toHaveText('1 application')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Rahim Uddin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rahim Uddin')
  await expect(page.getByRole('link', { name: /Call 01712-345678/ })).toHaveAttribute('href', 'tel:+8801712345678')
  await page.getByRole('button', { name: 'Not reached' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'What was done' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reached', exact: true }).click()
  await expect(page.getByRole('region', { name: 'What was done' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  await open(page, '/admin/applications?state=received')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const bar = page.getByRole('group', { name: 'Selected records' })
  await bar.getByRole('button', { name: 'Invite to an interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to an interview' })
  await dialog.getByLabel('Day and time (Dhaka)').fill(`${today()}T23:59`)
  await dialog.getByRole('button', { name: 'Save and invite' }).click()
  await expect(dialog.getByText('Enter the place')).toBeVisible()
  await expect(dialog.getByLabel('Place')).toBeFocused()
  await dialog.getByLabel('Place').fill('Dhaka office')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save and invite' }).click()
  await expect(page.getByText('2 applicants are invited')).toBeVisible()
  await expect(found(page)).toHaveText('0 applications')

  await page.getByRole('button', { name: 'Open the interview' }).click()
  await page.getByRole('link', { name: /^To be written to/ }).click() // it is today
  await expect(page.getByRole('progressbar', { name: 'Written to' })).toHaveAttribute('value', '0')
  await expect(page.getByRole('heading', { name: 'Write to the next: Karim Ali' })).toBeVisible()
  const people = page.getByRole('region', { name: 'Who is invited' })
  const whatsapp = people.getByRole('link', { name: 'WhatsApp: Rahim Uddin' })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/8801712345678\?text=Dear%20Rahim%20Uddin/)
  await whatsapp.evaluate(link => link.addEventListener('click', event => event.preventDefault()))
  await whatsapp.click()
  await expect(page.getByRole('progressbar', { name: 'Written to' })).toHaveAttribute('value', '1')
  const next = page.getByRole('link', { name: 'WhatsApp: Karim Ali' }).first() // above the list
  await next.evaluate(link => link.addEventListener('click', event => event.preventDefault()))
  await next.click()
  await expect(page.getByRole('heading', { name: /Write to the next/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^At the door/ }).click()
  await page.getByRole('group', { name: 'Whether Rahim Uddin came' }).getByRole('button', { name: 'Came' }).click()
  await expect(page.getByText('1 came, 0 absent, 1 not noted yet')).toBeVisible()
  await page.getByRole('button', { name: 'Outcome for Karim Ali' }).click()
  await page.getByRole('menuitem', { name: 'Waiting list' }).click()
  await expect(page.getByText('1 person waits for a post')).toBeVisible()
  await people.getByRole('checkbox', { name: 'Select this page' }).check()
  const chosen = page.getByRole('group', { name: 'Selected records' })
  await chosen.getByRole('button', { name: 'Absent' }).click()
  await expect(page.getByText('0 came, 2 absent, 0 not noted yet')).toBeVisible()
  await people.getByRole('checkbox', { name: 'Select Karim Ali' }).check()
  await chosen.getByRole('button', { name: 'Outcome' }).click()
  await page.getByRole('menuitem', { name: 'Not selected' }).click()
  const refusal = page.getByRole('dialog')
  await refusal.getByRole('button', { name: 'Move to “Not selected”' }).click()
  await expect(refusal.getByLabel('Reason')).toBeFocused()
  await refusal.getByLabel('Reason').selectOption({ index: 4 })
  await expectAccessible(page)
  await refusal.getByRole('button', { name: 'Move to “Not selected”' }).click()
  await expect(people.getByRole('row', { name: /Karim Ali/ })).toContainText('Not selected')
  const moved = page.getByRole('listitem').filter({ hasText: 'One application has been moved' })
  await moved.getByRole('button', { name: 'Undo' }).click()
  await expect(people.getByRole('row', { name: /Karim Ali/ })).toContainText('Invited')
  await page.getByLabel('Test of Rahim Uddin').fill('Passed')
  await page.getByLabel('Test of Rahim Uddin').press('Enter')
  await expect(page.getByText('Test of Rahim Uddin: saved')).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Rahim Uddin', exact: true }).click()
  await page.getByRole('button', { name: 'Move to “Selected”' }).click()
  await expect(page.getByText('1 of 1 posts filled')).toBeVisible()
  await expect(page.getByText('8,500 taka · Worker')).toBeVisible()
  const visitor = await page.request.get('/jobs')
  expect(await visitor.text()).toContain('filled')
  await open(page, '/admin/applications/board')
  await page.getByRole('button', { name: 'Move Karim Ali' }).click()
  await page.getByRole('menuitem', { name: 'Selected', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to “Selected”' }).click()
  await expect(page.getByText('All 1 posts of this job are filled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select all the same' })).toBeVisible()
  await expectAccessible(page)
})

test('in Bangla on a phone, somebody who calls is written down and hears the code', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page)
  await publishJob(page)
  expect((await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: 'bn' } })).ok()).toBe(true)
  await open(page, '/bn/admin/applications')
  await expect(page.getByText('এখনো কোনো আবেদন নেই')).toBeVisible()
  await page.getByRole('link', { name: 'আবেদন লিখুন' }).click()
  await page.getByRole('button', { name: 'আবেদন সংরক্ষণ করুন' }).click()
  const name = page.locator('[name=name]')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await name.fill('আব্দুল করিম')
  await page.locator('[name=phone]').fill('০১৯১১-২২২৩৩৩')
  await page.locator('[name=district]').selectOption('bogura')
  await page.locator('[name=trade]').selectOption('mason')
  await page.locator('[name=years]').fill('৫')
  await page.locator('[name=passport][value=yes]').check()
  await page.locator('[name=registered][value=unknown]').check()
  await page.reload()
  await expect(name).toHaveValue('আব্দুল করিম')
  await page.getByRole('button', { name: 'আবেদন সংরক্ষণ করুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আবেদন সংরক্ষিত হয়েছে')
  await expect(page.getByText(/^\d{4} \d{4}$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'এসএমএস' })).toHaveAttribute('href', /^sms:\+8801911222333\?&body=/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'আবেদনটি খুলুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আব্দুল করিম')
  await page.getByRole('button', { name: 'নির্বাচিত হননি' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '“নির্বাচিত হননি” ধাপে নিন' }).click()
  await expect(dialog.getByLabel('বাক্য')).toBeFocused()
  await dialog.getByLabel('কারণ').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: '“নির্বাচিত হননি” ধাপে নিন' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('সব পদ পূরণ হয়ে গেছে।')).toBeVisible()
  await expectAccessible(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
})

const found = (page: Page) => page.locator('[data-list-status]')

const publishJob = (page: Page) => content(page, 'publish', { feature: 'vacancies', seen: 0, data: job })

/** Posts the form on the page of the only job. */
async function apply(page: Page, name: string, phone: string) {
  const { data } = await (await page.request.get('/api/v1/vacancies')).json()
  const sent = await page.request.post(`/jobs/${data[0].slug}`, {
    headers: { accept: 'application/json' },
    multipart: {
      name,
      phone,
      district: 'bogura',
      trade: 'mason',
      years: '5',
      passport: 'yes',
      registered: 'yes',
      consent: 'yes',
    },
  })
  expect((await sent.json()).result, await sent.text()).toMatchObject({ reference: expect.stringMatching(/^APP-/) })
}
