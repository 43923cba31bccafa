// `npm run storybook:walk`: opens every story of the built Storybook inside its manager, as a designer does, in two windows. Fails on stories
// that are red, empty, wider than their frame or noisy, and on Bangla in another face than ours. STORIES=button walks those with such an id, WINDOW=1280 only that window.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { isSomethingShown, listen, look, otherFaces } from './in-the-frame.mjs'

const WINDOWS = [
  [1280, 800],
  [1440, 900],
].filter(([width]) => !process.env.WINDOW || width === Number(process.env.WINDOW))
const PAGES_PER_WINDOW = Number(process.env.PAGES ?? 2)
const STORY_MS = 20_000
const SHOWN_MS = 3000
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
const faulty = (await Promise.all(WINDOWS.map(size => walkWindow(size)))).flat()
await browser.close()
server.close()
server.closeAllConnections()
const seconds = Math.round((Date.now() - startedAt) / 1000)
console.log(
  `${stories.length} stories in ${WINDOWS.length} ${WINDOWS.length === 1 ? 'window' : 'windows'} in ${seconds} s: ${faulty.length} with faults`,
)
process.exitCode = faulty.length ? 1 : 0

/** The stories of the sidebar: those that only prove behaviour are not there. */
function storiesAtRest() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const only = new RegExp(process.env.STORIES ?? '.')
  return Object.values(entries).filter(
    ({ type, id, tags }) => type === 'story' && !tags.includes('behaviour') && only.test(id),
  )
}

/** Walks all stories in a window of this size, on several pages at once; prints what is wrong, and returns the stories with faults. */
async function walkWindow([width, height]) {
  const waiting = [...stories]
  const faulty = []
  await Promise.all(
    Array.from({ length: PAGES_PER_WINDOW }, async () => {
      while (waiting.length > 0) await walkPage(waiting.splice(0, STORIES_PER_PAGE))
    }),
  )
  return faulty

  async function walkPage(some) {
    const context = await browser.newContext({ viewport: { width, height } })
    const page = await context.newPage()
    const noise = listenTo(page)
    await page.addInitScript(listen)
    for (const [n, story] of some.entries()) {
      noise.length = 0
      if (n === 0) await page.goto(`${base}?${search(story)}`)
      else await page.evaluate(pressInSidebar, `?${search(story)}`)
      const faults = await faultsOf(page, story, noise)
      if (faults.length === 0) continue
      faulty.push(story.id)
      console.log(`${width}x${height} ${story.id}: ${[...new Set(faults)].join(' | ')}`)
    }
    await context.close()
  }
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

/** What is wrong with the story once it has come to rest. */
async function faultsOf(page, { id, tags }, noise) {
  const element = await page.waitForSelector('#storybook-preview-iframe', { state: 'attached' })
  const frame = await element.contentFrame()
  const isAtRest = wanted => globalThis.walk?.finished === wanted && globalThis.walk
  const rest = await frame?.waitForFunction(isAtRest, id, { timeout: STORY_MS }).then(
    handle => handle.jsonValue(),
    () => undefined,
  )
  if (!frame || !rest) return ['never came to rest', ...noise]
  // what loads its code when it is first shown comes a little later
  const isEmpty =
    !tags.includes('nothing') &&
    (await frame.waitForFunction(isSomethingShown, undefined, { timeout: SHOWN_MS }).then(
      () => false,
      () => true,
    ))
  const { isErrored, isWide } = await frame.evaluate(look)
  const words = await frame.evaluate(otherFaces)
  return [
    ...rest.red,
    ...(isErrored ? ['red'] : []),
    ...(isEmpty ? ['empty'] : []),
    ...(isWide ? ['wider than its frame'] : []),
    ...(words.length > 0 ? [`not our Bangla: ${words.slice(0, 3).join(', ')}`] : []),
    ...(rest.red.length > 0 ? [] : noise),
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
