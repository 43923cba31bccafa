import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Mails, test } from './mails.ts'
import { colleague, enter, type Person } from './people.ts'
import { expectReadable, foreignTexts } from './reading.ts'
import { expect, open, ready } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const owner: Person = { name: 'আয়েশা রহমান', email: 'ayesha@agency.example', password: 'নদী আর সেতু' }
/** What the browser and the system of this machine are called. */
const NAMES = ['Chrome', 'Linux']
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
  '/admin/enquiries',
  '/admin/staff',
  '/admin/activity',
  '/admin/account',
  '/admin/confirm-email?token=used',
]

for (const [half, name] of ['the first half', 'the second half'].entries()) {
  test(`every public page is whole in both languages, and Bangla alone on Bangla pages: ${name}`, async ({
    page,
    expectProblems,
  }) => {
    test.setTimeout(400_000)
    expectProblems(/404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
    expect(listed.filter(path => isBangla(path)).length).toBe(listed.length / 2)
    for (const [n, path] of [...listed, ...ACCOUNT_PAGES.flatMap(path => [path, inBangla(path)])].entries()) {
      if (n % 4 === half * 2 || n % 4 === half * 2 + 1) await look(page, path)
    }
    if (half === 0)
      for (const path of [
        '/bn/nowhere',
        '/bn/our-clients/nothing',
        '/bn/news-event/nothing',
        '/bn/each-company-details/nothing',
      ])
        await look(page, path, 404)
  })
}

test('every staff page is whole in both languages, and Bangla alone in Bangla', async ({
  page,
  otherPerson,
  mails,
}) => {
  test.setTimeout(400_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, owner)
  const other = await otherPerson()
  await enter(other, { ...colleague, name: 'করিম উদ্দিন' })
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
    for (const path of [...STAFF_PAGES, `/admin/update-client/${client._id}`]) await look(page, local(path))
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
  for (const call of ['askReset', 'askLink'])
    expect((await page.request.post(`/api/trpc/accounts.${call}`, { data: { email: owner.email } })).ok()).toBe(true)
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

/** Opens a page and finds nothing wrong with it; all that is wrong on all pages is told at once. */
async function look(page: Page, path: string, status = 200) {
  const answer = await page.goto(path)
  expect.soft(answer?.status(), path).toBe(status)
  await ready(page)
  if (isBangla(path)) expect.soft(await foreignTexts(page, ...NAMES), `not in Bangla on ${path}`).toEqual([])
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('; ')}`),
      path,
    )
    .toEqual([])
  await expectReadable(page)
}
