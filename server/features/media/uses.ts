import { recordsWith } from '#server/files/pictures.ts'
import { lastTitle } from '#server/drafts/saved.ts'
import { picturesIn, toText } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { readStates, type RecordState } from '#server/drafts/record-state.ts'
import { read, type Reader } from '#server/db/client.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'

/** Where a picture is in a record: what visitors see, its draft, an earlier state that its history or the trash has. */
export type PictureUse = {
  feature: string
  _id: string
  title: string
  isLive: boolean
  isDraft: boolean
  isDeleted: boolean
  /** What the record itself says of the picture; empty where it says nothing. */
  alt: string
  altBn: string
}

/** Every record that has a picture in any saved state, those that show it now first. */
export async function readUses(path: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = []
  for (const { content } of contentFeatures()) {
    for (const state of (await readUsers(read, content, path)).values()) {
      uses.push({
        feature: content.feature,
        _id: state.id,
        title: await lastTitle(content.feature, state.id),
        ...placesIn(state, path),
        isDeleted: !state.live && !state.draft,
        ...textsBeside(state.live?.data ?? (state.draft && JSON.parse(state.draft.data)), path),
      })
    }
  }
  const rank = ({ isLive, isDraft }: PictureUse) => (isLive ? 0 : isDraft ? 1 : 2)
  return uses.toSorted((one, other) => rank(one) - rank(other) || (one.title < other.title ? -1 : 1))
}

/** The field with the alternative text of a picture, such as `alt` or `whyAlt`, with its translation. */
function textsBeside(value: unknown, path: string): { alt: string; altBn: string } {
  const none = { alt: '', altBn: '' }
  if (typeof value !== 'object' || value === null) return none
  const entries = Object.entries(value as Record<string, unknown>)
  const textOf = (pattern: RegExp) => {
    const [, text] = entries.find(([name]) => pattern.test(name)) ?? []
    return typeof text === 'string' ? text : ''
  }
  if (!Array.isArray(value) && entries.some(([, each]) => each === path))
    return { alt: textOf(/alt$/i), altBn: textOf(/altBn$/i) }
  return entries.map(([, each]) => textsBeside(each, path)).find(({ alt }) => alt !== '') ?? none
}

/** The states of the records of one content type that have a picture in any saved state. */
export async function readUsers(
  database: Reader,
  store: ContentStore,
  path: string,
): Promise<Map<string, RecordState>> {
  return readStates(database, store, await recordsWith(database, store.feature, path))
}

/** Whether what visitors see of a record, and its draft, have a picture. */
export function placesIn({ live, draft }: RecordState, path: string): { isLive: boolean; isDraft: boolean } {
  return {
    isLive: live !== undefined && picturesIn(toText(live.data)).includes(path),
    isDraft: draft !== undefined && picturesIn(draft.data).includes(path),
  }
}
