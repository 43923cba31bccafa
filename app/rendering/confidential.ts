import type { AnyRouter } from '@tanstack/react-router'
import { pathWithoutLocale } from '#i18n/locale.ts'

/** The first parts of the paths of pages that leave nothing on the device, such as `complaints`. */
export const confidentialPages = (router: AnyRouter): string[] => [
  ...new Set(
    Object.values<{ fullPath: string; options: { staticData?: { isConfidential?: true } } }>(router.routesById)
      .filter(({ options }) => options.staticData?.isConfidential)
      .map(({ fullPath }) => firstOf(fullPath)),
  ),
]

export const firstOf = (path: string): string => pathWithoutLocale(path).split('/')[1]!.toLowerCase()
