import { stripInvalidCharacters, z } from '#i18n/zod.ts'
import { PAGE_SIZES } from './schema.ts'

const WORDS_MAX = 8

/** What every staff list takes: words to search for, and one numbered page. Lists add their filters and orders. */
export const listInput = z.strictObject({
  search: z.string().overwrite(stripInvalidCharacters).trim().max(200).optional(),
  page: z.number().int().min(1).max(100_000).optional(),
  size: z.literal(PAGE_SIZES).optional(),
})

/** One page of records, the last one when there are fewer pages, and where it is in the whole list. */
export function paginate<Row>(rows: Row[], { page = 1, size = PAGE_SIZES[0] }: { page?: number; size?: number }) {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const current = Math.min(page, pages)
  return { rows: rows.slice((current - 1) * size, current * size), count: rows.length, page: current, pages }
}

/** The words of a search in Unicode's composed form (NFC), as stored texts have it. */
export function wordsOf(search: string): string[] {
  return search.normalize().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
}
