/** The most calls in one tRPC batch. The client sends no larger ones, the server rejects them. */
export const BATCH_MAX = 10

/** How many records a page of a staff list can have; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const

/** The largest of them. */
export const SIZE_MAX = 100

/** The days that a list can be narrowed down to: any that people mean. */
export const LIST_DAYS = { least: () => '1970-01-01', greatest: () => '2999-12-31' }

/** The most records that one call exports or deletes; more come in parts. */
export const PART_SIZE = 50
