import type { Page, PageId } from '#server/features/pages/schema.ts'

/** A record as it is before it is stored: entries of lists get their `_id` from the engine. */
export type SeedOf<Data> = {
  [Name in keyof Data]: Data[Name] extends (infer Entry extends object)[] ? Omit<Entry, '_id'>[] : Data[Name]
}
/** Lists that only some pages have. */
type OwnList = 'covers' | 'steps' | 'papers' | 'people' | 'timeline'
export type SeedPage = { _id: PageId } & Omit<SeedOf<Page>, OwnList> & Partial<Pick<SeedOf<Page>, OwnList>>

export const paragraphs = (...texts: string[]) => texts.join('\n\n')
export const points = (...texts: string[]) => texts.map(text => `- ${text}`).join('\n')
export const lines = (...texts: string[]) => texts.join('\n')
