import type { Locator, Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { startSession } from './actors.ts'
import { openMailbox } from './mailbox.ts'
import { jpeg } from './pictures.ts'
import { expect, open, test } from './test.ts'

const port = 20_000 + Math.floor(Math.random() * 20_000)
test.use({ settings: { DEMO: 'on', SMTP_URL: `smtp://127.0.0.1:${port}` } })

/** What is the demonstration agency's alone: its name, licence, telephones, addresses and pictures. */
const TRACE = /meghbridge|মেঘব্রিজ|RL NO 088|RL 0088|1[78]00 ?000088|১[৭৮]০০ ?০০০০৮৮|Kazi Nazrul|কাজী নজরুল/i
const SETTINGS = [
  'identity',
  'licence',
  'contact',
  'networks',
  'figures',
  'employers',
  'retention',
  'complaints',
  'languages',
]
const PAGES = ['about', 'mission', 'mission-vision', 'values', 'privacy', 'all-services', 'manpower', 'employment']
const MORE_PAGES = [
  'ticket',
  'visa',
  'skills',
  'procedure',
  'home',
  'gallery',
  'companies',
  'clients',
  'news',
  'contact',
]

test('the whole site becomes another agency through the screens alone', async ({ page, otherPerson }) => {
  test.setTimeout(800_000)
  const mail = await openMailbox(port)
  const visitor = await otherPerson()
  const before = await addressesOf(visitor)
  expect(await tracesIn(visitor, before)).not.toEqual([])
  await startSession(page)

  for (const group of SETTINGS) await rewrite(page, `/admin/settings/${group}`)
  for (const id of [...PAGES, ...MORE_PAGES]) await rewrite(page, `/admin/pages/${id}`)
  await rewrite(page, '/admin/slides')
  for (const form of await formsOf(page, '/admin/gallery')) await rewrite(page, form)
  await deleteEach(page, '/admin/companies')
  await open(page, '/admin/companies/add')
  await page.getByLabel('Company name', { exact: true }).fill('Padma Travels')
  await publish(page)
  for (const form of await formsOf(page, '/admin/news')) await rewriteNews(page, form)
  await deleteAll(page, '/admin/manage-clients?size=96')

  for (const path of ['/', '/bn/']) {
    await open(visitor, path)
    await expect(visitor.getByRole('banner')).toContainText(path === '/' ? 'Padma' : 'পদ্মা')
  }
  expect(await tracesIn(visitor, await addressesOf(visitor))).toEqual([])
  const others = before.filter(address => !TRACE.test(address)) // a page that is not there names its address
  expect(await tracesIn(visitor, others)).toEqual([])

  await open(visitor, '/bn/contact-us')
  await visitor.locator('#lastName').fill('Rahman')
  await visitor.locator('#email').fill('rahman@example.com')
  await visitor.locator('#company').selectOption('agency')
  await visitor.locator('#message').fill('How long does a visa take?')
  await visitor.locator('main form button[type=submit]').click()
  await expect.poll(() => mail.letters.length).toBe(2)
  for (const { text } of mail.letters) expect(JSON.stringify(await PostalMime.parse(text))).not.toMatch(TRACE)
  await mail.close()
})

/** Every text of a form is replaced, every picture too, and the form is published. */
async function rewrite(page: Page, path: string) {
  await open(page, path)
  const form = page.locator('main form').first()
  const closed = form.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  await fillAll(form)
  for (const chooser of await form.locator('input[type=file]').all())
    if ((await chooser.getAttribute('multiple')) === null) await chooser.setInputFiles(await picture())
  await publish(page)
}

async function publish(page: Page) {
  const bar = page.locator('[data-slot=save-bar]')
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(bar.getByRole('status')).toHaveText(/^Published/)
}

let count = 0

/** Reads all texts of the form at once: one by one it takes longer than writing them. */
async function fillAll(form: Locator) {
  const inputs = form.getByRole('textbox')
  const read = await inputs.evaluateAll(elements =>
    (elements as HTMLInputElement[]).map(({ value, type, lang, inputMode }) => ({ value, type, lang, inputMode })),
  )
  for (const [n, given] of read.entries()) {
    const text = rewritten(given)
    if (text) await inputs.nth(n).fill(text)
  }
}

function rewritten({ value, type, lang, inputMode }: Record<'value' | 'type' | 'lang' | 'inputMode', string>) {
  const isElsewhere = inputMode === 'url' && !TRACE.test(value)
  if (value === '' || type === 'date' || isElsewhere || /^[\d,]+$/.test(value)) return undefined
  count++
  if (inputMode === 'url') return `https://padma.example/${count}`
  if (type === 'email') return `desk${count}@padma.example`
  if (type === 'tel') return '+880 1911 222333'
  if (/^\d+\.\d+, \d/.test(value)) return '24.3636, 88.6241'
  return lang === 'bn' ? `পদ্মা কর্মী সেবা ${count}` : `Padma Workforce ${count}`
}

async function rewriteNews(page: Page, path: string) {
  await open(page, path)
  await fillAll(page.locator('main form'))
  await page.getByLabel('Address', { exact: true }).fill(`padma-${++count}`)
  await page.locator('main form input[type=file]').setInputFiles(await picture())
  await publish(page)
}

const picture = () => jpeg('padma.jpg', { width: 1200, height: 800, colour: '#7a4a12' })

/** The forms that a list leads to. */
async function formsOf(page: Page, list: string) {
  await open(page, list)
  const links = page.locator('main [data-edit]')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll(all => all.map(link => link.getAttribute('href')!))
}

async function deleteAll(page: Page, list: string) {
  await open(page, list)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page
    .getByRole('group', { name: 'Selected records' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'OK' }).click()
}

async function deleteEach(page: Page, list: string) {
  const rows = page.locator('main [data-edit]')
  for (let left = (await formsOf(page, list)).length; left > 0; left--) {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }).click()
    await expect(rows).toHaveCount(left - 1)
  }
}

/** What visitors and programs can read: pages in both languages, feeds, files and REST. */
async function addressesOf(visitor: Page) {
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/bn/manifest.webmanifest', '/companies.json']
  const feeds = ['/news-event/rss.xml', '/bn/news-event/rss.xml', '/our-clients/map.svg', '/api/v1/openapi.json']
  const rest = ['agency', 'gallery', 'companies', 'news', 'our-clients/our-clients'].map(name => `/api/v1/${name}`)
  const others = [
    '/login',
    '/bn/sign-up',
    '/forgot-password',
    '/offline',
    '/bn/offline',
    '/no-such-page',
    '/api/v1/docs/',
  ]
  return [...new Set([...pages, ...files, ...feeds, ...rest, ...others])]
}

/** The addresses whose answers name the demonstration agency, with what they say. */
async function tracesIn(visitor: Page, addresses: string[]) {
  const found = []
  for (const address of addresses) {
    const text = await (await visitor.request.get(address)).text()
    const trace = TRACE.exec(text)
    if (trace) found.push([address, text.slice(Math.max(0, trace.index - 60), trace.index + 60)])
  }
  return found
}
