import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { type Data, toPublishable } from '#server/drafts/data.ts'
import type { ContentStore, Live } from '#server/drafts/define-content.ts'
import { requireRemovable } from '#server/drafts/drafts.ts'
import { readState, type RecordState } from '#server/drafts/record-state.ts'
import { sentBack, withStoredPaths } from '#server/drafts/sent-back.ts'
import { applyAll, changeOf, creationOf, removalOf } from '#server/drafts/transitions.ts'
import type { Reader } from '#server/db/client.ts'
import { findStoredResponse, type IdempotentRequest, once } from '#server/db/idempotency.ts'
import { AppError } from '#server/errors.ts'

/** What every record says over REST beside its fields. */
export type RestRecord = { _id: string; version: number; updatedAt: string }

/** A content type that programs write. */
export type Writable<Record extends RestRecord = RestRecord> = {
  store: ContentStore
  /** Members of a record that are made of its fields, or say when it changed. */
  readOnly: readonly string[]
  /** The live records with these ids as programs read them, and as the transaction sees them. */
  read: (ids: string[], transaction: Reader) => Promise<Record[]>
}

/** Which record, and the versions that its program has seen; undefined where it does not say. */
export type Target = { id: string; seen: number[] | undefined }

/** What programs send of a record: all of it, or the members to change. */
export type Sent = { given: Data; isWhole: boolean }

/**
 * Adds a record that visitors see at once. Within a day the same `request` adds no second one and gives the first as it
 * was then. Throws a ZodError for what breaks the rules for publishing, CONFLICT when another record has its address,
 * BAD_REQUEST for a picture that is not stored.
 */
export async function create<Record extends RestRecord>(
  { store, read }: Writable<Record>,
  by: Actor,
  given: Data,
  request?: IdempotentRequest,
): Promise<Record> {
  return (
    (await findStoredResponse<Record>(request)) ??
    changeContent(transaction =>
      once(transaction, request, async () => {
        const data = toPublishable(store, withStoredPaths(store, withDerived(store, given)))
        const creation = creationOf(store, data)
        await applyAll(transaction, store, by, [creation])
        return oneOf(await read([creation.before.id], transaction))
      }),
    )
  )
}

/**
 * Changes a live record and leaves its draft alone. What says the same changes nothing. Throws NOT_FOUND, PRECONDITION_FAILED for another
 * version than was seen, and as `create`.
 */
export function change<Record extends RestRecord>(
  type: Writable<Record>,
  by: Actor,
  { id, seen }: Target,
  { given, isWhole }: Sent,
): Promise<Record> {
  const { store, read, readOnly } = type
  return changeContent(async transaction => {
    const before = requireLive(await readState(transaction, store, id), seen)
    const shown = oneOf(await read([id], transaction))
    const data = sentBack({ ...store, readOnly }, given, before.live.data, { ...shown }, isWhole)
    const transition = changeOf(store, before, toPublishable(store, data, before.live.data))
    await applyAll(transaction, store, by, transition ? [transition] : [])
    return oneOf(await read([id], transaction))
  })
}

/** Moves a live record to the trash, with its draft. Throws NOT_FOUND, PRECONDITION_FAILED. */
export function remove({ store }: Writable, by: Actor, { id, seen }: Target): Promise<{ _id: string }> {
  return changeContent(async transaction => {
    requireRemovable(store)
    const before = requireLive(await readState(transaction, store, id), seen)
    await applyAll(transaction, store, by, [removalOf(store, before)])
    return { _id: id }
  })
}

/** The record that was asked for. Throws NOT_FOUND. */
export function oneOf<Record>([record]: Record[]): Record {
  if (!record) throw new AppError('NOT_FOUND', m.record_missing())
  return record
}

function requireLive(state: RecordState, seen: number[] | undefined) {
  const { live } = state
  if (!live) throw new AppError('NOT_FOUND', m.record_missing())
  if (seen && !seen.includes(live.version)) throw new AppError('PRECONDITION_FAILED', m.record_changed_since())
  return { ...state, live } satisfies RecordState & { live: Live<Data> }
}

/** With what a form makes of the other values where a text is left empty. */
function withDerived({ fields }: ContentStore, given: Data): Data {
  const made = Object.entries(fields).flatMap(([name, { derived }]) =>
    derived && !given[name] ? [[name, derived(given, randomUUID().slice(0, 8))]] : [],
  )
  return { ...given, ...Object.fromEntries(made) }
}
