import { oneOf, readText } from '#app/list/search-params.ts'
import { DUES } from '#server/features/work/dues.shared.ts'

/** What the address of a list says of who works on its records, and of what is to be done about them. */
export type WorkSearch = { assignee?: string | undefined; due?: string | undefined }

/** Reads it. */
export const readWork = (given: Record<string, unknown>): WorkSearch => ({
  assignee: readText(given.assignee),
  due: readText(given.due),
})

/** The same as the server takes it. */
export const workFilterOf = ({ assignee, due }: WorkSearch) => ({ assignee, due: oneOf(DUES, due) })
