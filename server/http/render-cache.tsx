import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { perServer } from '#server/lifecycle.ts'

const DAY = 24 * 60 * 60 * 1000
const ids = new WeakMap<object, number>()
let last = 0
const rendered = perServer(
  () =>
    new LRUCache<string, string>({
      maxSize: 4 * 1024 * 1024,
      sizeCalculation: (html, key) => html.length + key.length,
    }),
)

/** The HTML of a static component: the same props give the same HTML in one language on one day. The cache holds at most 4 million characters. */
export function renderStatic<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  router: AnyRouter,
): string {
  const id = ids.get(Part) ?? ++last
  ids.set(Part, id)
  const key = `${id} ${getLocale()} ${Math.floor(Date.now() / DAY)} ${JSON.stringify(props)}`
  const cached = rendered().get(key)
  if (cached !== undefined) return cached
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Part {...props} />
    </RouterContextProvider>,
  )
  rendered().set(key, html)
  return html
}
