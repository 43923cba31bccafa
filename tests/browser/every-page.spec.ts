import type { Page } from '@playwright/test'
import { gulfBuild } from '../features/demands/demand-form.ts'
import { inDays } from '../features/vacancies/job.ts'
import { type Mails, test } from './mails.ts'
import { addApplicant, change, colleague, startSession, type Person } from './actors.ts'
import { expectReadable, foreignTexts } from './readability.ts'
import { expect, expectAccessible, unusedFonts, open, ready } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const owner: Person = { name: 'আয়েশা রহমান', email: 'ayesha@agency.example', password: 'নদী আর সেতু' }
const DESKTOP = { width: 1280, height: 800 }
/** What the browser and the system of this machine are called; names of pictures follow. */
// the history of a country calls it as its form does; somebody of the demonstration writes his name in Latin letters
const NAMES = ['Chrome', 'Linux', 'Storybook', 'Bahrain', 'Jahangir Alam', 'Gulf Build LLC']
const ACCOUNT_PAGES = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/forgot-password?sent=1',
  '/sign-in-link',
  '/sign-in-link?sent=1',
  '/reset-password?token=used',
  '/invitation?token=used',
  '/contact-us?sent=ENQ-ABC234',
]
const SEARCHES = [
  '/search',
  '/search?q=qatar',
  '/search?q=zz',
  '/search?q=quatar',
  '/bn/search',
  '/bn/search?q=কাতার',
  '/bn/search?q=ঘঘ',
]
const STAFF_PAGES = [
  '/admin',
  '/admin/add-new-client',
  '/admin/manage-clients',
  '/admin/import-clients',
  '/admin/news',
  '/admin/news/add',
  '/admin/slides',
  '/admin/gallery',
  '/admin/gallery/add',
  '/admin/companies',
  '/admin/companies/add',
  '/admin/pages',
  '/admin/pages/about',
  '/admin/pages/manpower',
  '/admin/pages/procedure',
  '/admin/pages/home',
  '/admin/settings',
  '/admin/settings/contact',
  '/admin/settings/figures',
  '/admin/media',
  '/admin/trash',
  '/admin/demands',
  '/admin/demands/add',
  '/admin/vacancies',
  '/admin/vacancies/add',
  '/admin/fees',
  '/admin/fees/add',
  '/admin/applications',
  '/admin/applications/add',
  '/admin/applications/board',
  '/admin/applications/departed',
  '/admin/applications/interviews',
  '/admin/enquiries',
  '/admin/enquiries/templates',
  '/admin/staff',
  '/admin/activity',
  '/admin/account',
  '/admin/help',
  '/admin/confirm-email?token=used',
]

/** A page of each kind; `job` and `client` stand for a record of each. */
const KINDS = ['/', '/our-clients', '/licence-and-fees', '/hire-workers', '/search?q=qatar', 'job', 'client']
const STAFF_KINDS = ['/admin', '/admin/manage-clients', '/admin/vacancies/add', '/admin/media']
const RECORDS = { job: /^\/jobs\/./, client: /^\/our-clients\/./ }

test(
  'one page of each kind is accessible, readable and in its language',
  { tag: ['@core', '@axe'] },
  async ({ page }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const listed = await listedPaths(page)
    const addressOf = (kind: string) =>
      kind in RECORDS ? String(listed.find(path => RECORDS[kind as keyof typeof RECORDS].test(path))) : kind
    for (const [n, path] of KINDS.map(addressOf).entries())
      await look(page, n % 2 === 0 ? path : inBangla(path), { colorSchemes: ['light'] })
    await startSession(page, owner)
    for (const path of STAFF_KINDS) await look(page, path, { colorSchemes: ['light'] })
  },
)

for (const [half, name] of ['the first half', 'the second half'].entries()) {
  test(`every public page is accessible, readable and in its language: ${name}`, async ({ page, expectProblems }) => {
    test.setTimeout(800_000)
    expectProblems(/404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const listed = await listedPaths(page)
    const whole = listed.filter(path => !path.startsWith('/ar/'))
    expect(whole.filter(path => isBangla(path)).length).toBe(whole.length / 2)
    const looked = [...fewOfEachKind(listed), ...ACCOUNT_PAGES.flatMap(path => [path, inBangla(path)])]
    for (const [n, path] of looked.entries()) {
      if (n % 4 === half * 2 || n % 4 === half * 2 + 1) {
        await look(page, path)
        expect.soft(await unusedFonts(page), `preloaded without use on ${path}`).toEqual([])
      }
    }
    if (half === 1) for (const path of SEARCHES) await look(page, path)
    const job = listed.find(path => /^\/jobs\/.+-[\da-f]{8}$/.test(path))
    for (const each of [`${job}/poster`, inBangla(`${job}/poster`)]) await look(page, each)
    if (half === 0)
      for (const path of [
        '/nowhere',
        '/our-clients/nothing',
        '/news-event/nothing',
        '/each-company-details/nothing',
        '/jobs/nothing',
      ])
        for (const each of [path, inBangla(path)]) await look(page, each, { status: 404 })
  })
}

for (const language of ['en', 'bn'])
  test(`every staff page is accessible, readable and in its language (${language})`, async ({
    page,
    otherPerson,
    mails,
  }) => {
    test.setTimeout(800_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await startSession(page, owner)
    const other = await otherPerson()
    await startSession(other, { ...colleague, name: 'করিম উদ্দিন' })
    await openByLink(other, colleague.email, mails)
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
    const local = language === 'bn' ? inBangla : (path: string) => path
    await look(other, local('/waiting'))
    const links = await linksFromMails(page, mails)
    const pictures = await page.request.get(`/api/trpc/media.list?input=${encodeURIComponent('{"size":100}')}`)
    const { rows } = (await pictures.json()).result.data as { rows: { name: string }[] }
    NAMES.push(...rows.map(({ name }) => name))
    const [client] = await (await page.request.get('/api/v1/our-clients/our-clients')).json().then(({ data }) => data)
    const staff = await (await page.request.get('/api/trpc/accounts.staff.list')).json()
    const person = (staff.result.data as { id: string; email: string }[]).find(({ email }) => email === colleague.email)
    const records = [...(await addApplication(page)), await addDemand(page)]
    expect((await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language } })).ok()).toBe(true)
    const paths = [
      ...STAFF_PAGES,
      `/admin/update-client/${client._id}`,
      `/admin/history/clients/${client._id}`,
      `/admin/staff/${person!.id}`,
      ...records,
    ]
    const titles = new Set<string>()
    for (const path of paths) {
      await open(page, local(path))
      expect.soft(await movedByItself(page), `moves on ${path} while its scripts take over`).toEqual([])
      titles.add(await look(page, local(path)))
      expect.soft(await unusedFonts(page), `preloaded without use on ${path}`).toEqual([])
    }
    const pages = new Set(paths.map(path => path.split('?')[0])) // two views of one page have its title
    expect.soft([...titles], 'every page has its own title').toHaveLength(pages.size)
    await open(page, local('/admin/enquiries'))
    await page.getByRole('main').getByRole('link', { name: 'রহমান' }).click()
    await expect(page.getByText('ছয়জন চালক দরকার।')).toBeVisible()
    await look(page, new URL(page.url()).pathname)
    for (const link of links) await look(other, local(link))
  })

async function listedPaths(page: Page) {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
}

/** Pages of records differ by their texts alone: the first three of each kind in each language, and every other page. */
function fewOfEachKind(paths: string[]) {
  const kindOf = (path: string) =>
    path.replace(
      /^((?:\/(?:bn|ar))?\/(?:each-company-details|jobs(?=\/.+-[\da-f]{8}$)|news-event|our-clients)\/).+/,
      '$1',
    )
  return [...Map.groupBy(paths, kindOf).values()].flatMap(some => some.slice(0, 3))
}

const isBangla = (path: string) => path === '/bn' || path.startsWith('/bn/')
const inBangla = (path: string) => `/bn${path}`

/** The pages of an application that staff have written down, and of the interview that it is invited to. */
async function addApplication(page: Page) {
  const { id } = await addApplicant(page, {
    name: 'আব্দুল করিম',
    phone: '01711222333',
    registered: 'yes',
    language: 'bn',
  })
  const at = new Date(`${inDays(40)}T04:00:00Z`).toISOString()
  const texts = { place: 'কাকরাইল', invitation: 'আসুন {name}', invitationBn: 'আসুন {name}' }
  const answer = await change<{ id: string }>(page, 'applications.interviews.save', { vacancyId: null, at, ...texts })
  const interview = answer.id
  await change(page, 'applications.interviews.invite', { interviewId: interview, ids: [id] })
  return [
    `/admin/applications/${id}`,
    `/admin/applications/${id}/edit`,
    `/admin/applications/interviews/${interview}`,
    `/admin/applications/interviews/${interview}?view=door`,
  ]
}

/** The page of a demand that an employer has sent. */
async function addDemand(page: Page) {
  const form = gulfBuild()
  const sent = await page.request.post('/bn/hire-workers', { headers: { accept: 'application/json' }, form })
  expect(sent.ok(), await sent.text()).toBe(true)
  const list = await page.request.get(`/api/trpc/demands.list?input=${encodeURIComponent('{}')}`)
  const { rows } = (await list.json()).result.data as { rows: { id: string; company: string }[] }
  return `/admin/demands/${rows.find(({ company }) => company === form.company)!.id}`
}

/** Opens an account that waits for approval, by the link that its address is sent. */
async function openByLink(page: Page, email: string, mails: Mails) {
  await mails.next(email)
  expect((await page.request.post('/api/trpc/accounts.askLink', { data: { email } })).ok()).toBe(true)
  const token = new URL((await mails.next(email)).link).searchParams.get('token')
  expect((await page.request.post('/api/trpc/accounts.redeemLink', { data: { token } })).ok()).toBe(true)
}

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
async function look(
  page: Page,
  path: string,
  {
    status = 200,
    colorSchemes = isBangla(path) ? ['light'] : ['light', 'dark'], // both languages have one palette
  }: { status?: number; colorSchemes?: ('light' | 'dark')[] } = {},
) {
  await page.setViewportSize(DESKTOP)
  const response = await page.goto(path)
  expect.soft(response?.status(), path).toBe(status)
  await ready(page)
  if (isBangla(path)) expect.soft(await foreignTexts(page, ...NAMES), `not in Bangla on ${path}`).toEqual([])
  await expectAccessible(page, colorSchemes)
  await expectReadable(page)
  return page.title()
}

/**
 * The elements that have moved without a touch or a key, once document and fonts were there: whoever presses a button at
 * that moment presses another one, or nothing.
 */
function movedByItself(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        // a long document is painted while the rest of it arrives
        const readAt = Math.max(page!.domInteractive, ...fonts.map(({ startTime, duration }) => startTime + duration))
        const observer = new PerformanceObserver(list => resolve(list.getEntries().flatMap(describe)))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 100) // there is nothing to report

        function describe(entry: PerformanceEntry & { value?: number; sources?: { node?: Element | Text | null }[] }) {
          if (entry.startTime < readAt + 100 || (entry.value ?? 0) < 0.01) return []
          return (entry.sources ?? []).map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement
            return `${element?.tagName.toLowerCase()} ${element?.textContent?.slice(0, 60)}`
          })
        }
      }),
  )
}
