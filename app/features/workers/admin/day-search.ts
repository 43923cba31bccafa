import { oneOf, readText } from '#app/list/search-params.ts'
import { DAY_KINDS, DAY_MAX, type DayKind } from '#server/features/workers/documents.shared.ts'

const ID_CHARS = 37
const OF_MAX = DAY_MAX * ID_CHARS

/** What is written down, and of whom: ids of applications between commas. */
export type DaySearch = { kind?: DayKind | undefined; of?: string | undefined }

export const readDaySearch = (given: Record<string, unknown>): DaySearch => ({
  kind: oneOf(DAY_KINDS, readText(given.kind)),
  of: typeof given.of === 'string' ? given.of.slice(0, OF_MAX) : undefined,
})

export const applicationsOf = ({ of = '' }: DaySearch): string[] =>
  [...new Set(of.split(',').filter(Boolean))].slice(0, DAY_MAX)
