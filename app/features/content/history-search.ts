import { readWhole } from '#app/list/search-params.ts'

/** What the URL of a history says: which saved state is shown, compared with which, and where its page of the list begins. */
export type HistorySearch = { number?: number | undefined; against?: number | undefined; before?: number | undefined }

export const readHistorySearch = ({ number, against, before }: Record<string, unknown>): HistorySearch => ({
  number: readWhole(number),
  against: readWhole(against),
  before: readWhole(before),
})
