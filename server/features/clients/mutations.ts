import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { readStates, type RecordState } from '#server/drafts/record-state.ts'
import { applyAll, changeOf, creationOf, removalOf } from '#server/drafts/transitions.ts'
import type { Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { clientsContent } from '#server/features/clients/content.ts'
import { clientInput, type ClientInput } from '#server/features/clients/input.ts'
import { plainName } from '#server/features/clients/schema.ts'

/** New values for some fields of a record, lists as a whole. */
export type Given = { [F in keyof ClientInput]?: ClientInput[F] | undefined }
/** One record's change; `expected` are the versions that the client has read. */
type Change = { id: string; given: Given; expected?: number[] | undefined }

/**
 * Adds client countries and gives their ids, in the same order. Throws BAD_REQUEST when one of our own pictures in them
 * is no longer stored.
 */
export async function addAll(transaction: Writer, by: Actor, inputs: ClientInput[], batch?: string): Promise<string[]> {
  const creations = inputs.map(input => creationOf(clientsContent, input))
  await applyAll(transaction, clientsContent, by, creations, batch)
  return creations.map(({ before }) => before.id)
}

/**
 * Changes the given fields of client countries; a list is replaced as a whole, and its entries keep their `_id` where one is given. A
 * record that stays the same keeps its version. Throws NOT_FOUND, PRECONDITION_FAILED when a record is in none of the expected versions,
 * and as `addAll`.
 */
export async function changeAll(transaction: Writer, by: Actor, changes: Change[], batch?: string): Promise<void> {
  const states = await readStates(
    transaction,
    clientsContent,
    changes.map(({ id }) => id),
  )
  const transitions = changes.flatMap(({ id, given, expected }) => {
    const state = requireVersion(states.get(id)!, expected)
    const values = Object.entries(given).filter(([, value]) => value !== undefined)
    return changeOf(clientsContent, state, { ...state.live?.data, ...Object.fromEntries(values) }) ?? []
  })
  await applyAll(transaction, clientsContent, by, transitions, batch)
}

/** A company of the list, or one that is added to it. */
type Placed = { id: string; company: { _id: string } | { companyName: string; companySector: string }; count: number }

/**
 * Adds people who were placed to the figure of a company; one that is not in the list yet is added with them. Throws
 * NOT_FOUND for a country or a company that is gone, and BAD_REQUEST where the list is full.
 */
export async function addPlaced(transaction: Writer, by: Actor, { id, company, count }: Placed): Promise<void> {
  const state = requireVersion((await readStates(transaction, clientsContent, [id])).get(id)!, undefined)
  const before = clientInput.shape.company.parse(state.live?.data.company)
  const isSame = (each: (typeof before)[number]) =>
    '_id' in company ? each._id === company._id : plainName(each.companyName) === plainName(company.companyName)
  if ('_id' in company && !before.some(isSame)) throw new AppError('NOT_FOUND', m.client_company_missing())
  const after = before.some(isSame)
    ? before.map(each =>
        isSame(each) ? { ...each, valueOfEmployement: (each.valueOfEmployement ?? 0) + count } : each,
      )
    : [...before, { ...company, valueOfEmployement: count }]
  const { data, error } = clientInput.shape.company.safeParse(after)
  if (!data) throw new AppError('BAD_REQUEST', error?.issues[0]?.message ?? '')
  await changeAll(transaction, by, [{ id, given: { company: data } }])
}

/** Deletes client countries, with their drafts; for TRASH_DAYS they can be restored. Throws as `changeAll`. */
export async function moveToTrash(
  transaction: Writer,
  by: Actor,
  records: { id: string; expected?: number[] | undefined }[],
  batch?: string,
): Promise<void> {
  const states = await readStates(
    transaction,
    clientsContent,
    records.map(({ id }) => id),
  )
  const removals = records.map(({ id, expected }) =>
    removalOf(clientsContent, requireVersion(states.get(id)!, expected)),
  )
  await applyAll(transaction, clientsContent, by, removals, batch)
}

export function throwNotFound(id: string): never {
  throw new AppError('NOT_FOUND', m.client_missing({ id: id.slice(0, 40) }))
}

function requireVersion(state: RecordState, expected: number[] | undefined) {
  if (!state.live) throwNotFound(state.id)
  if (expected && !expected.includes(state.live.version))
    throw new AppError('PRECONDITION_FAILED', m.record_changed_since())
  return state
}
