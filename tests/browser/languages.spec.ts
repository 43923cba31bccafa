import type { Page } from '@playwright/test'
import { addClient, startSession } from './actors.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const language = (page: Page, name: 'বাংলা' | 'English') =>
  page.getByRole('navigation', { name: /^(?:Language|ভাষা)$/ }).getByRole('link', { name, exact: true })
const suggestion = (page: Page) => page.getByText('এই পৃষ্ঠাটি বাংলায়ও পড়তে পারেন।')

async function expectLanguage(page: Page, lang: 'en' | 'bn', path: string) {
  await expect(page).toHaveURL(path)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', lang)
  await expect(html).toHaveAttribute('dir', 'ltr')
}

test(
  'the switch opens the same page in the other language, with its question, and back',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page)
    const { _id } = await addClient(page)
    for (const path of [
      '/about-us',
      `/our-clients/${_id}`,
      '/news-event/masons-chosen-for-qatar',
      '/contact-us?sent=ENQ-ABC234',
    ]) {
      await open(page, path)
      await expectLanguage(page, 'en', path)
      await language(page, 'বাংলা').click()
      await expectLanguage(page, 'bn', `/bn${path}`)
      await ready(page)
      await language(page, 'English').click()
      await expectLanguage(page, 'en', path)
    }
  },
)

test('the switch also works after client-side navigation', async ({ page }) => {
  await open(page, '/bn')
  await page.getByRole('navigation', { name: 'প্রধান মেনু' }).getByRole('link', { name: 'খবর ও আয়োজন' }).click()
  await expectLanguage(page, 'bn', '/bn/news-event')
  await language(page, 'English').click()
  await expectLanguage(page, 'en', '/news-event')
})

test('the chosen language is remembered for the home page alone, never for links', async ({ page, otherPerson }) => {
  await open(page, '/about-us')
  await language(page, 'বাংলা').click()
  await expectLanguage(page, 'bn', '/bn/about-us')
  await page.goto('/')
  await expectLanguage(page, 'bn', '/bn/')
  await page.goto('/about-us')
  await expectLanguage(page, 'en', '/about-us')
  await ready(page)
  await page.getByRole('link', { name: 'Meghbridge Overseas, home page' }).click()
  await expectLanguage(page, 'en', '/')

  await open(page, '/bn')
  await language(page, 'English').click()
  await expectLanguage(page, 'en', '/')
  await page.goto('/')
  await expectLanguage(page, 'en', '/')
  const stranger = await otherPerson({ locale: 'bn-BD' })
  await stranger.goto('/')
  await expectLanguage(stranger, 'en', '/')
})

test(
  'Bangla readers are offered Bangla without a redirect, and can dismiss the offer',
  { tag: '@phone' },
  async ({ page, otherPerson }) => {
    await open(page, '/about-us')
    await page.waitForLoadState('networkidle')
    await expect(suggestion(page)).toHaveCount(0)

    const reader = await otherPerson({ locale: 'bn-BD' })
    await open(reader, '/about-us')
    await expectLanguage(reader, 'en', '/about-us')
    await expect(suggestion(reader)).toBeVisible()
    await expect(reader.getByRole('complementary', { name: 'ভাষা' })).toHaveAttribute('lang', 'bn')
    await expectAccessible(reader)
    await reader.getByRole('button', { name: 'বন্ধ করুন' }).click()
    await expect(suggestion(reader)).toHaveCount(0)
    await open(reader, '/values')
    await reader.waitForLoadState('networkidle')
    await expect(suggestion(reader)).toHaveCount(0)
    await reader.goto('/')
    await expectLanguage(reader, 'en', '/')

    const other = await otherPerson({ locale: 'bn-BD' })
    await open(other, '/values')
    await other.getByRole('link', { name: 'বাংলায় পড়ুন' }).click()
    await expectLanguage(other, 'bn', '/bn/values')
    await other.goto('/')
    await expectLanguage(other, 'bn', '/bn/')
    const english = await otherPerson({ locale: 'en-GB' })
    await open(english, '/bn/values')
    await expect(english.getByRole('complementary', { name: 'Language' }).getByRole('link')).toHaveAttribute(
      'href',
      '/values',
    )
  },
)

test(
  'without scripts the switch works, and every page is in its language',
  { tag: '@core' },
  async ({ otherPerson, expectProblems }) => {
    expectProblems(/\.js csp$/)
    const visitor = await otherPerson({ javaScriptEnabled: false, locale: 'bn-BD' })
    await visitor.goto('/contact-us')
    await language(visitor, 'বাংলা').click()
    await expectLanguage(visitor, 'bn', '/bn/contact-us')
    await expect(visitor.getByRole('heading', { level: 1, name: 'আমাদের সঙ্গে কথা বলুন' })).toBeVisible()
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'গোপনীয়তা' }).click()
    await expectLanguage(visitor, 'bn', '/bn/privacy-policy')
    await language(visitor, 'English').click()
    await expectLanguage(visitor, 'en', '/privacy-policy')
  },
)

test('English pages name Bangla in its script, and load no face for one word', async ({ page }) => {
  const faces: string[] = []
  page.on('request', request => void (/bengali.*\.woff2/.test(request.url()) && faces.push(request.url())))
  await open(page, '/hire-workers')
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeId } = await tools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-slot=language-switch] a[lang=bn]',
  })
  await expect
    .poll(async () =>
      (await tools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ isCustomFont }) => isCustomFont),
    )
    .toEqual([true])
  await page
    .getByRole('link', { name: /Word.*বাংলা/ })
    .first()
    .scrollIntoViewIfNeeded()
  expect(faces).toEqual([])
})
