// `npm run help-pictures` after a build: plays the tasks of the help on the demonstration, in the languages of staff, and
// writes their pictures.
// A picture that shows the same as before stays as it is.
import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pictures, play } from '../tests/browser/help-scenes.ts'
import { startProduct } from '../tests/browser/product.ts'
import { chromiumArgs, chromiumPath } from '../tests/chromium.mjs'

/** Of staff: the Arabic pages are for employers. */
const LANGUAGES = ['en', 'bn'] as const
const SIDEBAR_WIDTH = 256
const WIDTH = 880
const HEIGHT = 500
const SCALE = 1.5
const STEP_MS = 15_000
const QUALITY = 60
const SAME_SHARE = 0.0001 // of the pixels may differ: less than a letter
/** Stands for the day and time of the run, in each language. */
const SHOWN_DAY = Date.parse('2026-10-19T03:30Z')
const SAME_LEVELS = 24 // of 255
const owner = { name: 'Ayesha Rahman', email: 'ayesha@agency.example', password: 'river bridge' }
const newcomer = { name: 'Karim Uddin', email: 'karim@agency.example', password: 'garment floor' }

const product = await startProduct({ DEMO: 'on', BACKUP_EVERY: '24', SMTP_URL: 'smtp://127.0.0.1:9' })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs, '--lang=en-GB'] })
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: SIDEBAR_WIDTH + WIDTH, height: 800 },
    deviceScaleFactor: SCALE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS)
  await signUp(page, owner)
  await signUp(await (await browser.newContext({ baseURL: product.url })).newPage(), newcomer)
  for (const locale of LANGUAGES) {
    await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: locale } })
    for (const { task, file } of await pictures(locale)) {
      const stage = { page, locale, open: (path: string) => open(page, locale, path) }
      const result = await play(task, stage)
        .then(async outlined => store(file, await picture(page, outlined)))
        .catch((error: unknown) => {
          process.exitCode = 1
          return error
        })
      console.log(`${file}:`, result)
    }
  }
} finally {
  await browser.close()
  await product.end()
}

async function signUp(page: Page, person: typeof owner) {
  await page.request.post('/api/trpc/accounts.signUp', { data: person })
}

async function open(page: Page, locale: string, path: string) {
  await page.goto(locale === 'en' ? path : `/${locale}${path}`)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** The part of the window beside the sidebar around what is outlined. */
async function picture(page: Page, outlined: Locator) {
  await outlined.scrollIntoViewIfNeeded()
  await page.waitForFunction(arePicturesLoaded)
  await outlined.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(replaceToday, SHOWN_DAY)
  const box = (await outlined.boundingBox())!
  const { height } = page.viewportSize()!
  await page.evaluate(drawOutline, box)
  const clip = {
    x: SIDEBAR_WIDTH,
    y: Math.round(Math.min(Math.max(box.y + box.height / 2 - HEIGHT / 2, 0), height - HEIGHT)),
    width: WIDTH,
    height: HEIGHT,
  }
  return page.screenshot({ clip, caret: 'hide', animations: 'disabled' })
}

/** Puts a fixed moment in the place of those that the run itself has written. */
function replaceToday(shown: number) {
  const format = (moment: number, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(document.documentElement.lang === 'bn' ? 'bn-u-hc-h23' : 'en-GB', {
      timeZone: 'Asia/Dhaka',
      ...style,
    }).format(moment)
  const day = (moment: number) => format(moment, { dateStyle: 'medium' })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.includes(day(Date.now()))) continue
    text.nodeValue = text.nodeValue
      .replaceAll(day(Date.now()), day(shown))
      .replace(/\p{Nd}{2}:\p{Nd}{2}/gu, format(shown, { timeStyle: 'short' }))
  }
}

function arePicturesLoaded() {
  return [...document.images].every(image => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.complete || (image.loading === 'lazy' && (bottom < 0 || top > innerHeight))
  })
}

function drawOutline({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const outline = document.createElement('div')
  const sheet = new CSSStyleSheet() // the policy of the page allows no style attributes
  sheet.replaceSync(
    `[data-help-outline] { position: fixed; z-index: 9999; pointer-events: none; border: 3px solid #c2410c; border-radius: 8px; left: ${x - 6}px; top: ${y - 6}px; width: ${width + 12}px; height: ${height + 12}px }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  outline.dataset.helpOutline = ''
  document.body.append(outline)
}

/** Writes a picture unless the one that is there shows the same. */
async function store(file: string, shot: Buffer) {
  const before = await readFile(file).catch(() => undefined)
  if (before && (await differing(before, shot)) <= SAME_SHARE) return 'unchanged'
  await writeFile(file, await sharp(shot).webp({ quality: QUALITY, effort: 6 }).toBuffer())
  return before ? 'changed' : 'new'
}

/** The share of pixels in which two pictures differ. */
async function differing(one: Buffer, other: Buffer) {
  const webp = await sharp(other).webp({ quality: QUALITY, effort: 6 }).toBuffer()
  const [a, b] = await Promise.all([one, webp].map(each => sharp(each).greyscale().raw().toBuffer()))
  if (a!.length !== b!.length) return 1
  let count = 0
  for (let n = 0; n < a!.length; n++) if (Math.abs(a![n]! - b![n]!) > SAME_LEVELS) count++
  return count / a!.length
}
