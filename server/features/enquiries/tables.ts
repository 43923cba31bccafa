import type { Tables } from '#server/registration/define-table.ts'

const own = { seenBy: 'enquiries' } as const

export const enquiriesTables = {
  Enquiry: { key: ['id'], isFromPeople: true, ...own, kept: 'for good' },
  EnquiryEntry: { key: ['id'], ...own, kept: { with: ['Enquiry'] } },
  AnswerTemplate: { key: ['id'], ...own, kept: 'for good' },
  SpamWord: { key: ['hash'], seenBy: 'nobody', kept: 'for good' },
} satisfies Tables
