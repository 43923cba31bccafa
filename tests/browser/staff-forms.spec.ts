import type { Locator, Page } from '@playwright/test'
import { query, sendEnquiry, startSession } from './actors.ts'
import { expect, open, test } from './test.ts'
import { gulfBuild } from '../features/demands/demand-form.ts'

test.use({ settings: { DEMO: 'on' } })

type Form = {
  /** Where it is; with `of`, below the address of the first record of this list. */
  path: string
  of?: string
  /** What opens its dialog. */
  opener?: (page: Page) => Promise<unknown>
  /** Its button. */
  submit: string | RegExp
  /** The browser keeps what is typed; else leaving asks. */
  isKept?: boolean
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const choose = (menu: string, item: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
}

const FORMS: Form[] = [
  { path: '/admin/account', submit: 'Save' },
  { path: '/admin/staff', submit: 'Send the invitation' },
  { path: '/admin/tokens', submit: 'Make the token' },
  { path: '/admin/webhooks', opener: press('Add webhook'), submit: 'Add webhook' },
  { path: '/admin/applications/add', submit: 'Save the application', isKept: true },
  { path: '/admin/applications/', of: 'applications.list', submit: 'Add the note', isKept: true },
  { path: '/admin/applications/', of: 'applications.list', opener: press('Add a task'), submit: 'Save' },
  { path: '/admin/applications/', of: 'applications.list', opener: press('Not selected…'), submit: /^Move to “Not/ },
  { path: '/admin/applications', opener: choose('Saved views', 'Save this view…'), submit: 'Save' },
  { path: '/admin/applications/interviews', opener: press('New interview'), submit: 'Save the interview' },
  { path: '/admin/workers/add', submit: 'Add worker' },
  { path: '/admin/workers/', of: 'workers.list', opener: press('Add a document'), submit: 'Add document' },
  { path: '/admin/workers/', of: 'workers.list', opener: press('Take a payment'), submit: 'Write the receipt' },
  { path: '/admin/enquiries/', of: 'enquiries.list', submit: 'Send the answer', isKept: true },
  { path: '/admin/enquiries/', of: 'enquiries.list', submit: 'Add the note', isKept: true },
  { path: '/admin/enquiries/templates', opener: press('Add a template'), submit: 'Save the template', isKept: true },
  { path: '/admin/demands/', of: 'demands.list', opener: press('Not accepted…'), submit: /^Move to “Not accepted/ },
  { path: '/admin/demands/add', submit: 'Save the demand', isKept: true },
  { path: '/admin/vacancies', opener: press(/^Close /), submit: 'Close it now' },
]

test('a form of staff shows each problem, and focuses its field or the list', async ({ page }) => {
  test.setTimeout(600_000)
  await startSession(page)
  await page.setViewportSize({ width: 1280, height: 400 }) // what is below a field is in view, too
  await sendAll(page)
  for (const each of FORMS) {
    const { form, name } = await openForm(page, each)
    await clear(form)
    await form.getByRole('button', { name: each.submit, exact: true }).click()
    const wrong = form.locator('[aria-invalid=true], fieldset[aria-describedby$=-error]')
    await expect(wrong.first(), name).toBeVisible()
    const count = await wrong.count()
    for (const field of await wrong.all()) expect(await explained(field), name).not.toBe('')
    const summary = form.locator('[data-slot=error-summary]')
    await expect(summary.getByRole('link'), name).toHaveCount(count > 1 ? count : 0)
    if (count > 1) await expect.soft(summary, name).toBeFocused()
    else {
      expect.soft(await wrong.first().evaluate(hasFocus), name).toBe(true)
      const sentence = page.locator(`[id="${await wrong.first().evaluate(sentenceOf)}"]`)
      await expect.soft(sentence, name).toBeInViewport({ ratio: 1 })
    }
  }
})

test('whoever leaves a form of staff with typed text is asked, or finds it again', async ({ page }) => {
  test.setTimeout(600_000)
  await startSession(page)
  await sendAll(page)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const each of FORMS) {
    const { form, name } = await openForm(page, each)
    const field = await firstText(form)
    await field.fill('Typed before')
    if (each.isKept) await open(page, '/admin')
    else if (await form.locator('xpath=ancestor::*[@role="dialog"]').count()) await page.keyboard.press('Escape')
    else
      await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Manage Clients' }).click()
    if (!each.isKept) {
      await expect(question, name).toBeVisible()
      await question.getByRole('button', { name: 'Stay and go on' }).click()
      await expect(field, name).toHaveValue('Typed before')
      await field.fill('')
    } else {
      const again = await openForm(page, each)
      await expect(await firstText(again.form), name).toHaveValue('Typed before')
    }
  }
})

/** What visitors send to the demonstration: a message and a demand. */
async function sendAll(page: Page) {
  await sendEnquiry(page)
  const sent = await page.request.post('/hire-workers', { headers: { accept: 'application/json' }, form: gulfBuild() })
  expect(sent.ok(), await sent.text()).toBe(true)
}

async function openForm(page: Page, { path, of, opener, submit }: Form) {
  const { rows } = of ? await query<{ rows: { id: string }[] }>(page, of) : { rows: [] }
  await page.evaluate(() => window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), true))
  await open(page, path + (rows[0]?.id ?? ''))
  await opener?.(page)
  const button = page.getByRole('button', { name: submit, exact: true }).last()
  const form = page.locator('form').filter({ has: button }).last()
  await expect(form).toBeVisible()
  return { form, name: `${path} ${submit}` }
}

async function firstText(form: Locator) {
  const line = form.locator('input:is([type=text], [type=email]):visible').first()
  return (await line.count()) > 0 ? line : form.locator('textarea:visible').first()
}

/** Nothing is typed and nothing chosen any more. */
async function clear(form: Locator) {
  for (const field of await form.locator('input:not([type=checkbox], [type=radio], [type=file]), textarea').all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill('')
  for (const field of await form.locator('select:has(option[value=""])').all())
    if (await field.isVisible()) await field.selectOption('')
}

/** The sentences below a field. */
const explained = (field: Locator) =>
  field.evaluate(each =>
    (each.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(id => id.endsWith('-error'))
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

/** The id of the sentence that says what is wrong with it. */
const sentenceOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').find(id => id.endsWith('-error'))

const hasFocus = (field: Element) => field.contains(document.activeElement)
