import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { rewrite } from '#app/language.ts'
import { FailedPage, NotFoundPage } from '#app/pages.tsx'
import { routeTree } from './routeTree.gen.ts'

const getNonce = createIsomorphicFn()
  .server(() => (getGlobalStartContext() as { nonce?: string } | undefined)?.nonce)
  .client(() => undefined)

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
    ssr: { nonce: getNonce() },
  })
}

declare module '@tanstack/react-router' {
  interface Register { router: ReturnType<typeof getRouter> }
}
