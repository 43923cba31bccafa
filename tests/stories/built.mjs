// The built Storybook as its walks open it: served on a port of its own, inside its manager.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { listen } from './in-the-frame.mjs'

const OPENING_MS = 120_000 // a manager that opens on a busy machine
/** A busy browser draws the frames of one page only, on which waiting depends otherwise. */
export const POLLING = { polling: 50 }
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** What stands in the frames of docs pages where their stories are left out. */
const LEFT_OUT = '<!doctype html><title>left out</title>'

/** Serves the folder on a free port of this machine; `withoutFrames` leaves the stories in the frames of docs pages out. */
export function serve(folder, { withoutFrames = false } = {}) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (withoutFrames && pathname === '/iframe.html' && searchParams.get('viewMode') === 'story')
      return response.writeHead(200, { 'content-type': TYPES['.html'] }).end(LEFT_OUT)
    const path = decodeURIComponent(pathname)
    const file = join(folder, normalize(path).replace(/[\\/]$/, `${sep}index.html`))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(response)
  })
  return new Promise(done => {
    server.listen(0, '127.0.0.1', () => done(server))
  })
}

/** A window of its own with the manager in it; `show` opens one entry there, and `noise` is what it logged since. */
export async function openManager(browser, base, options) {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(OPENING_MS)
  const page = await context.newPage()
  const noise = listenTo(page)
  await page.addInitScript(listen)
  let isOpen = false
  async function show(entry) {
    noise.length = 0
    if (isOpen) await page.evaluate(pressInSidebar, `?${search(entry)}`)
    else await page.goto(`${base}?${search(entry)}`)
    isOpen = true
  }
  return { page, noise, show, close: () => context.close() }
}

/**
 * The address of an entry. Accessibility is checked by the stories’ own parts in light, dark and right to left; here it
 * would take half of the time.
 */
function search({ id, type }) {
  return `path=/${type}/${id}&globals=a11y.manual:!true`
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
