import type { Actor } from '#server/actor.ts'
import { authorFor, nameFor } from '#server/drafts/conflict.ts'
import { readData } from '#server/drafts/data.ts'
import { liveData, readBase } from '#server/drafts/outdated.ts'
import { readState, requireRecord } from '#server/drafts/record-state.ts'
import type { ContentStore, RevisionAction } from '#server/drafts/define-content.ts'
import { read } from '#server/db/client.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

const PAGE_SIZE = 50

/**
 * A record as its form needs it: what is live, the draft, and where the draft was begun from something that is no
 * longer live, what that was (`base`), so that the form can merge. Throws NOT_FOUND.
 */
export async function openRecord(store: ContentStore, reader: Actor, id: string) {
  const { live, draft, newest } = requireRecord(store, await readState(read, store, id))
  const isOutdated = draft && live && draft.base !== live.version
  return {
    _id: id,
    newest: Math.max(newest, live?.version ?? 0),
    live: live && { version: live.version, data: liveData(store, live.data) },
    draft: draft && {
      ...readData(store, draft),
      number: draft.number,
      by: nameFor(reader, draft),
      at: draft.at.toISOString(),
      publishAt: draft.publishAt?.toISOString() ?? null,
      held: draft.held,
    },
    ...(isOutdated && { base: await readBase(read, store, draft) }),
  }
}

/**
 * Every saved state of a record, newest first, 50 at a time; `before` is the last number of the page before. `newest`
 * is the number that a change has to carry, `inForm` that of the state which the form shows, null for a deleted record.
 * Throws NOT_FOUND for a record without history.
 */
export async function listHistory(store: ContentStore, reader: Actor, id: string, before?: number) {
  const { feature } = store
  const last = await read.revision.findFirst({
    where: { feature, recordId: id },
    orderBy: { number: 'desc' },
    select: { number: true, title: true },
  })
  if (!last) throw new AppError('NOT_FOUND', m.record_missing())
  const rows = await read.revision.findMany({
    where: { feature, recordId: id, ...(before !== undefined && { number: { lt: before } }) },
    orderBy: { number: 'desc' },
    take: PAGE_SIZE + 1,
    omit: { data: true },
  })
  const [live] = await store.readLive(read, [id])
  const draft = await read.draft.findUnique({ where: { feature_recordId: { feature, recordId: id } } })
  return {
    newest: Math.max(last.number, live?.version ?? 0),
    title: last.title,
    inForm: draft?.number ?? live?.version ?? null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    revisions: rows.slice(0, PAGE_SIZE).map(({ number, action, title, at, actorId, actor, restoredFrom }) => ({
      number,
      action: action as RevisionAction,
      title,
      at: at.toISOString(),
      by: authorFor(reader, { actorId, actor }),
      restoredFrom,
      isLive: number === live?.version,
      isDraft: number === draft?.number,
    })),
    hasMore: rows.length > PAGE_SIZE,
  }
}

/**
 * What one revision holds, in the present shape of the form, and the number of the saved state before it, to compare with. Values of an old
 * state that no field takes any more are in `leftovers`. Throws NOT_FOUND.
 */
export async function readRevision(store: ContentStore, id: string, number: number) {
  const { feature } = store
  const revision = await read.revision.findUnique({
    where: { feature_recordId_number: { feature, recordId: id, number } },
  })
  if (!revision) throw new AppError('NOT_FOUND', m.record_missing())
  const previous = await read.revision.findFirst({
    where: { feature, recordId: id, number: { lt: number } },
    orderBy: { number: 'desc' },
    select: { number: true },
  })
  const { data, leftovers } = readData(store, revision)
  return { number, data, leftovers, previous: previous?.number ?? null }
}

/**
 * Every record of a feature that has a draft, with what a list shows of it; and for all records the newest number, which each change has to
 * carry.
 */
export async function listDrafts(store: ContentStore, reader: Actor) {
  const { feature } = store
  const drafts = await read.draft.findMany({ where: { feature }, omit: { data: true }, orderBy: { at: 'desc' } })
  const numbers = await read.revision.groupBy({ by: ['recordId'], where: { feature }, _max: { number: true } })
  return {
    drafts: drafts.map(({ recordId, number, base, title, at, publishAt, held, ...draft }) => ({
      _id: recordId,
      number,
      isNew: base === null,
      title,
      by: authorFor(reader, draft),
      at: at.toISOString(),
      publishAt: publishAt?.toISOString() ?? null,
      held,
    })),
    newest: Object.fromEntries(numbers.map(({ recordId, _max }) => [recordId, _max.number ?? 0])),
  }
}
