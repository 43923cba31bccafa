import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { NoticeKind } from '#server/define-feature.ts'

export const accountsNotices = {
  'person-waits': {
    label: m.notice_person_waits,
    right: 'people',
    usual: 'now',
    async stillWaiting(ids) {
      const people = await read.user.findMany({ where: { id: { in: ids }, status: 'waiting' }, select: { id: true } })
      return people.map(({ id }) => id)
    },
  },
} satisfies Record<string, NoticeKind>
