import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { DeskItem, DeskReader } from '#server/registration/define-feature.ts'
import { NONE } from '#server/features/enquiries/states.shared.ts'
import { LEFT, ME } from '#server/features/work/domain.ts'
import { type Subject, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'

const LIST = { group: 'messages', right: 'enquiries', to: '/admin/enquiries' } as const

/** Unread messages by subject, and of those that nobody has answered what is the reader’s and what a colleague has left behind. */
export async function enquiriesOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  const facts = { _count: { _all: true }, _min: { createdAt: true } } as const
  const waiting = { state: { in: ['new', 'open'] }, deletedAt: null }
  const [unread, mine, left] = await Promise.all([
    read.enquiry.groupBy({ by: ['subject'], where: { state: 'new', deletedAt: null }, ...facts }),
    read.enquiry.aggregate({ where: { ...waiting, assigneeId: reader.id }, ...facts }),
    read.enquiry.aggregate({ where: { ...waiting, assigneeId: null, assignee: { not: null } }, ...facts }),
  ])
  const oldest = await read.enquiry.findMany({
    where: {
      state: 'new',
      deletedAt: null,
      OR: unread.map(({ subject, _min: { createdAt } }) => ({ subject, ...(createdAt && { createdAt }) })),
    },
    select: { id: true, subject: true },
  })
  const firstOf = (subject: string | null) => oldest.find(each => each.subject === subject)?.id
  return [
    ...unread.map(({ subject, _count, _min }) => ({
      ...LIST,
      id: `enquiries-unread-${subject ?? NONE}`,
      label: m.desk_enquiries_unread({
        ...plural(_count._all),
        subject: subjectLabels[subject as Subject]?.() ?? m.subject_none(),
      }),
      count: _count._all,
      search: { state: 'new', subject: subject ?? NONE },
      screen: '/admin/enquiries',
      oldest: _min.createdAt?.toISOString(),
      ...(firstOf(subject) && { first: `/admin/enquiries/${firstOf(subject)}` }),
      ...(subject === 'complaint' && { tone: 'urgent' as const }),
    })),
    {
      ...LIST,
      id: 'enquiries-mine',
      label: m.desk_enquiries_mine(plural(mine._count._all)),
      count: mine._count._all,
      search: { state: 'todo', assignee: ME },
      oldest: mine._min.createdAt?.toISOString(),
    },
    {
      ...LIST,
      id: 'enquiries-left',
      label: m.desk_enquiries_left(plural(left._count._all)),
      count: left._count._all,
      search: { state: 'todo', assignee: LEFT },
      oldest: left._min.createdAt?.toISOString(),
    },
  ]
}
