import type { Tables } from '#server/define-table.ts'

export const enquiriesTables = {
  Enquiry: { key: ['id'], isFromPeople: true },
  EnquiryEntry: { key: ['id'] },
  AnswerTemplate: { key: ['id'] },
  SpamWord: { key: ['hash'] },
} satisfies Tables
