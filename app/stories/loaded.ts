import type { AnyRoute, AnyRouter, RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'

type Tree = RegisteredRouter['routeTree']

/** What the server gives these routes: browsers open them as documents of their own. */
export type Loaded = { [Id in RouteIds<Tree>]?: () => Given<RouteById<Tree, Id>['types']['loaderData']> }
type Given<Data> = Data | Promise<Data>

const originals = new Map<string, Pick<AnyRoute['options'], 'loader' | 'beforeLoad'>>()

/** Gives routes what they would get from the server, all others their own loaders again. */
export function giveLoaded({ routesById }: AnyRouter, loaded: Loaded = {}): void {
  for (const [id, options] of originals) Object.assign(routesById[id].options, options)
  for (const [id, loader] of Object.entries(loaded)) {
    const { options } = routesById[id] as AnyRoute
    if (!originals.has(id)) originals.set(id, { loader: options.loader, beforeLoad: options.beforeLoad })
    Object.assign(options, { loader, beforeLoad: undefined })
  }
}
