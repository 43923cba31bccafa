import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { NoticeKind } from '#server/registration/define-feature.ts'
import { ENDED } from '#server/features/applications/stages/states.shared.ts'

export const applicationsNotices = {
  'application-arrived': {
    label: m.notice_application_arrived,
    right: 'applications',
    usual: 'daily',
    stillWaiting: findReceived,
  },
  'application-withdrawn': {
    label: m.notice_application_withdrawn,
    right: 'applications',
    usual: 'now',
    stillWaiting: findWithdrawn,
  },
  'application-assigned': {
    label: m.notice_application_assigned,
    right: 'applications',
    usual: 'now',
    stillWaiting: findOpen,
  },
} satisfies Record<string, NoticeKind>

async function findReceived(ids: string[]) {
  const applications = await read.application.findMany({
    where: { id: { in: ids }, state: 'received', mergedIntoId: null },
    select: { id: true },
  })
  return applications.map(({ id }) => id)
}

async function findWithdrawn(ids: string[]) {
  const applications = await read.application.findMany({
    where: { id: { in: ids }, state: 'withdrawn', mergedIntoId: null },
    select: { id: true },
  })
  return applications.map(({ id }) => id)
}

async function findOpen(ids: string[]) {
  const applications = await read.application.findMany({
    where: { id: { in: ids }, state: { notIn: [...ENDED] }, mergedIntoId: null },
    select: { id: true },
  })
  return applications.map(({ id }) => id)
}

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    applications: typeof applicationsNotices
  }
}
