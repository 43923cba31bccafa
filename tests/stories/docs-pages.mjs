// What is wrong with a docs page in the manager, and with the stories that it shows in frames of their own.
import { setTimeout as pause } from 'node:timers/promises'
import { POLLING } from './built.mjs'
import { hasDocsPage, seen, seenInDocs } from './in-the-frame.mjs'

const SETTLED_MS = 10_000

/** Once the page is there, with those of its frames that are in sight; the others load when somebody scrolls to them. */
export async function faultsOfDocs(page, { id }, noise) {
  const isThere = await page.waitForFunction(hasDocsPage, id, POLLING).then(
    () => true,
    () => false,
  )
  if (!isThere) return ['never came to rest', ...noise]
  const [, preview, ...others] = page.frames()
  const { isErrored, isWide, otherFaces, missing } = await lookAt(preview)
  const framed = others.filter(frame => frame.parentFrame() === preview && frame.url().includes('viewMode=story'))
  const red = await Promise.all([preview, ...framed].map(frame => frame.evaluate(() => globalThis.walk.red)))
  return [
    ...(isErrored ? ['red'] : []),
    ...(isWide ? ['wider than its frame'] : []),
    ...(otherFaces.length > 0 ? [`not our Bangla: ${otherFaces.slice(0, 3).join(', ')}`] : []),
    ...missing,
    ...new Set([...red.flat(), ...noise]),
  ]
}

/** What is seen once nothing is missing, or after SETTLED_MS: faces and stories may come a moment after the page. */
async function lookAt(preview) {
  const end = Date.now() + SETTLED_MS
  for (;;) {
    const shown = { ...(await preview.evaluate(seen)), missing: await preview.evaluate(seenInDocs) }
    if ((shown.otherFaces.length === 0 && shown.missing.length === 0) || Date.now() > end) return shown
    await pause(POLLING.polling)
  }
}
