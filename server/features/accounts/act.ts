import { endSessions } from '#server/http/sessions.ts'
import type { Actor } from '#server/actor.ts'
import { m } from '#i18n/paraglide/messages.js'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { nameOf } from '#server/features/accounts/domain.ts'
import { noteAccount } from '#server/features/accounts/note-account.ts'
import { record } from '#server/features/activity/domain.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { can, mayManage } from '#server/permissions.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

/** Who acts: somebody with the right to let people in. */
export type Admin = Actor & { id: string; role: Role }

/** Throws CONFLICT when no active owner would be left. */
export async function requireAnOwner(transaction: Writer): Promise<void> {
  if ((await transaction.user.count({ where: { role: 'owner', status: 'active' } })) === 0)
    throw new AppError('CONFLICT', m.staff_last_owner())
}

type Work<T> = (transaction: Writer, person: User) => Promise<T>

/** As `act`, and ends the person's sessions and links. */
export function change(by: Admin, id: string, action: Action, work: Work<unknown>, detail = ''): Promise<void> {
  return act(
    by,
    id,
    action,
    async (transaction, person) => {
      await work(transaction, person)
      await endSessions(transaction, id)
      await transaction.ticket.deleteMany({ where: { userId: id } })
    },
    detail,
  )
}

/**
 * One action on a person's account in one transaction, after which its mails are sent. The actor's rights are checked inside it, as stored
 * now, and an active owner must be left.
 */
export async function act<T>(by: Admin, id: string, action: Action, work: Work<T>, detail = ''): Promise<T> {
  const done = await write(async transaction => {
    const [actor, person] = [
      await transaction.user.findUnique({ where: { id: by.id } }),
      await transaction.user.findUnique({ where: { id } }),
    ]
    if (actor?.status !== 'active' || actor.role !== by.role) throw new AppError('FORBIDDEN', m.staff_not_any_more())
    if (!person) throw new AppError('NOT_FOUND', m.staff_missing())
    if (person.id === actor.id && !can(person, 'owners')) throw new AppError('FORBIDDEN', m.staff_not_yourself())
    if (!mayManage(actor, person.role)) throw new AppError('FORBIDDEN', m.owners_only())
    const result = await work(transaction, person)
    await requireAnOwner(transaction)
    const before = action === 'role-changed' ? person.role : ''
    await record(transaction, by, action, { subjectId: id, subject: nameOf(person), detail, before })
    await noteAccount(transaction, by, person, id)
    return result
  })
  deliverSoon()
  return done
}
