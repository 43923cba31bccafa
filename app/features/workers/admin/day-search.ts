import { readBack, readText } from '#app/list/search-params.ts'

/** What is written down, and of whom: ids of applications between commas; and the list in which they were chosen. */
export type DaySearch = { kind?: string | undefined; of?: string | undefined; back?: string | undefined }

/** As many as an address has; how many are taken is for the page to say. */
const OF_MAX = 4_000

export const readDaySearch = (given: Record<string, unknown>): DaySearch => ({
  kind: readText(given.kind),
  of: typeof given.of === 'string' ? given.of.slice(0, OF_MAX) : undefined,
  back: readBack(given.back),
})
