import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { rewrite } from '#i18n/locale.ts'
import { FailedPage, NotFoundPage } from '#app/layouts/error-pages.tsx'
import { dehydrateQueries, type LoadedQueries } from '#app/rendering/trpc.ts'
import { routeTree } from './routeTree.gen.ts'

const getNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => undefined)

const dehydrate = createIsomorphicFn()
  .server(() => dehydrateQueries())
  .client((): LoadedQueries => ({}))

/** The policy for all pages: links load ahead on intent, a slow page shows that it loads, errors and unknown addresses have one look. */
export function getRouter() {
  return createRouter({
    routeTree,
    rewrite,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 10_000,
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate,
    // visitors do not load the query client
    hydrate: async ({ queries }: LoadedQueries) => {
      if (queries) (await import('#app/rendering/trpc.ts')).hydrateQueries(queries)
    },
    ssr: { nonce: getNonce() },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  /** What a route says of its page and of all below it; server/http/page-paths.ts draws the consequences. */
  interface StaticDataRouteOption {
    /** it depends on the reader, or its URL has a secret: never cached */
    isPersonal?: true
    /** search engines leave it out */
    isUnlisted?: true
  }
}
