import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLocale } from '#i18n/paraglide/runtime.js'

const DAY_MS = 24 * 60 * 60 * 1000
const CACHE_MAX_CHARACTERS = 4 * 1024 * 1024

const ids = new WeakMap<object, number>()
let lastId = 0
const cache = new LRUCache<string, string>({
  maxSize: CACHE_MAX_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** The HTML of an element, cached by its component, its props, the language and the day. */
export function renderStatic(component: object, props: object, element: ReactNode): string {
  const id = ids.get(component) ?? ++lastId
  ids.set(component, id)
  const key = `${id} ${getLocale()} ${Math.floor(Date.now() / DAY_MS)} ${JSON.stringify(props)}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const html = renderToStaticMarkup(element)
  cache.set(key, html)
  return html
}
