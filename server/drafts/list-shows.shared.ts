/** What a record misses for visitors: a text in Bangla, its picture, or what a section of its page needs to be shown. */
export type Missing = 'bangla' | 'picture' | 'hidden'

/** By what a staff list of content can be narrowed. */
export const LIST_SHOWS = ['draft', 'scheduled', 'held', 'bangla', 'picture', 'hidden'] as const
export type ListShow = (typeof LIST_SHOWS)[number]

/** What narrows a list. `isHeld`: it was not published at its time. */
export type Listed = { hasDraft: boolean; publishAt: string | null; isHeld: boolean; missing: Missing[] }

/** Whether a narrowed list shows a record. The dashboard counts by the same rule. */
export function isListed({ hasDraft, publishAt, isHeld, missing }: Listed, show: ListShow | undefined): boolean {
  if (show === undefined) return true
  if (show === 'draft') return hasDraft && publishAt === null
  if (show === 'scheduled') return publishAt !== null
  return show === 'held' ? isHeld : missing.includes(show)
}
