import type { Page } from '@playwright/test'
import { expectShortcuts, startSession } from './actors.ts'
import { openMailbox } from './mailbox.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const port = 20_000 + Math.floor(Math.random() * 20_000)
test.use({ settings: { DEMO: 'on', SMTP_URL: `smtp://127.0.0.1:${port}` } })
test.describe.configure({ mode: 'serial' }) // one port, one mail server at a time

const SUBJECTS = ['work', 'workers', 'visa', 'complaint']

test(
  'twenty enquiries are closed with filters, bulk actions, an answer and keys',
  { tag: '@phone' },
  async ({ page }) => {
    const { letters, close } = await openMailbox(port)
    await startSession(page)
    for (let n = 1; n <= 20; n++) await write(page, n, { subject: SUBJECTS[n % 4] })
    await open(page, '/admin')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^5 unread enquiries: Complaint/ })
      .click()
    await expect(found(page)).toHaveText('5 messages')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sender 19', exact: true }).click()
    const text = page.getByLabel('Your answer')
    await expect(text).toBeVisible() // two clicks from the dashboard
    await expectAccessible(page)

    await page.getByLabel('Begin with').selectOption('We have your complaint')
    await expect(text).toHaveValue(/^Dear Sender 19,/)
    await text.fill('Dear Sender,\n\nwe look into it today.')
    await page.reload()
    await expect(text).toHaveValue('Dear Sender,\n\nwe look into it today.')
    await page.getByRole('button', { name: 'Preview the e-mail' }).click()
    const mail = page.getByRole('dialog', { name: 'Preview the e-mail' })
    await expect(mail.getByText('sender19@example.com')).toBeVisible()
    await expect(mail.getByText('we look into it today.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send and mark as handled' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender 15')
    await expect(text).toHaveValue('')
    const answers = () => letters.filter(letter => letter.text.includes('we look into it today.'))
    await expect.poll(() => answers().length).toBe(1)
    expect(answers()[0]).toMatchObject({
      to: ['sender19@example.com'],
      text: expect.stringContaining('Reply-To: office@meghbridge.example'),
    })

    await page.getByRole('button', { name: 'Mark as handled', exact: true }).click()
    await page.getByRole('link', { name: 'Next open enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender 11')
    await expect(page.getByText('3 of 5')).toBeVisible()
    await expectShortcuts(page)
    await page.keyboard.press('k')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender 15')
    await page.keyboard.press('j')
    await expect(page.getByText('3 of 5')).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sender 7')

    await open(page, '/admin/enquiries?state=todo')
    await expect(found(page)).toHaveText('18 messages')
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    const bar = page.getByRole('group', { name: 'Selected records' })
    await bar.getByRole('button', { name: 'Assign' }).click()
    await page.getByRole('menuitem', { name: 'Assign to me' }).click()
    await expect(page.getByText('18 enquiries have been assigned')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await bar.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(found(page)).toHaveText('0 messages')
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await page.mouse.move(0, 0) // a toast stays as long as the pointer is on it
    await expect(found(page)).toHaveText('18 messages')
    await expect(page.getByText('Undone', { exact: true })).toBeHidden() // it covers the bar of a phone meanwhile
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await bar.getByRole('button', { name: 'Mark as handled', exact: true }).click()
    await expect(found(page)).toHaveText('0 messages')
    await page.getByRole('button', { name: 'State' }).click()
    await expect(page.getByRole('menuitem', { name: /^Handled/ })).toContainText('20')
    await close()
  },
)

test('in Bangla a note, a call and an answer in the language of the sender', async ({ page }) => {
  const { letters, close } = await openMailbox(port)
  await startSession(page)
  await write(page, 1, { lastName: 'রহমান', phone: '০১৭১১২২৩৩৪৪', message: 'ছয়জন চালক দরকার।' }, 'bn')
  expect((await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: 'bn' } })).ok()).toBe(true)
  await open(page, '/bn/admin/enquiries')
  await page.getByRole('link', { name: 'রহমান', exact: true }).click()
  await expect(page.getByLabel('উত্তরের ভাষা')).toHaveValue('bn')
  await expect(page.getByRole('link', { name: 'হোয়াটসঅ্যাপ', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/8801711223344\?text=/,
  )
  await expect(page.getByRole('link', { name: 'ফোন করুন: +৮৮০ ১৭১১-২২৩৩৪৪' })).toHaveAttribute(
    'href',
    'tel:+8801711223344',
  )
  await page.getByRole('button', { name: 'স্প্যাম বলে চিহ্নিত করুন' }).click()
  await page.getByRole('button', { name: 'স্প্যাম নয়' }).click()
  await page.getByRole('button', { name: 'ফোনের কথা লিখে রাখুন' }).click()
  const thread = page.getByRole('region', { name: 'যা করা হয়েছে' })
  await expect(thread.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'নোট যোগ করুন' }).click()
  await expect(page.getByLabel('সহকর্মীদের জন্য নোট')).toBeFocused()
  await page.getByLabel('সহকর্মীদের জন্য নোট').fill('রবিবার ফোন করবেন')
  await page.getByRole('button', { name: 'নোট যোগ করুন' }).click()
  await expect(thread.getByText('রবিবার ফোন করবেন')).toBeVisible()
  await page.getByRole('button', { name: 'উত্তর পাঠান' }).click()
  await expect(page.getByLabel('আপনার উত্তর')).toBeFocused()
  await page.getByLabel('আপনার উত্তর').fill('জনাব রহমান, আমাদের ছয়জন চালক আছেন।')
  await page.getByRole('button', { name: 'উত্তর পাঠান' }).click()
  await expect(thread.getByText('ই-মেইল সার্ভারে দেওয়া হয়েছে')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => letters.filter(({ to }) => to.includes('sender1@example.com')).length).toBe(2) // with the receipt
  await close()
})

test('a template is added, corrected and deleted', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/enquiries/templates')
  await page.getByRole('button', { name: 'Add a template' }).click()
  await page.getByRole('button', { name: 'Save the template' }).first().click()
  await expect(page.getByText('Give the template a name')).toBeVisible()
  await expect(page.getByLabel('Name').first()).toBeFocused()
  await page.getByLabel('Name').first().fill('Opening hours')
  await page.getByLabel('Text in English').first().fill('Dear {name}, we are open on Sunday.')
  await page.getByRole('button', { name: 'Save the template' }).first().click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Opening hours' })
  await entry.getByText('Opening hours').first().click()
  await expectAccessible(page)
  await entry.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(entry).toHaveCount(0)
})

const found = (page: Page) => page.locator('[data-list-status]')

async function write(page: Page, n: number, given: object, language = 'en') {
  const data = {
    lastName: `Sender ${n}`,
    email: `sender${n}@example.com`,
    company: 'agency',
    message: `A question, number ${n}.`,
    ...given,
  }
  const sent = await page.request.post('/api/trpc/enquiries.submit', { data, headers: { 'accept-language': language } })
  expect(sent.ok(), await sent.text()).toBe(true)
}
