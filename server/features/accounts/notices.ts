import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { NoticeKind } from '#server/registration/define-feature.ts'
import { OFFICE } from '#server/permissions.ts'

export const accountsNotices = {
  'person-waits': {
    label: m.notice_person_waits,
    right: 'people',
    usual: 'now',
    stillWaiting,
  },
  'officer-waits': {
    label: m.notice_officer_waits,
    right: OFFICE,
    usual: 'now',
    stillWaiting,
  },
  'officers-changed': { label: m.notice_officers_changed, right: [OFFICE, 'owners'], usual: 'now' },
} satisfies Record<string, NoticeKind>

async function stillWaiting(ids: string[]): Promise<string[]> {
  const people = await read.user.findMany({ where: { id: { in: ids }, status: 'waiting' }, select: { id: true } })
  return people.map(({ id }) => id)
}

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    accounts: typeof accountsNotices
  }
}
