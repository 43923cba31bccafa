import type { Page } from '@playwright/test'
import { addClient, CLIENTS, closeDialog, flagInput, startSession, typeTexts } from './actors.ts'
import { jpeg, png } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'
import { inDays } from '../features/vacancies/job.ts'

const nextYear = new Date().getFullYear() + 1

const save = (page: Page) => page.getByRole('button', { name: 'Save draft' })
const more = (page: Page) => page.getByRole('button', { name: 'More actions' })
const status = (page: Page) => page.locator('[data-slot=save-bar]').getByRole('status')
const companyName = (page: Page) =>
  page.getByRole('group', { name: 'Company 1' }).getByLabel('Company Name', { exact: true })
const summary = (page: Page) => page.getByLabel('Work Summary', { exact: true })

/** It says so, too, where a time is chosen already. */
const schedule = (page: Page) =>
  page.locator('[data-slot=save-bar]').getByRole('button', { name: /^(Schedule|Change the time)$/ })
/** Chooses an action behind the menu, by keyboard. */
async function choose(page: Page, name: string) {
  await more(page).press('Enter')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}

const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

test(
  'a draft needs no field, keeps typing and focus, and is published later',
  { tag: ['@phone', '@core'] },
  async ({ page, otherPerson }) => {
    await page.setViewportSize({ width: (page.viewportSize()?.width ?? 0) < 600 ? 360 : 1280, height: 800 })
    const visitor = await otherPerson()
    await startSession(page)
    await open(page, '/admin/add-new-client')
    await expect(status(page)).toHaveText('Nothing typed yet')
    await page.getByLabel('Country Name').fill('Qatar')
    await companyName(page).fill('Doha Facilities')
    await flagInput(page).setInputFiles(await jpeg('flag.jpg'))
    await page.locator('#images').setInputFiles(await png('tower.png'))
    await expect(status(page)).toHaveText('Not saved yet')
    const saving = Promise.withResolvers<void>()
    await page.route('**/api/trpc/content.saveDraft*', async route => {
      await saving.promise
      await route.continue()
    })
    const sent = page.waitForRequest('**/api/trpc/content.saveDraft*')
    await summary(page).click()
    await page.keyboard.press('Control+S')
    await sent
    await expect(save(page)).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.type('Typed while it was saved.')
    saving.resolve()
    await expect(page).toHaveURL(/\/admin\/update-client\/[\w-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Update Client' })).toBeVisible()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toHaveValue('Typed while it was saved.')
    await expect(status(page)).toHaveText('Not saved yet')
    await expect(page.getByText('Flag now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove existing picture 1' })).toBeVisible()
    await page.unroute('**/api/trpc/content.saveDraft*')
    await page.keyboard.press('Control+S')
    await expect(status(page)).toHaveText(/^Draft saved \d\d:\d\d$/)
    await expect(summary(page)).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)
    expect(await (await visitor.request.get(CLIENTS)).json()).toMatchObject({ data: [] })

    await choose(page, 'Preview')
    await expect(page).toHaveURL(/\/admin\/preview\/clients\/[\w-]{36}$/)
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Qatar', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/update-client\//)
    const { revisions } = await historyOf(page)
    const states = await Promise.all(revisions.map(({ number }) => revisionOf(page, number)))
    expect(new Set(states.map(({ data }) => data.company[0]._id)).size).toBe(1) // the company keeps its id

    await page.reload()
    await expect(summary(page)).toHaveValue('Typed while it was saved.')
    await open(page, '/admin/manage-clients')
    await page.getByRole('link', { name: 'Edit Qatar' }).click()
    await page.getByRole('button', { name: 'Update Data' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2)
    await typeTexts(page)
    await page.getByRole('button', { name: 'Update Data' }).click()
    await closeDialog(page, 'Updated!', 'Client data updated successfully!')
    const [record] = (await (await visitor.request.get(CLIENTS)).json()).data
    expect(record).toMatchObject({ countryName: 'Qatar', image: [expect.any(String)] })
  },
)

const recordId = (page: Page) => page.url().split('/').at(-1)!
async function query(page: Page, procedure: string, input: object) {
  const json = encodeURIComponent(JSON.stringify({ feature: 'clients', _id: recordId(page), ...input }))
  return (await (await page.request.get(`/api/trpc/content.${procedure}?input=${json}`)).json()).result.data
}
const historyOf = (page: Page): Promise<{ revisions: { number: number }[] }> => query(page, 'history', {})
const revisionOf = (page: Page, number: number): Promise<{ data: { company: [{ _id: string }] } }> =>
  query(page, 'revision', { number })

test(
  'a change is drafted and scheduled while the page stays, then the schedule is cancelled',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page)
    const { _id, workSummary } = await addClient(page)
    await open(page, `/admin/update-client/${_id}`)
    await expect(status(page)).toHaveText(/^Published/)
    await summary(page).fill('What comes next.')
    await page.keyboard.press('Control+S')
    await expect(status(page)).toHaveText(/^Changed since it was published\. Draft saved \d\d:\d\d$/)
    expect(await (await page.request.get(`${CLIENTS}/${_id}`)).json()).toMatchObject({ data: { workSummary } })

    const place = await page.evaluate(() => scrollY)
    await schedule(page).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'When is it published?' })
    const time = dialog.getByLabel('Date and time in Dhaka')
    await expect(time).toBeFocused()
    await time.press('Enter')
    await expect(dialog.getByText('Choose a date and a time.')).toBeVisible()
    await time.fill(`${inDays(0)}T00:00`)
    await time.press('Enter')
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(schedule(page)).toBeFocused()
    await schedule(page).press('Enter')
    await time.fill(`${nextYear}-12-03T10:00`)
    await time.press('Enter')
    await expect(status(page)).toHaveText(`Scheduled for 3 December ${nextYear}, 10:00 Dhaka time`)
    await expect(schedule(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    expect((await query(page, 'open', {})).draft.publishAt).toBe(`${nextYear}-12-03T04:00:00.000Z`)

    await summary(page).fill('What comes next, in other words.')
    await page.keyboard.press('Control+S')
    const question = page.getByRole('dialog', { name: 'This draft is scheduled' })
    await expect(question).toContainText(`It is published on 3 December ${nextYear}, 10:00 Dhaka time.`)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep the schedule' }).click()
    await expect(save(page)).toBeFocused()
    await expect(status(page)).toHaveText(`Scheduled for 3 December ${nextYear}, 10:00 Dhaka time`)
    await summary(page).fill('')
    await save(page).click()
    await question.getByRole('button', { name: 'Keep the schedule' }).click()
    await expect(page.getByRole('alert').getByText('Say what the work is')).toBeVisible()
    await save(page).click()
    await question.getByRole('button', { name: 'Cancel the schedule' }).click()
    await expect(status(page)).toHaveText(/^Changed since it was published/)
    await page.reload()
    await expect(summary(page)).toHaveValue('')

    await summary(page).fill('What comes next.')
    await schedule(page).press('Enter')
    await time.fill(`${nextYear}-12-03T10:00`)
    await time.press('Enter')
    await expect(status(page)).toHaveText(/^Scheduled/)
    await choose(page, 'Cancel the schedule')
    await expect(status(page)).toHaveText(/^Changed since it was published/)
    await expect(more(page)).toBeFocused()
  },
)

test('an incomplete draft is not scheduled, and its fields say why', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/news/add')
  await page.getByLabel('Title', { exact: true }).fill('Open day')
  await schedule(page).press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Write the text' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
