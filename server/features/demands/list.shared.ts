export const SORTS = ['newest', 'oldest'] as const
export type Sort = (typeof SORTS)[number]
