import { readText } from '#app/list/search-params.ts'

/** Which kind of document is to be added to a file, or an application, and the page of staff from which somebody came to do it. */
export type GapSearch = { add?: string | undefined; back?: string | undefined }

/** With the ids of as many people as a day’s list has. */
const BACK_MAX = 4_000
const PAGE_OF_STAFF = /^\/(?:[a-z]{2}\/)?admin(?:[/?]|$)/

/** What is a kind is for the page to say: what it knows of them would be in the first script of every visitor. */
export const readGapSearch = (given: Record<string, unknown>): GapSearch => {
  const back = typeof given.back === 'string' && given.back.length <= BACK_MAX ? given.back : undefined
  return { add: readText(given.add), back: back && PAGE_OF_STAFF.test(back) ? back : undefined }
}
