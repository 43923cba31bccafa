import { randomUUID } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { findPeople } from '#server/http/people.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { contributionsTo } from '#server/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { keptOf, VIEWS_MAX, type ViewChange, type ViewInput, type ViewQuery } from '#server/features/views/schema.ts'
import type { User } from '#server/http/user.ts'
import { can, type Holder } from '#server/permissions.ts'

type Person = Pick<User, 'id' | 'role'>

const SHOWN_MAX = 1_000

const mayRead = (person: Holder, list: string) =>
  contributionsTo('views').some(({ from, given }) => from === list && can(person, given))

/** A person's own views and those that others share, by name, of the lists that the person may read. */
export async function list({ id, role }: Person) {
  const found = await read.savedView.findMany({
    where: {
      list: { in: contributionsTo('views').flatMap(({ from, given }) => (can({ role }, given) ? [from] : [])) },
      OR: [{ userId: id }, { isShared: true }],
    },
    orderBy: { createdAt: 'asc' },
    take: SHOWN_MAX,
  })
  const people = await findPeople(
    read,
    found.map(({ userId }) => userId),
  )
  const names = new Map(people.map(person => [person.id, person.name]))
  const { compare } = new Intl.Collator(getLocale(), { numeric: true })
  return found
    .map(({ id: viewId, list: viewed, name, query, isShared, userId }) => ({
      id: viewId,
      list: viewed,
      name,
      query: JSON.parse(query) as ViewQuery,
      isShared,
      isOwn: userId === id,
      by: names.get(userId) ?? '',
      mayChange: mayChange({ id, role }, { userId }),
    }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** Keeps a list as its address has it; a view of the person's with this name is replaced. Throws NOT_FOUND without the right to the list, and CONFLICT beyond `VIEWS_MAX`. */
export async function save(
  person: Person,
  { list: viewed, name, query, isShared }: ViewInput,
): Promise<{ id: string }> {
  if (!mayRead(person, viewed)) throw new AppError('NOT_FOUND', m.right_missing())
  const kept = { query: JSON.stringify(keptOf(query)), isShared }
  return write(async transaction => {
    const own = { userId: person.id, list: viewed, name }
    const before = await transaction.savedView.findUnique({ where: { userId_list_name: own } })
    if (before) return transaction.savedView.update({ where: { id: before.id }, data: kept, select: { id: true } })
    if ((await transaction.savedView.count({ where: { userId: person.id } })) >= VIEWS_MAX)
      throw new AppError('CONFLICT', m.views_full({ max: formatNumber(VIEWS_MAX) }))
    return transaction.savedView.create({ data: { id: randomUUID(), ...own, ...kept }, select: { id: true } })
  })
}

/** Renames a view, and shares it or no longer. Throws NOT_FOUND, FORBIDDEN, and CONFLICT for a name that another view of its maker has. */
export async function change(person: Person, { id, name, isShared }: ViewChange): Promise<void> {
  await write(async transaction => {
    const { userId, list: viewed } = await requireView(transaction, person, id)
    const other = await transaction.savedView.findUnique({
      where: { userId_list_name: { userId, list: viewed, name } },
      select: { id: true },
    })
    if (other && other.id !== id) throw new AppError('CONFLICT', m.view_name_taken({ name }))
    await transaction.savedView.update({ where: { id }, data: { name, isShared } })
  })
}

/** Deletes a view. Throws NOT_FOUND and FORBIDDEN. */
export async function remove(person: Person, id: string): Promise<void> {
  await write(async transaction => {
    await requireView(transaction, person, id)
    await transaction.savedView.delete({ where: { id } })
  })
}

/** One that the person is offered and may change. */
async function requireView(transaction: Writer, person: Person, id: string) {
  const view = await transaction.savedView.findUnique({ where: { id } })
  const isOffered = view && mayRead(person, view.list) && (view.isShared || view.userId === person.id)
  if (!isOffered) throw new AppError('NOT_FOUND', m.view_missing())
  if (!mayChange(person, view)) throw new AppError('FORBIDDEN', m.view_not_yours())
  return view
}

/** Whoever made it, and owners. */
const mayChange = (person: Person, { userId }: { userId: string }) => userId === person.id || can(person, 'owners')
