import type { LocalizedPage, PageId } from '#app/features/pages/queries.ts'
import { agencyData, breadcrumbs } from '#app/layouts/structured-data.ts'
import { m } from '#i18n/paraglide/messages.js'
import { pages } from '#server/features/pages/schema.ts'

/** The head of a page whose text staff write; what nobody has written is not for search engines. */
export function pageHead(id: PageId, page: LocalizedPage | null) {
  const { path, name } = pages[id]
  if (!page) return { title: name(), isUnlisted: true }
  const title = page.title.children
  const steps = breadcrumbs([m.nav_home(), '/'], [title, path])
  const data = id === 'about' && agencyData()
  return {
    title,
    description: page.description.children,
    scripts: data ? [steps, data] : [steps],
  }
}
