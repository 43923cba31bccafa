import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

export { expect }

type Fixtures = {
  /** environment of the product, for `test.use` */
  settings: Record<string, string>
  /** The settings with what other fixtures add, such as the address of a mail server. */
  environment: Record<string, string>
  product: Product
  /** Problems that this test expects; any other fails it. */
  expectProblems: (...patterns: RegExp[]) => void
  problems: { seen: string[]; expected: RegExp[] }
  /** Another person in a separate browser context, with the same checks. */
  otherPerson: (options?: BrowserContextOptions) => Promise<Page>
}

/** Every test has its own product, and fails on any console error or warning, failed request or policy violation. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  environment: ({ settings }, use) => use(settings),
  product: async ({ environment }, use) => {
    const product = await startProduct(environment)
    await use(product)
    await product.end()
  },
  baseURL: ({ product }, use) => use(product.url),
  problems: async ({ product }, use) => {
    const problems = { seen: [] as string[], expected: [] as RegExp[] }
    await use(problems)
    const seen = problems.seen.map(problem => problem.replaceAll(product.url, ''))
    expect(
      seen.filter(problem => !problems.expected.some(pattern => pattern.test(problem))),
      'problems of the pages',
    ).toEqual([])
  },
  expectProblems: ({ problems }, use) =>
    use((...patterns) => {
      problems.expected.push(...patterns)
    }),
  context: async ({ context, problems }, use) => {
    await watch(context, problems.seen)
    await use(context)
  },
  otherPerson: async ({ browser, product, problems, viewport }, use) => {
    const opened: BrowserContext[] = []
    await use(async options => {
      const context = await browser.newContext({ baseURL: product.url, viewport, ...options })
      opened.push(context)
      await watch(context, problems.seen)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

async function watch(context: BrowserContext, seen: string[]) {
  context.on('console', async message => {
    const text = message.text()
    if (
      ['error', 'warning'].includes(message.type()) &&
      !text.startsWith('Service Worker registration blocked by Playwright') &&
      !(await isLateFont(message.page(), text))
    )
      seen.push(`console: ${text} (${message.location().url})`)
  })
  context.on('weberror', error => seen.push(`page error: ${error.error().stack ?? error.error()}`))
  context.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') seen.push(`request: ${request.method()} ${request.url()} ${why}`) // navigation aborts loading requests
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    )
  })
}

/**
 * Whether a warning is about a preloaded font that the page's text asks for: with `font-display: optional` the browser keeps the
 * system's font when it comes late. A preloaded font that no text asks for stays unloaded, and is a defect.
 */
async function isLateFont(page: Page | null, warning: string): Promise<boolean> {
  const [, file] = /\/([\w.-]+\.woff2) was preloaded using link preload but not used/.exec(warning) ?? []
  if (!file || !page) return false
  return page.evaluate(name => {
    const plain = (text: string) => text.replace(/["'\s]/g, '').toUpperCase()
    const face = [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .find(rule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes(name))
    if (!(face instanceof CSSFontFaceRule)) return false
    const [family, range] = ['font-family', 'unicode-range'].map(key => plain(face.style.getPropertyValue(key)))
    return [...document.fonts].some(
      font => plain(font.family) === family && plain(font.unicodeRange) === range && font.status !== 'unloaded',
    )
  }, file)
}

/** Opens a page and waits until it reacts to clicks and keys. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
}

/** Waits for the mark that the app sets in the browser's performance timeline once it is hydrated. */
export async function ready(page: Page) {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length), {
      message: 'the page is hydrated',
      intervals: [30],
    })
    .toBeGreaterThan(0)
}

const MODAL = '[role=alertdialog], dialog[open]'

/**
 * Nothing that WCAG 2.2 AA or good practice forbids: in the dialog when one is open, otherwise in the whole page. In dark only contrast
 * can differ.
 */
export async function expectAccessible(page: Page, colorSchemes: ('light' | 'dark')[] = ['light', 'dark']) {
  const isModal = (await page.locator(MODAL).count()) > 0
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await finishAnimations(page)
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false }) // in half the time: passes in full and copies of the stylesheets are not needed
    if (colorScheme === 'dark') axe.withRules('color-contrast')
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    const { violations } = await (isModal ? axe.include(MODAL) : axe).analyze()
    const found = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ html, any }) => `${html.slice(0, 200)} ${any.map(({ message }) => message).join('; ')}`).join('\n  ')}`,
    )
    expect.soft(found, `${new URL(page.url()).pathname} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

/** Waits for finite animations: a partly faded text has another contrast. */
async function finishAnimations(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}
