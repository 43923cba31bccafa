import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type Axe from 'axe-core'
import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'
import { openResident } from './resident.ts'

export { expect }

type Fixtures = {
  /** environment of the product, for `test.use` */
  settings: Record<string, string>
  /** The settings with what other fixtures add, such as the address of a mail server. */
  environment: Record<string, string>
  /** The product runs in a separate process, which the test may end, start again or send signals. */
  hasOwnProcess: boolean
  product: Product
  /** Problems that this test expects; any other fails it. */
  expectProblems: (...patterns: RegExp[]) => void
  problems: { seen: string[]; expected: RegExp[] }
  /** Another person in a separate browser context, with the same checks. */
  otherPerson: (options?: BrowserContextOptions) => Promise<Page>
}

type WorkerFixtures = {
  /** Gives a data folder with the demonstration, written once for each worker; tests start on copies of it. */
  demonstration: () => Promise<string>
  resident: ReturnType<typeof openResident>
}

/** On a busy machine the optional face of headings may come too late to be shown; unusedFonts tells without a clock. */
const LATE = /noto-serif-bengali\S+ was preloaded using link preload but not used/
/**
 * Chromium asks the service worker once more for a module that was preloaded a moment before, when the answer came by then. It depends on
 * the moment alone; scripts of ours never change under one address, so that the browser's cache answers.
 */
const ASKED_AGAIN = /is not used because it is a cross-world service worker resource mismatch/

/** Every test has its own product, and fails on any console error or warning, failed request or policy violation. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  environment: ({ settings }, use) => use(settings),
  demonstration: [
    async ({}, use, { project }) => {
      let folder: Promise<string> | undefined
      await use(() => (folder ??= seedDemonstration(project.outputDir)))
      if (folder) await rm(await folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  resident: [
    async ({}, use) => {
      const resident = openResident()
      await use(resident)
      await resident.end()
    },
    { scope: 'worker' },
  ],
  hasOwnProcess: [false, { option: true }],
  product: async ({ environment, demonstration, hasOwnProcess, resident }, use, testInfo) => {
    const isCopied = environment.DEMO === 'on' && process.env.TEST_DATABASE !== 'postgresql'
    const folder = testInfo.outputPath('data')
    const all = { ...environment, ...(isCopied && { DATA_DIR: folder }) }
    const removeCopy = () => rm(folder, { recursive: true, force: true })
    if (isCopied) await copyData(await demonstration(), folder)
    const product = hasOwnProcess ? await startProduct(all) : await resident.start(all, removeCopy)
    await use(product)
    await product.end()
    if (hasOwnProcess) await removeCopy()
  },
  baseURL: ({ product }, use) => use(product.url),
  problems: async ({ product }, use) => {
    const problems = { seen: [] as string[], expected: [] as RegExp[] }
    await use(problems)
    const seen = problems.seen
      .map(problem => problem.replaceAll(product.url, ''))
      .filter(problem => !LATE.test(problem) && !ASKED_AGAIN.test(problem))
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

async function seedDemonstration(outputDir: string) {
  await mkdir(outputDir, { recursive: true })
  const DATA_DIR = await mkdtemp(join(outputDir, 'demonstration-'))
  const product = await startProduct({ DEMO: 'on', DATA_DIR })
  await product.stop()
  return DATA_DIR
}

/** Copies a data folder of the same file system. Pictures are immutable, so a link is a copy; 400 copies take half a second. */
async function copyData(from: string, to: string) {
  const pictures = join(from, 'pictures')
  await cp(from, to, { recursive: true, filter: path => path !== pictures })
  await promisify(execFile)('cp', ['-Rl', pictures, to])
}

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
    // React tells what it has recovered from in a sentence of its own, and why as the cause
    addEventListener('error', ({ error }: ErrorEvent & { error?: Error }) => {
      if (error?.cause) console.error(`caused on ${location.pathname} by`, error.cause)
    })
  })
}

/**
 * The preloaded fonts that no text of the page asks for. The browser's own warning also names those that came late, which
 * `font-display: optional` allows.
 */
export function unusedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replace(/["'\s]/g, '').toUpperCase()
    const faces = [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .filter(rule => rule instanceof CSSFontFaceRule)
    const isUsed = (file: string) => {
      const { style } = faces.find(face => face.style.getPropertyValue('src').includes(file)) ?? {}
      return [...document.fonts].some(
        font =>
          plain(font.family) === plain(style?.getPropertyValue('font-family') ?? '') &&
          plain(font.unicodeRange) === plain(style?.getPropertyValue('unicode-range') ?? '') &&
          font.status !== 'unloaded',
      )
    }
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
      .filter(({ media }) => matchMedia(media).matches) // the browser preloads no other
      .map(({ href }) => href.slice(href.lastIndexOf('/') + 1))
      .filter(file => !isUsed(file))
  })
}

/** Whether a warning is about a preloaded font that the page's text asks for, or that of a page which the browser has left meanwhile. */
async function isLateFont(page: Page | null, warning: string): Promise<boolean> {
  const [, file] = /\/([\w.-]+\.woff2) was preloaded using link preload but not used/.exec(warning) ?? []
  if (!file || !page) return false
  return !(await unusedFonts(page).catch((): string[] => [])).includes(file)
}

/** Where a journey that says the same in both languages runs: in Bangla on a phone, in English on a desk once more. */
export const screenFor = (language: string) => ({ tag: language === 'bn' ? '@phone-only' : '@again' })

/** Opens a page and waits until it reacts to clicks and keys. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
}

/**
 * Waits for the mark that the app sets in the browser's performance timeline once its shell is hydrated, then for the
 * page in it, which React hydrates after that: who leaves in between (a press of Back) makes it render the page anew,
 * which it reports as an error. In the staff area each link and control is waited for.
 */
export async function ready(page: Page) {
  const isStaff = /^(?:\/bn)?\/admin/.test(new URL(page.url()).pathname)
  await expect
    .poll(() => page.evaluate(countAsleep, isStaff ? 'main, main :is(a, button, input, select, textarea)' : 'main'), {
      message: 'what React does not know yet (-1: the page)',
      intervals: [30],
    })
    .toBe(0)
  if (!isStaff) return
  // what React does after it took them over, such as letting a form know its fields
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

/** React marks the elements that it has taken over; a poster's `main` is the server's alone, in an element of React. */
function countAsleep(selector: string): number {
  if (performance.getEntriesByName('hydrated').length === 0) return -1
  return [...document.querySelectorAll(selector)].filter(
    element =>
      ![element, element.matches('main.poster') && element.parentElement].some(
        each => each && Object.keys(each).some(key => key.startsWith('__react')),
      ),
  ).length
}

const MODAL = '[data-modal]'
/** A message that fades away: partly faded text has another contrast. */
const LEAVING = '[data-sonner-toast][data-removed=true]'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
declare const axe: typeof Axe

/**
 * Nothing that WCAG 2.2 AA or good practice forbids: in the dialog when one is open, otherwise in the whole page. It
 * takes two seconds: of the core journeys the one with the tag `@axe` looks, all of them in `npm run test:all`. In dark
 * only contrast can differ: every-page.spec.ts looks at the pages in both, the stories at what opens on them. A framed
 * page of ours is excluded and checked by itself: it has its own landmarks. axe is loaded once a page here; AxeBuilder
 * loads it twice for each run, which takes longer than the run.
 */
export async function expectAccessible(
  page: Page,
  colorSchemes: ('light' | 'dark')[] = ['light'],
  exclude: string[] = [],
) {
  if (process.env.JOURNEYS === 'core' && !base.info().tags.includes('@axe')) return
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await finishAnimations(page)
    const found = await page.evaluate(
      async ({ modal, exclude, runOnly }) => {
        // asked here: one that was closed before is gone by now
        const within = { include: [document.querySelector(modal) ? modal : 'html'], exclude }
        const places = () =>
          [...document.querySelectorAll('a, button, input, select, summary, textarea')].map(element => {
            const { left, top } = element.getBoundingClientRect()
            return `${left} ${top}`
          })
        // a menu above the page belongs to what opened it, not to a landmark
        axe.configure({ rules: [{ id: 'region', selector: 'body *:not([data-slot=layer], [data-slot=layer] *)' }] })
        const resultTypes: Axe.resultGroups[] = ['violations']
        const look = async () =>
          (await axe.run(within, { runOnly, resultTypes, preload: false, elementRef: true })).violations
        const before = String(places())
        let violations = await look()
        // axe remembers where things stand: of a page that has moved meanwhile it says what was never so
        if (violations.length > 0 && String(places()) !== before) violations = await look()
        // what a header that stays covers just now is as large as it is once it is scrolled into view
        const { scrollX, scrollY } = window
        for (const rule of violations.filter(({ id }) => id === 'target-size')) {
          const tooSmall: typeof rule.nodes = []
          for (const node of rule.nodes) {
            node.element!.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { violations } = await axe.run(node.element!, {
              runOnly: ['target-size'],
              resultTypes,
              preload: false,
            })
            if (violations.length > 0) tooSmall.push(node)
          }
          rule.nodes = tooSmall
        }
        scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
        violations = violations.filter(({ nodes }) => nodes.length > 0)
        return violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help}\n  ${nodes.map(({ html, any }) => `${html.slice(0, 200)} ${any.map(({ message }) => message).join('; ')}`).join('\n  ')}`,
        )
      },
      {
        modal: MODAL,
        exclude: [...exclude, LEAVING],
        runOnly: colorScheme === 'dark' ? ['color-contrast'] : RULES,
      },
    )
    expect.soft(found, `${new URL(page.url()).pathname} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

/** Waits for finite animations of time: a partly faded text has another contrast. What follows the scrolling never ends. */
async function finishAnimations(page: Page) {
  await page.evaluate(() => {
    // parts out of view that are not drawn keep the colours they had before
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [drawn]
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
        )
        .map(({ finished }) => finished),
    )
  })
}
