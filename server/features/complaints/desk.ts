import { today } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findActive } from '#server/http/people.ts'
import { read } from '#server/db/client.ts'
import type { DeskItem, DeskReader } from '#server/registration/define-feature.ts'
import { can, rolesWith } from '#server/permissions.ts'

const PATH = '/admin/complaints'

/**
 * What waits for officers. Owners cannot read complaints: they learn that an answer is overdue, neither how many nor what they say, and
 * that nobody could read any.
 */
export async function complaintsOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  if (can(reader, 'complaints')) return forOfficers()
  return can(reader, 'owners') ? forOwners() : []
}

async function forOfficers(): Promise<DeskItem[]> {
  const [overdue, arrived, waiting] = await Promise.all([
    summary({ state: 'new', dueOn: { lt: today() } }),
    summary({ state: 'new', dueOn: { gte: today() } }),
    summary({ state: 'waiting' }),
  ])
  const item = { group: 'messages', right: 'complaints', to: PATH, screen: PATH } as const
  return [
    {
      ...item,
      ...overdue,
      id: 'complaints-overdue',
      label: m.desk_complaints_overdue(plural(overdue.count)),
      search: { show: 'overdue' },
      tone: 'urgent',
    },
    {
      ...item,
      ...arrived,
      id: 'complaints-new',
      label: m.desk_complaints_new(plural(arrived.count)),
      search: { state: 'new' },
    },
    {
      ...item,
      ...waiting,
      id: 'complaints-waiting',
      label: m.desk_complaints_waiting(plural(waiting.count)),
      search: { state: 'waiting' },
    },
  ]
}

async function summary(where: { state: string; dueOn?: { lt: string } | { gte: string } }) {
  const [count, oldest] = await Promise.all([
    read.complaint.count({ where }),
    read.complaint.findFirst({ where, orderBy: [{ dueOn: 'asc' }, { id: 'asc' }], select: { id: true, day: true } }),
  ])
  return { count, oldest: oldest?.day, first: oldest ? `${PATH}/${oldest.id}` : undefined }
}

async function forOwners(): Promise<DeskItem[]> {
  const [overdue, officers] = await Promise.all([
    read.complaint.findFirst({ where: { state: 'new', dueOn: { lt: today() } }, select: { id: true } }),
    findActive(read, { roles: rolesWith('complaints') }),
  ])
  const item = { group: 'people', right: 'owners', to: '/admin/staff' } as const
  return [
    { ...item, id: 'complaint-late', label: m.desk_complaint_late(), count: overdue ? 1 : 0, tone: 'urgent' },
    {
      ...item,
      id: 'no-officer',
      label: m.desk_no_officer(),
      count: officers.length > 0 ? 0 : 1,
      warning: { tone: 'usual', text: m.warn_officer_text() },
    },
  ]
}
