import { catalogueOf } from './catalogues.ts'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import { beforeEach, describe, expect, test } from 'vitest'
import { gulfBuild, secretOf } from '../features/demands/demand-form.ts'
import { openTestServer, seedAgency } from './test-server.ts'

const origin = 'http://localhost:3000'
const { request, mutate, signUp, mailsTo, prisma, read } = await openTestServer({ DEMO: 'on' })
const { cookie: owner } = await signUp('owner')
const { seed } = await import('#prisma/seed/seed.ts')
await seed()
await seedAgency()
const { _id: country } = await read.clientCountry
  .findFirstOrThrow({ where: { countryName: 'Saudi Arabia' } })
  .then(({ id }) => ({ _id: id }))
const PAGES = [
  '/hire-workers',
  '/demand-status',
  '/licence-and-fees',
  '/our-clients',
  `/our-clients/${country}`,
  '/contact-us',
  '/offline',
]
const NOT_IN_ARABIC = [
  '/',
  '/jobs',
  '/about-us',
  '/search?q=mason',
  '/login',
  '/complaints',
  '/admin/demands',
  '/nothing',
]
const ADDRESS = 'Meghbridge House, 3rd floor, 27 Kazi Nazrul Islam Avenue, Dhaka 1215, Bangladesh'
/** What stands in Latin letters in an Arabic sentence: names, numbers of licences, addresses, kinds of files. */
const NAMES =
  /Meghbridge(?: \p{Lu}\p{L}+| and)*|Overseas|RL\s(?:NO\s)?0?088|[\w.]+@[\w.]+|https?:\S+|openstreetmap\.org|\b(?:BMET|PDF|JPEG|PNG|WebP|HEIC)\b|Bureau of Manpower, Employment and Training|DEM-\w{6}|ENQ-\w{6}/gu

/** A button that opens a picture names what staff say of it. */
const DESCRIBED = /^(فتح الصورة \d+), .*/

beforeEach(() => prisma.rateLimiterFlexible.deleteMany())

const open = async (path: string, init: Parameters<typeof request>[1] = {}) => {
  const html = await (await request(path, init)).text()
  return parse(html.replaceAll('<!-- -->', ''))
}

/** Texts of a page that are not marked as those of another language, and have words in Latin letters. */
function latinIn(page: HTMLElement): string[] {
  const texts: string[] = []
  function visit(node: Node, lang: string) {
    if (node.nodeType === NodeType.TEXT_NODE && lang === 'ar') texts.push(node.text)
    if (node.nodeType !== NodeType.ELEMENT_NODE) return
    const element = node as HTMLElement
    if (['SCRIPT', 'STYLE', 'TITLE'].includes(element.tagName)) return
    const own = element.getAttribute('lang') ?? lang
    if (own === 'ar')
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        texts.push((element.getAttribute(name) ?? '').replace(DESCRIBED, '$1'))
    for (const child of element.childNodes) visit(child, own)
  }
  visit(page.querySelector('body')!, 'ar')
  return texts.filter(text =>
    /[a-z]{2,}/i.test(text.replace(NAMES, '').replace(/Facebook|Instagram|Twitter|LinkedIn/g, '')),
  )
}

test.each(PAGES)('%s is in Arabic from right to left, but for what is marked', async path => {
  const page = await open(`/ar${path}`)
  const html = page.querySelector('html')!
  expect([html.getAttribute('lang'), html.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  expect(page.querySelector('h1')!.text).toMatch(/[\u0600-\u06ff]/)
  expect(page.querySelector('title')!.text).toMatch(/^[\u0600-\u06ff]/)
  expect(latinIn(page)).toEqual([])
})

test.each([
  ['/hire-workers', []],
  ['/licence-and-fees', ['Bologna', 'Jeddah', 'Doha', ADDRESS]],
  ['/demand-status', []],
])('what employers read at %s is in Arabic where staff have written it', async (path, others) => {
  const main = (await open(`/ar${path}`)).querySelector('main')!
  const english = main.querySelectorAll('[lang=en]').map(element => element.text.trim())
  expect(english.filter(text => text && text !== 'English').toSorted()).toEqual(others.toSorted())
})

test('a chapter that is all in English runs from left to right with its heading', async () => {
  const headings = (await open('/ar/contact-us')).querySelectorAll('main section[lang=en] > h2:not([lang])')
  expect(headings.map(({ text }) => text)).toEqual(['What happens when you write'])
})

test('what Arabic does not have leads to English, in every spelling', async () => {
  for (const path of NOT_IN_ARABIC) {
    const answer = await request(`/ar${path}`)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')], path).toEqual([
      302,
      path,
      'no-store',
    ])
  }
  expect((await request('/ar')).headers.get('location')).toBe('/')
  expect((await request('/ar/Hire-Workers/')).headers.get('location')).toBe('/ar/hire-workers')
})

test('links to pages without Arabic go to English ones', async () => {
  const page = await open('/ar/hire-workers')
  const links = page.querySelectorAll('a[href^="/"]').map(link => ({
    path: link.getAttribute('href')!,
    hreflang: link.getAttribute('hreflang') ?? link.getAttribute('hrefLang'),
  }))
  expect(links.length).toBeGreaterThan(30)
  expect(links.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/jobs', '/ar/contact-us', '/ar/our-clients']),
  )
  for (const { path, hreflang } of links) {
    const [, language] = /^\/(ar|bn)\//.exec(path) ?? []
    if (hreflang) expect(hreflang, path).toBe(language ?? 'en') // of the language switch
    if (language === 'ar')
      expect(
        PAGES.some(each => path.startsWith(`/ar${each}`)),
        path,
      ).toBe(true)
  }
})

test('search engines and readers are offered Arabic where it is, and nowhere else', async () => {
  const sitemap = await (await request('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000\/ar([^<]*)<\/loc>/g)].map(([, path]) => path!)
  expect(listed).toContain('/contact-us')
  expect(listed).toContain(`/our-clients/${country}`)
  expect(
    listed.filter(path => !/^\/(?:contact-us|hire-workers|licence-and-fees|our-clients(?:\/|$))/.test(path)),
  ).toEqual([])
  for (const [path, languages] of [
    ['/contact-us', ['en', 'bn', 'ar', 'x-default']],
    ['/bn/contact-us', ['en', 'bn', 'ar', 'x-default']],
    ['/ar/contact-us', ['en', 'bn', 'ar', 'x-default']],
    ['/jobs', ['en', 'bn', 'x-default']],
  ] as const) {
    const page = await open(path)
    const alternates = page.querySelectorAll('link[rel=alternate][hrefLang]').map(link => link.getAttribute('hrefLang'))
    expect(alternates, path).toEqual(languages)
    expect(page.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(origin + path)
    const offered = page.querySelectorAll('[data-slot=language-switch] a').map(link => link.getAttribute('href'))
    expect(
      offered.some(address => address!.startsWith('/ar/')),
      path,
    ).toBe(languages.length === 4 && !path.startsWith('/ar'))
  }
})

test('a chosen or preferred language leads nobody to a page that is not there', async () => {
  const preferring = { 'accept-language': 'ar-SA,ar;q=0.9' }
  expect((await request('/', { headers: { ...preferring, cookie: 'language=ar' } })).status).toBe(200)
  expect((await request('/hire-workers', { headers: preferring })).status).toBe(200)
  expect((await request('/api/v1/our-clients/our-clients/nothing', { headers: preferring })).status).toBe(404)
  const refused = await request('/api/v1/our-clients/our-clients/nothing', { headers: preferring })
  expect(await refused.text()).toContain('We have no client country')
  expect((await mutate('accounts.own.setLanguage', { language: 'ar' }, owner)).status).toBe(400)
})

test('pages and queries are kept for each language by itself', async () => {
  const texts = []
  for (const path of ['/contact-us', '/ar/contact-us', '/bn/contact-us', '/contact-us', '/ar/contact-us'])
    texts.push(/<html lang="(\w+)"/.exec(await (await request(path)).text())?.[1])
  expect(texts).toEqual(['en', 'ar', 'bn', 'en', 'ar'])
  const names = []
  for (const language of ['en', 'ar', 'bn', 'ar'])
    names.push(
      /المملكة العربية السعودية/.test(
        await (await request('/api/trpc/clients.cards', { headers: { 'accept-language': language } })).text(),
      ),
    )
  expect(names).toEqual([false, true, false, true])
})

describe('a demand in Arabic', () => {
  const send = (fields: object) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
    return request('/ar/hire-workers', { method: 'POST', body, headers: { origin, accept: 'text/html' } })
  }

  test('problems stand in Arabic above the form', async () => {
    const answer = await send({
      ...gulfBuild(),
      country: '',
      email: 'fahad',
      'lines.0.hours': '30',
      startsOn: '2001-01-01',
    })
    expect(answer.status).toBe(400)
    const page = parse(await answer.text())
    const problems = page.querySelectorAll('[role=alert] a').map(({ text }) => text)
    expect(problems.length).toBeGreaterThan(3)
    for (const problem of problems) expect(problem).toMatch(/[\u0600-\u06ff]/)
    expect(problems.join().replace('name@example.com', '')).not.toMatch(/[a-z]{2}/i)
    expect(latinIn(page).filter(text => !/name@example|Gulf|Fahad|Riyadh/.test(text))).toEqual([])
  })

  test('receipt, page and mails of an employer are in Arabic, whatever staff read', async () => {
    const receipt = parse(await (await send(gulfBuild())).text())
    const link = receipt.querySelector('#demanded a')!.getAttribute('href')!
    expect(link).toMatch(/^http:\/\/localhost:3000\/ar\/demand-status\?key=/)
    const { id, reference, language, version } = await read.demand.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(language).toBe('ar')
    const opened = await request(`/ar/demand-status?key=${secretOf({ link } as never)}`)
    expect(opened.headers.get('location')).toBe('/ar/demand-status?show=mine')
    const cookie = opened.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await mutate('demands.move', { id, version, state: 'checked', isMailed: true }, owner)).status).toBe(200)
    const page = await open('/ar/demand-status?show=mine', { cookie })
    expect(page.text).toContain('تم فحص المستندات')
    expect(page.text).toContain('1,800 ريال سعودي شهريًا')
    expect(latinIn(page).filter(text => !/Gulf Build/.test(text))).toEqual([])
    const mails = await mailsTo('fahad@gulfbuild.example')
    expect(mails.map(({ subject }) => subject)).toEqual([
      `وصل طلبكم ${reference}`,
      `طلبكم ${reference}: تم فحص المستندات`,
    ])
    expect(mails[0]!.text).toContain(link)
    for (const { text } of mails) expect(text.split('\n-- ')[0]!.replace(NAMES, '')).not.toMatch(/[a-z]{3}/i)
  })
})

test('a message from an Arabic page is answered in Arabic', async () => {
  const body = new URLSearchParams({
    lastName: 'فهد',
    email: 'fahad@qatar.example',
    company: '',
    message: 'نحتاج عمالة',
  })
  const refused = await request('/ar/contact-us', { method: 'POST', body, headers: { origin } })
  expect(await refused.text()).toContain('يرجى اختيار الشركة')
  body.set('company', 'agency')
  const sent = await request('/ar/contact-us', { method: 'POST', body, headers: { origin } })
  expect(sent.headers.get('location')).toMatch(/^\/ar\/contact-us\?sent=ENQ-/)
  expect(await read.enquiry.findFirstOrThrow({ where: { email: 'fahad@qatar.example' } })).toMatchObject({
    language: 'ar',
  })
})

/** Files from which the Arabic pages and what they answer take their words. */
const STARTS = [
  'app/routes/__root.tsx',
  'app/routes/_public.tsx',
  ...[
    'hire-workers',
    'demand-status',
    'licence-and-fees',
    'our-clients.index',
    'our-clients.$clientId',
    'contact-us',
    'offline',
  ].map(name => `app/routes/_public/${name}.tsx`),
]
const ALSO = [
  ...['forms', 'domain', 'status-form', 'status', 'sentences', 'files', 'documents/respond', 'documents/subject'].map(
    name => `server/features/demands/${name}.ts`,
  ),
  ...['demand-letter', 'power-of-attorney', 'specimens'].map(name => `server/features/demands/documents/${name}.ts`),
  ...['employment-contract', 'subject'].map(name => `server/features/vacancies/contract/${name}.ts`),
  ...[
    'files/attachment',
    'http/fair-turns',
    'http/memory-budget',
    'http/spool',
    'http/forms',
    'http/refuse-machines',
    'print/docx',
    'print/page',
  ].map(name => `server/${name}.ts`),
]

test('every message of the Arabic pages, forms and documents exists in Arabic', () => {
  const arabic = catalogueOf('ar')
  const missing = [...filesFrom(STARTS), ...ALSO].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bm\.(\w+)/g)]
      .map(([, key]) => key!)
      .filter(key => !Object.hasOwn(arabic, key))
      .map(key => `${key} of ${file}`),
  )
  expect(missing).toEqual([])
})

/**
 * These files, and all of app, i18n and what is shared that they load. Fields of staff’s forms are left out, and what
 * is said of their files.
 */
function filesFrom(starts: string[]): Set<string> {
  const seen = new Set(starts)
  for (const file of seen)
    for (const [, from, late] of readFileSync(file, 'utf8').matchAll(
      /(?:^import (?!type)[^'"]*?|^\} |^export [^'"]*?)from '([^']+)'|import\('([^']+)'\)/gm,
    )) {
      const name = (from ?? late)!.replace(/\?.*/, '')
      const path = name.startsWith('.') ? join(dirname(file), name) : name.startsWith('#') ? name.slice(1) : ''
      if (
        /^(?:app|i18n|server\/.*\.shared)\b.*\.tsx?$/.test(path) &&
        !/routeTree|\.server\.ts|trpc\.ts|typed\/table\.ts/.test(path)
      )
        seen.add(path)
    }
  return seen
}
