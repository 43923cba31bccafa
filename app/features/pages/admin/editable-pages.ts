import { m } from '#i18n/paraglide/messages.js'
import { pages, type PageId } from '#server/features/pages/schema.ts'
import { isInUse, type OfPart } from '#server/registration/define-part.shared.ts'

export type EditablePage = PageId | keyof typeof ownTypes

/** Pages that are content types of their own: the feature, and what staff call the page. */
const ownTypes = {
  home: { feature: 'home', name: m.home_many },
  procedure: { feature: 'procedure', name: m.procedure_title },
  'licence-and-fees': { feature: 'licence-page', name: m.costs_title },
}

const isOwnType = (id: string): id is keyof typeof ownTypes => Object.hasOwn(ownTypes, id)

/** The feature of a page's record. */
export const featureOf = (id: string): string => (isOwnType(id) ? ownTypes[id].feature : 'pages')

/** What staff call a page, whatever its title is. */
export function nameOfPage(id: string): string {
  if (isOwnType(id)) return ownTypes[id].name()
  return pages[id as PageId]?.name() ?? m.text_page()
}

/** All pages with texts that the agency uses, in the order of the site's menu. */
export const editablePages = (): EditablePage[] => [
  'home',
  ...(Object.keys(pages) as PageId[]).filter(isEditable),
  'procedure',
  'licence-and-fees',
]

/** Whether a page with texts belongs to no part, or to one that the agency uses. */
export const isEditable = (id: string): boolean => isOwnType(id) || isInUse((pages as Record<string, OfPart>)[id] ?? {})
