/**
 * Further filters: accepted, and not all of its vacancies are published; under way, with posts that are not given away;
 * withdrawn, with jobs that people can still apply for.
 */
export const SHOWS = ['unpublished', 'posts-left', 'still-open'] as const

export const SORTS = ['newest', 'oldest'] as const
export type Sort = (typeof SORTS)[number]
