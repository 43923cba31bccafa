import { m } from '#i18n/paraglide/messages.js'
import { documentTimes, orderDocuments } from '#server/drafts/documents.ts'
import { findDrafts } from '#server/drafts/saved.ts'
import type { Actor } from '#server/actor.ts'
import { noteChange } from '#server/cache/areas.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { readData } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { DraftRow } from '#server/drafts/record-state.ts'
import { listOnDesk } from '#server/drafts/list-desk.ts'
import type { Listed } from '#server/drafts/list-shows.shared.ts'
import { missingIn, withNewest } from '#server/drafts/list-states.ts'
import { read } from '#server/db/client.ts'
import { usedContent, type DeskItem } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { recordAll } from '#server/features/activity/domain.ts'

/** The most records of a content type in one list. */
export const DOCUMENTS_MAX = 200

/** Every document of a content type for staff: live ones in their order, then new drafts; `data` is the draft's where there is one. */
export async function listDocuments(store: ContentStore) {
  const { feature, fixedIds = [] } = store
  const [live, times, drafts] = await Promise.all([
    store.readLive(read),
    documentTimes(feature),
    findDrafts({ features: [feature] }),
  ])
  const liveById = new Map(live.map(record => [record.id, record]))
  const draftById = new Map(drafts.map(draft => [draft.recordId, draft]))
  const ids = new Set([...fixedIds, ...liveById.keys(), ...draftById.keys()])
  const rows = [...ids].slice(0, DOCUMENTS_MAX).map(_id => {
    const [record, draft] = [liveById.get(_id), draftById.get(_id)]
    const data = draft ? readData(store, draft).data : (record?.data ?? {})
    return {
      _id,
      version: record?.version ?? draft?.number ?? 0,
      title: store.title(data),
      data,
      isLive: record !== undefined,
      hasDraft: draft !== undefined,
      publishAt: draft?.publishAt?.toISOString() ?? null,
      isHeld: Boolean(draft?.held),
      missing: missingIn(store, data),
      updatedAt: (draft?.at ?? times.get(_id)?.updatedAt)?.toISOString() ?? null,
    }
  })
  return withNewest(feature, rows)
}

/** What waits in the lists of documents, those that share a screen together. */
export async function documentsOnDesk(): Promise<DeskItem[]> {
  const features = usedContent().flatMap(({ list, ...feature }) => (list ? { ...feature, list } : []))
  const drafts = await findDrafts({ features: features.map(({ name }) => name) })
  const pages = Map.groupBy(features, ({ list }) => list.page)
  const items = [...pages].map(async ([page, sharing]) => {
    const rows = await Promise.all(
      sharing.map(({ name, content, records, idOf }) =>
        rowsForDesk(content, { live: records, idOf, drafts: drafts.filter(({ feature }) => feature === name) }),
      ),
    )
    const {
      right,
      list: { label },
    } = sharing[0]!
    const isOne = sharing.every(({ content }) => content.fixedIds?.length === 1)
    return listOnDesk({ page, label, right, rows: rows.flat(), isOne })
  })
  return (await Promise.all(items)).flat()
}

type Sources = { live: () => Promise<unknown[]>; idOf: (record: never) => string; drafts: DraftRow[] }

async function rowsForDesk(store: ContentStore, { live, idOf, drafts }: Sources) {
  const liveById = new Map((await live()).map(record => [idOf(record as never), record as object]))
  const draftById = new Map(drafts.map(draft => [draft.recordId, draft]))
  return [...new Set([...liveById.keys(), ...draftById.keys()])].map((id): Listed & { updatedAt: string | null } => {
    const draft = draftById.get(id)
    const data = draft ? readData(store, draft).data : { ...liveById.get(id) }
    return {
      hasDraft: draft !== undefined,
      publishAt: draft?.publishAt?.toISOString() ?? null,
      isHeld: Boolean(draft?.held),
      missing: missingIn(store, data),
      updatedAt: draft?.at.toISOString() ?? null,
    }
  })
}

/** Orders the live documents of a content type for everybody at once. Throws PRECONDITION_FAILED when these are not exactly their ids. */
export async function reorderDocuments({ feature }: ContentStore, by: Actor, ids: string[]): Promise<void> {
  await changeContent(async transaction => {
    noteChange(transaction, feature)
    if (!(await orderDocuments(transaction, feature, ids)))
      throw new AppError('PRECONDITION_FAILED', m.content_order_changed())
    await recordAll(transaction, by, `${feature}-reordered` as Action, [{}])
  })
}
