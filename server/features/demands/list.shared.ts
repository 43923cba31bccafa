/** Further filters: accepted, and not all of its vacancies are published; under way, with posts that are not given away. */
export const SHOWS = ['unpublished', 'posts-left'] as const

export const SORTS = ['newest', 'oldest'] as const
export type Sort = (typeof SORTS)[number]
