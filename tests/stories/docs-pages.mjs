// What is wrong with a docs page in the manager, and with the stories that it shows in frames of their own.
import { POLLING } from './built.mjs'
import { hasDocsPage, seen, seenInDocs } from './in-the-frame.mjs'

/** Once the page is there, with those of its frames that are in sight; the others load when somebody scrolls to them. */
export async function faultsOfDocs(page, { id }, noise) {
  const isThere = await page.waitForFunction(hasDocsPage, id, POLLING).then(
    () => true,
    () => false,
  )
  if (!isThere) return ['never came to rest', ...noise]
  const [, preview, ...others] = page.frames()
  const { isErrored, isWide, otherFaces } = await preview.evaluate(seen)
  const framed = others.filter(frame => frame.parentFrame() === preview && frame.url().includes('viewMode=story'))
  const red = await Promise.all([preview, ...framed].map(frame => frame.evaluate(() => globalThis.walk.red)))
  return [
    ...(isErrored ? ['red'] : []),
    ...(isWide ? ['wider than its frame'] : []),
    ...(otherFaces.length > 0 ? [`not our Bangla: ${otherFaces.slice(0, 3).join(', ')}`] : []),
    ...(await preview.evaluate(seenInDocs)),
    ...new Set([...red.flat(), ...noise]),
  ]
}
