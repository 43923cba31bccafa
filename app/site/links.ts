import type { SiteLink, SitePlace, Target } from '#app/site/define-site.ts'
import { siteFeatures } from '#app/site/features.ts'

/** The links of one place of the frame in their order. */
export const linksIn = (where: SitePlace): SiteLink[] =>
  siteFeatures()
    .flatMap(({ links = [] }) => links)
    .filter(link => link.in === where)
    .toSorted((one, other) => one.place - other.place)

/** Those of a place in a page, which all lead to pages. */
export const pageLinksIn = (where: 'doors' | 'jobs') => linksIn(where).filter(link => !link.isDocument)

/** A link of the header, in the language of the page. */
export type MenuLink = Target & Pick<SiteLink, 'on'> & { label: string }
const MENUS = ['phone', 'header', 'about', 'services', 'status'] as const satisfies SitePlace[]
export type Menus = Record<(typeof MENUS)[number], MenuLink[]>

/** The menus of the header. They come with the page, as a browser hydrates the header, and would load all texts of all places with it. */
export const menus = (): Menus =>
  Object.fromEntries(
    MENUS.map(where => [
      where,
      linksIn(where).map(({ to, on, isDocument, label }) => ({
        to,
        label: label(),
        ...(on && { on }),
        ...(isDocument && { isDocument }),
      })),
    ]),
  ) as Menus
