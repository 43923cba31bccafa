import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { isUsed } from '#i18n/agency.ts'

/** Tells whether a link that staff have written may be shown: not one to a page of a part that the agency does not use. */
export function useIsOpen(): (href: string) => boolean {
  const router: AnyRouter = useRouter()
  return href =>
    !href.startsWith('/') ||
    router
      .getMatchedRoutes(href.split(/[?#]/)[0]!)[0]
      .every(({ options }: { options: { staticData?: { part?: string } } }) => isUsed(options.staticData?.part))
}
