import type { Tables } from '#server/define-table.ts'

export const noticesTables = {
  NoticeChoice: { key: ['userId', 'event'] },
  DigestEntry: { key: ['id'] },
  Reported: { key: ['key'] },
} satisfies Tables
