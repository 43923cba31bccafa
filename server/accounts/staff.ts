import type { User } from 'lucia'
import { m } from '#app/paraglide/messages.js'
import { read, write, type Writer } from '#server/db.ts'
import { Mistake } from '#server/errors.ts'
import type { Role } from '../../prisma/generated/sqlite/enums.ts'

type Actor = Pick<User, 'id' | 'role'>

/** Everybody with an account: who waits comes first, then by name. Dates are ISO texts. */
export async function list() {
  const people = await read.user.findMany({ select: { id: true, name: true, email: true, role: true, status: true, createdAt: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
  return people
    .map(({ createdAt, ...person }) => ({ ...person, createdAt: createdAt.toISOString() }))
    .toSorted((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'))
}

/** Lets a waiting or suspended person in. Throws FORBIDDEN, NOT_FOUND. */
export const approve = (actor: Actor, id: string) => change(actor, id, transaction => transaction.user.update({ where: { id }, data: { status: 'active' } }))

/** Keeps a person out until approved again, and ends their sessions. Throws FORBIDDEN, NOT_FOUND; CONFLICT for the last owner. */
export const suspend = (actor: Actor, id: string) => change(actor, id, transaction => transaction.user.update({ where: { id }, data: { status: 'suspended' } }))

/** Removes an account; what the person has saved stays. Throws as `suspend`. */
export const remove = (actor: Actor, id: string) => change(actor, id, transaction => transaction.user.delete({ where: { id } }))

/** Gives a person another role, and ends their sessions. Only an owner may. Throws as `suspend`. */
export function setRole(actor: Actor, id: string, role: Role) {
  if (actor.role !== 'owner') throw new Mistake('FORBIDDEN', m.staff_owner_only())
  return change(actor, id, transaction => transaction.user.update({ where: { id }, data: { role } }))
}

/** One change of a person in one transaction: who may is asked inside it, and an owner who may act is left at its end. */
function change(actor: Actor, id: string, work: (transaction: Writer) => Promise<unknown>) {
  return write(async transaction => {
    const person = await transaction.user.findUnique({ where: { id } })
    if (!person) throw new Mistake('NOT_FOUND', m.staff_missing())
    if (person.id === actor.id && person.role !== 'owner') throw new Mistake('FORBIDDEN', m.staff_not_yourself())
    if (person.role !== 'staff' && actor.role !== 'owner') throw new Mistake('FORBIDDEN', m.staff_owner_only())
    await work(transaction)
    if ((await transaction.user.count({ where: { role: 'owner', status: 'active' } })) === 0) throw new Mistake('CONFLICT', m.staff_last_owner())
    await transaction.session.deleteMany({ where: { userId: id } })
  })
}
