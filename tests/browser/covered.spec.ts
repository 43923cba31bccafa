import type { Page } from '@playwright/test'
import { type Person, startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' }, contextOptions: { reducedMotion: 'reduce' } })

const owner: Person = { name: 'আয়েশা রহমান', email: 'ayesha@agency.example', password: 'নদী আর সেতু' }
/** What a page asks for when it is left is cancelled. */
const LEFT = /^page error: $/
/** 1280 × 1024 at 400 %, the lowest windows in which headers and bars stay, a phone and a desk. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 340, height: 322 },
  { width: 340, height: 484 },
  { width: 1280, height: 700 },
]

for (const language of ['en', 'bn'])
  test(`nothing that sticks covers the problems of a staff form (${language})`, async ({ page, expectProblems }) => {
    test.setTimeout(600_000)
    expectProblems(/400/, LEFT)
    await startSession(page, owner)
    const paths = await addingPaths(page)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths)
      for (const size of SIZES) {
        const where = `${path} in ${size.width} × ${size.height} pixels`
        await page.setViewportSize(size)
        await open(page, language === 'bn' ? `/bn${path}` : path)
        await page.locator('main form[method=post]').evaluate((form: HTMLFormElement) => form.requestSubmit())
        const summary = page.locator('[data-slot=error-summary]')
        await expect(summary, where).toBeFocused()
        expect.soft(await coverOf(page, '[data-slot=error-summary] p'), `the heading: ${where}`).toBe('')
        for (const link of await summary.getByRole('link').all()) {
          await link.click()
          await expect(summary, where).not.toBeFocused()
          expect.soft(await coverOf(page), `${await link.textContent()}: ${where}`).toBe('')
        }
      }
  })

test('nothing that sticks covers what Tab goes to, forth and back', async ({ page, expectProblems }) => {
  test.setTimeout(600_000)
  expectProblems(LEFT)
  await startSession(page, owner)
  for (const path of ['/admin/news/add', '/admin/workers/add', '/admin/applications', '/admin/help'])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await open(page, path)
      const rows = page.locator('tbody').getByRole('checkbox')
      if (path === '/admin/applications') await rows.first().click() // with the bar of those that are selected
      await page.locator('main').focus()
      for (const key of [...Array<string>(30).fill('Tab'), ...Array<string>(20).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        expect.soft(await coverOf(page), `${path} in ${size.width} × ${size.height} pixels`).toBe('')
      }
    }
})

test('nothing that sticks covers the problems of a public form', async ({ page, request, expectProblems }) => {
  expectProblems(/400/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const job = /\/jobs\/[\w-]+-[0-9a-f]{8}(?=<)/.exec(sitemap)![0]
  for (const path of [job, '/jobs/tell-me', '/contact-us', '/hire-workers', '/complaints'])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await open(page, path)
      if (path === '/jobs/tell-me') await page.getByText('Tell us more now, if you like').click()
      await page.locator('main form[method=post] button[type=submit]:visible').last().click()
      const problems = page.getByRole('alert').filter({ hasText: 'Not sent yet' })
      const where = `${path} in ${size.width} × ${size.height} pixels`
      await expect(problems, where).toBeFocused()
      expect.soft(await coverOf(page, '[data-answer] p, [data-answer] strong, [data-answer] h2'), where).toBe('')
    }
})

/** Every form in which staff add something that cannot be published empty: its problems are listed above it. */
async function addingPaths(page: Page): Promise<string[]> {
  await open(page, '/admin')
  const linksOf = (within = '') =>
    page
      .locator(`${within} a[href^="/admin"]`)
      .evaluateAll(links => links.map(link => link.getAttribute('href')!.split(/[?#]/)[0]!))
  const found = new Set<string>()
  const screens = new Set(await linksOf())
  for (const screen of screens) {
    await open(page, screen)
    for (const tab of await linksOf('[data-slot=tab-nav]')) screens.add(tab)
    for (const link of await linksOf()) if (/\/add(?:-|$)/.test(link)) found.add(link)
  }
  const forms: string[] = []
  for (const path of found) {
    await open(page, path)
    if ((await page.locator('[data-slot=save-bar]').count()) === 0) continue
    await page.locator('main form[method=post]').evaluate((form: HTMLFormElement) => form.requestSubmit())
    const summary = page.locator('[data-slot=error-summary]')
    await expect(summary.or(page.getByRole('status').getByText('Published', { exact: true }))).toBeVisible()
    if (await summary.isVisible()) forms.push(path)
  }
  return forms
}

/** What lies above the beginning of an element, or of what has the focus; nothing where it can be seen. */
function coverOf(page: Page, selector?: string): Promise<string> {
  return page.evaluate(given => {
    const place = given ? document.querySelector(given) : document.activeElement
    if (!place || place === document.body) return ''
    const { left, top, bottom, right } = place.getBoundingClientRect()
    if (right - left < 2 || bottom - top < 2) return '' // drawn by what stands around it
    if (top < 0 && bottom > innerHeight) return '' // taller than the window, and all over it
    const x = Math.min(Math.max((left + Math.min(right, left + 80)) / 2, 2), innerWidth - 2) // corners are round
    for (const y of [top + 4, Math.min(bottom - 4, top + 24)]) {
      if (y < 0 || y > innerHeight)
        return `out of view: ${place.tagName} ${place.id} ${place.textContent?.trim().slice(0, 20)} at ${Math.round(top)} of ${innerHeight}`
      const seen = document.elementFromPoint(x, y)
      const isIt = seen && (place.contains(seen) || seen.contains(place) || seen.closest('label')?.contains(place))
      if (!isIt)
        return `${place.tagName} ${place.id} ${place.textContent?.trim().slice(0, 20)} under ${seen?.closest('[data-slot]')?.getAttribute('data-slot')}`
    }
    return ''
  }, selector)
}
