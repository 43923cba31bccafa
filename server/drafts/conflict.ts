import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import type { RecordState } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { Reader } from '#server/db/client.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'

/** The record's newest revision: its number, who made it and when. Undefined for a record that was never saved. */
export async function findNewest(
  database: Reader,
  { feature }: Pick<ContentStore, 'feature'>,
  recordId: string,
  reader: Actor,
) {
  const newest = await database.revision.findFirst({
    where: { feature, recordId },
    orderBy: { number: 'desc' },
    select: { number: true, action: true, actorId: true, actor: true, at: true },
  })
  return (
    newest && {
      number: newest.number,
      action: newest.action,
      by: nameFor(reader, newest),
      at: newest.at.toISOString(),
    }
  )
}

/**
 * Throws PRECONDITION_FAILED when the record has a newer revision than the caller has seen: `newest` and `by` say which
 * one. Every change by staff passes here.
 */
export async function requireSeen(
  database: Reader,
  store: ContentStore,
  state: RecordState,
  seen: number,
  reader: Actor,
): Promise<void> {
  const newest = Math.max(state.newest, state.live?.version ?? 0)
  if (seen === newest) return
  const last = await findNewest(database, store, state.id, reader)
  const by = last?.by ?? m.actor_machine()
  throw new AppError('PRECONDITION_FAILED', m.record_saved_by_other({ name: by }), { newest, by })
}

type Author = { actorId: string | null; actor: string }

/** Who has changed something meanwhile: a person's name, or the reader in another window. */
export function nameFor(reader: Actor, author: Author): string {
  return isReader(reader, author) ? m.actor_you_elsewhere() : nameOf(author)
}

/** Who has made a saved state: a person's name, or "you". */
export function authorFor(reader: Actor, author: Author): string {
  return isReader(reader, author) ? m.person_you() : nameOf(author)
}

const isReader = (reader: Actor, { actorId }: Author) => actorId !== null && actorId === reader.id

const nameOf = ({ actorId, actor }: Author) =>
  actorId === null && actor === SYSTEM_ACTOR.name ? m.actor_machine() : actor
