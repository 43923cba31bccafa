import type { Page } from '@playwright/test'
import {
  addClient,
  CLIENTS,
  closeDialog,
  expectTexts,
  publishNews,
  qatar,
  savedClients,
  startSession,
  submit,
} from './actors.ts'
import { jpeg } from './pictures.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

const title = (page: Page) => page.getByLabel('Title', { exact: true })
const text = (page: Page) => page.getByLabel('Text', { exact: true })
const offer = (page: Page) => page.getByRole('region', { name: 'Typed here before and not saved' })
const continueButton = (page: Page) => offer(page).getByRole('button', { name: /^Continue/ })

const storedCopies = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, copy]) => (key.startsWith('recovery:') ? [copy] : [])),
  )
const expectCopyOf = (page: Page, typed: string) =>
  expect.poll(async () => (await storedCopies(page)).join()).toContain(typed)

/** The tab ends without a chance to do anything. */
async function crash(page: Page) {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

test('what was typed before a crash is offered, and continued only when chosen', { tag: '@core' }, async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/news/add')
  await title(page).fill('Open day')
  await page.route('**/api/v1/images', () => {}) // the connection is slow
  await page.locator('#picture').setInputFiles(await jpeg('yard.jpg'))
  await expectCopyOf(page, 'yard.jpg')
  const reopened = await page.context().newPage()
  await crash(page)

  await open(reopened, '/admin/news/add')
  await expect(offer(reopened)).toContainText(/Draft from \d\d:\d\d · Open day/)
  await expect(title(reopened)).toHaveValue('')
  await expectAccessible(reopened)
  await continueButton(reopened).click()
  await expect(title(reopened)).toHaveValue('Open day')
  await expect(offer(reopened)).toContainText('Choose these pictures again; they were not stored yet: yard.jpg')
  await expect(offer(reopened)).toBeFocused()
  await expectAccessible(reopened)
  expect(await storedCopies(reopened)).toHaveLength(1)

  await text(reopened).fill('Come and see')
  await reopened.getByRole('button', { name: 'Save draft' }).click()
  await expect(reopened.getByText('Draft saved').first()).toBeVisible()
  await expect.poll(() => storedCopies(reopened)).toEqual([])
  await open(reopened, '/admin/news/add')
  await expect(reopened.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await expect(offer(reopened)).toHaveCount(0)
})

test('a client country comes back with its companies', async ({ page }) => {
  await startSession(page)
  const { _id, company } = await addClient(page)
  await open(page, `/admin/update-client/${_id}`)
  const typed = {
    ...qatar,
    workSummary: 'Typed before the crash.',
    company: [...qatar.company, { companyName: 'Souq Hotels', companySector: 'Hotels', valueOfEmployement: 30 }],
  }
  await page.getByLabel('Work Summary', { exact: true }).fill(typed.workSummary)
  await page.getByRole('button', { name: 'Add Another Company' }).click()
  const added = page.getByRole('group', { name: 'Company 3' })
  await added.getByLabel('Company Name', { exact: true }).fill('Souq Hotels')
  await added.getByLabel('Company Sector', { exact: true }).fill('Hotels')
  await added.getByLabel('Value of Employment').fill('30')
  await expectCopyOf(page, '"30"')
  const reopened = await page.context().newPage()
  await crash(page)
  const [doha, pearl] = company as ((typeof company)[number] & { _id: string })[]
  const change = { company: [{ ...doha, valueOfEmployement: 150 }, pearl] }
  expect((await reopened.request.patch(`${CLIENTS}/${_id}`, { data: change })).ok()).toBe(true)

  await open(reopened, `/admin/update-client/${_id}`)
  await expectTexts(reopened, { ...qatar, company: [{ ...qatar.company[0]!, valueOfEmployement: 150 }] })
  await continueButton(reopened).click()
  const [first, ...others] = typed.company
  await expectTexts(reopened, { ...typed, company: [{ ...first!, valueOfEmployement: 150 }, ...others] })
  await submit(reopened).click()
  await closeDialog(reopened, 'Updated!')
  await expect.poll(() => storedCopies(reopened)).toEqual([])
  expect(await savedClients(reopened)).toMatchObject([{ workSummary: typed.workSummary, company: [{}, {}, {}] }])
})

test('each tab keeps its own copy; one that is open is offered when it closes', async ({ page }) => {
  await startSession(page)
  const other = await page.context().newPage()
  await open(page, '/admin/news/add')
  await title(page).fill('In the first tab')
  await expectCopyOf(page, 'first tab')
  await open(other, '/admin/news/add')
  await title(other).fill('In the second tab')
  await expectCopyOf(other, 'second tab')
  await expect(offer(other)).toHaveCount(0)

  const third = await page.context().newPage()
  await page.close()
  await open(third, '/admin/news/add')
  await expect(continueButton(third)).toHaveCount(1)
  await expect(offer(third).getByRole('listitem')).toContainText('In the first tab')
  await other.close()
  await expect(continueButton(third)).toHaveCount(2)
  await expect(offer(third).getByRole('listitem').first()).toContainText('In the second tab')
  await offer(third)
    .getByRole('button', { name: /^Discard/ })
    .first()
    .click()
  await expect(continueButton(third)).toHaveCount(1)
  await expect(offer(third)).toBeFocused()
  await third.getByRole('button', { name: 'Undo' }).click()
  await expect(continueButton(third)).toHaveCount(2)

  await title(third).fill('In the third tab')
  await continueButton(third).last().click()
  await expect(title(third)).toHaveValue('In the first tab')
  await expect(offer(third).getByRole('listitem').first()).toContainText('In the third tab')
})

test('a copy of a record that was saved since is merged with it', async ({ page, otherPerson }) => {
  await startSession(page)
  const { _id, newest } = await publishNews(page)
  await open(page, `/admin/news/${_id}`)
  await text(page).fill('Typed before the crash')
  await page.getByLabel('Place', { exact: true }).fill('Chattogram')
  await expectCopyOf(page, 'Chattogram')
  const reopened = await otherPerson({ storageState: await page.context().storageState() })
  await page.close()
  await publishNews(reopened, { _id, seen: newest, title: 'Open week', place: 'Khulna' })

  await open(reopened, `/admin/news/${_id}`)
  await expect(offer(reopened)).toContainText('The record has been saved since.')
  await continueButton(reopened).click()
  await expect(title(reopened)).toHaveValue('Open week')
  await expect(text(reopened)).toHaveValue('Typed before the crash')
  await expect(offer(reopened).getByRole('listitem').filter({ hasText: 'Place: Khulna' })).toBeVisible()
  await expect(reopened.getByLabel('Place', { exact: true })).toHaveValue('Chattogram')
  await expectAccessible(reopened)
})

test('logging out keeps copies, and nobody else is shown them', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/news/add')
  await title(page).fill('Only mine')
  await expectCopyOf(page, 'Only mine')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedCopies(page)).toHaveLength(1)

  await startSession(page, undefined, 'signIn')
  await page.evaluate(() => {
    const [key, copy] = Object.entries(localStorage).find(([key]) => key.startsWith('recovery:'))!
    localStorage.setItem(key.replace(/:[\w-]+:/, ':somebody-else:'), copy)
  })
  await open(page, '/admin/news/add')
  await expect(continueButton(page)).toHaveCount(1)
})

test('a full storage is said once, and a picture that is gone is named', async ({ page, expectProblems }) => {
  expectProblems(/404/)
  await startSession(page)
  const { _id } = await publishNews(page)
  await open(page, `/admin/news/${_id}`)
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2))
      try {
        for (let n = 0; ; n++) localStorage.setItem(`fill-${size}-${n}`, 'x'.repeat(size))
      } catch {}
  })
  await text(page).fill('No room for this')
  const full = page.getByText('This browser has no room left')
  await expect(full).toHaveCount(1)
  await expectAccessible(page, ['light'])
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fill-')) localStorage.removeItem(key)
  })
  await expectCopyOf(page, 'No room for this')
  await expect(full).toHaveCount(0)

  await page.evaluate(() => {
    const [key, copy] = Object.entries(localStorage).find(([key]) => key.startsWith('recovery:'))!
    const { values, ...rest } = JSON.parse(copy)
    const at = new Date(Date.parse(rest.at) - 60_000).toISOString()
    const other = { ...rest, at, values: { ...values, picture: '/pictures/gone.jpg' } }
    localStorage.setItem(`${key.slice(0, key.lastIndexOf(':'))}:gone`, JSON.stringify(other))
  })
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await ready(page)
  await offer(page)
    .getByRole('listitem')
    .filter({ hasText: 'Draft' })
    .last()
    .getByRole('button', { name: /^Continue/ })
    .click()
  await expect(offer(page)).toContainText('/pictures/gone.jpg')
})
