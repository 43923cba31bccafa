import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { node } from '../../scripts/setup.mjs'
import { inDays } from '../features/vacancies/job.ts'
import { addClient, nameAgency, owner, startSession } from './actors.ts'
import { test } from './clock.ts'
import { sendDemand } from './demands.ts'
import { publishVacancy, saudi } from './jobs.ts'
import { type Product, root } from './product.ts'
import { expect, expectAccessible, open } from './test.ts'

const UNDO_MINUTES = 11
const MINUTE_MS = 60 * 1000
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, locale: 'bn-BD' }
const SHEET = [
  'Trade\tNumber\tWage\tCurrency\tPer\tHours\tDays\tMonths\tHousing\tFood\tTicket\tMedical\tInsurance',
  'Mason\t1\t1500\tSAR\tmonth\t8\t6\t24\tfree\tfree\temployer\tworker\temployer',
].join('\n')
const LINES = `P<BGDUDDIN<<RAHIM${'<'.repeat(27)}
A012345678BGD9003152M3401099<<<<<<<<<<<<<<00`

// docs/decisions/0272 says what a restore does to receipts
test('a worker goes abroad and returns, and a restored backup changes nothing of it', async ({
  page,
  otherPerson,
  product,
  moveClock,
  expectProblems,
}) => {
  test.setTimeout(900_000)
  expectProblems(/status of 404/) // a receipt that the restore took away
  await page.setViewportSize(desk.viewport)
  await startSession(page)
  await nameAgency(page)
  await addClient(page, saudi)
  const employer = await otherPerson(desk)
  await open(employer, '/hire-workers')
  await sendDemand(employer, SHEET)
  const demandLink = String(await employer.getByRole('link', { name: 'Follow my demand' }).getAttribute('href'))
  const demand = await makeVacancy(page)
  const worker = await otherPerson(phone)
  const workerLink = await apply(worker)
  let minutes = 0
  /** Lets the time go by in which staff could undo their steps, so that the worker reads them. */
  const tell = async () => moveClock(Date.now() + (minutes += UNDO_MINUTES) * MINUTE_MS)

  await open(page, '/admin/applications')
  await page.getByRole('link', { name: 'রহিম উদ্দিন', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Make a new file' })).toBeVisible()
  const application = page.url()
  await move(page, application, 'Invited', 'Selected')
  const file = await makeFile(page)

  await addDocument(page, file, 'Photograph')
  await move(page, application, 'Medical check')
  await addDocument(page, file, 'Medical check', { Centre: 'Green Crescent', Day: inDays(-1), Result: 'Not fit' })
  await expect(page.getByRole('button', { name: 'Medical check: not fit' })).toBeVisible()
  await open(page, application)
  await page.getByRole('button', { name: 'Move to “Contract”' }).click()
  await expect(page.getByLabel('Reason for going on without it')).toBeFocused()
  await tell()
  await readStatus(worker, workerLink, 'মেডিকেল পরীক্ষা')
  await expect(worker.getByText(/আনফিট/).first()).toBeVisible()

  await pay(page, file, '5000')
  await pay(page, file, '500')
  await cancel(page, 'REC-000002')
  await readStatus(worker, workerLink, 'মেডিকেল পরীক্ষা')
  await expect(worker.getByText('মোট দিয়েছেন: ৫,০০০ টাকা')).toBeVisible()
  await worker.getByRole('link', { name: 'টাকা গ্রহণ: ৫০০ টাকা' }).click()
  await expect(worker.getByText(/^রসিদটি .* তারিখে বাতিল হয়েছে/)).toBeVisible()
  const check = worker.url()
  expect(await facesOf(worker)).toContain('Kit Bangla')

  await addDocument(page, file, 'Medical check: not fit', { Day: inDays(0), Result: 'Fit', 'Valid until': inDays(90) })
  await move(page, application, 'Contract')
  await addDocument(page, file, 'Contract', { Signed: inDays(0), 'The worker’s copy': 'Handed over' })
  await move(page, application, 'Training')
  await addDocument(page, file, 'Police clearance', { Number: 'PCC-1', Issued: inDays(-3) })
  await addDocument(page, file, 'Training certificate', { 'Certificate issued': inDays(0) })
  await move(page, application, 'Visa')

  for (const person of [page, worker, employer]) await person.goto('about:blank')
  await runCommand(product, 'backup')
  await startSession(page, owner, 'signIn')
  await pay(page, file, '1500')
  const lost = await checkOf(page, 'REC-000003')
  await page.goto('about:blank')
  await restoreNewest(product)
  await startSession(page, owner, 'signIn')
  await expectReceipts(page, ['REC-000002', 'REC-000001'])
  await pay(page, file, '1500')
  await expectReceipts(page, ['REC-000003', 'REC-000002', 'REC-000001'])
  await worker.goto(lost)
  await expect(worker.getByText('এই ঠিকানায় আমাদের কোনো রসিদ নেই।')).toBeVisible()
  await worker.goto(check)
  await expect(worker.getByText(/^রসিদটি .* তারিখে বাতিল হয়েছে/)).toBeVisible()
  await tell()
  await readStatus(worker, workerLink, 'ভিসা')
  await expect(worker.getByText('মোট দিয়েছেন: ৬,৫০০ টাকা')).toBeVisible()
  await expectAccessible(worker)

  await addDocument(page, file, 'Visa', { Number: '6001', Sponsor: 'Al Manar' })
  await move(page, application, 'BMET clearance')
  await addDocument(page, file, 'BMET clearance', { Number: 'CL-1', Day: inDays(0) })
  await move(page, application, 'Ticket')
  await addDocument(page, file, 'Ticket', { Flight: 'SV 807', PNR: 'Q7XKLM', 'Day of the flight': inDays(2) })
  await move(page, application, 'Departed')
  await addDocument(page, file, 'Arrival', { Day: inDays(0), 'Confirmed by': 'Site office' })
  await move(page, application, 'Arrived')
  await tell()
  await readStatus(worker, workerLink, 'কাজের দেশে পৌঁছেছেন')
  await open(page, file)
  await page.getByRole('button', { name: 'Add a document' }).click()
  await page.getByRole('dialog').getByLabel('Kind').selectOption('Return')
  await fillDocument(page, { Day: inDays(0), Reason: 'The contract ended', Claim: 'No claim' })
  await moveBack(page, application, 'Returned')
  await tell()
  await readStatus(worker, workerLink, 'ফিরে এসেছেন')
  expect(await worker.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await open(page, demand)
  await page.getByRole('button', { name: 'Take a payment' }).click()
  const taking = page.getByRole('dialog', { name: 'Take a payment' })
  await taking.getByLabel('What it is for').fill('Service charge')
  await taking.getByLabel('Amount').fill('4000')
  await taking.getByLabel('Paid by').selectOption('Bank transfer')
  await taking.getByRole('button', { name: 'Write the receipt' }).click()
  await expect(page.getByText('Receipt REC-000004 is written')).toBeVisible()
  await employer.goto(demandLink)
  await expect(employer.getByRole('row', { name: 'Mason' })).toContainText(/(?:1\D*){4}$/)
  await expect(employer.getByText('Paid in all: 4,000 Saudi riyal')).toBeVisible()
  await expectAccessible(employer)
  await employer.getByRole('link', { name: 'Payment: 4,000 Saudi riyal' }).click()
  await expect(employer.getByText('This receipt is valid.')).toBeVisible()
  await expectReceipts(page, ['REC-000004', 'REC-000003', 'REC-000002', 'REC-000001'])
})

/** Staff accept the demand and publish its vacancy. Gives the page of the demand. */
async function makeVacancy(page: Page): Promise<string> {
  await open(page, '/admin/demands')
  await page.getByRole('link', { name: 'Al Manar', exact: true }).click()
  for (const state of ['Documents checked', 'Accepted']) {
    await page.getByRole('button', { name: `Move to “${state}”` }).click()
    await expect(page.getByRole('button', { name: `Move to “${state}”` })).toHaveCount(0)
  }
  const demand = page.url()
  await page.getByRole('button', { name: 'Make 1 vacancy' }).click()
  await expect(page).toHaveURL(/\/admin\/vacancies\/[\w-]+$/)
  await publishVacancy(page)
  return demand
}

/** A worker finds the job in Bangla on a phone, applies, and gets the link of the status page. */
async function apply(worker: Page): Promise<string> {
  await open(worker, '/bn')
  await worker.getByRole('main').getByRole('link', { name: 'কাজ চাই', exact: true }).click()
  await worker.getByRole('main').locator('ul a').first().click()
  await worker.locator('#name').fill('রহিম উদ্দিন')
  await worker.locator('#phone').fill('০১৭১২-৩৪৫৬৭৮')
  await worker.locator('#district').selectOption('bogura')
  await worker.locator('#years').fill('৫')
  await worker.locator('[name=passport][value=yes]').check()
  await worker.locator('[name=registered][value=yes]').check()
  await worker.locator('#consent').check()
  await worker.locator('#apply button[type=submit]').click()
  return String(await worker.getByRole('link', { name: 'আমার আবেদনের অবস্থা দেখুন' }).getAttribute('href'))
}

/** Moves an application on, each step with what it needs. */
async function move(page: Page, application: string, ...states: string[]) {
  await open(page, application)
  for (const state of states) {
    await page.getByRole('button', { name: `Move to “${state}”` }).click()
    await expect(page.getByRole('button', { name: `Move to “${state}”` })).toHaveCount(0)
  }
}

/** Moves an application to a state that no step leads to. */
async function moveBack(page: Page, application: string, state: string) {
  await open(page, application)
  await page.getByRole('button', { name: 'Another state…' }).click()
  await page.getByRole('menuitem', { name: state }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Move to “${state}”` }).click()
  await expect(dialog).toBeHidden()
}

/** Makes the file of the application that is open, with the lines of the passport. Gives its page. */
async function makeFile(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Make a new file' }).click()
  await page.getByLabel('The two lines at the foot of the passport page').fill(LINES)
  await expect(page.getByLabel('Name in the passport')).toHaveValue('RAHIM UDDIN')
  await page.getByLabel('Father’s name').fill('ABDUL JABBAR')
  await page.getByLabel('Mother’s name').fill('AMENA KHATUN')
  await page.getByRole('button', { name: 'Add worker' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'RAHIM UDDIN' })).toBeVisible()
  await expect(page.getByText('ABDUL JABBAR')).toBeVisible()
  return page.url()
}

/** Adds what is missing in a file for the next stage. */
async function addDocument(page: Page, file: string, gap: string, facts: Record<string, string> = {}) {
  await open(page, file)
  await page.getByRole('button', { name: gap, exact: true }).click()
  await fillDocument(page, facts)
  await expect(page.getByRole('button', { name: gap, exact: true })).toHaveCount(0)
}

async function fillDocument(page: Page, facts: Record<string, string>) {
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  for (const [label, value] of Object.entries(facts)) {
    const field = dialog.getByLabel(label, { exact: true })
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await expect(dialog).toBeHidden()
}

async function pay(page: Page, file: string, amount: string) {
  await open(page, file)
  await page.getByRole('button', { name: 'Take a payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a payment' })
  await dialog.getByLabel('What it is for').selectOption('medical')
  await dialog.getByLabel('Amount in taka').fill(amount)
  await dialog.getByLabel('Paid by').selectOption('Cash')
  await dialog.getByRole('button', { name: 'Write the receipt' }).click()
  await expect(dialog).toBeHidden()
}

async function cancel(page: Page, number: string) {
  await open(page, '/admin/payments')
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Cancel the receipt' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel ${number}` })
  await dialog.getByLabel('Reason').fill('Typed wrong')
  await dialog.getByRole('button', { name: 'Cancel the receipt' }).click()
  await expect(page.getByText(`Receipt ${number} is cancelled`)).toBeVisible()
}

/** The page on which anybody checks a receipt. */
async function checkOf(page: Page, number: string): Promise<string> {
  await open(page, '/admin/payments')
  await page.getByRole('link', { name: number }).click()
  return String(await page.getByRole('link', { name: /^\/receipts\// }).getAttribute('href'))
}

/** The numbers of all receipts, the newest first: none is missing and none there twice. */
async function expectReceipts(page: Page, numbers: string[]) {
  await open(page, '/admin/payments')
  await expect(page.getByRole('link', { name: /^REC-/ })).toHaveText(numbers)
}

/** The present step, as the worker reads it by the link. */
async function readStatus(worker: Page, link: string, state: string) {
  await worker.goto(link)
  await expect(worker.locator('[aria-current=step]')).toContainText(state)
}

/** The faces of ours in which the page is shown, once they are there. */
const facesOf = (page: Page) =>
  page.evaluate(async () =>
    [...(await document.fonts.ready)]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

/** Puts the newest backup in place of what is there, as an operator does: the product stands still meanwhile. */
async function restoreNewest(product: Product) {
  const folder = join(product.dataDir, 'backups')
  const archive = (await readdir(folder)).find(name => /\.tar\.gz/.test(name))
  await product.stop()
  await runCommand(product, 'restore', join(folder, archive!), '--force')
  await product.start()
}

/** `npm run backup` and `npm run restore`, as they are in a release. */
const runCommand = ({ environment }: Product, name: 'backup' | 'restore', ...words: string[]) =>
  promisify(execFile)(join(root, node), [`dist/server/${name}.js`, ...words], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
  })
