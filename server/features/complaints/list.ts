import { hasWord } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import { today } from '#i18n/format.ts'
import { findPeople } from '#server/http/people.ts'
import { read } from '#server/db/client.ts'
import type { Complaint } from '#server/features/complaints/domain.ts'
import { ME, NONE } from '#server/features/complaints/list.shared.ts'
import { type Details, openDetails, openText } from '#server/features/complaints/sealing.ts'
import { type State, TODO } from '#server/features/complaints/states.shared.ts'
import type { ComplaintsFilter, complaintsInput } from '#server/features/complaints/work-schema.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** So many complaints are looked at, the first in the order of the list: what they tell is open in memory alone. */
const LOOKED_AT = 1000
/** The texts of so many are searched. */
const SEARCHED = 300
const SEARCHED_AT_ONCE = 50
const EXCERPT_LENGTH = 160
const NAME_LENGTH = 6

type Reader = { id: string }

/** A page of complaints, with how many there are in each state. `isCut` where more of them match than were looked at. */
export async function list(reader: Reader, { page, size, ...filter }: z.output<typeof complaintsInput>) {
  const { found, isCut } = await find(reader, filter)
  const matching = found.filter(isInState(filter.state))
  const { offset, limit, ...position } = pageIn(matching.length, { page, size })
  const rows = await toRows(matching.slice(offset, offset + limit))
  return { rows, ...position, isCut, counts: countStates(found) }
}

/** What is before and after a complaint in its list, its number there, and the next one that waits for an officer. */
export async function neighbours(reader: Reader, id: string, filter: ComplaintsFilter) {
  const { found } = await find(reader, filter)
  const at = found.findIndex(complaint => complaint.id === id)
  const [before, after] = [found.slice(0, Math.max(at, 0)), found.slice(at + 1)]
  const isListed = isInState(filter.state)
  const isOpen = isInState('todo')
  const number = before.filter(isListed).length + 1
  return {
    previous: before.findLast(isListed)?.id,
    next: after.find(isListed)?.id,
    nextOpen: [...after, ...before].find(isOpen)?.id,
    number,
    count: Math.max(number, found.filter(isListed).length),
  }
}

/** How officers call a complaint among themselves. The person does not know it. */
export const nameOf = (id: string): string => `C-${id.slice(0, NAME_LENGTH).toUpperCase()}`

/** Whether the day of the first answer has passed without one. */
export const isOverdue = ({ state, dueOn }: { state: string; dueOn: string }): boolean =>
  state === 'new' && dueOn < today()

async function find(reader: Reader, { search = '', about, place, officer, show, sort }: ComplaintsFilter) {
  const rows = await inOrder(sort, [
    officer ? { officerId: officer === NONE ? null : officer === ME ? reader.id : officer } : {},
    show === 'overdue' ? { state: 'new', dueOn: { lt: today() } } : {},
  ])
  const words = wordsOf(foldText(search))
  const limit = words.length > 0 ? SEARCHED : LOOKED_AT
  const lookedAt = rows.slice(0, limit)
  const told = about || place ? lookedAt.filter(complaint => tells(openDetails(complaint), { about, place })) : lookedAt
  return { found: words.length > 0 ? await having(words, told) : told, isCut: rows.length > limit }
}

/** Without another order, those that wait for an officer stand first, by their days; then the others, the newest first. */
async function inOrder(sort: ComplaintsFilter['sort'], where: Prisma.ComplaintWhereInput[]): Promise<Complaint[]> {
  const find = (state: Prisma.ComplaintWhereInput, first: Prisma.ComplaintOrderByWithRelationInput) =>
    read.complaint.findMany({ where: { AND: [...where, state] }, orderBy: [first, { id: 'asc' }], take: LOOKED_AT + 1 })
  if (sort === 'newest') return find({}, { day: 'desc' })
  const [open, others] = await Promise.all([
    find({ state: { in: [...TODO] } }, { dueOn: 'asc' }),
    find({ state: { notIn: [...TODO] } }, { day: 'desc' }),
  ])
  return [...open, ...others]
}

const tells = (details: Details | undefined, { about, place }: Pick<ComplaintsFilter, 'about' | 'place'>) =>
  details !== undefined && (!about || details.about === about) && (!place || details.place === place)

/** The complaints with all of these words in what was written about them, or in their name. */
async function having(words: string[], complaints: Complaint[]): Promise<Complaint[]> {
  const found = []
  for (let at = 0; at < complaints.length; at += SEARCHED_AT_ONCE) {
    const part = complaints.slice(at, at + SEARCHED_AT_ONCE)
    const entries = await read.complaintEntry.findMany({
      where: { complaintId: { in: part.map(({ id }) => id) }, kind: { not: 'change' } },
      select: { complaintId: true, text: true },
    })
    for (const complaint of part) {
      const own = entries.filter(({ complaintId }) => complaintId === complaint.id)
      const texts = [
        nameOf(complaint.id),
        openDetails(complaint)?.contact,
        ...own.map(({ text }) => openText(complaint.id, text)),
      ]
      const all = foldText(texts.join('\n'))
      if (words.every(word => hasWord(all, word))) found.push(complaint)
    }
  }
  return found
}

const isInState = (state: ComplaintsFilter['state']) => (complaint: Complaint) =>
  !state || (state === 'todo' ? TODO.includes(complaint.state as State) : complaint.state === state)

function countStates(complaints: Complaint[]) {
  const counts: Partial<Record<State, number>> = {}
  for (const { state } of complaints) counts[state as State] = (counts[state as State] ?? 0) + 1
  return counts
}

async function toRows(complaints: Complaint[]) {
  const ids = complaints.map(({ id }) => id)
  const [first, officers] = await Promise.all([
    read.complaintEntry.findMany({ where: { complaintId: { in: ids }, position: 0 } }),
    officerNames(complaints.map(({ officerId }) => officerId)),
  ])
  return complaints.map(complaint => {
    const { id, state, day, dueOn, officerId } = complaint
    const details = openDetails(complaint)
    const entry = first.find(({ complaintId }) => complaintId === id)
    return {
      id,
      name: nameOf(id),
      state: state as State,
      day,
      dueOn,
      isOverdue: isOverdue(complaint),
      about: details?.about ?? '',
      place: details?.place ?? '',
      officer: officerId && officers.get(officerId),
      excerpt: entry && openText(id, entry.text)?.slice(0, EXCERPT_LENGTH),
      isLocked: details === undefined,
    }
  })
}

/** What the accounts of officers are called; those that were removed are missing. */
export async function officerNames(ids: (string | null)[]): Promise<Map<string, string>> {
  const people = await findPeople(
    read,
    ids.flatMap(id => id ?? []),
  )
  return new Map(people.map(({ id, name }) => [id, name]))
}
