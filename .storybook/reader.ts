import { densityLook } from '../ui/inner/density.ts'

/** The reader whom the toolbar describes. */
export type Reader = {
  theme: 'system' | 'light' | 'dark'
  language: 'en' | 'bn' | 'ar'
  direction: 'auto' | 'ltr' | 'rtl'
  /** Size of text in percent. */
  text: number
  /** Compact is for staff at desks: from 1024 pixels on, with a mouse. */
  density: 'comfortable' | 'compact'
  motion: 'system' | 'reduced'
  network: 'fast' | 'slow'
}

/** Writes the reader onto the document: of the canvas, of a docs page or of an MDX page. */
export function show({
  theme,
  language = 'en',
  direction = 'auto',
  text = 100,
  density,
  motion,
  network,
}: Partial<Reader>) {
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else delete root.dataset.theme
  root.lang = language
  if (direction === 'auto') root.dir = language === 'ar' ? 'rtl' : 'ltr'
  else root.dir = direction
  root.style.fontSize = text === 100 ? '' : `${text}%`
  for (const name of compact) root.classList.toggle(name, density === 'compact')
  reduceMotion(motion === 'reduced')
  void slowNetwork(network === 'slow')
}

const compact = densityLook({ density: 'compact' }).split(' ')

let isSlow = false

/** Delays what is requested from now on: pictures, and the code that a part loads when it is first used. Remount a story to see it. */
async function slowNetwork(on: boolean) {
  if (on === isSlow || !navigator.serviceWorker) return
  isSlow = on
  if (on) await navigator.serviceWorker.register('./slow.js')
  else for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
}

// A page cannot change what the browser answers to `prefers-reduced-motion`, so the two that ask are answered here:
// scripts and style sheets.
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'
const originals = new Map<CSSMediaRule, string>()
const matchMediaOfBrowser = window.matchMedia.bind(window)
let isReduced = false

window.matchMedia = query => matchMediaOfBrowser(isReduced ? withReducedMotion(query) : query)

function withReducedMotion(query: string) {
  return query
    .replace(/\(prefers-reduced-motion:\s*no-preference\)/g, NEVER)
    .replace(/\(prefers-reduced-motion(:\s*reduce)?\)/g, ALWAYS)
}

function reduceMotion(on: boolean) {
  if (on === isReduced) return
  isReduced = on
  if (on) for (const sheet of document.styleSheets) collectMediaRules(sheet)
  for (const [rule, query] of originals) rule.media.mediaText = on ? withReducedMotion(query) : query
}

function collectMediaRules({ cssRules }: { cssRules: CSSRuleList }) {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule && /prefers-reduced-motion/.test(rule.media.mediaText) && !originals.has(rule))
      originals.set(rule, rule.media.mediaText)
    if ('cssRules' in rule) collectMediaRules(rule as CSSGroupingRule)
  }
}

// Focus in a framed story would scroll the docs page around it too; `inert` on the frame does not prevent that.
if (window.frameElement?.hasAttribute('data-quiet')) {
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
