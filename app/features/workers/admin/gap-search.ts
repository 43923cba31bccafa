import { readText } from '#app/list/search-params.ts'

/** Which kind of document is to be added to a file, or an application, and the page of staff from which somebody came to do it. */
export type GapSearch = { add?: string | undefined; back?: string | undefined }

/** With the ids of as many people as a day’s list has. */
const BACK_MAX = 8_000
const PAGE_OF_STAFF = /^\/(?:[a-z]{2}\/)?admin(?:[/?]|$)/

/** What is a kind is for the page to say: what it knows of them would be in the first script of every visitor. */
export const readGapSearch = (given: Record<string, unknown>): GapSearch => ({
  add: readText(given.add),
  back: readBack(given.back),
})

/** The address of a page of staff; undefined for any other. */
export const readBack = (back: unknown): string | undefined =>
  typeof back === 'string' && back.length <= BACK_MAX && PAGE_OF_STAFF.test(back) ? back : undefined
