// `npm run storybook:walk`: opens every story of the built Storybook inside its manager, as a designer does, and looks at it in two windows. Fails
// on stories that are red, empty, wider than their frame or noisy, and on Bangla in another face than ours. STORIES=button walks those with such an id.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { isSomethingShown, listen, seen } from './in-the-frame.mjs'

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]
const PAGES = Number(process.env.PAGES ?? 2)
const STORY_MS = 120_000 // a manager that opens on a busy machine
const SHOWN_MS = 20_000
const POLLING = { polling: 50 } // a busy browser draws the frames of one page only, on which waiting depends otherwise
const STORIES_PER_PAGE = 60 // a manager that has shown many becomes slow
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const folder = process.argv[2] ?? 'dist/storybook'
if (!existsSync(join(folder, 'index.json'))) {
  console.error(`There is no Storybook in ${folder}: npm run storybook:build`)
  process.exit(1)
}
const server = await serve()
const base = `http://127.0.0.1:${server.address().port}/`
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const startedAt = Date.now()
const stories = storiesAtRest()
const faulty = await walk()
await browser.close()
server.close()
server.closeAllConnections()
const seconds = Math.round((Date.now() - startedAt) / 1000)
console.log(`${stories.length} stories in ${WINDOWS.length} windows in ${seconds} s: ${faulty} with faults`)
process.exitCode = faulty > 0 ? 1 : 0

/** The stories of the sidebar: those that only prove behaviour are not there. */
function storiesAtRest() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const only = new RegExp(process.env.STORIES ?? '.')
  return Object.values(entries).filter(
    ({ type, id, tags }) => type === 'story' && !tags.includes('behaviour') && only.test(id),
  )
}

/** Walks all stories on several pages at once; prints what is wrong, and returns how many stories have faults. */
async function walk() {
  const waiting = [...stories]
  let faulty = 0
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      while (waiting.length > 0) {
        const found = await walkPage(waiting.splice(0, STORIES_PER_PAGE))
        faulty += found // after the wait: the other page counts meanwhile
      }
    }),
  )
  return faulty
}

/** Every story opens in the window that the one before it was seen in last: opening costs far more than changing the window. */
async function walkPage(some) {
  const context = await browser.newContext()
  context.setDefaultTimeout(STORY_MS)
  const page = await context.newPage()
  const noise = listenTo(page)
  await page.addInitScript(listen)
  let faulty = 0
  for (const [n, story] of some.entries()) {
    const windows = n % 2 === 0 ? WINDOWS : WINDOWS.toReversed()
    noise.length = 0
    if (n === 0) await page.setViewportSize(windows[0])
    if (n === 0) await page.goto(`${base}?${search(story)}`)
    else await page.evaluate(pressInSidebar, `?${search(story)}`)
    const faults = await faultsOf(page, story, windows, noise)
    if (faults.length === 0) continue
    faulty++
    console.log(`${story.id}: ${faults.join(' | ')}`)
  }
  await context.close()
  return faulty
}

/** Accessibility is checked by `npm test` in light, dark and right to left; here it would take half of the time. */
function search({ id }) {
  return `path=/story/${id}&globals=a11y.manual:!true`
}

/** Runs in the manager: a story opens without loading everything anew. */
function pressInSidebar(path) {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

function listenTo(page) {
  const noise = []
  const add = text => noise.push(`console: ${text.split('\n')[0].slice(0, 160)}`)
  page.on('console', message => message.type() === 'error' && add(`${message.text()} ${message.location().url}`))
  page.on('pageerror', error => add(error.message))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    if (!reason.includes('ERR_ABORTED')) add(`${reason} ${request.url()}`)
  })
  return noise
}

/** What is wrong with the story once it has come to rest, in each window. */
async function faultsOf(page, { id, tags }, windows, noise) {
  const hasCome = wanted => document.querySelector('iframe')?.contentWindow?.walk?.finished === wanted
  const isAtRest = await page.waitForFunction(hasCome, id, POLLING).then(
    () => true,
    () => false,
  )
  if (!isAtRest) return ['never came to rest', ...noise]
  const [, frame] = page.frames()
  const faults = []
  for (const size of windows) {
    await page.setViewportSize(size)
    const found = await look(frame, tags)
    faults.push(...found.map(fault => `${fault} at ${size.width}`))
  }
  const red = await frame.evaluate(() => globalThis.walk.red)
  return [...faults, ...new Set(red.length > 0 ? red : noise)]
}

/** What can be seen to be wrong. */
async function look(frame, tags) {
  // what loads its code when it is first shown comes a little later
  const isEmpty =
    !tags.includes('nothing') &&
    (await frame.waitForFunction(isSomethingShown, undefined, { ...POLLING, timeout: SHOWN_MS }).then(
      () => false,
      () => true,
    ))
  const { isErrored, isWide, otherFaces } = await frame.evaluate(seen)
  return [
    ...(isErrored ? ['red'] : []),
    ...(isEmpty ? ['empty'] : []),
    ...(isWide ? ['wider than its frame'] : []),
    ...(otherFaces.length > 0 ? [`not our Bangla: ${otherFaces.slice(0, 3).join(', ')}`] : []),
  ]
}

/** Serves the folder on a free port of this machine. */
function serve() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, normalize(path).replace(/[\\/]$/, `${sep}index.html`))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(response)
  })
  return new Promise(done => {
    server.listen(0, '127.0.0.1', () => done(server))
  })
}
