import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { allStaffFeatures } from '#app/staff/features.ts'
import { m } from '#i18n/paraglide/messages.js'
import { endAll, leavingOut } from './parts.ts'
import { openTestServer } from './test-server.ts'

const { signUp, mutate, ...requests } = await openTestServer({ DEMO: 'on', SIGN_UP: 'open' })
const { request } = requests
const { seed } = await import('#prisma/seed/seed.ts')
const { pathForLocale } = await import('#i18n/locale.ts')
const { isPageUsed, pageOf, sitePages } = await import('#server/http/page-paths.ts')
const { publicFeatures, registeredFeatures } = await import('#server/registration/define-feature.ts')
const { offWith, partOf, partsOf } = await import('#server/registration/define-part.shared.ts')
const { withLocale } = await import('#server/http/locale-middleware.ts')
await seed()
await endAll()
const { cookie } = await signUp('owner')
const parts = partsOf(registeredFeatures())
const leaveOut = leavingOut({ request, mutate }, cookie)
const ORIGIN = 'http://localhost:3000'
/** Where parts are chosen, and what lists them by their names. */
const NAMES_ALL = '/admin/settings/parts'

/** Links are the same in each language: each part is walked in one of them. */
const languages = ['en', 'bn'] as const

describe.each(parts.map(({ name }, n) => ({ name, language: languages[n % languages.length]! })))(
  'without $name ($language)',
  ({ name, language }) => {
    const off = offWith(parts, new Set([name]))
    test('every page shows, and none leads to what is off or speaks of it', async () => {
      expect(await leaveOut(off)).toMatchObject({ status: 200 })
      expect(await mutate('accounts.own.setLanguage', { language }, cookie)).toMatchObject({ status: 200 })
      const words = withLocale(language, () => namesOf(off))
      const paths = new Set([...sitePages.map(({ path }) => path).filter(isPageUsed), ...(await pagesOfRecords())])
      expect(paths.size).toBeGreaterThan(60)
      for (const path of paths) await look(pathForLocale(language, path), words)
    }, 400_000)
  },
)

/** What the parts, their screens and their links are called. */
function namesOf(off: string[]) {
  const words = new Set(
    allStaffFeatures
      .filter(feature => off.includes(partOf(feature) ?? ''))
      .flatMap(({ part, screens = [] }) => [...(part ? [part] : []), ...screens])
      .map(({ label }) => label()),
  )
  words.delete(m.subject_complaint()) // what an enquiry may be about
  words.delete(m.payer_worker()) // who pays a cost
  return words
}

/** The pages of two records of each kind. */
async function pagesOfRecords() {
  const kinds = publicFeatures().map(async feature =>
    (await feature.records()).slice(0, 2).flatMap(record => feature.pages(record)),
  )
  return (await Promise.all(kinds)).flat()
}

async function look(path: string, words: ReadonlySet<string>) {
  const isStaff = /^(?:\/bn)?\/admin(?:\/|$)/.test(path)
  const response = await request(path, isStaff ? { cookie } : {})
  if (response.headers.has('location')) return
  expect.soft(response.status, path).toBe(200)
  const page = parse(await response.text())
  if (!path.endsWith(NAMES_ALL))
    expect
      .soft(
        page
          .querySelectorAll(isStaff ? 'a, button, th, label, option, dt' : 'a, button')
          .map(({ textContent }) => textContent.trim())
          .filter(text => words.has(text)),
        path,
      )
      .toEqual([])
  const led = page.querySelectorAll('a[href]').flatMap(link => {
    const address = link.getAttribute('href')!
    const { origin, pathname } = URL.canParse(address, ORIGIN + path)
      ? new URL(address, ORIGIN + path)
      : new URL('about:blank')
    return origin === ORIGIN && pageOf(pathname) && !isPageUsed(pathname) ? [pathname] : []
  })
  expect.soft(led, path).toEqual([])
}
