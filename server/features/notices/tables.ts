import type { Tables } from '#server/registration/define-table.ts'

const own = { seenBy: 'its person', kept: { with: ['User'] } } as const

export const noticesTables = {
  NoticeChoice: { key: ['userId', 'event'], restored: 'as it was', ...own },
  DigestEntry: { key: ['id'], restored: 'as backed up', ...own },
  Reported: { key: ['key'], seenBy: 'nobody', kept: { days: 365, from: 'at' } },
} satisfies Tables
