import { oneOf, readText } from '#app/list/search-params.ts'
import type { Due } from '#server/define-feature.ts'
import { DUES } from '#server/features/work/dues.shared.ts'

/** What the address of a list says of who works on its records, and of what is to be done about them. */
export type WorkSearch = { assignee?: string | undefined; due?: Due | undefined }

/** Reads it. */
export const readWork = (given: Record<string, unknown>): WorkSearch => ({
  assignee: readText(given.assignee),
  due: oneOf(DUES, given.due),
})
