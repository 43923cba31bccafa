import { text } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { PAGE_SIZES } from './schema.ts'

/** The most characters of a search. */
export const SEARCH_MAX = 200

/** What every staff list takes: words to search for, and one numbered page. Lists add their filters and orders. */
export const listInput = z.strictObject({
  search: text(SEARCH_MAX).optional(),
  page: z.number().int().min(1).max(100_000).optional(),
  size: z.literal(PAGE_SIZES).optional(),
})

type PageParams = { page?: number | undefined; size?: number | undefined }

/** Where a page is in a list of so many records; the last page when there are fewer. */
export function pageIn(count: number, { page = 1, size = PAGE_SIZES[0] }: PageParams) {
  const pages = Math.max(1, Math.ceil(count / size))
  const current = Math.min(page, pages)
  return { count, page: current, pages, offset: (current - 1) * size, limit: size }
}

/** One page of records, and where it is in the whole list. */
export function paginate<Row>(rows: Row[], params: PageParams) {
  const { offset, limit, ...position } = pageIn(rows.length, params)
  return { rows: rows.slice(offset, offset + limit), ...position }
}
