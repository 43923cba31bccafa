// `npm run weight` after a build: what each public page loads on a phone with 4G, cold, in kB of 1000 bytes; with an
// address, its files one by one. Ends with 1 when scripts and styles of a page, or all of the home page's first visit,
// are past the budget. docs/decisions/0008 says why.
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import pLimit from 'p-limit'
import { startProduct } from '../browser/product.ts'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

const FIRST_VISIT = 229 // of the home page: all that is sent, brotli as browsers accept here, with fonts, pictures and service worker
const AFTER_HOME = 90 // of a page for applicants, all that is sent to whoever has seen the home page of its language
const APPLICANT_PAGE = /^(?:\/bn)?\/(?:application-status|jobs\/.+)$/
/** Packed with gzip; brotli, as browsers get it over https, is about a seventh less. Arabic has a kilobyte more of letters. */
const budgetOf = (path: string) => (path.startsWith('/ar/') ? 152 : 151)
const KINDS = { worker: /^$/, js: /javascript/, css: /css/, fonts: /font/, pictures: /image/, html: /html/ }
type File = { path: string; kind: keyof typeof KINDS; sent: number; gzip: number; brotli: number }

const sizes = new Map<string, { gzip: number; brotli: number }>()
const product = await startProduct({ DEMO: 'on' })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const wanted = process.argv.slice(2)
try {
  const limit = pLimit(6)
  const pages = await Promise.all(
    (wanted.length ? wanted : await publicPaths()).map(path => limit(async () => ({ path, files: await load(path) }))),
  )
  if (wanted.length)
    for (const { path, files } of pages)
      console.table(
        files.map(file => ({ page: path, ...file, gzip: kB(file.gzip), brotli: kB(file.brotli), sent: kB(file.sent) })),
      )
  const rows = pages.map(({ path, files }) => ({ path, ...total(files) }))
  console.table(rows)
  const over = rows.filter(row => row['js + css'] > budgetOf(row.path))
  if (over.length)
    console.error(
      `Too much of scripts and styles: ${over.map(({ path }) => `${path}, at most ${budgetOf(path)} kB`).join('; ')}`,
    )
  const light = pages.map(({ path }) => path).filter(path => APPLICANT_PAGE.test(path))
  const later = await Promise.all(light.map(async path => ({ path, sent: kB(await sentAfterHome(path)) })))
  for (const { path, sent } of later) console.log(`${path} after the home page: ${sent} kB`)
  const late = later.filter(({ sent }) => sent > AFTER_HOME)
  if (late.length)
    console.error(`More than ${AFTER_HOME} kB in all after the home page: ${late.map(({ path }) => path).join(', ')}`)
  const heavy = rows.filter(row => /^\/(?:bn\/)?$/.test(row.path) && row['all sent'] > FIRST_VISIT)
  if (heavy.length)
    console.error(`More than ${FIRST_VISIT} kB in all on a first visit: ${heavy.map(({ path }) => path).join(', ')}`)
  process.exitCode = over.length + heavy.length + late.length ? 1 : 0
} finally {
  await browser.close()
  await product.end()
}

/** One address of every public route: what the sitemap lists, one record of each kind, and the pages it leaves out. */
async function publicPaths() {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
  const kinds = new Map(
    listed.map(path => [
      path.replace(
        /^((?:\/(?:bn|ar))?\/(?:each-company-details|jobs(?=\/.+-[\da-f]{8}$)|news-event|our-clients)\/).+/,
        '$1',
      ),
      path,
    ]),
  )
  return [
    ...kinds.values(),
    '/sign-up',
    '/login',
    '/bn/login',
    '/sign-in-link',
    '/forgot-password',
    '/bn/sign-up',
    '/application-status',
    '/bn/application-status',
    '/search',
    '/bn/search',
    '/demand-status',
    '/bn/demand-status',
    '/bn/invitation',
    '/reset-password',
    '/invitation',
    '/nowhere',
  ]
}

async function load(path: string): Promise<File[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce', // the hero goes on by itself after seven seconds, which on a busy machine are over before the visit is
    locale: path.startsWith('/bn') ? 'bn-BD' : 'en-GB',
  })
  const page = await context.newPage()
  // on slower lines, or ones that it does not know, Chromium fetches pictures from twice as far below
  await (
    await context.newCDPSession(page)
  ).send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular4g',
  })
  const files: Promise<File | undefined>[] = []
  context.on('requestfinished', request =>
    files.push(
      (async () => {
        const response = await request.response()
        const kind =
          new URL(request.url()).pathname === '/sw.js'
            ? 'worker'
            : response &&
              (Object.keys(KINDS) as File['kind'][]).find(kind =>
                KINDS[kind].test(response.headers()['content-type'] ?? ''),
              )
        if (!response || !kind) return undefined
        const bytes = await response.body()
        return {
          path: new URL(request.url()).pathname,
          kind,
          sent: (await request.sizes()).responseBodySize,
          ...packed(request.url(), bytes),
        }
      })(),
    ),
  )
  await visit(page, path)
  context.removeAllListeners('requestfinished') // what comes later is no part of it, and would be read from a closed page
  // the service worker fetches again what the browser has already: that is sent once
  const loaded = [
    ...Map.groupBy(
      (await Promise.all(files)).filter(file => file !== undefined),
      ({ path }) => path,
    ).values(),
  ].map(([first, ...again]) => ({ ...first!, sent: Math.max(first!.sent, ...again.map(({ sent }) => sent), 0) }))
  await context.close()
  return loaded.toSorted((a, b) => b.gzip - a.gzip)
}

/** What a page sends, in bytes, to a browser that has the home page in its cache. */
async function sentAfterHome(path: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block', // it would hide what the cache has
  })
  const page = await context.newPage()
  await visit(page, path.startsWith('/bn') ? '/bn/' : '/')
  await visit(page, path)
  const sent = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (all, entry) => all + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  )
  await context.close()
  return sent
}

/**
 * Opens a page and stays until its scripts have run and what they fetch has come. They start late, in a page that is
 * not in front after three seconds.
 */
async function visit(page: Page, path: string) {
  await page.goto(product.url + path, { timeout: 120_000 })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 100 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** How many bytes a file is on its way; each is packed once. */
function packed(url: string, bytes: Buffer) {
  const known = sizes.get(url) ?? {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  }
  sizes.set(url, known)
  return known
}

function total(files: File[]) {
  const sum = (kinds: string[], size: 'sent' | 'gzip' | 'brotli') =>
    kB(files.filter(({ kind }) => kinds.includes(kind)).reduce((all, file) => all + file[size], 0))
  return {
    'js + css': sum(['js', 'css'], 'gzip'),
    brotli: sum(['js', 'css'], 'brotli'),
    js: sum(['js'], 'gzip'),
    css: sum(['css'], 'gzip'),
    fonts: sum(['fonts'], 'sent'),
    pictures: sum(['pictures'], 'sent'),
    html: sum(['html'], 'sent'),
    'all sent': sum(Object.keys(KINDS), 'sent'),
  }
}

function kB(bytes: number) {
  return Math.round(bytes / 100) / 10
}
