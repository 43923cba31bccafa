import type { Locator, Page } from '@playwright/test'
import { addApplicant, imagesInput, owner, startSession } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expect, open, test } from './test.ts'

/** Presses a button whose answer comes once this gives a function, which lets it through. */
async function holdAnswer(page: Page, procedure: string, button: Locator) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = page.waitForRequest(`**/api/trpc/${procedure}*`)
  await page.route(
    `**/api/trpc/${procedure}*`,
    async route => {
      await promise
      await route.continue()
    },
    { times: 1 },
  )
  await button.click()
  await asked
  return async () => {
    const answered = page.waitForResponse(`**/api/trpc/${procedure}*`)
    resolve()
    await answered
  }
}

/** Changes every field of a form: what has words is cleared, what is empty gets some, every choice becomes another one. */
async function changeAll(form: Locator) {
  const changed: { at: number; value: string }[] = []
  const fields = form.locator('input:not([type=file], [type=hidden], [type=radio]), textarea, select')
  for (const [at, field] of (await fields.all()).entries()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    const kind = await field.evaluate((each: HTMLInputElement) => each.type)
    if (kind === 'checkbox') await field.setChecked(!(await field.isChecked()))
    else if (kind.startsWith('select')) {
      const values = await field
        .locator('option:not([disabled])')
        .evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))
      const now = await field.inputValue()
      await field.selectOption(values.find(value => value !== now) ?? now)
    } else if (await field.inputValue()) await field.fill('')
    else await field.fill(kind === 'date' ? '2031-05-06' : kind === 'datetime-local' ? '2031-05-06T10:00' : '4')
    await field.blur() // a list of choices takes back what is none of them
    changed.push({ at, value: await valueOf(field) })
  }
  return {
    changed,
    now: () => Promise.all(changed.map(async ({ at }) => ({ at, value: await valueOf(fields.nth(at)) }))),
  }
}

const valueOf = (field: Locator) =>
  field.evaluate((each: HTMLInputElement) => (each.type === 'checkbox' ? String(each.checked) : each.value))

const FORMS = [
  '/admin/add-new-client',
  '/admin/news/add',
  '/admin/vacancies/add',
  '/admin/companies/add',
  '/admin/gallery/add',
  '/admin/fees/add',
  '/admin/pages/about',
  '/admin/settings/contact',
  '/admin/settings/figures',
]

test('every field keeps what is typed or cleared while its draft is saved', async ({ page }) => {
  test.setTimeout(600_000)
  await startSession(page)
  for (const path of FORMS) {
    await open(page, path)
    const form = page.locator('main form[method=post]')
    await changeAll(form) // so that there is something to save and to clear
    await expect(page.getByText('Not saved yet').first(), path).toBeVisible()
    const answer = await holdAnswer(page, 'content.saveDraft', page.getByRole('button', { name: 'Save draft' }))
    const typed = await changeAll(form)
    expect(typed.changed.length, path).toBeGreaterThan(0)
    await answer()
    await expect(page.getByRole('button', { name: 'Save draft' }), path).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText('Not saved yet').first(), path).toBeVisible()
    expect.soft(await typed.now(), path).toEqual(typed.changed)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved').first(), path).toBeVisible()
  }
})

test('an address cleared while it is saved stays empty', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/news/add')
  const save = page.getByRole('button', { name: 'Save draft' })
  const address = page.getByLabel('Address', { exact: true })
  await page.getByLabel('Title', { exact: true }).fill('Open day')
  await save.click()
  await expect(address).toHaveValue('open-day')
  await address.fill('our-open-day')
  const answer = await holdAnswer(page, 'content.saveDraft', save)
  await address.fill('')
  await answer()
  await expect(page.getByText('Not saved yet').first()).toBeVisible()
  await expect(address).toHaveValue('')
})

test('a picture taken away while it is saved does not come back', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/add-new-client')
  await page.getByLabel('Work Summary', { exact: true }).fill('Cleaning and catering.')
  await imagesInput(page).setInputFiles(await jpeg('one.jpg'))
  await expect(page.getByText('Stored')).toBeVisible()
  const answer = await holdAnswer(page, 'content.saveDraft', page.getByRole('button', { name: 'Save draft' }))
  await page.getByRole('button', { name: 'Remove one.jpg' }).click()
  await imagesInput(page).setInputFiles(await jpeg('two.jpg', { colour: '#0b6e4f' }))
  await answer()
  await expect(page.getByText('Not saved yet').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Draft saved/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove existing picture/ })).toHaveCount(1)
})

test('short forms and notes keep what is typed while they are sent', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/account')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Ayesha R.')
  const renamed = await holdAnswer(
    page,
    'accounts.own.rename',
    page.getByRole('button', { name: 'Save', exact: true }).first(),
  )
  await name.fill('')
  await renamed()
  await expect(page.getByText('Your name is saved.').first()).toBeVisible()
  await expect(name).toHaveValue('')
  const { id } = await addApplicant(page)
  await open(page, `/admin/applications/${id}`)
  const note = page.getByLabel('Note for colleagues')
  await note.fill('Called twice')
  const noted = await holdAnswer(page, 'applications.addEntry', page.getByRole('button', { name: 'Add the note' }))
  await note.fill('Called twice, and a third time')
  await noted()
  await expect(page.getByText('The note has been added').first()).toBeVisible()
  await expect(note).toHaveValue('Called twice, and a third time')
})

test('a dialog that closes when it is saved takes nothing in that would be lost', async ({ page }) => {
  await startSession(page)
  const { id } = await addApplicant(page)
  await open(page, `/admin/applications/${id}`)
  const { dialog, text, save } = await openTask(page)
  await text.fill('Call her brother')
  const answer = await holdAnswer(page, 'tasks.add', save)
  await expect(text).toBeDisabled()
  await answer()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Call her brother')).toBeVisible()
})

test('a dialog keeps what is typed without a connection and after the session', async ({ page, expectProblems }) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/, /401/)
  await startSession(page)
  const { id } = await addApplicant(page)
  await open(page, `/admin/applications/${id}`)
  const { dialog, text, save } = await openTask(page)
  await text.fill('Call her brother')
  await page.context().setOffline(true)
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('You seem to be offline')
  await expect(save).toBeFocused()
  await expect(text).toHaveValue('Call her brother')
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await save.click()
  const login = page.getByRole('dialog').filter({ has: page.getByLabel('Password') })
  await login.getByLabel('Password', { exact: true }).fill(owner.password)
  await login.getByRole('button', { name: 'Log in and go on' }).click()
  await expect(page.getByText('Call her brother')).toBeVisible()
})

async function openTask(page: Page) {
  await page.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  return { dialog, text: dialog.getByLabel('What is to be done'), save: dialog.getByRole('button', { name: 'Save' }) }
}
