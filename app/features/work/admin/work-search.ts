import { among, anyText } from '#app/list/list-filters.ts'
import { DUES } from '#server/features/work/dues.shared.ts'

/** What the URL of a list says of who works on its records, and of what is to be done about them. */
export const workSearch = { assignee: anyText, due: among(DUES) }
export type WorkSearch = { [Name in keyof typeof workSearch]?: string | undefined }
