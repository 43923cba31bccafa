import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { NoticeKind } from '#server/registration/define-feature.ts'

export const enquiriesNotices = {
  'enquiry-arrived': { label: m.notice_enquiry_arrived, right: 'enquiries', usual: 'daily', stillWaiting: findOpen },
  'enquiry-assigned': { label: m.notice_enquiry_assigned, right: 'enquiries', usual: 'now', stillWaiting: findOpen },
} satisfies Record<string, NoticeKind>

async function findOpen(ids: string[]) {
  const enquiries = await read.enquiry.findMany({
    where: { id: { in: ids }, state: { in: ['new', 'open'] }, deletedAt: null },
    select: { id: true },
  })
  return enquiries.map(({ id }) => id)
}

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    enquiries: typeof enquiriesNotices
  }
}
