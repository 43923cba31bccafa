import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { createTRPCClient, getUntypedClient, localLink, type TRPCLink } from '@trpc/client'
import type { TRPCError } from '@trpc/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { deferScripts } from '#app/rendering/defer-scripts.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { baseLocale, getLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { noteAgencyRead } from '#server/site/agency.ts'
import { config } from '#server/config/config.ts'
import { AppError } from '#server/errors.ts'
import { defectOf } from '#server/http/confidential.ts'
import { log } from '#server/process/log.ts'
import { STATUS } from '#server/http/error-response.ts'
import { type AppRouter, appRouter } from '#server/features.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import type { PreviewPage } from '#server/drafts/preview-links.ts'
import { publicQueries } from '#server/trpc/procedure-meta.ts'
import { createContext } from '#server/trpc/procedures.ts'

/** Every route of the site by its path. */
export function pageRoutes(): Record<string, AnyRoute> {
  return { ...createRouter({ routeTree }).routesByPath }
}

/** The frame of visitors' pages, and those that have none. */
const PUBLIC = new Set<string>(['/_public', '/jobs/$slug/poster'])

/**
 * Renders a page as one text: its content is complete when its loaders have ended, and streaming costs a tenth more.
 * Throws what a page throws.
 */
const handler = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    const isPublic = router.state.matches.some(({ routeId }) => PUBLIC.has(routeId))
    const unavailable = router.state.matches.map(({ error }) => unavailableIn(error)).find(Boolean)
    if (unavailable) {
      responseHeaders.set('retry-after', String(unavailable.details.retryAfter))
      responseHeaders.set('cache-control', 'no-store')
    }
    return new Response(isPublic ? withDeferredScripts(html, router.options.ssr?.nonce) : html, {
      status: unavailable ? STATUS.SERVICE_UNAVAILABLE : getSsrStatus(router),
      headers: responseHeaders,
    })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** Each locale has its own scripts, see scripts/vite/locale-bundles.ts. */
const renderers = Object.fromEntries(
  locales.map(locale => [locale, createStartHandler({ handler, transformAssets: ({ url }) => scriptIn(locale, url) })]),
) as Record<Locale, ReturnType<typeof createStartHandler>>

/** What the server gives to the pages of one request; they read it with getGlobalStartContext(). */
export type PageContext = Pick<RenderOptions, 'nonce' | 'posted' | 'preview'> & {
  trpcLink: TRPCLink<AppRouter>
  /** Asks a query by its path, such as `clients.byId`. Throws TRPCClientError. */
  queryProcedure: (path: string, input: unknown) => Promise<unknown>
  publicUrl: string
}

/** `cookies` collects the Set-Cookie headers of calls that pages make. */
type RenderOptions = {
  nonce: string
  requestId: string
  clientAddress: string
  cookies?: Headers
  posted?: Posted
  preview?: PreviewPage | undefined
}

// not of react-start, where the generated tree declares its part: a second one there counts only in some orders of files
declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

/** Renders the page of a request in the current locale. */
export async function renderPage(
  request: Request,
  { nonce, requestId, clientAddress, cookies, posted, preview }: RenderOptions,
): Promise<Response> {
  noteAgencyRead()
  const onError = ({ error, path }: { error: TRPCError; path?: string | undefined }) => {
    if (error.code !== 'INTERNAL_SERVER_ERROR') return
    log.error({ procedure: path, ...defectOf(new URL(request.url).pathname, requestId, error.cause ?? error) })
  }
  let person: ReturnType<typeof createContext> | undefined
  const trpcLink = localLink({
    router: appRouter,
    createContext: () => (person ??= createContext(request.headers, clientAddress, { responseHeaders: cookies })),
    onError,
  })
  // what is the same for everybody asks for no session
  const visitorLink = localLink({
    router: appRouter,
    createContext: () => createContext(new Headers(), clientAddress),
    onError,
  })
  const context: PageContext = {
    nonce,
    posted,
    preview,
    trpcLink,
    queryProcedure(path, input) {
      const link = publicQueries().has(path) ? visitorLink : trpcLink
      return getUntypedClient(createTRPCClient({ links: [link] })).query(path, input)
    },
    publicUrl: config.PUBLIC_URL,
  }
  return renderers[getLocale()](request, { context })
}

/** The SERVICE_UNAVAILABLE behind a loader's error; undefined for any other error. */
function unavailableIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error.code === 'SERVICE_UNAVAILABLE' ? error : undefined
  return error instanceof Error ? unavailableIn(error.cause) : undefined
}

/** The scripts of a public page wait until it is painted; Vite's, while developing, do not. */
function withDeferredScripts(page: string, nonce = '') {
  if (import.meta.env.DEV) return page
  const [head, end] = [page.indexOf('</head>'), page.lastIndexOf('<script', page.lastIndexOf(' type="module"'))]
  return (
    page.slice(0, head).replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"') +
    page.slice(head, end) +
    page
      .slice(end)
      .replace(
        /^<script[^>]* src="([^"]+)"[^>]*><\/script>/,
        (_, entry) => `<script nonce="${nonce}">(${deferScripts.toString()})("${entry}")</script>`,
      )
  )
}

function scriptIn(locale: Locale, url: string) {
  return import.meta.env.PROD && locale !== baseLocale && url.endsWith('.js')
    ? url.replace('/assets/', `/assets/${locale}/`)
    : url
}
