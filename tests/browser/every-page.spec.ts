import type { Page } from '@playwright/test'
import { type Mails, test } from './mails.ts'
import { colleague, startSession, type Person } from './actors.ts'
import { expectReadable, foreignTexts } from './readability.ts'
import { expect, expectAccessible, unusedFonts, open, ready } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const owner: Person = { name: 'আয়েশা রহমান', email: 'ayesha@agency.example', password: 'নদী আর সেতু' }
const DESKTOP = { width: 1280, height: 800 }
/** What the browser and the system of this machine are called. */
const NAMES = ['Chrome', 'Linux', 'Bahrain'] // the history of a country calls it as its form does
const ACCOUNT_PAGES = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/forgot-password?sent=1',
  '/sign-in-link',
  '/sign-in-link?sent=1',
  '/reset-password?token=used',
  '/invitation?token=used',
  '/contact-us?sent=MB-ABC234',
]
const STAFF_PAGES = [
  '/admin',
  '/admin/add-new-client',
  '/admin/manage-clients',
  '/admin/import-clients',
  '/admin/news',
  '/admin/news/add',
  '/admin/trash',
  '/admin/enquiries',
  '/admin/staff',
  '/admin/activity',
  '/admin/account',
  '/admin/confirm-email?token=used',
]

for (const [half, name] of ['the first half', 'the second half'].entries()) {
  test(`every public page is accessible, readable and in its language: ${name}`, async ({ page, expectProblems }) => {
    test.setTimeout(400_000)
    expectProblems(/404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
    expect(listed.filter(path => isBangla(path)).length).toBe(listed.length / 2)
    for (const [n, path] of [...listed, ...ACCOUNT_PAGES.flatMap(path => [path, inBangla(path)])].entries()) {
      if (n % 4 === half * 2 || n % 4 === half * 2 + 1) {
        await look(page, path)
        expect.soft(await unusedFonts(page), `preloaded without use on ${path}`).toEqual([])
      }
    }
    if (half === 0)
      for (const path of ['/nowhere', '/our-clients/nothing', '/news-event/nothing', '/each-company-details/nothing'])
        for (const each of [path, inBangla(path)]) await look(page, each, 404)
  })
}

test('every staff page is accessible, readable and in its language', async ({ page, otherPerson, mails }) => {
  test.setTimeout(400_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSession(page, owner)
  const other = await otherPerson()
  await startSession(other, { ...colleague, name: 'করিম উদ্দিন' })
  expect(
    (
      await other.request.post('/api/trpc/enquiries.submit', {
        headers: { 'accept-language': 'bn' },
        data: {
          lastName: 'রহমান',
          email: 'rahman@example.com',
          company: 'meghbridge-motors',
          message: 'ছয়জন চালক দরকার।',
          website: '',
          shownAt: 0,
        },
      })
    ).ok(),
  ).toBe(true)
  await look(other, '/waiting')
  await look(other, '/bn/waiting')
  const links = await linksFromMails(page, mails)
  const [client] = await (await page.request.get('/api/v1/our-clients/our-clients')).json().then(({ data }) => data)
  for (const language of ['en', 'bn']) {
    expect((await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language } })).ok()).toBe(true)
    const local = language === 'bn' ? inBangla : (path: string) => path
    const paths = [...STAFF_PAGES, `/admin/update-client/${client._id}`, `/admin/history/clients/${client._id}`]
    const titles = new Set<string>()
    for (const path of paths) {
      titles.add(await look(page, local(path)))
      expect.soft(await unusedFonts(page), `preloaded without use on ${path}`).toEqual([])
    }
    expect(titles.size, 'every page has its own title').toBe(paths.length)
    await open(page, local('/admin/enquiries'))
    await page.getByRole('main').getByRole('link', { name: 'রহমান' }).click()
    await expect(page.getByText('ছয়জন চালক দরকার।')).toBeVisible()
    await look(page, new URL(page.url()).pathname)
    for (const link of links) await look(other, local(link))
  }
})

const isBangla = (path: string) => path === '/bn' || path.startsWith('/bn/')
const inBangla = (path: string) => `/bn${path}`

/** The pages that mailed links open, with links that work. */
async function linksFromMails(page: Page, mails: Mails) {
  for (const procedure of ['askReset', 'askLink'])
    expect((await page.request.post(`/api/trpc/accounts.${procedure}`, { data: { email: owner.email } })).ok()).toBe(
      true,
    )
  expect(
    (
      await page.request.post('/api/trpc/accounts.staff.invite', {
        data: { email: 'new@agency.example', role: 'staff' },
      })
    ).ok(),
  ).toBe(true)
  const links: string[] = []
  for (const email of [owner.email, owner.email, owner.email, 'new@agency.example']) {
    const { link } = await mails.next(email)
    const { pathname, search } = new URL(link)
    if (search) links.push(pathname + search)
  }
  return links
}

/** Opens a page, expects nothing wrong with it and returns its title. Reports everything that is wrong on all pages. */
async function look(page: Page, path: string, status = 200) {
  await page.setViewportSize(DESKTOP)
  const response = await page.goto(path)
  expect.soft(response?.status(), path).toBe(status)
  await ready(page)
  if (isBangla(path)) expect.soft(await foreignTexts(page, ...NAMES), `not in Bangla on ${path}`).toEqual([])
  await expectAccessible(page, isBangla(path) ? ['light'] : ['light', 'dark']) // both languages have one palette
  await expectReadable(page)
  return page.title()
}
