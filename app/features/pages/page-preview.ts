import type { ComponentType } from 'react'
import type { LocalizedPage } from '#app/features/pages/queries.ts'

/** A page of records that shows the texts of a page around them: what it needs besides that page, and itself. */
export type PagePreview<Props = object> = {
  load: (page: LocalizedPage) => Promise<Props>
  Page: ComponentType<Props>
}

/** Checks the preview of such a page; who shows it knows its props from `load` alone. */
export function definePagePreview<Props extends object>(preview: PagePreview<Props>): PagePreview {
  return preview as unknown as PagePreview
}
