import type { LocalizedPage, PageId } from '#app/features/pages/queries.ts'
import { agencyData, breadcrumbs } from '#app/layouts/structured-data.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { pages } from '#server/features/pages/schema.ts'

/** The head of a page whose text staff write. */
export function writtenHead(id: PageId, page: LocalizedPage | null) {
  const { path, name } = pages[id]
  if (!page) return pageHead(name())
  const title = page.title.children
  const steps = breadcrumbs([m.nav_home(), '/'], [title, path])
  return {
    ...pageHead(title, page.description.children),
    scripts: id === 'about' ? [steps, agencyData()] : [steps],
  }
}
