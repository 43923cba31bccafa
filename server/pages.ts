import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { begin } from '#app/begin.ts'
import { baseLocale, getLocale, type Locale, locales } from '#app/paraglide/runtime.js'

/** Makes a page as one text: everything on it is there when its loaders have ended, and a stream costs a tenth more. Throws what a page throws. */
const handler = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    const page = router.state.matches.some(({ routeId }) => routeId === '/_public') ? withScriptsLater(html, router.options.ssr?.nonce) : html
    return new Response(Buffer.from(page), { status: getSsrStatus(router), headers: responseHeaders }) // as a string its bytes would be made twice
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** Every language has scripts of its own, see app/scripts-by-language.ts. */
const renderers = Object.fromEntries(locales.map(locale => [locale, createStartHandler({ handler, transformAssets: ({ url }) => scriptIn(locale, url) })])) as Record<Locale, ReturnType<typeof createStartHandler>>

/** What the pages' code is given for one request; `app/` reads it with getGlobalStartContext(). */
export type PageContext = { nonce: string; caller: string; cookies?: Headers; posted?: unknown }

/** Renders the page that a request asks for, in the language spoken. */
export function renderPage(request: Request, context: PageContext): Promise<Response> {
  return Promise.resolve(renderers[getLocale()](request, { context } as never))
}

/** The scripts of a public page wait until it is shown. While developing they are Vite's, which wait for nothing. */
function withScriptsLater(html: string, nonce = '') {
  if (import.meta.env.DEV) return html
  const [head, end] = [html.indexOf('</head>'), html.lastIndexOf('<script', html.lastIndexOf(' type="module"'))] // what stands between them is long
  return html.slice(0, head).replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"') + html.slice(head, end)
    + html.slice(end).replace(/^<script[^>]* src="([^"]+)"[^>]*><\/script>/, (_, entry) => `<script nonce="${nonce}">(${begin.toString()})("${entry}")</script>`)
}

function scriptIn(locale: Locale, url: string) {
  return import.meta.env.PROD && locale !== baseLocale && url.endsWith('.js') ? url.replace('/assets/', `/assets/${locale}/`) : url
}
