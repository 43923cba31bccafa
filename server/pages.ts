import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { baseLocale, getLocale, type Locale, locales } from '#app/paraglide/runtime.js'

/** Every language has scripts of its own, see app/scripts-by-language.ts. */
const renderers = Object.fromEntries(locales.map(locale => [locale, createStartHandler({ handler: defaultStreamHandler, transformAssets: ({ url }) => scriptIn(locale, url) })])) as Record<Locale, ReturnType<typeof createStartHandler>>

/** What the pages' code is given for one request; `app/` reads it with getGlobalStartContext(). */
export type PageContext = { nonce: string; caller: string; cookies?: Headers; posted?: unknown }

/** Renders the page that a request asks for, in the language spoken. */
export function renderPage(request: Request, context: PageContext): Promise<Response> {
  return Promise.resolve(renderers[getLocale()](request, { context } as never))
}

function scriptIn(locale: Locale, url: string) {
  return import.meta.env.PROD && locale !== baseLocale && url.endsWith('.js') ? url.replace('/assets/', `/assets/${locale}/`) : url
}
