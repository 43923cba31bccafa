import { isInUse } from '#server/registration/define-part.shared.ts'

/**
 * A page of the site by the path of its route; one `isOfRecords` shows something only while a record of it is published,
 * one with a `part` while that is used.
 */
export type SitePage = { path: string; isOfRecords: boolean; part?: string | undefined }

let pages: SitePage[] = []

/** Makes the site's pages known to features, which import no routes. */
export function registerSitePages(next: SitePage[]): void {
  pages = next
}

export const sitePages = (): SitePage[] => pages

/** Whether a record is shown, by the path of its own page: not on a page without parameters whose part the agency does not use. */
export const isShownAt = (path: string | undefined): boolean => isInUse(pages.find(page => page.path === path) ?? {})
