import type { Actor } from '#server/actor.ts'
import { findNewest } from '#server/drafts/conflict.ts'
import { type Data, readData, toText } from '#server/drafts/data.ts'
import { merge, mergeLists } from '#server/drafts/merge.shared.ts'
import type { DraftRow, RecordState } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { Reader } from '#server/db/client.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

/** The data of a live row in the shape of a form. */
export const liveData = (store: ContentStore, data: Data): Data =>
  readData(store, { data: toText(data), schemaVersion: store.schemaVersion }).data

/** What the record showed when its draft was begun; undefined where nothing was live. */
export async function readBase(
  database: Reader,
  store: ContentStore,
  { recordId, base }: Pick<DraftRow, 'recordId' | 'base'>,
): Promise<Data | undefined> {
  if (base === null) return undefined
  const revision = await database.revision.findUnique({
    where: { feature_recordId_number: { feature: store.feature, recordId, number: base } },
  })
  return revision ? readData(store, revision).data : undefined
}

/**
 * A draft with what has become live since it was begun. Throws PRECONDITION_FAILED with the reason `draft-outdated` when both have changed
 * the same field: a person has to choose.
 */
export async function mergeDraft(
  database: Reader,
  store: ContentStore,
  { live, draft, newest, id }: RecordState & { draft: DraftRow },
  reader: Actor,
): Promise<Data> {
  const mine = readData(store, draft).data
  if (!live || draft.base === live.version) return mine
  const base = await readBase(database, store, draft)
  const result = base && merge(base, mine, liveData(store, live.data), mergeLists(store.lists))
  if (result?.conflicts.length === 0) return result.merged
  const by = (await findNewest(database, store, id, reader))?.by ?? ''
  throw new AppError('PRECONDITION_FAILED', m.record_saved_by_other({ name: by }), {
    reason: 'draft-outdated',
    newest,
    by,
  })
}
