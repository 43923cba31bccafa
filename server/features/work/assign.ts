import { m } from '#i18n/paraglide/messages.js'
import { findActive } from '#server/http/people.ts'
import type { Actor } from '#server/actor.ts'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { notify } from '#server/features/notices/domain.ts'
import type { WorkRecord } from '#server/features/work/contributions.ts'
import { recordsOf, requireWorked } from '#server/features/work/records.ts'
import type { AssignInput } from '#server/features/work/schema.ts'
import { ME } from '#server/features/work/work.shared.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { type Needed, rolesWith } from '#server/permissions.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'

type Person = Actor & { id: string }

/**
 * Gives records to a colleague, to oneself with `me`, or to nobody with null. Gives those that a colleague was given
 * since they were `seen`, which stay theirs. Throws NOT_FOUND, BAD_REQUEST for somebody who may not work on them, and
 * PRECONDITION_FAILED for one record that is a colleague’s by now.
 */
export async function assign(by: Person, { on, ids, to, seen }: AssignInput) {
  const failed = await write(async transaction => {
    const person = await findColleague(transaction, on, to, by)
    const found = await recordsOf(on).find(transaction, { ids })
    if (found.length === 0) throw new AppError('NOT_FOUND', recordsOf(on).missing())
    const taken = found.filter(
      ({ id, assigneeId }) => Object.hasOwn(seen, id) && seen[id] !== assigneeId && assigneeId !== (person?.id ?? null),
    )
    const reasons = taken.map(({ id, assignee }) => ({
      id,
      reason: assignee === null ? m.assigned_meanwhile_nobody() : m.assigned_meanwhile({ name: assignee }),
    }))
    if (ids.length === 1 && reasons[0]) throw new AppError('PRECONDITION_FAILED', reasons[0].reason)
    await give(
      transaction,
      by,
      on,
      found.filter(record => !taken.includes(record)),
      person,
    )
    return reasons
  })
  deliverSoon()
  return { failed }
}

type Colleague = { id: string; name: string }

async function give(transaction: Writer, by: Person, on: Worked, records: WorkRecord[], person: Colleague | null) {
  const { set, assigned, unassigned, page, underWay, assignedNotice } = requireWorked(on)
  const changed = records.filter(({ assigneeId, assignee }) =>
    person ? assigneeId !== person.id : assigneeId !== null || assignee !== null,
  )
  const [first] = changed
  if (!first) return
  await set(
    transaction,
    changed.map(({ id }) => id),
    { assigneeId: person?.id ?? null, assignee: person?.name ?? null },
  )
  await recordAll(
    transaction,
    by,
    person ? assigned : unassigned,
    changed.map(({ id, reference, assignee }) => ({
      subjectId: id,
      subject: reference,
      detail: person?.name ?? '',
      before: assignee ?? '',
    })),
  )
  if (!person) return
  const isOne = changed.length === 1
  await notify(transaction, assigned, {
    path: isOne ? `${page}/${first.id}` : `${page}?state=${underWay.state}&assignee=${ME}`,
    ...(isOne && { recordId: first.id }),
    text: () => assignedNotice({ by: by.name, references: changed.map(({ reference }) => reference) }),
    only: [person.id],
    except: by.id,
  })
}

/** Everybody who may be given what takes a right, by name. */
export const colleagues = async (right: Needed, database: Reader = read): Promise<Colleague[]> =>
  (await findActive(database, { roles: rolesWith(right) })).map(({ id, name }) => ({ id, name }))

/** One of them, oneself for `me`; null for nobody. Throws BAD_REQUEST for anybody else. */
export async function findColleague(
  transaction: Writer,
  right: Needed,
  to: string | null,
  by: Person,
): Promise<Colleague | null> {
  if (to === null) return null
  const wanted = to === ME ? by.id : to
  const person = (await colleagues(right, transaction)).find(({ id }) => id === wanted)
  if (!person) throw new AppError('BAD_REQUEST', m.assignee_missing())
  return person
}
