import { notFound, type StaticDataRouteOption } from '@tanstack/react-router'
import { isUsed } from '#i18n/agency.ts'

/** Throws notFound() for a page of a part that the agency does not use. */
export function requirePart(options: object): void {
  const { matches } = options as { matches: { staticData: StaticDataRouteOption }[] } // in the signature, a route's type would follow from itself
  if (matches.some(({ staticData: { part } }) => !isUsed(part))) throw notFound()
}
