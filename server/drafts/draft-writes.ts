import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { requireSeen } from '#server/drafts/conflict.ts'
import { type Data, readData } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { addDraft, draftOver, publishDraftOf } from '#server/drafts/drafts.ts'
import { type DraftRow, readState, type RecordState, requireRecord } from '#server/drafts/record-state.ts'
import { oneOf, type RestRecord, type Sent, type Target, type Writable } from '#server/drafts/record-writes.ts'
import { sentBack, withAddresses, withStoredPaths } from '#server/drafts/sent-back.ts'
import { applyAll, removalOf } from '#server/drafts/transitions.ts'
import { read as database, write, type Writer } from '#server/db/client.ts'
import { findStoredResponse, type IdempotentRequest, once } from '#server/db/idempotency.ts'
import { AppError } from '#server/errors.ts'

/** A draft as programs read it; its version is the newest number of its record. `publishAt` is there where it is scheduled. */
export type Draft = RestRecord & { publishAt?: string }

/**
 * Adds a record that only staff see. Within a day the same `request` adds no second one and gives the first as it was
 * then. Throws a ZodError, BAD_REQUEST for a picture that is not stored.
 */
export function create({ store }: Writable, by: Actor, given: Data, request?: IdempotentRequest): Promise<Draft> {
  return write(transaction =>
    once(transaction, request, async () => {
      const id = await addDraft(transaction, store, by, withStoredPaths(store, given))
      return shown(store, requireDraft(await readState(transaction, store, id)))
    }),
  )
}

/** The draft of a record. Throws NOT_FOUND. */
export async function find({ store }: Writable, id: string): Promise<Draft> {
  return shown(store, requireDraft(await readState(database, store, id)))
}

/**
 * Changes the draft of a record, or begins one with what is live. A draft that says what is live ends, and the live record is given. Throws
 * NOT_FOUND, PRECONDITION_FAILED for another version than was seen, and as `create`.
 */
export function change(type: Writable, by: Actor, target: Target, { given, isWhole }: Sent): Promise<Draft> {
  const { store, read } = type
  const shownOf = async (transaction: Writer, { draft, ...state }: RecordState) =>
    draft ? shown(store, { ...state, draft }) : oneOf(await read([target.id], transaction))
  return write(async transaction => {
    const before = await openFor(transaction, store, by, target)
    const written = { ...store, readOnly: [...type.readOnly, 'publishAt'] }
    const stored = before.draft ? dataOf(store, before.draft) : (before.live?.data ?? {})
    const data = sentBack(written, given, stored, { ...(await shownOf(transaction, before)) }, isWhole)
    await draftOver(transaction, store, by, before, data)
    return shownOf(transaction, await readState(transaction, store, target.id))
  })
}

/** Ends a draft: what is live stays as it is, and a record that was only a draft goes to the trash. Throws as `change`. */
export function discard({ store }: Writable, by: Actor, target: Target): Promise<{ _id: string }> {
  return write(async transaction => {
    const before = requireDraft(await openFor(transaction, store, by, target))
    if (before.live) await draftOver(transaction, store, by, before, before.live.data, 'cancel')
    else await applyAll(transaction, store, by, [removalOf(store, before)])
    return { _id: target.id }
  })
}

/** Publishes the draft of a record as it is. Throws as `change`, and a ZodError for what breaks the rules for publishing. */
export async function publish<Record extends RestRecord>(
  type: Writable<Record>,
  by: Actor,
  target: Target,
  request?: IdempotentRequest,
): Promise<Record> {
  const { store } = type
  return (
    (await findStoredResponse<Record>(request)) ??
    changeContent(transaction =>
      once(transaction, request, async () => {
        const before = requireDraft(await openFor(transaction, store, by, target))
        await publishDraftOf(transaction, store, by, before)
        return oneOf(await type.read([target.id], transaction))
      }),
    )
  )
}

/** The state of a record. Throws NOT_FOUND, PRECONDITION_FAILED. */
async function openFor(
  transaction: Writer,
  store: ContentStore,
  by: Actor,
  { id, seen }: Target,
): Promise<RecordState> {
  const state = requireRecord(store, await readState(transaction, store, id))
  const present = state.draft ? newestOf(state) : state.live?.version
  if (seen && present !== undefined && !seen.includes(present)) await requireSeen(transaction, store, state, -1, by)
  return state
}

type Drafted = RecordState & { draft: DraftRow }

function requireDraft(state: RecordState): Drafted {
  if (!state.draft) throw new AppError('NOT_FOUND', m.record_missing())
  return { ...state, draft: state.draft }
}

/** What a draft says; fields without a value are left out. */
const dataOf = (store: ContentStore, draft: DraftRow): Data => withoutEmpty(readData(store, draft).data)

/** The same as programs read it. */
function shown(store: ContentStore, state: Drafted): Draft {
  const { id, draft } = state
  return {
    _id: id,
    ...withAddresses(store, dataOf(store, draft)),
    version: newestOf(state),
    updatedAt: draft.at.toISOString(),
    ...(draft.publishAt && { publishAt: draft.publishAt.toISOString() }),
  }
}

const newestOf = ({ newest, live }: RecordState) => Math.max(newest, live?.version ?? 0)

function withoutEmpty(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(entryWithoutEmpty) : value]),
  )
}

const entryWithoutEmpty = (entry: unknown) =>
  typeof entry === 'object' && entry !== null ? withoutEmpty(entry as Data) : entry
