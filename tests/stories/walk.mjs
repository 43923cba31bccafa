// `npm run storybook:walk`: opens every story of the built Storybook inside its manager, as a designer does, and looks
// at it in two windows; then every docs page. Fails on what is red, empty, wider than its frame or noisy, and on Bangla
// in another face than ours. STORIES=button walks those with such an id, FRAMES=on loads the stories in the frames of
// docs pages as well, which takes many times as long. docs/decisions/0162 says why.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { openManager, POLLING, serve } from './built.mjs'
import { faultsOfDocs } from './docs-pages.mjs'
import { isSomethingShown, seen } from './in-the-frame.mjs'

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]
const PAGES = Number(process.env.PAGES ?? 2)
const SHOWN_MS = 20_000
const STORIES_PER_PAGE = 60 // a manager that has shown many becomes slow
const DOCS_PER_PAGE = 22
const folder = process.argv[2] ?? 'dist/storybook'
if (!existsSync(join(folder, 'index.json'))) {
  console.error(`There is no Storybook in ${folder}: npm run storybook:build`)
  process.exit(1)
}
const servers = {
  story: await serve(folder),
  docs: await serve(folder, { withoutFrames: process.env.FRAMES !== 'on' }),
}
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const { stories, docs } = entriesAtRest()
const faulty = (await walk('stories', stories, STORIES_PER_PAGE)) + (await walk('docs pages', docs, DOCS_PER_PAGE))
await browser.close()
for (const server of Object.values(servers)) {
  server.close()
  server.closeAllConnections()
}
process.exitCode = faulty > 0 ? 1 : 0

/** What is in the sidebar: stories that only prove behaviour are not there. */
function entriesAtRest() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const only = new RegExp(process.env.STORIES ?? '.')
  const all = Object.values(entries).filter(({ id, tags }) => !tags.includes('behaviour') && only.test(id))
  // docs pages of patterns are their stories one below the other
  const isDocs = ({ type, title }) => type === 'docs' && !title.startsWith('Patterns/')
  return { stories: all.filter(({ type }) => type === 'story'), docs: all.filter(isDocs) }
}

/** Walks all entries on several pages at once; prints what is wrong, and returns how many have faults. */
async function walk(what, entries, perPage) {
  const startedAt = Date.now()
  const waiting = [...entries]
  let faulty = 0
  let opened = 0
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      while (waiting.length > 0) {
        // half of the docs pages in each theme
        const colorScheme = what === 'docs pages' && opened++ % 2 ? 'dark' : 'light'
        const found = await walkPage(waiting.splice(0, perPage), colorScheme)
        faulty += found // after the wait: the other page counts meanwhile
      }
    }),
  )
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`${entries.length} ${what} in ${seconds} s: ${faulty} with faults`)
  return faulty
}

/** Every story opens in the window that the one before it was seen in last: opening costs far more than changing the window. */
async function walkPage(some, colorScheme) {
  const base = `http://127.0.0.1:${servers[some[0].type].address().port}/`
  const { page, noise, show, close } = await openManager(browser, base, { colorScheme, viewport: WINDOWS[0] })
  let faulty = 0
  for (const [n, entry] of some.entries()) {
    await show(entry)
    const windows = n % 2 === 0 ? WINDOWS : WINDOWS.toReversed()
    const faults =
      entry.type === 'docs' ? await faultsOfDocs(page, entry, noise) : await faultsOf(page, entry, windows, noise)
    if (faults.length === 0) continue
    faulty++
    console.log(`${entry.id}: ${faults.join(' | ')}`)
  }
  await close()
  return faulty
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
