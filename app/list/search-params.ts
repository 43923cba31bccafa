// Plain checks and no schema: they run in every visitor's browser, which should not load zod.
import { PAGE_SIZES } from '#server/trpc/schema.ts'

/** Words to search for, from a URL. */
export function readText(given: unknown): string | undefined {
  return ['string', 'number'].includes(typeof given) ? String(given).slice(0, 200) || undefined : undefined
}

/** The page of a list, from a URL; undefined for the first. */
export function readPage(given: unknown): number | undefined {
  return Number.isInteger(given) && Number(given) > 1 && Number(given) < 100_000 ? Number(given) : undefined
}

/** A day as YYYY-MM-DD, from a URL. */
export function readDay(given: unknown): string | undefined {
  return typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : undefined
}

export type PageSize = (typeof PAGE_SIZES)[number]
export type ListView = 'cards' | 'rows'

/** What the URL of a list says; what it leaves out has its default. */
export type ListSearch<Show extends string = string, Sort extends string = string> = {
  search?: string | undefined
  show?: Show | undefined
  sort?: Sort | undefined
  view?: ListView | undefined
  size?: PageSize | undefined
  page?: number | undefined
  /** The ids of the columns, where they are not the usual ones. */
  columns?: string | undefined
}

/** Reads the URL of a list. The first value of `sort`, `view` and `sizes` is the default; anything unknown falls back to it. */
export function listSearch<const Show extends string, const Sort extends string>(allowed: {
  show?: readonly Show[]
  sort: readonly Sort[]
  view?: readonly ListView[]
  sizes?: readonly PageSize[]
}): (given: Record<string, unknown>) => ListSearch<Show, Sort> {
  const { show = [], sort, view = ['rows'], sizes = PAGE_SIZES } = allowed
  return given => ({
    search: readText(given.search)?.trim() || undefined,
    show: oneOf(show, given.show),
    sort: oneOf(sort.slice(1), given.sort),
    view: oneOf(view.slice(1), given.view),
    size: oneOf(sizes.slice(1), given.size),
    page: readPage(given.page),
    columns: readText(given.columns),
  })
}

/** The value that a URL gives, where it is one of these. */
export function oneOf<Value>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find(value => value === given)
}
