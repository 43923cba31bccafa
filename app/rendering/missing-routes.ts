import type { AnyRouter } from '@tanstack/react-router'
import { pathWithoutLocale } from '#i18n/locale.ts'

const isStaffPath = (path: string) => /^\/admin(?:\/|$)/.test(path)
const hasStaffRoutes = (router: AnyRouter) => '/admin' in router.routesById
const hasRareRoutes = (router: AnyRouter) => '/_public/login' in router.routesById

/** Whether the router of a visitor's document, which loads common pages only, may lack the route of a page; `path` may name a language. */
export function lacksRoute(router: AnyRouter, path: string): boolean {
  const page = pathWithoutLocale(path)
  if (isStaffPath(page)) return !hasStaffRoutes(router)
  const [, params, route] = router.getMatchedRoutes(page)
  return !hasRareRoutes(router) && (!route || '**' in params) // the page above it takes the rest of an address, too
}

/** Adds the route of the page that has been opened. */
export async function addMissingRoute(router: AnyRouter): Promise<void> {
  if (!lacksRoute(router, location.pathname)) return
  if (isStaffPath(pathWithoutLocale(location.pathname))) return addStaffRoutes(router)
  await import('#app/rendering/rare-routes.ts')
  router.setRoutes(router.buildRouteTree())
}

/** Adds the routes of the staff area to the router of a page of visitors': before it navigates there. */
export async function addStaffRoutes(router: AnyRouter): Promise<void> {
  if (hasStaffRoutes(router)) return
  await import('#app/routeTree.gen.ts') // gives the root route all its children
  router.setRoutes(router.buildRouteTree())
}
