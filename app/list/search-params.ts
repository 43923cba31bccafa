// Plain checks and no schema: they run in every visitor's browser, which should not load zod.
import { PAGE_SIZES } from '#server/trpc/schema.ts'

/** Words to search for, or what a list is narrowed down to, from a URL: also what is none, so that the list can say so. */
export function readText(given: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof given) ? String(given).slice(0, 200) || undefined : undefined
}

/** A day of the calendar as YYYY-MM-DD; undefined for any other text. */
export function readDay(text: string | undefined): string | undefined {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text ? text : undefined
}

/** A whole number from a URL. */
export const readWhole = (given: unknown): number | undefined =>
  /^\d{1,9}$/.test(String(given)) ? Number(given) : undefined

/** The page of a list, from a URL; undefined for the first. */
export function readPage(given: unknown): number | undefined {
  const page = readWhole(given) ?? 1
  return page > 1 && page < 100_000 ? page : undefined
}

export type PageSize = (typeof PAGE_SIZES)[number]
export type ListView = 'cards' | 'rows'

/** What the URL of a list says; what it leaves out has its default. */
export type ListSearch<Sort extends string = string> = {
  search?: string | undefined
  /** One of the filters that it has, or what is none of them. */
  show?: string | undefined
  sort?: Sort | undefined
  view?: ListView | undefined
  size?: PageSize | undefined
  page?: number | undefined
  /** The ids of the columns, where they are not the usual ones. */
  columns?: string | undefined
}

/** Reads the URL of a list. The first value of `sort`, `view` and `sizes` is the default; anything unknown falls back to it. */
export function listSearch<const Sort extends string>(allowed: {
  /** The filters that it has; what is none of them is kept, and told by the list. */
  show?: readonly string[]
  sort: readonly Sort[]
  view?: readonly ListView[]
  sizes?: readonly PageSize[]
}): (given: Record<string, unknown>) => ListSearch<Sort> {
  const { show, sort, view = ['rows'], sizes = PAGE_SIZES } = allowed
  return given => ({
    search: readText(given.search)?.trim() || undefined,
    show: show && readText(given.show),
    sort: oneOf(sort.slice(1), given.sort),
    view: oneOf(view.slice(1), given.view),
    size: oneOf(sizes.slice(1), given.size),
    page: readPage(given.page),
    columns: readText(given.columns),
  })
}

/** The value that a URL gives, where it is one of these. */
export function oneOf<Value>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find(value => String(value) === String(given))
}

/** With the ids of as many people as a day’s list has, in an address within another. */
const BACK_MAX = 8_000
const PAGE_OF_STAFF = /^\/(?:[a-z]{2}\/)?admin(?:[/?]|$)/

/** The page of staff from which somebody came, as its address; undefined for any other. */
export const readBack = (back: unknown): string | undefined =>
  typeof back === 'string' && back.length <= BACK_MAX && PAGE_OF_STAFF.test(back) ? back : undefined
