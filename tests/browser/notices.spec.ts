import type { Page } from '@playwright/test'
import { colleague, owner, sendEnquiry, startSession } from './actors.ts'
import { test } from './mails.ts'
import { expect, expectAccessible, open } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

/** Its receipt is the last mail of all that a message causes. */
const write = (page: Page) => sendEnquiry(page, { company: 'meghbridge-medical' })

test('people choose which mails they get, and get those alone', async ({ page, mails, otherPerson }) => {
  await startSession(page)
  await open(page, '/admin/account#notices')
  const region = page.getByRole('region', { name: 'E-mails about your work' })
  const arrived = region.getByRole('group', { name: 'An enquiry arrived' })
  await expect(arrived.getByLabel('Daily')).toBeChecked()
  await expectAccessible(page)

  await arrived.getByLabel('Daily').click()
  await page.keyboard.press('ArrowLeft')
  await expect(arrived.getByLabel('At once')).toBeChecked()
  await expect(page.getByText('Saved: An enquiry arrived, At once.')).toBeVisible()
  await write(page)
  expect((await mails.next(owner.email)).link).toContain('/admin/enquiries/')

  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Saved: An enquiry arrived, Daily.')).toBeVisible()
  await region.getByRole('group', { name: 'Somebody waits for approval' }).getByLabel('Never').click()
  await expect(page.getByText('Saved: Somebody waits for approval, Never.')).toBeVisible()
  const other = await otherPerson()
  await startSession(other, colleague)
  await write(page)
  await mails.next('medical@meghbridge.example')
  await mails.next('medical@meghbridge.example')
  await mails.next('rahman@example.com')
  await mails.next('rahman@example.com')
  expect(mails.unread.filter(({ to }) => to === owner.email)).toEqual([])

  await page.reload()
  await expect(arrived.getByLabel('Daily')).toBeChecked()
})
