import { randomUUID } from 'node:crypto'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { requireSeen } from '#server/drafts/conflict.ts'
import { type Data, readData, toPublishable, toText, withIds } from '#server/drafts/data.ts'
import { mergeDraft } from '#server/drafts/outdated.ts'
import { type DraftRow, readState, type RecordState, requireRecord } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { applyAll, removalOf, type Transition } from '#server/drafts/transitions.ts'
import { write, type Writer } from '#server/db/client.ts'
import { type IdempotentRequest, once } from '#server/db/idempotency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

/** Which record, and the newest number of it that the caller has seen; without an id a new record, of which there is nothing to see. */
export type Target = { id?: string | undefined; seen: number }
/** What a form needs after a change: never values, which could be older than what was typed meanwhile. */
export type Saved = { _id: string; newest: number; isLive: boolean; isDraft: boolean }
/** `request` makes a repeated call answer as the first one did. */
type Options = { batch?: string | undefined; request?: IdempotentRequest | undefined }

/**
 * Saves a draft; a new record has its id from here on. A draft that says what is live is none: it is discarded. A scheduled draft keeps its
 * time while it passes the rules for publishing, unless `schedule` is 'cancel'. Throws PRECONDITION_FAILED, NOT_FOUND, BAD_REQUEST when a
 * picture is no longer stored, a ZodError.
 */
export async function saveDraft(
  store: ContentStore,
  by: Actor,
  target: Target,
  given: Data,
  { schedule = 'keep', request }: { schedule?: 'keep' | 'cancel' | undefined } & Options = {},
): Promise<Saved> {
  return write(transaction =>
    once(transaction, request, async () =>
      draftOver(transaction, store, by, await openState(transaction, store, by, target), given, schedule),
    ),
  )
}

/** The same over a state in the transaction of its caller. */
export function draftOver(
  transaction: Writer,
  store: ContentStore,
  by: Actor,
  state: RecordState,
  given: Data,
  schedule: 'keep' | 'cancel' = 'keep',
): Promise<Saved> {
  const parsed = store.draftSchema.parse(given) as Data
  const data = withIds(store, parsed, [state.live?.data, state.draft && readData(store, state.draft).data])
  const kept = schedule === 'keep' && state.draft?.publishAt ? state.draft : undefined
  if (kept) toPublishable(store, data, state.live?.data)
  return apply(transaction, store, by, state, draftingOf(state, data, kept))
}

/** A draft of a new record in the transaction of its caller; gives its id. Throws a ZodError. */
export async function addDraft(transaction: Writer, store: ContentStore, by: Actor, given: Data): Promise<string> {
  const before = { id: randomUUID(), newest: 0 }
  const data = withIds(store, store.draftSchema.parse(given) as Data, [])
  const { _id } = await apply(transaction, store, by, before, draftingOf(before, data))
  return _id
}

/**
 * Publishes `given`, or the draft as it is. A draft whose live row has changed since is merged; throws PRECONDITION_FAILED when both have
 * changed the same field, a ZodError when it breaks the rules for publishing, CONFLICT when another record has its address.
 */
export async function publish(
  store: ContentStore,
  by: Actor,
  target: Target,
  given?: Data,
  { batch, request }: Options = {},
): Promise<Saved> {
  return changeContent(transaction =>
    once(transaction, request, async () => {
      const state = await openState(transaction, store, by, target)
      if (!given) return publishDraftOf(transaction, store, by, state, batch)
      return apply(transaction, store, by, state, publicationOf(store, state, given), batch)
    }),
  )
}

/** Publishes the draft of a state in the transaction of its caller; nothing where there is none. */
export async function publishDraftOf(
  transaction: Writer,
  store: ContentStore,
  by: Actor,
  state: RecordState,
  batch?: string,
): Promise<Saved> {
  const transition = await publicationOfDraft(transaction, store, state, by)
  return apply(transaction, store, by, state, transition, batch)
}

/** Takes a record from the public pages into its draft; a draft that is there already stays as it is. Throws as `saveDraft`. */
export async function unpublish(
  store: ContentStore,
  by: Actor,
  target: Target,
  { batch }: Options = {},
): Promise<Saved> {
  return changeContent(async transaction => {
    const before = await openState(transaction, store, by, target)
    return apply(transaction, store, by, before, unpublicationOf(store, before), batch)
  })
}

/** Moves a record, live or draft or both, to the trash. Throws as `saveDraft`. */
export async function remove(store: ContentStore, by: Actor, target: Target, { batch }: Options = {}): Promise<Saved> {
  return changeContent(async transaction => {
    requireRemovable(store)
    const before = await openState(transaction, store, by, target)
    return apply(transaction, store, by, before, removalOf(store, before), batch)
  })
}

/** Puts what a revision holds into the draft; publishing it is a second step. Throws as `saveDraft`. */
export async function restoreRevision(
  store: ContentStore,
  by: Actor,
  target: Target & { id: string },
  number: number,
): Promise<Saved> {
  return write(async transaction => {
    const state = await openState(transaction, store, by, target)
    const revision = await transaction.revision.findUnique({
      where: { feature_recordId_number: { feature: store.feature, recordId: target.id, number } },
    })
    if (!revision) throw new AppError('NOT_FOUND', m.record_missing())
    const transition = draftingOf(state, readData(store, revision).data)
    return apply(transaction, store, by, state, transition && { ...transition, restoredFrom: number })
  })
}

/** What publishing the draft does, merged with what has changed since it was begun; undefined when nothing changes. */
export async function publicationOfDraft(
  transaction: Writer,
  store: ContentStore,
  state: RecordState,
  reader: Actor,
): Promise<Transition | undefined> {
  if (!state.draft) return undefined
  return publicationOf(store, state, await mergeDraft(transaction, store, { ...state, draft: state.draft }, reader))
}

/** Takes a live row into the draft, unless there is one; undefined where nothing is live. */
export function unpublicationOf(store: ContentStore, before: RecordState): Transition | undefined {
  const { live, draft } = before
  if (!live) return undefined
  const next = draft ? { data: readData(store, draft).data, number: draft.number } : { data: live.data }
  return { action: 'unpublished', before, data: live.data, live: null, draft: { ...next, base: null } }
}

/** Throws BAD_REQUEST where records are there from the start. */
export function requireRemovable({ fixedIds }: ContentStore): void {
  if (fixedIds) throw new AppError('BAD_REQUEST', m.record_fixed())
}

/** The state of a record that a member of staff is about to change. Throws NOT_FOUND, PRECONDITION_FAILED. */
export async function openState(
  transaction: Writer,
  store: ContentStore,
  by: Actor,
  { id, seen }: Target,
): Promise<RecordState> {
  if (id === undefined && store.fixedIds) throw new AppError('NOT_FOUND', m.record_missing())
  if (id === undefined) return { id: randomUUID(), newest: 0 }
  const state = requireRecord(store, await readState(transaction, store, id))
  await requireSeen(transaction, store, state, seen, by)
  return state
}

/** A new draft; undefined when it says what is saved already. One that says what is live ends the draft. */
function draftingOf(before: RecordState, data: Data, schedule?: DraftRow): Transition | undefined {
  const text = toText(data)
  const isLive = before.live && text === toText(before.live.data)
  if (before.draft ? text === before.draft.data : isLive) return undefined
  return { action: 'drafted', before, data, draft: isLive ? null : { data, schedule } }
}

/** New values for what is live; undefined when they are live already. */
function publicationOf(store: ContentStore, before: RecordState, given: Data): Transition | undefined {
  const { live, draft } = before
  const data = withIds(store, toPublishable(store, given, live?.data), [
    live?.data,
    draft && readData(store, draft).data,
  ])
  if (draft) return { action: 'published', before, data, live: data, draft: null }
  if (!live) return { action: 'created', before, data, live: data }
  return toText(live.data) === toText(data) ? undefined : { action: 'changed', before, data, live: data }
}

async function apply(
  transaction: Writer,
  store: ContentStore,
  by: Actor,
  before: RecordState,
  transition: Transition | undefined,
  batch?: string,
): Promise<Saved> {
  const [newest = before.newest] = await applyAll(transaction, store, by, transition ? [transition] : [], batch)
  const { live, draft } = { ...transition }
  return {
    _id: before.id,
    newest: Math.max(newest, before.live?.version ?? 0),
    isLive: Boolean(live === undefined ? before.live : live),
    isDraft: Boolean(draft === undefined ? before.draft : draft),
  }
}
