import type { Page } from '@playwright/test'
import { addOfficer, change, colleague, query, startSession } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expectProblem } from './problems.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } }) // the form is there once the site says whose it is

const inBangla = (text: string) => text.replaceAll(/\d/g, digit => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const codeOn = async (page: Page) => ((await page.locator('[data-slot=code]').textContent()) ?? '').trim()

/** The only complaint, as its officer sees it. */
async function onlyComplaint(officer: Page) {
  const { rows } = await query<{ rows: { id: string }[] }>(officer, 'complaints.list')
  const { id, version } = await query<{ id: string; version: number }>(officer, 'complaints.byId', { id: rows[0]!.id })
  return { id, seen: version }
}

test.describe('in Bangla on a small phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, locale: 'bn-BD' })

  test(
    'somebody complains without a name, and goes on with the code',
    { tag: '@core' },
    async ({ page, otherPerson, expectProblems }) => {
      expectProblems(/status of 400/)
      const [office, officer] = [await otherPerson(), await otherPerson()]
      await startSession(office)
      await addOfficer(office, officer)
      await startSession(officer, colleague, 'signIn')

      await page.goto('/bn/complaints')
      await expect(page.getByRole('heading', { name: 'এখন বিপদে? আগে ফোন করুন' })).toBeVisible()
      await page.getByRole('button', { name: 'পাঠান' }).click()
      await expect(page.getByRole('alert')).toContainText('কী হয়েছে লিখুন')
      await page.getByLabel('কী হয়েছে?').fill('মালিক আমার পাসপোর্ট রেখে দিয়েছে।')
      await page.getByLabel('কার সম্পর্কে?').selectOption('নিয়োগকর্তা')
      await page.getByRole('button', { name: 'পাঠান' }).click()
      const code = await codeOn(page)
      expect(code).toMatch(/^[০-৯]{4} [০-৯]{4} [০-৯]{4} [০-৯]{4}$/)
      await expect(page.getByRole('button', { name: 'কোড কপি করুন' })).toHaveCount(0)
      await page.getByRole('button', { name: 'কোড রেখেছি' }).click()
      await expect(page.getByRole('alert')).toContainText('শেষ চারটি অঙ্ক')
      expect(await codeOn(page)).toBe(code)
      await page.getByLabel('কোড রেখে দেওয়ার পর শেষ চারটি অঙ্ক লিখুন').fill(code.slice(-4))
      await page.getByRole('button', { name: 'কোড রেখেছি' }).click()
      await expect(page.getByText('কোড আপনার কাছে আছে')).toBeVisible()
      expect(await widthOf(page)).toBe(360)

      await change(officer, 'complaints.answer', { ...(await onlyComplaint(officer)), text: 'আমরা তাকে ফোন করেছি।' })
      await page.getByRole('link', { name: 'উত্তর পড়ুন' }).first().click()
      await page.getByLabel('আপনার ১৬ অঙ্কের কোড').fill(code)
      await page.getByRole('button', { name: 'খুলুন' }).click()
      await expect(page.getByText('আমরা তাকে ফোন করেছি।')).toBeVisible()
      expect(page.url()).toMatch(/\/bn\/complaints\/follow#open$/)
      await page.getByLabel('আবার লিখুন').fill('এখনো ফেরত দেয়নি।')
      await page.getByRole('button', { name: 'পাঠান' }).click()
      await expect(page.getByText('আপনার বার্তা পৌঁছেছে')).toBeVisible()
      await expect(page.getByText('এখনো ফেরত দেয়নি।')).toBeVisible()
      await expect(page.getByLabel('আবার লিখুন')).toHaveValue('')
      expect(await widthOf(page)).toBe(360)

      const reason = { reason: 'settled', text: 'পাসপোর্ট ফেরত দেওয়া হয়েছে।' }
      await change(officer, 'complaints.close', { ...(await onlyComplaint(officer)), ...reason })
      await page.getByRole('link', { name: 'এই পৃষ্ঠা বন্ধ করুন' }).click()
      await page.getByLabel('আপনার ১৬ অঙ্কের কোড').fill(code)
      await page.getByRole('button', { name: 'খুলুন' }).click()
      await expect(page.getByText('এই অভিযোগ বন্ধ করা হয়েছে')).toBeVisible()
      await expect(page.getByText('পাসপোর্ট ফেরত দেওয়া হয়েছে।')).toBeVisible()
      await expect(page.getByLabel('আবার লিখুন')).toHaveCount(0)
      await page.getByText('সব মুছে ফেলুন').click()
      await page.getByLabel('আপনার কোড আরেকবার').fill(code)
      await page.getByRole('button', { name: 'হ্যাঁ, চিরতরে মুছুন' }).click()
      await expect(page.getByText('সব মুছে ফেলা হয়েছে')).toBeVisible()
    },
  )
})

test('with scripts a page is left once its code is kept, and leaves no trace', async ({ page, expectProblems }) => {
  expectProblems(/status of 400/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/complaints')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send' }).click()
  const text = page.getByLabel('What happened?')
  await expectProblem(page, 'text')
  await text.fill('They keep my passport.')
  await page
    .getByLabel('Pictures or PDF files')
    .setInputFiles([await jpeg('a.jpg'), await jpeg('b.jpg', { colour: '#123' })])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Now save this code' })).toBeFocused()
  const code = await codeOn(page)
  expect(inBangla(code)).toMatch(/^[০-৯]{4}( [০-৯]{4}){3}$/)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Save it as a picture' })).toHaveAttribute('href', /^data:image\/png/)

  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first().click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(await codeOn(page)).toBe(code)
  await page.getByLabel('last four digits').fill('12')
  await page.getByRole('button', { name: 'I have saved the code' }).click()
  await expectProblem(page, 'tail')
  await page.getByLabel('last four digits').fill(code.slice(-4))
  await page.getByRole('button', { name: 'I have saved the code' }).click()
  await expect(page.getByText('You have your code')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Read the answer' }).click()
  await expect(page).toHaveURL(/\/complaints\/follow/)
  await ready(page) // a form that is sent before its scripts run comes back without its files, and says so

  await page.getByLabel('Your code of 16 digits').fill(code)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('They keep my passport.')).toBeVisible()
  await expect(page.getByText('Files: 2')).toBeVisible()
  await expectAccessible(page)
  const gif = { name: 'note.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  await page.getByLabel('Write again').fill('And my phone.')
  await page.getByLabel('Pictures or PDF files').setInputFiles(gif)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectProblem(page, 'files')
  await expect(page.getByLabel('Write again')).toHaveValue('And my phone.')
  expect(await page.getByLabel('Pictures or PDF files').inputValue()).toContain('note.gif')
  await page.getByLabel('Pictures or PDF files').setInputFiles([])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message has arrived')).toBeVisible()
  await expect(page.getByLabel('Write again')).toHaveValue('')

  const left = await page.evaluate(async () => ({
    cookie: document.cookie,
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
  }))
  expect(left).toMatchObject({ cookie: '', workers: 0, databases: 0 })
  expect(left.stored).not.toMatch(new RegExp(`passport|phone|${code.slice(0, 4)}`))
  expect(asked).toEqual(['beforeunload'])
})
