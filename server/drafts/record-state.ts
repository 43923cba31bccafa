import type { ContentStore, Live } from '#server/drafts/define-content.ts'
import type { Data } from '#server/drafts/data.ts'
import { chunk, type Reader } from '#server/db/client.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

export type DraftRow = Prisma.DraftGetPayload<object>
/** All that is known of a record: `newest` is its last revision's number, 0 for a record that was never saved. */
export type RecordState = { id: string; newest: number; live?: Live<Data>; draft?: DraftRow }

/** The states of these records. Records from before there was history get their first revision through `writeFirstRevisions`. */
export async function readStates(
  database: Reader,
  store: ContentStore,
  ids: string[],
): Promise<Map<string, RecordState>> {
  const states = new Map<string, RecordState>(ids.map(id => [id, { id, newest: 0 }]))
  for (const part of chunk(ids)) {
    for (const live of await store.readLive(database, part)) Object.assign(states.get(live.id)!, { live })
    const where = { feature: store.feature, recordId: { in: part } }
    for (const draft of await database.draft.findMany({ where })) Object.assign(states.get(draft.recordId)!, { draft })
    for (const { recordId, newest } of await database.$queryRaw<{ recordId: string; newest: number }[]>`
      SELECT "recordId", CAST(MAX("number") AS DOUBLE PRECISION) AS "newest" FROM "Revision"
      WHERE "feature" = ${store.feature} AND "recordId" IN (${Prisma.join(part)}) GROUP BY "recordId"`)
      states.get(recordId)!.newest = newest
  }
  return states
}

export async function readState(database: Reader, store: ContentStore, id: string): Promise<RecordState> {
  return (await readStates(database, store, [id])).get(id)!
}

/** Throws NOT_FOUND for a record with neither a live row nor a draft, unless it is there from the start. */
export function requireRecord({ fixedIds = [] }: ContentStore, state: RecordState): RecordState {
  if (!state.live && !state.draft && !fixedIds.includes(state.id)) throw new AppError('NOT_FOUND', m.record_missing())
  return state
}
