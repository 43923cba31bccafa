import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { agencyVersion } from '#server/agency.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CACHE_MAX_BYTES = 8 * 1024 * 1024

/** A static part in the HTML of a page; React escapes `<` in everything that people write. */
const MARK = /<!--static (\d+)-->/
const ids = new WeakMap<object, number>()
let lastId = 0
let depth = 0
const cache = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: (html, key) => html.length + 2 * key.length,
})

/**
 * The HTML of an element, cached by its component, its props, the agency's facts, the language and the day; a personal one is cached nowhere.
 * `parts` takes its bytes and the page gets a mark, which `pageBytes` replaces: large texts are then encoded once, not with each page.
 */
export function renderStatic(
  component: object,
  props: object,
  element: ReactNode,
  parts: Buffer[],
  isPersonal = false,
): string {
  if (depth > 0) return renderToStaticMarkup(element) // inside a static component: cached with it
  if (isPersonal) return `<!--static ${parts.push(renderPart(element)) - 1}-->`
  const id = ids.get(component) ?? ++lastId
  ids.set(component, id)
  const key = `${id} ${agencyVersion()} ${getLocale()} ${Math.floor(Date.now() / DAY_MS)} ${JSON.stringify(props)}`
  let html = cache.get(key)
  if (!html) {
    html = renderPart(element)
    cache.set(key, html)
  }
  return `<!--static ${parts.push(html) - 1}-->`
}

/** A page's HTML as UTF-8, with its static parts. */
export function pageBytes(html: string, parts: Buffer[]): Buffer<ArrayBuffer> {
  return Buffer.concat(html.split(MARK).map((text, n) => (n % 2 === 1 ? parts[Number(text)]! : Buffer.from(text))))
}

function renderPart(element: ReactNode) {
  depth++
  try {
    return Buffer.from(renderToStaticMarkup(element))
  } finally {
    depth--
  }
}
