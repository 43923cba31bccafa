import type { Page } from '@playwright/test'
import { m } from '../../i18n/paraglide/messages.js'
import { owner, startSession } from './actors.ts'
import { jpeg } from './pictures.ts'
import { foreignTexts } from './readability.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

type Locale = 'en' | 'bn'
const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 800 }

type Text = typeof m.editor_preview
type Kind = {
  title: string
  /** What the preview has as its heading; a record that is part of a page has none. */
  heading?: Record<Locale, string>
  list: string
  add: string
  /** A record that is always there: it is unpublished instead of deleted. */
  isFixed?: true
  /** Begins the record with something left out. */
  begin?: (page: Page, locale: Locale) => Promise<unknown>
  name?: Text
  text: Text
  save: Text
  update: Text
  /** Where visitors read it, and what they get there without it. */
  address: (id: string) => string
  without: 404 | undefined
  /** Fills in what is still missing. */
  fillIn: (page: Page, locale: Locale) => Promise<unknown>
}

/** The steps of a record's life that differ between content types. */
const kinds = {
  clients: {
    title: 'Qatar',
    heading: { en: 'Qatar', bn: 'কাতার' },
    list: '/admin/manage-clients',
    add: '/admin/add-new-client',
    name: m.form_country_name,
    text: m.form_work_summary,
    save: m.form_save,
    update: m.form_update,
    address: id => `/our-clients/${id}`,
    without: 404,
    async fillIn(page, locale) {
      await page.locator('#flag').setInputFiles(await jpeg('flag.jpg'))
      const company = page.getByRole('group', { name: m.form_company({ n: locale === 'bn' ? '১' : '1' }, { locale }) })
      await company.getByLabel(m.form_company_name({}, { locale }), { exact: true }).fill('Doha Facilities')
      await company.getByLabel(m.form_company_sector({}, { locale }), { exact: true }).fill('Cleaning')
      await company.getByLabel(m.form_employment({}, { locale }), { exact: true }).fill('120')
    },
  },
  news: {
    title: 'Open day',
    heading: { en: 'Open day', bn: 'Open day' },
    list: '/admin/news',
    add: '/admin/news/add',
    name: m.news_form_title,
    text: m.news_form_text,
    save: m.record_publish,
    update: m.record_publish,
    address: () => '/news-event/open-day',
    without: 404,
    async fillIn(page, locale) {
      await page.locator('#picture').setInputFiles(await jpeg('yard.jpg'))
      await page.getByLabel(m.news_form_date({}, { locale }), { exact: true }).fill('2026-11-01')
      await page.getByLabel(m.news_form_alt({}, { locale }), { exact: true }).fill('The yard from above')
    },
  },
  gallery: {
    title: 'Open day',
    list: '/admin/gallery',
    add: '/admin/gallery/add',
    begin: (page, locale) => addEntry(page, m.album_picture({}, { locale }), locale),
    name: m.album_title,
    text: m.album_text,
    save: m.record_publish,
    update: m.record_publish,
    address: () => '/gallery',
    without: undefined,
    fillIn: async page => page.locator('#pictures\\.0\\.picture').setInputFiles(await jpeg('yard.jpg')),
  },
  slides: {
    title: 'Slides',
    list: '/admin/slides',
    add: '/admin/slides',
    isFixed: true,
    begin: (page, locale) => addEntry(page, m.slide_one({}, { locale }), locale),
    text: m.slide_sentence,
    save: m.record_publish,
    update: m.record_publish,
    address: () => '/',
    without: undefined,
    async fillIn(page, locale) {
      await page.locator('#slides\\.0\\.picture').setInputFiles(await jpeg('bridge.jpg'))
      await page.getByLabel(m.slide_alt({}, { locale }), { exact: true }).fill('A long bridge')
    },
  },
  page: {
    title: 'What we hold to',
    heading: { en: 'What we hold to', bn: 'What we hold to' },
    list: '/admin/pages',
    add: '/admin/pages/values',
    isFixed: true,
    begin: (page, locale) => addEntry(page, m.page_chapter({}, { locale }), locale),
    name: m.field_title,
    text: m.field_lead,
    save: m.record_publish,
    update: m.record_publish,
    address: () => '/values',
    without: undefined,
    fillIn: (page, locale) => page.getByLabel(m.field_text({}, { locale }), { exact: true }).fill('We say what is so.'),
  },
  settings: {
    title: 'Contact',
    list: '/admin/settings',
    add: '/admin/settings/contact',
    isFixed: true,
    begin: (page, locale) => addEntry(page, m.settings_phone_one({}, { locale }), locale),
    text: m.settings_hours,
    save: m.record_publish,
    update: m.record_publish,
    address: () => '/contact-us',
    without: undefined,
    fillIn: (page, locale) =>
      page.getByLabel(m.settings_phone_number({}, { locale }), { exact: true }).fill('+880 1700 000077'),
  },
} satisfies Record<string, Kind>

const lives = [
  { kind: 'clients', locale: 'en', viewport: PHONE },
  { kind: 'news', locale: 'bn', viewport: PHONE },
  { kind: 'gallery', locale: 'bn', viewport: PHONE },
  { kind: 'slides', locale: 'bn', viewport: DESK },
  { kind: 'page', locale: 'en', viewport: DESK },
  { kind: 'settings', locale: 'en', viewport: PHONE },
] as const

for (const { kind, locale, viewport } of lives)
  test.describe(`${kind} in ${locale} at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    const tag = kind === 'clients' && locale === 'en' ? '@core' : []
    test('a record goes from draft to trash and back, by keyboard', { tag }, async ({ page, otherPerson }) => {
      const { title, heading, list, add, isFixed, begin, name, text, save, update, address, without, fillIn }: Kind =
        kinds[kind]
      const visitor = await otherPerson()
      const says = (message: Text) => message({}, { locale })
      const field = (message: Text) => page.getByLabel(says(message), { exact: true })
      /** Which of the texts visitors see; the status where they see no page. */
      const shown = async (id: string) => {
        const response = await visitor.request.get(address(id))
        return response.ok() ? /The (first|second) text\./.exec(await response.text())?.[0] : response.status()
      }
      await startSession(page)
      if (locale === 'bn') await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: 'bn' } })

      await open(page, add)
      await begin?.(page, locale)
      await press(page, 'button', says(save))
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
      await fits(page)
      if (locale === 'bn') expect(await foreignTexts(page, owner.name, 'AR', '127.0.0.1')).toEqual([])
      if (name) await field(name).fill(title)
      await press(page, 'button', says(m.draft_save))
      if (!isFixed) await expect(page).toHaveURL(/[\w-]{36}$/)
      const form = new URL(page.url()).pathname
      const id = form.split('/').at(-1)!
      expect(await shown(id)).toBe(without)

      await field(text).fill('The first text.')
      await choose(page, locale, says(m.editor_preview))
      const preview = page.frameLocator('iframe')
      if (heading) await expect(preview.getByRole('heading', { name: heading[locale], level: 1 })).toBeVisible()
      if (kind !== 'slides') await expect(preview.getByText('The first text.')).toBeVisible() // slides without pictures are left out
      await fits(page)
      await press(page, 'link', says(m.preview_edit))
      await expect(page).toHaveURL(form)
      await ready(page)

      await fillIn(page, locale)
      await press(page, 'button', says(update))
      await expect.poll(() => shown(id)).toBe('The first text.')

      await open(page, form)
      await field(text).fill('The second text.')
      await press(page, 'button', says(update))
      await expect.poll(() => shown(id)).toBe('The second text.')

      await open(page, form)
      await choose(page, locale, says(m.editor_history))
      await press(page, 'link', new RegExp(`^[3৩] ?`))
      await press(page, 'button', new RegExp(`${m.history_restore({ number: '[3৩]' }, { locale })}`))
      await expect(page.getByRole('main')).toBeFocused()
      await expect(field(text)).toHaveValue('The first text.')
      expect(await shown(id)).toBe('The second text.')
      await press(page, 'button', says(update))
      await expect.poll(() => shown(id)).toBe('The first text.')

      for (const way of isFixed ? [] : ['undo', 'trash']) {
        await open(page, form)
        await choose(page, locale, m.editor_delete({ title: heading?.[locale] ?? title }, { locale }))
        await press(page, 'button', says(m.delete_confirm))
        await expect(page).toHaveURL(new RegExp(`${list}$`))
        expect(await shown(id)).toBe(without)
        if (way === 'undo') await press(page, 'button', says(m.undo))
        else {
          await open(page, '/admin/trash')
          await fits(page)
          await press(page, 'button', m.trash_restore_one({ title }, { locale }))
        }
        await expect.poll(() => shown(id)).toBe('The first text.')
      }
      if (isFixed) {
        await open(page, form)
        await choose(page, locale, says(m.list_unpublish))
        await press(page, 'button', says(m.list_unpublish))
        await expect.poll(() => shown(id)).toBe(without)
        await expect(page.getByRole('button', { name: says(m.editor_more) })).toBeFocused()
        await press(page, 'button', says(update))
        await expect.poll(() => shown(id)).toBe('The first text.')
      }
      await open(page, form)
      await expect(field(name ?? text)).toHaveValue(name ? title : 'The first text.')
    })
  })

/** Adds an entry to the only list of a form that has such entries. */
const addEntry = (page: Page, one: string, locale: Locale) => press(page, 'button', m.entry_add({ one }, { locale }))

async function press(page: Page, role: 'button' | 'link' | 'menuitem', name: string | RegExp) {
  const control = page.getByRole(role, { name, exact: true })
  await control.focus()
  await control.press('Enter')
}

/** Chooses an action behind the form's menu. */
async function choose(page: Page, locale: Locale, name: string) {
  await press(page, 'button', m.editor_more({}, { locale }))
  await press(page, 'menuitem', name)
}

async function fits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}
