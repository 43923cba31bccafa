import { oneOf, readText } from '#app/list/search-params.ts'
import { DAY_KINDS, DAY_MAX, type DayKind } from '#server/features/workers/documents.shared.ts'

/** What is written down, and of whom: ids of applications between commas. */
export type DaySearch = { kind?: DayKind | undefined; of?: string | undefined }

export const readDaySearch = (given: Record<string, unknown>): DaySearch => ({
  kind: oneOf(DAY_KINDS, readText(given.kind)),
  of: readText(given.of),
})

export const applicationsOf = ({ of = '' }: DaySearch): string[] =>
  [...new Set(of.split(',').filter(Boolean))].slice(0, DAY_MAX)
