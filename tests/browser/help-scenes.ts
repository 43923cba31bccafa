import type { Locator, Page } from '@playwright/test'
import { m } from '../../i18n/paraglide/messages.js'
import type { Locale } from '../../i18n/paraglide/runtime.js'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HelpTask } from '../../app/staff/define-help.ts'
import { root } from './product.ts'

type Role = Parameters<Page['getByRole']>[0]

/** Where a task is played: a signed-in owner's page on the demonstration, in one language. */
export type Stage = {
  page: Page
  locale: Locale
  /** Opens a page by its path without the language, ready for clicks. */
  open: (path: string) => Promise<void>
}

/** What is played, with the names that the steps use in the language of the stage. */
type Play = Stage & {
  names: Record<string, string>
  /** Waits until the control of this name is on the screen; without a role, a text. */
  see: (key: string, role?: Role) => Promise<Locator>
}

/**
 * Plays a task up to the moment that its picture shows, and gives what the picture outlines. Throws when a control that a step names is
 * not on its screen.
 */
export async function play(task: HelpTask, stage: Stage): Promise<Locator> {
  const { page, locale } = stage
  const names = Object.fromEntries(
    Object.entries(task.controls).map(([key, label]) => [key, (label as typeof m.undo)({}, { locale })]),
  )
  const unseen = new Set(Object.keys(names))
  const outlined = await scenes[task.id]!({
    ...stage,
    names,
    async see(key, role) {
      const name = names[key] ?? ''
      const control = (role ? page.getByRole(role, { name }) : page.getByText(name, { exact: true }))
        .filter({ visible: true })
        .first()
      await control.waitFor()
      unseen.delete(key)
      return control
    },
  })
  if (unseen.size > 0) throw new Error(`${task.id}: no screen was looked at for ${[...unseen].join(', ')}`)
  return outlined
}

const scenes: Record<string, (play: Play) => Promise<Locator>> = {
  async figures({ page, locale, open, see }) {
    await open('/admin/manage-clients')
    await see('manage', 'link')
    const label = m.manage_figure_edit({ company: '*', figure: '*' }, { locale })
    await page
      .getByRole('button', { name: new RegExp(`^${label.replaceAll('.', '\\.').replaceAll('*', '.+')}`) })
      .first()
      .click()
    return page.locator('main input:focus')
  },

  async country({ page, open, see }) {
    await open('/admin/add-new-client')
    await see('add', 'link')
    await see('another', 'button')
    await see('draft', 'button')
    await see('save', 'button')
    const name = await see('name', 'combobox')
    await page.evaluate(() => scrollTo(0, 0))
    return name
  },

  async news({ page, open, see, names }) {
    await open('/admin/news')
    await see('website', 'link')
    await see('news', 'link')
    await see('add', 'link')
    const { rows } = await query<{ rows: { _id: string }[] }>(page, 'news.manage', {})
    await open(`/admin/news/${rows[0]!._id}`)
    await page.locator('main input[type=date]').first().fill('2026-10-16')
    await (await see('schedule', 'button')).click()
    await see('time')
    const time = page.getByLabel(names.time!)
    await time.fill('2027-02-22T09:00')
    return time
  },

  async undo({ page, locale, open, see }) {
    await removeOldestNews(page)
    await open('/admin/trash')
    await see('website', 'link')
    await see('trash', 'link')
    await see('restore', 'button')
    await open('/admin/news')
    await page.locator('main tbody input[type=checkbox], main li input[type=checkbox]').first().check()
    await page.getByRole('button', { name: m.list_unpublish({}, { locale }) }).click()
    await (await see('undo', 'button')).click()
    const [client] = (await (await page.request.get('/api/v1/our-clients/our-clients')).json()).data
    await open(`/admin/update-client/${client._id}`)
    await (await see('more', 'button')).click()
    return see('history', 'menuitem')
  },

  async enquiry({ page, open, see }) {
    const message = 'Does Hidamari Care Homes take nurses this spring?'
    const sender = { lastName: 'Nasrin', email: 'nasrin@example.com', company: 'agency' }
    await page.request.post('/api/trpc/enquiries.submit', { data: { ...sender, message } })
    await open('/admin/enquiries')
    await see('enquiries', 'link')
    await page.locator('main').getByRole('link', { name: 'Nasrin' }).filter({ visible: true }).first().click()
    await see('send', 'button')
    await see('handled', 'button')
    const subject = page.locator('main input[name=subject]')
    await subject.fill((await subject.inputValue()).replace(/ENQ-\w+/, 'ENQ-7K2M9P'))
    return see('template', 'combobox')
  },

  async vacancy({ open, see }) {
    await open('/admin/vacancies')
    await see('vacancies', 'link')
    await see('add', 'link')
    await open('/admin/vacancies/add')
    await see('draft', 'button')
    await see('publish', 'button')
    await see('closes')
    await see('costs')
    await see('closed', 'checkbox')
    await see('permission', 'textbox')
    return see('approval', 'textbox')
  },

  async invite({ page, open, see }) {
    await open('/admin/staff')
    await see('settings', 'link')
    await see('staff', 'link')
    await see('approve')
    await see('invite')
    await see('send', 'button')
    return page.locator('main form input[type=email]')
  },

  async look({ page, open, see }) {
    await open('/admin/settings')
    await see('settings', 'link')
    await (await see('identity', 'link')).click()
    await see('publish', 'button')
    await see('logo')
    await see('colour')
    await see('look', 'heading')
    return page.locator('#colour')
  },

  async telephone({ page, open, see }) {
    await open('/admin/settings')
    await see('settings', 'link')
    await (await see('contact', 'link')).click()
    await see('publish', 'button')
    await see('phones')
    await page.locator('main summary').first().click()
    return page.locator('main input[type=tel]').first()
  },

  async parts({ page, names, open, see }) {
    await open('/admin/settings')
    await see('settings', 'link')
    await see('parts', 'link')
    await page.getByRole('link', { name: names.parts!, exact: true }).click()
    await see('office', 'button')
    await (await see('website', 'button')).click()
    await see('publish', 'button')
    return see('change', 'heading')
  },

  async picture({ page, open, see }) {
    await open('/admin/media')
    await see('website', 'link')
    await see('pictures', 'link')
    await page.locator('main a[href*="/admin/media/"]').first().click()
    await see('used')
    return see('replace', 'button')
  },

  async backups({ open, see }) {
    await open('/admin')
    return (await see('backup')).locator('xpath=ancestor::*[@data-slot="card"][1]')
  },
}

/** The tasks that have a picture, each with the file of its picture in a language. */
export async function pictures(locale: Locale): Promise<{ task: HelpTask; file: string }[]> {
  const files = globSync('app/features/*/help/tasks.ts', { cwd: root })
  const all = await Promise.all(
    files.map(async file => {
      const { tasks } = (await import(join(root, file))) as { tasks: HelpTask[] }
      return tasks.filter(({ alt }) => alt).map(task => ({ task, file: `${dirname(file)}/${task.id}.${locale}.webp` }))
    }),
  )
  return all.flat()
}

async function query<Data>(page: Page, procedure: string, input: object) {
  const response = await page.request.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)
  return (await response.json()).result.data as Data
}

async function removeOldestNews(page: Page) {
  const { rows } = await query<{ rows: { _id: string }[] }>(page, 'news.manage', {})
  const record = { feature: 'news', _id: rows.at(-1)!._id }
  const { newest } = await query<{ newest: number }>(page, 'content.open', record)
  await page.request.post('/api/trpc/content.remove', { data: { ...record, seen: newest } })
}
