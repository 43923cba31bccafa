import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLocale } from '#i18n/paraglide/runtime.js'

const DAY = 24 * 60 * 60 * 1000
const ids = new WeakMap<object, number>()
let last = 0
const made = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** The HTML of a part that shows the same for the same props in one language on one day: made once, then kept, of at most 4 million letters in all. */
export function renderStatic<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  router: AnyRouter,
): string {
  const id = ids.get(Part) ?? ++last
  ids.set(Part, id)
  const key = `${id} ${getLocale()} ${Math.floor(Date.now() / DAY)} ${JSON.stringify(props)}`
  const kept = made.get(key)
  if (kept !== undefined) return kept
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Part {...props} />
    </RouterContextProvider>,
  )
  made.set(key, html)
  return html
}
