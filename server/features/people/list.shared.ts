export const SORTS = ['changed', 'name'] as const

/** How many people a page has; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const
