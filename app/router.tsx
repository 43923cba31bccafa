import type { Needed } from '#server/permissions.ts'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type Agency, agency, setAgency } from '#i18n/agency.ts'
import { rewrite } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { FailedPage, NotFoundPage } from '#app/layouts/error-pages.tsx'
import { parseSearch, stringifySearch } from '#app/rendering/address.ts'
import { dehydrateQueries, type LoadedQueries } from '#app/rendering/trpc.ts'
import { routeTree } from './routeTree.gen.ts'

const getNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => undefined)

/** What a page brings along for its scripts. */
type Brought = LoadedQueries & { agency?: Agency }

const dehydrate = createIsomorphicFn()
  .server((): Brought => ({ ...dehydrateQueries(), agency: agency() }))
  .client((): Brought => ({}))

/**
 * Whether pages follow each other softly, see base.css of the kit: browsers that cannot tell changes apart would move
 * at each, the first included.
 */
const canTransition = () => !import.meta.env.SSR && CSS.supports('selector(:active-view-transition-type(a))')

/** The policy for all pages: links load ahead on intent, a slow page shows that it loads, errors and unknown addresses have one look. */
export function getRouter() {
  let renders = 0
  return createRouter({
    routeTree,
    rewrite,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 10_000,
    defaultPendingMs: 300,
    defaultViewTransition: canTransition() && {
      types: ({ fromLocation, toLocation, pathChanged }) =>
        fromLocation && pathChanged && !toLocation.pathname.startsWith('/admin') ? ['page'] : false,
    },
    // Scripts leave readers where they scrolled to while these were loading, and notice the place as if it were scrolled to now; a
    // document restores its position before it shows.
    scrollRestoration: () =>
      import.meta.env.SSR || !!renders++ || !scrollY || !document.dispatchEvent(new Event('scroll')),
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate,
    // visitors do not load the query client
    hydrate: async ({ queries, agency }: Brought) => {
      if (agency) setAgency({ [getLocale()]: agency })
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
    /** the part of the product that it belongs to: without that it is no page */
    part?: string
    /** it depends on the reader, or its URL has a secret: never cached */
    isPersonal?: true
    /** search engines leave it out */
    isUnlisted?: true
    /** the sitemap lists it while a record that it shows is published */
    isOfRecords?: true
    /**
     * Nobody may learn who reads it: it leaves nothing on the device, neither cookie nor service worker. Its feature
     * says the same to the server.
     */
    isConfidential?: true
    /** somebody is in the middle of something there: nothing invites them to something else */
    isTask?: true
    /** people can have it read to them */
    isReadAloud?: true
    /** what staff need to open it */
    right?: Needed
  }
}
