/** A further filter: accepted, and not all of its vacancies are published. */
export const SHOWS = ['unpublished'] as const

export const SORTS = ['newest', 'oldest'] as const
export type Sort = (typeof SORTS)[number]
