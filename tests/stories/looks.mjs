// `npm run storybook:looks`: opens the introduction, the foundations and the first story of every part in the manager
// of the built Storybook, at 1280 and 1440, and compares how each looks with looks.json: a person has looked at those
// pictures once. A picture is kept as its brightness in 48 × 30 fields, which another machine draws the same;
// `--record` keeps how it looks now, and PICTURES=folder writes what is to be looked at.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { openManager, POLLING, serve } from './built.mjs'
import { hasDocsPage } from './in-the-frame.mjs'

const FOLDER = 'dist/storybook'
const KEPT = join(import.meta.dirname, 'looks.json')
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]
/** Fields of a picture, and by how many of 16 steps of brightness one may differ. */
const [ACROSS, DOWN, TOLERANCE] = [48, 30, 1]
const SIDEBAR = 240
const ENTRIES_PER_PAGE = 40 // a manager that has shown many becomes slow

const isRecording = process.argv.includes('--record')
const pictures = process.env.PICTURES
if (pictures) mkdirSync(pictures, { recursive: true })
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {}
const found = {}
const server = await serve(FOLDER)
const base = `http://127.0.0.1:${server.address().port}/`
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const startedAt = Date.now()
let faulty = 0

const entries = chosen()
while (entries.length > 0) await look(entries.splice(0, ENTRIES_PER_PAGE), 'light')
await look([{ id: 'introduction--docs', type: 'docs', name: 'dark' }], 'dark')
await browser.close()
server.close()
server.closeAllConnections()
if (isRecording) writeFileSync(KEPT, `${JSON.stringify(found, null, 2)}\n`)
console.log(
  `${Object.keys(found).length} pictures in ${Math.round((Date.now() - startedAt) / 1000)} s: ${faulty} with faults`,
)
process.exitCode = faulty > 0 ? 1 : 0

/** The introduction, every page of the foundations, and the first story of every part. */
function chosen() {
  const { entries: all } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8'))
  const shown = Object.values(all).filter(({ tags }) => !tags.includes('behaviour') && !tags.includes('moving'))
  const titles = new Set()
  return shown.filter(({ id, type, title }) => {
    if (id === 'introduction--docs') return true
    if (type !== 'story' || title.startsWith('Patterns/')) return false
    if (title.startsWith('Foundations/')) return true
    const isFirst = !titles.has(title)
    titles.add(title)
    return isFirst
  })
}

async function look(some, colorScheme) {
  const { page, noise, show, close } = await openManager(browser, base, {
    colorScheme,
    reducedMotion: 'reduce',
    viewport: WINDOWS[0],
  })
  for (const [n, entry] of some.entries()) {
    await show(entry)
    await page.waitForFunction(entry.type === 'docs' ? hasDocsPage : hasStory, entry.id, POLLING)
    for (const window of n % 2 === 0 ? WINDOWS : WINDOWS.toReversed()) {
      await page.setViewportSize(window)
      const name = `${entry.id}${entry.name === 'dark' ? '-dark' : ''} ${window.width}`
      const ofPicture = await faultsOfPicture(page, name) // once it no longer changes
      const faults = [...(await page.evaluate(faultsOfManager, entry)), ...ofPicture, ...noise]
      if (faults.length === 0) continue
      faulty++
      console.log(`${name}: ${faults.join(' | ')}`)
    }
  }
  await close()
}

/** Compares the picture once it no longer changes. */
async function faultsOfPicture(page, name) {
  let [before, now] = ['', await fieldsOf(page)]
  for (let n = 0; n < 20 && before !== now; n++) {
    await page.waitForTimeout(150)
    ;[before, now] = [now, await fieldsOf(page)]
  }
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) })
  found[name] = now
  if (isRecording) return []
  if (!kept[name]) return ['nobody has looked at it: --record']
  const others = [...now].filter((field, i) => Math.abs(parseInt(field, 16) - parseInt(kept[name][i], 16)) > TOLERANCE)
  return others.length > 0 ? [`looks otherwise in ${others.length} of ${now.length} fields`] : []
}

/** The brightness of each field of the window, from 0 to f. The sidebar is left out: it shows where one has been before. */
async function fieldsOf(page) {
  const { width, height } = page.viewportSize()
  const clip = { x: SIDEBAR, y: 0, width: width - SIDEBAR, height }
  const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide', clip }))
  const fields = await picture.greyscale().resize(ACROSS, DOWN, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()
  return [...fields].map(value => Math.round(value / 17).toString(16)).join('')
}

/** Runs in the manager. */
function hasStory(wanted) {
  return document.querySelector('iframe')?.contentWindow?.walk?.finished === wanted
}

/** Runs in the manager: what is wrong around the story. */
function faultsOfManager({ type }) {
  const faults = []
  const bar = document.querySelector('[role="toolbar"], .sb-bar')
  const tools = [...(bar?.querySelectorAll('button') ?? [])]
    .map(tool => tool.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  if (tools.length < 8) faults.push(`only ${tools.length} tools`)
  if (new Set(tools.map(({ top, height }) => Math.round((top + height / 2) / 8))).size > 1)
    faults.push('the toolbar has two rows')
  const end = bar?.getBoundingClientRect().right ?? 0
  if (tools.some(({ right }) => right > end + 1)) faults.push('the toolbar is wider than its place')
  const frame = document.querySelector('#storybook-preview-iframe')?.getBoundingClientRect()
  if (!frame || frame.right > innerWidth + 1) faults.push('the story is wider than the canvas')
  const viewport = document.querySelector('[aria-label^="Viewport"], [aria-label^="viewport"]')
  if (type === 'story' && viewport?.matches(':disabled, [aria-disabled="true"]')) faults.push('the viewport is locked')
  return faults
}
