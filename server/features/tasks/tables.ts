import type { Tables } from '#server/define-table.ts'

export const tasksTables = {
  Task: {
    key: ['id'],
    isFromPeople: true,
    seenBy: ['applications', 'demands', 'enquiries'],
    kept: { with: ['Application', 'Demand', 'Enquiry'] },
    person: {
      as: 'tasks',
      of: { applicationId: 'Application' },
      without: ['id', 'demandId', 'enquiryId', 'assigneeId', 'byId', 'version', 'sentHash'],
    },
  },
} satisfies Tables
