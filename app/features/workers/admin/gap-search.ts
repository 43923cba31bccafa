import { readBack, readText } from '#app/list/search-params.ts'

/** Which kind of document is to be added to a file, or an application, and the page of staff from which somebody came to do it. */
export type GapSearch = { add?: string | undefined; back?: string | undefined }

/** What is a kind is for the page to say: what it knows of them would be in the first script of every visitor. */
export const readGapSearch = (given: Record<string, unknown>): GapSearch => ({
  add: readText(given.add),
  back: readBack(given.back),
})
