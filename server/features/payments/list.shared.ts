/** Money that came, and money that was given back. */
export const KINDS = ['payment', 'refund'] as const
export type Kind = (typeof KINDS)[number]

/** A list of receipts is narrowed to these. */
export const STATES = ['valid', 'cancelled'] as const
export type State = (typeof STATES)[number]

export const SORTS = ['newest', 'oldest'] as const
export type Sort = (typeof SORTS)[number]

/** How many receipts a page has; the first is the default. */
export const PAGE_SIZES = [50, 25, 100] as const

/** How money changes hands. */
export const WAYS = ['cash', 'bank', 'mobile', 'cheque'] as const
export type Way = (typeof WAYS)[number]
