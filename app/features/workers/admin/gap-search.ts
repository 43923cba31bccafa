import { oneOf, readText } from '#app/list/search-params.ts'
import { KINDS, type Kind } from '#server/features/applications/stages/gaps.shared.ts'

/** What is to be added to a file, and the page of staff from which somebody came to do it. */
export type GapSearch = { add?: Kind | undefined; back?: string | undefined }

/** With the ids of as many people as a day’s list has. */
const BACK_MAX = 4_000
const PAGE_OF_STAFF = /^\/(?:[a-z]{2}\/)?admin(?:[/?]|$)/

export const readGapSearch = (given: Record<string, unknown>): GapSearch => {
  const back = typeof given.back === 'string' && given.back.length <= BACK_MAX ? given.back : undefined
  return { add: oneOf(KINDS, readText(given.add)), back: back && PAGE_OF_STAFF.test(back) ? back : undefined }
}
