import { type AnyRouter, useMatches } from '@tanstack/react-router'
import { pathWithoutLocale } from '#i18n/locale.ts'

/** The first parts of the paths of pages that leave nothing on the device. */
export const confidentialPages = (router: AnyRouter): string[] => [
  ...new Set(
    Object.values<{ fullPath: string; options: { staticData?: { isConfidential?: true } } }>(router.routesById)
      .filter(({ options }) => options.staticData?.isConfidential)
      .map(({ fullPath }) => firstOf(fullPath)),
  ),
]

const firstOf = (path: string) => pathWithoutLocale(path).split('/')[1]!.toLowerCase()

/** For routes: whether the page that they show leaves nothing on the device. */
export const useIsConfidential = (): boolean =>
  useMatches({ select: matches => matches.some(({ staticData }) => staticData.isConfidential) })

/** The same for scripts, of the page that is open. */
export const isConfidential = (): boolean => document.documentElement.dataset.confidential !== undefined
